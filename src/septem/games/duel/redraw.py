"""What nobody knows, drawn anew: face-down and removed cards, later ages, the second group (DU-97 to DU-100)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel.codes import LIBRARY
from septem.games.duel.fields import Fields
from septem.games.duel.tables import FIRST_GUILD, GROUP, SLOTS

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import shuffle
    from septem.games.duel.effects import draw_offer
    from septem.games.duel.fields import MASK, WONDERS, WORD
    from septem.games.duel.structure import deal_age, fill_pool

COMPILED = bool(cython.compiled)


def redraw_hidden(state: Fields, seat: int, stream: list[int]) -> None:
    """Exchange everything a seat cannot know, each possibility equally likely."""
    redeal_cards(state, stream)
    if state.later_group:
        redeal_wonders(state, stream)
    if state.phase == LIBRARY and seat != state.actor:  # DU-100
        draw_offer(state, stream)


def redeal_cards(state: Fields, stream: list[int]) -> None:
    """Unseen cards change places: face-down ones with removed ones, and all later ages (DU-99)."""
    note_known(state)
    if state.age > 0:
        redeal_face_down(state, stream, state.age - 1, 0)
    if state.age == 3:
        redeal_face_down(state, stream, 3, 1)  # guild backs show where guilds lie (DU-98)
    for age in range(state.age + 1, 4):
        deal_age(state, stream, age)


def note_known(state: Fields) -> None:
    """Mark every card that lies open or has been seen (DU-97)."""
    for i in range(2):
        state.known[i] = state.cards[0][i] | state.cards[1][i] | state.discarded[i]
    for wonder in range(WONDERS):
        if state.under[wonder] >= 0:
            know(state, state.under[wonder])
    for slot in range(SLOTS):
        if state.left & state.face_up & BIT[slot]:
            know(state, state.deck[state.age - 1][slot])


def know(state: Fields, card: int) -> None:
    """Mark one card."""
    state.known[WORD[card]] |= MASK[card]


def redeal_face_down(state: Fields, stream: list[int], deck: int, guilds: int) -> None:
    """Fill the face-down slots of one kind of back with unseen cards of its deck."""
    shuffle(stream, state.pool, fill_pool(state, deck))
    used = 0
    for slot in range(SLOTS):
        if state.left & BIT[slot] and not state.face_up & BIT[slot]:
            is_guild = 1 if state.deck[state.age - 1][slot] >= FIRST_GUILD else 0
            if is_guild == guilds:
                state.deck[state.age - 1][slot] = state.pool[used]
                used += 1


def redeal_wonders(state: Fields, stream: list[int]) -> None:
    """Draw the second group of the draft anew while it is unseen (DU-99)."""
    seen = state.group
    for seat in range(2):
        for i in range(state.unbuilt_count[seat]):
            seen |= BIT[state.unbuilt[seat][i]]
    count = 0
    for wonder in range(WONDERS):
        if not seen & BIT[wonder]:
            state.pool[count] = wonder
            count += 1
    shuffle(stream, state.pool, count)
    state.later_group = 0
    for i in range(GROUP):
        state.later_group |= BIT[state.pool[i]]
