"""What a seat may know, put together from nothing (SW-100 to SW-105).

Cards face down are listed in the order they were put away, each with its card if the seat knows it. `recovered` lists
the discard builds; the rows of those cards stay listed and nothing tells them from the others: of two equal cards
nobody knows which one was taken, not even who sold one of them. `memory` holds what the seat remembers of hands it has
passed on. What it has never seen is not in the view; `sample` works it out from the card list.
"""

from __future__ import annotations

from collections.abc import Sequence

from septem.core.room import Head
from septem.games.wonders.catalogue import FIGURES, SIDE_IDS, SYMBOLS
from septem.games.wonders.codes import AFTER_TURNS, DISCARD_BUILD, GROUP_AGE, GROUP_HAND, PHASES, SEVENTH_CARD
from septem.games.wonders.dumps import Dump
from septem.games.wonders.engine import WondersState
from septem.games.wonders.model import AwayCard, City, FreeCity, Memory, Options, View
from septem.games.wonders.position import named, recovered
from septem.games.wonders.scoring import CATEGORIES
from septem.games.wonders.tables import BOARD_IDS, CARD_IDS, STAGE_COUNT, side_row


def view(head: Head, options: Options, state: WondersState) -> View:
    """The table as a seat sees it at the beginning of the phase (None: a spectator)."""
    seat, players, edition = head["seat"], head["players"], options.edition - 1
    ids = CARD_IDS[edition]
    now = state.situation()
    alone = now["phase"] in (SEVENTH_CARD, DISCARD_BUILD)
    hands = [state.hand_of(other) for other in range(players)]
    away = state.cards_away()
    return View(
        **head,
        options=options,
        phase=PHASES[now["phase"]],
        age=now["age"] + 1,
        turn=now["turn"] + 1,
        passing=FIGURES[edition].pass_direction[str(now["age"] + 1)],
        actor=now["actor"] if alone else None,
        acting_city=now["acting_city"] if alone else None,
        cities=tuple([_city(state, city, edition, players) for city in range(now["cities"])]),
        hand=() if seat is None else named(hands[seat], ids),
        hand_sizes=tuple([len(hand) for hand in hands]),
        away=_away(away, head, bool(options.reveal_all_choices), ids),
        recovered=tuple([recovered(row, ids) for row in state.cards_recovered()]),
        memory=() if seat is None else _memory(state, now, seat, hands, away, ids),
        free_city=_free_city(state, now, seat, ids) if players == 2 and now["ages_dealt"] else None,
    )


def _city(state: WondersState, city: int, edition: int, players: int) -> City:
    lying = state.city(city)
    board, side = lying["board"], lying["side"]
    left, right = lying["neighbours"]
    score = state.categories(city)
    return City(
        board=BOARD_IDS[board],
        side=SIDE_IDS[edition][side] if side >= 0 else None,
        free_city=city >= players,
        left=left,
        right=right,
        coins=lying["coins"],
        cards=named(lying["cards"], CARD_IDS[edition]),
        stages=lying["stages"],
        stage_count=STAGE_COUNT[side_row(edition, board, side)] if side >= 0 else None,
        shields=lying["shields"],
        science=dict(zip(SYMBOLS, lying["science"], strict=True)),
        victories=tuple(lying["victories"]),
        defeats=lying["defeats"],
        power_used=bool(lying["power_used"]),
        discard_builds_due=lying["builds_due"],
        score=dict(zip(CATEGORIES, score, strict=True)),
        points=sum(score),
    )


# ---- cards face down ---------------------------------------------------------------------------
def _away(rows: list[Dump], head: Head, reveal_all: bool, ids: Sequence[str]) -> tuple[AwayCard, ...]:
    """`fresh` is no news to a seat that passed the hand on, but would be to a spectator."""
    seat, players = head["seat"], head["players"]
    found = []
    for row in rows:
        knows = _public(row, players, reveal_all) if seat is None else seat in row["known"]
        found.append(
            AwayCard(
                age=row["age"] + 1,
                turn=row["turn"] + 1,
                city=row["city"],
                under=row["under"],
                card=ids[row["card"]] if knows else None,
                fresh=row["fresh"] if knows and seat is not None else None,
                known=tuple(row["known"]),  # who put it away and who looked through the pile is public
                ruled_out=named(row["ruled_out"], ids)
                if row["ruled_out"]
                else (),  # coins, production and prices were public
            )
        )
    return tuple(found)


def _public(row: Dump, players: int, reveal_all: bool) -> bool:
    """Whether a spectator knows a card face down: it was turned up for all (SW-104).

    With more than two players nothing else is known to all; two may both know a left-over card by other ways.
    """
    return reveal_all and len(row["known"]) == players and (players > 2 or row["turn"] < AFTER_TURNS)


# ---- two players -------------------------------------------------------------------------------
def _free_city(state: WondersState, now: Dump, seat: int | None, ids: Sequence[str]) -> FreeCity:
    """Who holds the Free City card, how many cards the pile has, and what the own seat knows of them."""
    pile = state.deck_of(now["age"])
    looking = seat is not None and state.looks_at_pile(seat)
    return FreeCity(
        holder=state.holder(),
        pile_size=len(pile),
        pile_card=ids[pile[0]] if looking else None,
        drawn=now["drawn"] >= 0 if seat == state.holder() else None,
    )


# ---- what is remembered ------------------------------------------------------------------------
class _Group:
    """Cards of a hand that was passed on, while they are being gathered."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.unseen = 0
        self.away: list[int] = []
        self.hands: list[int] = []

    def add(self, card: int, fresh: bool) -> None:
        """One card of it; a fresh one was drawn later."""
        if fresh:
            self.unseen += 1
        else:
            self.cards.append(card)


def _memory(
    state: WondersState, now: Dump, seat: int, hands: list[list[int]], away: list[Dump], ids: Sequence[str]
) -> tuple[Memory, ...]:
    """What a seat remembers of hands it has passed on: each group of cards and the places among which they lie."""
    groups: dict[int, _Group] = {}
    for index, key in enumerate(state.away_groups(seat)):
        if key:
            group = groups.setdefault(key, _Group())
            group.away.append(index)
            group.add(away[index]["card"], away[index]["fresh"])
    drawer = state.holder() if now["drawn"] >= 0 else None
    for other, key in enumerate(state.hand_groups(seat)):
        hand = hands[other]
        if key and hand:
            group = groups.setdefault(key, _Group())
            group.hands.append(other)
            for at, card in enumerate(hand):
                group.add(card, other == drawer and at == len(hand) - 1)
    return tuple([_remembered(key, group, ids) for key, group in sorted(groups.items())])


def _remembered(key: int, group: _Group, ids: Sequence[str]) -> Memory:
    return Memory(
        age=key // GROUP_AGE + 1,
        hand=key % GROUP_AGE // GROUP_HAND,
        seen_on_turn=key % GROUP_HAND,
        cards=tuple(sorted(named(group.cards, ids))),
        unseen=group.unseen,
        away=tuple(group.away),
        hands=tuple(group.hands),
    )
