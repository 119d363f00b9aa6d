"""The course of the game: turns, ages, and what lies between them (SW-14a, SW-20 to SW-29, SW-73 to SW-76a, SW-97)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.wonders import tables
from septem.games.wonders.codes import (
    AFTER_TURNS,
    CARD_FIELD,
    CARD_SHIFT,
    CHOOSE,
    CHOOSE_SIDE,
    CHOSEN,
    DECLINE,
    DISCARD_BUILD,
    KIND_BITS,
    LAST_TURN,
    OVER,
    SEVENTH_CARD,
    TOLD_AGE,
    TOLD_END,
    TOLD_LEFT_OVER,
    TOLD_RECOVER_DECLINED,
    TOLD_RECOVER_LOST,
    TOLD_RECOVERED,
    TOLD_SEVENTH_DECLINED,
    TOLD_SIDE,
    TURN_STRIDE,
)
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import HAND, PLAY_SEVENTH

if not cython.compiled:
    from septem.games.wonders.away import pile_size, put_away, show_pile, take_from_pile
    from septem.games.wonders.cities import add_card, open_board
    from septem.games.wonders.effects import carry_out, clear_income, collect, resolve
    from septem.games.wonders.free_city import draw_card, holder_at, keeper
    from septem.games.wonders.hands import deal_hands, pass_hands
    from septem.games.wonders.scoring import count_all, fight

COMPILED = bool(cython.compiled)
CARD_BASE = tables.CARD_BASE  # a C array when compiled


# ---- beginnings ---------------------------------------------------------------------------------
def begin_game(state: Fields) -> None:
    """Age I, or first the choice of sides (SW-14a)."""
    if state.side_wanted[0] == CHOSEN:
        state.phase = CHOOSE_SIDE
        state.open_choices = state.seats
    else:
        begin_age(state)


def begin_age(state: Fields) -> None:
    """Deal, and begin the first turn (SW-20)."""
    state.note(TOLD_AGE, state.age, 0, 0, 0, 0)
    state.turn = 0
    deal_hands(state)
    for city in range(state.cities):
        state.power_used[city] = 0
    begin_turn(state)


def begin_turn(state: Fields) -> None:
    """All cities choose; with two players the holder draws a card first (SW-92)."""
    state.phase = CHOOSE
    state.open_choices = state.cities
    state.drawn = -1
    if state.cities > state.seats:
        draw_card(state)


# ---- when all have chosen -----------------------------------------------------------------------
def settle(state: Fields) -> None:
    """The last choice is sealed: all are shown."""
    if state.phase == CHOOSE:
        resolve(state)
        after_turn(state)
    else:
        show_sides(state)
        begin_age(state)


def show_sides(state: Fields) -> None:
    """The boards are laid out with the sides chosen (SW-14a)."""
    for city in range(state.cities):
        side = state.chosen[city] >> CARD_SHIFT & CARD_FIELD
        open_board(state, city, state.side_row[city] + side)
        state.chosen[city] = -1
        state.note(TOLD_SIDE, city, side, 0, 0, 0)


def after_turn(state: Fields) -> None:
    """Powers at the end of the turn (SW-26), or the end of the age (SW-29)."""
    if state.turn == LAST_TURN:
        next_seventh(state, 0)
    elif state.discard_each_turn:
        next_discard_build(state)
    else:
        next_turn(state)


def next_turn(state: Fields) -> None:
    """Pass the hands on (SW-27)."""
    state.turn += 1
    pass_hands(state)
    begin_turn(state)


# ---- the seventh card ---------------------------------------------------------------------------
def next_seventh(state: Fields, first: int) -> None:
    """Ask the next city that may play its seventh card (SW-73), then go on."""
    for city in range(first, state.cities):
        if state.powers[city] & PLAY_SEVENTH:
            state.phase = SEVENTH_CARD
            state.acting_city = city
            state.actor = keeper(state, city)
            return
    discard_rest(state)
    next_discard_build(state)


def seventh_card(state: Fields) -> int:
    """The card an extra action would use; for the Free City the last one of the pile (SW-98)."""
    if state.acting_city >= state.seats:
        return state.deck[state.age][state.pile_next]
    return state.hand[state.holding[state.acting_city]][0]


def play_seventh(state: Fields, move: int) -> None:
    """Carry out a seventh card as an action of its own (SW-73)."""
    city = state.acting_city
    if move & KIND_BITS == DECLINE:
        state.note(TOLD_SEVENTH_DECLINED, city, seventh_card(state), state.actor, 0, 0)
    else:
        clear_income(state)
        carry_out(state, city, state.actor, move, AFTER_TURNS)
        for other in range(state.cities):
            collect(state, other)
    next_seventh(state, city + 1)


def discard_rest(state: Fields) -> None:
    """All cards left over go to the discard pile unseen (SW-28, SW-97)."""
    for seat in range(state.seats):
        hand = state.holding[seat]
        for i in range(state.hand_size[hand]):
            card = state.hand[hand][i]
            put_away(state, card, seat, seat, AFTER_TURNS, 0)
            state.note(TOLD_LEFT_OVER, seat, card, seat, 0, 0)
        state.hand_size[hand] = 0
    if state.cities > state.seats and state.pile_next < 3 * HAND:
        discard_last(state)


def discard_last(state: Fields) -> None:
    """The last card of the draw pile; its holder has seen it if the Free City could have played it (SW-97, SW-98a)."""
    card = state.deck[state.age][state.pile_next]
    seen_by = holder_at(state.age, state.turn) if state.powers[state.seats] & PLAY_SEVENTH else -1
    put_away(state, card, state.seats, seen_by, AFTER_TURNS, 0)
    state.ruled_out[TURN_STRIDE * state.age + AFTER_TURNS] = 0
    state.pile_next += 1
    state.note(TOLD_LEFT_OVER, state.seats, card, seen_by, 0, 0)


# ---- building from the discard pile -------------------------------------------------------------
def next_discard_build(state: Fields) -> None:
    """Ask the next city that may build from the discard pile (SW-75 to SW-76a), then go on."""
    for city in range(state.cities):
        if state.builds_due[city] and pile_size(state) == 0:
            state.builds_due[city] = 0
            state.note(TOLD_RECOVER_LOST, city, 0, 0, 0, 0)
        if state.builds_due[city]:
            state.phase = DISCARD_BUILD
            state.acting_city = city
            state.actor = keeper(state, city)
            show_pile(state, state.actor)
            return
    if state.turn < LAST_TURN:
        next_turn(state)
    else:
        end_age(state)


def recover(state: Fields, move: int) -> None:
    """Build a card from the discard pile for free, or decline (SW-75)."""
    city = state.acting_city
    state.builds_due[city] -= 1
    if move & KIND_BITS == DECLINE:
        state.note(TOLD_RECOVER_DECLINED, city, 0, 0, 0, 0)
    else:
        card = move >> CARD_SHIFT & CARD_FIELD
        take_from_pile(state, card, city)
        add_card(state, city, card)
        state.note(TOLD_RECOVERED, city, card, 0, 0, 0)
        clear_income(state)
        state.placed[city] = CARD_BASE[state.edition] + card
        collect(state, city)
    next_discard_build(state)


# ---- ends ---------------------------------------------------------------------------------------
def end_age(state: Fields) -> None:
    """Conflicts, then the next age or the end (SW-29)."""
    fight(state, state.age)
    if state.age < 2:
        state.age += 1
        begin_age(state)
        return
    state.phase = OVER
    state.note(TOLD_END, 0, 0, 0, 0, 0)
    count_all(state)
