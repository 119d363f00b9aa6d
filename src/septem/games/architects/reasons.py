"""Why a move is not legal (AR-95), and what a player might look for in vain."""

from septem.core.model import Json, Reason, Refusal
from septem.games.architects.codes import PHASES
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.ids import mask_out, seat_out, sides_out
from septem.games.architects.moves import EXTRA_CARD_IDS, PAIRS, data_of, payment_in, words
from septem.games.architects.prices import BREAKS, CANDIDATES, DOUBLES
from septem.games.architects.tables import (
    CENTRAL_ID,
    COSTS,
    DECK_IDS,
    STAGE_IDS,
    SYMBOL_IDS,
    TOKEN_IDS,
    WONDERS,
)

PHASE_OF = {
    "choose": ("choose",),
    "take": ("pick", "take_any"),
    "build": ("resolution",),
    "science": ("resolution",),
    "use": ("resolution",),
    "finish": ("resolution",),
    "effect": ("effect",),
    "decline": ("effect",),
    "progress": ("progress",),
    "look": ("look",),
    "keep": ("keep",),
}


class Judge:
    """Knows the table of the seat to act; says what is wrong with a move."""

    def __init__(self, state: ArchitectsState, seat: int) -> None:
        dump = state.dump()
        self.dump = dump
        self.legal = [data_of(code) for code in state.legal_codes(seat)]
        self.owed = state.obligations()
        self.phase = PHASES[dump["phase"]]
        self.mine = seat_out(dump, seat)
        self.sides = sides_out(state.beside(seat))
        self.live = mask_out(dump["live"], TOKEN_IDS)
        self.used = mask_out(dump["used"], TOKEN_IDS)
        self.unused = mask_out(state.unused_tokens(seat), TOKEN_IDS)
        self.tokens_left = bool(dump["pile"]) or any(token >= 0 for token in dump["face_up"])

    def why_not(self, data: Json) -> Reason:
        """The reason against a move that has the right form but is not legal."""
        action = data["action"]
        if self.phase not in PHASE_OF[action]:
            return Reason("must-take") if self.phase == "pick" else Reason("not-now", {"phase": self.phase})
        if any(data.items() <= one.items() for one in self.legal):
            return Reason("unfinished-move")
        match action:
            case "take" | "look":
                return self.against_deck(data["deck"], self.reach())
            case "build" if "payment" not in data:
                return self.against_any_payment(data["stage"])
            case "build":
                return self.against_build(data["stage"], data["payment"])
            case "science":
                return self.against_science(data.get("symbols", []))
            case "use":
                return self.against_token(data["token"]) or self.against_deck(data.get("deck", ""), self.reach())
            case "finish":
                return self.against_finish()
            case "progress":
                code = "pile-empty" if data["token"] == "blind" else "token-not-there"
                return Reason(code, {"token": data["token"]})
            case "keep":
                return Reason("card-not-seen", {"card": data["card"]})
            case _:
                return Reason("wonder-taken", {"wonder": data["wonder"]})

    def reach(self) -> list[str]:
        """Names of the decks that could be offered in this phase if they had cards."""
        if self.phase == "take_any":
            return [DECK_IDS[wonder] for wonder in self.dump["wonder"]] + [CENTRAL_ID]
        beside = [deck for deck in self.sides if deck]
        return beside if self.phase == "look" else [*beside, CENTRAL_ID]

    def against_deck(self, deck: str, reach: list[str]) -> Reason:
        """Empty or out of reach."""
        code = "empty-deck" if deck in reach else "deck-out-of-reach"
        return Reason(code, {"deck": deck})

    def against_stage(self, stage: str) -> Reason | None:
        """Built already, or not on its turn yet (AR-20)."""
        if stage in self.mine["built"]:
            return Reason("stage-built", {"stage": stage})
        missing = [one for one in WONDERS[self.mine["wonder"]].stages[stage].requires if one not in self.mine["built"]]
        return Reason("stage-unavailable", {"stage": stage, "stages": missing}) if missing else None

    def against_any_payment(self, stage: str) -> Reason:
        """A stage for which there is no payment at all."""
        cost = COSTS[stage]
        return self.against_stage(stage) or Reason("cannot-pay", {"n": cost.n, "mode": cost.mode})

    def against_build(self, stage: str, payment: dict[str, int]) -> Reason:
        """What is wrong with the stage (AR-20), else with the cards that should pay it (AR-22, AR-23)."""
        reason = self.against_stage(stage)
        if reason:
            return reason
        missing = [kind for kind, count in payment.items() if count > self.mine["area"].get(kind, 0)]
        if missing:
            return Reason("cards-not-held", {"cards": missing})
        cost, place, number = COSTS[stage], STAGE_IDS.index(stage), payment_in(payment)
        if number not in CANDIDATES[place] or (DOUBLES[place][number] and "economy" not in self.unused):
            return Reason("wrong-worth", {"paid": sum(payment.values()), "n": cost.n})
        if BREAKS[place][number] and "engineering" not in self.unused:
            return Reason("wrong-mode", {"n": cost.n, "mode": cost.mode})
        return Reason("grey-first")

    def against_science(self, symbols: list[str]) -> Reason:
        """Why a set cannot be turned in: no token is left, no set, cards not held (AR-30, AR-35)."""
        if not self.tokens_left:
            return Reason("no-tokens-left")
        if symbols not in [*PAIRS, SYMBOL_IDS]:
            return Reason("not-a-set")
        return Reason("cards-not-held", {"cards": sorted(set(symbols), key=SYMBOL_IDS.index)})

    def against_token(self, token: str) -> Reason | None:
        """Why an extra-card token cannot be used: not held, used, not live (AR-40 to AR-43)."""
        if token not in self.mine["progress"]:
            return Reason("token-not-held", {"token": token})
        if token in self.used:
            return Reason("token-used", {"token": token})
        return None if token in self.live else Reason("token-not-live", {"token": token})

    def against_finish(self) -> Reason:
        """The first obligation that is open (AR-17)."""
        if self.owed["stages"]:
            return Reason("obligation-build", {"stages": mask_out(self.owed["stages"], STAGE_IDS)})
        if self.owed["science"]:
            return Reason("obligation-science")
        return Reason("obligation-token", {"tokens": mask_out(self.owed["tokens"], TOKEN_IDS)})

    # ---- refusals ------------------------------------------------------------------------------------
    def refusals(self) -> list[Refusal]:
        """Decks, stages, sets and tokens that are no choice now, each with its reason."""
        if self.phase in ("pick", "take_any", "look"):
            return self.refused_decks({data["deck"] for data in self.legal})
        if self.phase == "resolution":
            return self.refused_steps(self.legal)
        return []

    def refused(self, data: Json, reason: Reason) -> Refusal:
        """One refusal with its notation."""
        return Refusal(words(data, self.sides), data, reason)

    def refused_decks(self, offered: set[str]) -> list[Refusal]:
        """Empty decks among those in reach."""
        action = "look" if self.phase == "look" else "take"
        empty = [deck for deck in self.reach() if deck not in offered]
        return [self.refused({"action": action, "deck": deck}, Reason("empty-deck", {"deck": deck})) for deck in empty]

    def refused_steps(self, legal: list[Json]) -> list[Refusal]:
        """Stages without a payment, sets without a token, tokens that are not live, finishing."""
        found = []
        buildable = {data["stage"] for data in legal if data["action"] == "build"}
        for stage in STAGE_IDS:
            if stage not in buildable:
                reason = self.against_any_payment(stage)
                found.append(Refusal(f"build {stage}", {"action": "build", "stage": stage}, reason))
        for token in self.mine["progress"]:
            if token in EXTRA_CARD_IDS and token not in self.live:
                reason = self.against_token(token) or Reason("token-not-live", {"token": token})
                found.append(Refusal(f"use {token}", {"action": "use", "token": token}, reason))
        if all(data["action"] != "science" for data in legal):
            reason = Reason("not-a-set") if self.tokens_left else Reason("no-tokens-left")
            found.append(Refusal("science", {"action": "science"}, reason))
        if {"action": "finish"} not in legal:
            found.append(self.refused({"action": "finish"}, self.against_finish()))
        return found
