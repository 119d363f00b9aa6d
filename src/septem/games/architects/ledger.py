"""The table in Python's own terms, for the facade: options in, everything out and in again."""

from typing import Any

from septem.core import calls
from septem.core.state import State  # noqa: F401  # the base of Layout must be known before it
from septem.games.architects import tables
from septem.games.architects.dumps import checked, checked_options
from septem.games.architects.layout import Layout
from septem.games.architects.tables import CENTRAL, CULTURE, FACE_UP

Dump = dict[str, Any]
"""Names of fields with ints and lists of ints."""

BIT = tables.BIT
CONFLICT_TOKENS = tables.CONFLICT_TOKENS
DECK_FIRST = tables.DECK_FIRST
DECK_SIZE = tables.DECK_SIZE


class Ledger(Layout):
    """Slow; every number is checked against the arrays (`dumps`), positions against the rules (`checks`)."""

    def configure(self, seats: int, options: dict[str, int], given: list[int]) -> None:
        """Number of seats, options as ints, the wonders by seat if they are given."""
        self.check_open()
        found = checked_options(seats, options, given)
        self.check_open()
        self.seats = found["seats"]
        self.wonders_by = found["wonders_by"]
        self.first_player = found["first_player"]
        self.coins_free = found["coins_free_choice"]
        self.economy_forces = found["economy_forces_build"]
        self.engineering_forces = found["engineering_forces_build"]
        self.engineering_once = found["engineering_once_per_turn"]
        self.effect_optional = found["wonder_effect_optional"]
        self.extra_optional = found["extra_card_optional"]
        self.look_public = found["halicarnassus_public"]
        self.conflict_total = CONFLICT_TOKENS[self.seats]
        for seat in range(len(found["given"])):
            self.given[seat] = found["given"][seat]

    def setup(self) -> dict[str, Any]:
        """What `configure` was told."""
        self.check_in_play()
        return {
            "wonders_by": self.wonders_by,
            "given": [self.given[seat] for seat in range(self.seats)],
            "first_player": self.first_player,
            "coins_free_choice": self.coins_free,
            "economy_forces_build": self.economy_forces,
            "engineering_forces_build": self.engineering_forces,
            "engineering_once_per_turn": self.engineering_once,
            "wonder_effect_optional": self.effect_optional,
            "extra_card_optional": self.extra_optional,
            "halicarnassus_public": self.look_public,
        }

    def dump(self) -> Dump:
        """Everything on the table but the streams."""
        self.check_in_play()
        seats = range(self.seats)
        return {
            "phase": self.phase,
            "active": self.active,
            "turn": self.turn,
            "live": self.live,
            "used": self.used,
            "looked": self.looked,
            "ending": self.ending,
            "cat": self.cat,
            "known": self.known,
            "conflict_total": self.conflict_total,
            "conflict_battle": self.conflict_battle,
            "face_up": [self.face_up[slot] for slot in range(FACE_UP)],
            "pile": [self.pile[place] for place in range(self.pile_left - 1, -1, -1)],
            "discard": [self.discard[kind] for kind in range(14)],
            "wonder": [self.wonder[seat] for seat in seats],
            "built": [self.built[seat] for seat in seats],
            "held": [self.held[seat] for seat in seats],
            "culture": [self.culture[seat] for seat in seats],
            "military": [self.military[seat] for seat in seats],
            "area": [[self.area[seat][kind] for kind in range(14)] for seat in seats],
            "decks": [[self.cards[i] for i in range(self.top[deck], self.bottom[deck])] for deck in range(CENTRAL + 1)],
        }

    def beside(self, seat: int) -> list[int]:
        """The decks on the left and on the right of a seat (AR-3), -1 before its wonder is chosen."""
        at = self.known_seat(seat)
        return [self.wonder[at], self.right_of(at)]

    def redraw(self, seat: int, seed: int) -> None:
        """Redraw all that this seat (-1: a spectator) cannot know, from a seed of its own."""
        self.check_in_play()
        at = calls.whole("seat", seat, -1, self.seats - 1)
        self.reseed_choices(seed)
        self.determinize(at)

    def restore(self, given: Dump) -> None:
        """Lay out what `dump` gave; the state is configured already, and open before and after."""
        self.check_open()
        dump = checked(given, calls.whole("seats", self.seats, 2, 7))
        self.check_open()
        self.clear_seats()
        self.phase = dump["phase"]
        self.active = dump["active"]
        self.turn = dump["turn"]
        self.live = dump["live"]
        self.used = dump["used"]
        self.looked = dump["looked"]
        self.ending = dump["ending"]
        self.cat = dump["cat"]
        self.known = dump["known"]
        self.conflict_battle = dump["conflict_battle"]
        self.restore_tokens(dump["face_up"], dump["pile"])
        for kind in range(14):
            self.discard[kind] = dump["discard"][kind]
        for seat in range(self.seats):
            self.restore_seat(seat, dump)
        self.cards_left = 0
        for deck in range(CENTRAL + 1):
            self.restore_deck(deck, dump["decks"][deck])

    def restore_tokens(self, face_up: list[int], pile: list[int]) -> None:
        """Progress tokens in the middle, the top of the pile first."""
        self.pile_left = len(pile)
        self.tokens_left = len(pile)
        for place in range(len(pile)):
            self.pile[len(pile) - 1 - place] = pile[place]
        for slot in range(FACE_UP):
            self.face_up[slot] = face_up[slot]
            if face_up[slot] >= 0:
                self.tokens_left += 1

    def restore_seat(self, seat: int, dump: Dump) -> None:
        """What lies before one seat."""
        self.wonder[seat] = dump["wonder"][seat]
        self.built[seat] = dump["built"][seat]
        self.held[seat] = dump["held"][seat]
        self.culture[seat] = dump["culture"][seat]
        self.military[seat] = dump["military"][seat]
        for kind in range(14):
            self.area[seat][kind] = dump["area"][seat][kind]
        self.recount(seat)
        self.progress[seat] = max(0, self.culture[seat] - 1)  # the second copy shares the bit of the first
        for token in range(CULTURE + 1):
            if self.held[seat] & BIT[token]:
                self.progress[seat] += 1

    def restore_deck(self, deck: int, kinds: list[int]) -> None:
        """One deck, top card first."""
        self.bottom[deck] = DECK_FIRST[deck] + DECK_SIZE[deck]
        self.top[deck] = self.bottom[deck] - len(kinds)
        self.cards_left += len(kinds)
        for place in range(len(kinds)):
            self.cards[self.top[deck] + place] = kinds[place]
