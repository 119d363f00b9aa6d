"""A table in memory: what is stored of it, and the game its entries make. It can be thrown away at any time."""

from collections.abc import Iterable, Sequence

import msgspec

from septem.core import begin
from septem.core.errors import SeptemError, UnknownGame, shown
from septem.core.game import AnyGame
from septem.core.model import Reason, Result
from septem.core.rng import Rng
from septem.games import room_of
from septem.server.clock import SECOND
from septem.server.facts import CHOICES, TABLE, Entry, EntryKind, Place, Stored, Turn
from septem.server.problems import Conflict, OtherRules

WORLDS = 16
"""Games drawn from what a seat knew, to tell whether it has learned something since."""
ABSENCE = 15 * 60 * SECOND
"""So long a person has to have owed a decision without being at the table before a bot may play on for them."""
Moves = Sequence[tuple[int, str]]


class Live(msgspec.Struct, frozen=True):
    """A table as of its last entry. `logged` has the length of the log after each entry, the first at index 0.

    `since` is when choices took effect last: from then on the time of those who have to decide runs. `known_to` has for
    each entry the one seat that knows of it, a step of a choice that is not sealed yet, or `TABLE`: everybody does.
    `kept` is the stored result of a game that cannot be played again, since its rules are not ours (`foreign`).
    """

    stored: Stored
    game: AnyGame | None = None
    logged: tuple[int, ...] = (0,)
    since: int = 0
    known_to: tuple[int, ...] = ()
    public: tuple[object, ...] = ()
    """What everybody saw after the last entry; the game itself may be played on when entries are read one by one."""
    kept: Result | None = None

    @property
    def number(self) -> int:
        """Of the last entry; not to be shown, since it tells how many steps others have taken in secret."""
        return self.stored.number

    def number_for(self, seat: int | None) -> int:
        """How many entries a seat (None: a spectator) may know of: what it is shown as the number of the last one."""
        return len(self.known_to) - sum(by not in (TABLE, seat) for by in self.known_to)

    def playing(self) -> AnyGame:
        """The game of a table that has begun."""
        if self.foreign:
            raise OtherRules(_difference(self.stored))
        if self.game is None:
            raise Conflict("the game has not begun")
        return self.game

    @property
    def foreign(self) -> bool:
        """Whether the game has begun under other rules than ours: it is kept and told of, and nobody plays on."""
        return self.stored.status != "waiting" and not ours(self.stored)

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self.kept if self.game is None else self.game.result

    def acting(self) -> tuple[int, ...]:
        """Seats that owe a decision."""
        return self.game.to_act if self.game is not None and self.stored.status == "running" else ()

    def log_since(self, seat: int | None, number: int) -> int:
        """From which line on the log may differ from what a seat saw at a number: an undo takes lines away."""
        lengths = [
            length for length, by in zip(self.logged, (TABLE, *self.known_to), strict=True) if by in (TABLE, seat)
        ]
        return min(lengths[min(max(number, 0), len(lengths) - 1) :])

    def after(self, stored: Stored, game: AnyGame | None, kind: EntryKind, seat: int) -> "Live":
        """One entry later, made by a seat; one that nobody else knows of leaves the time of the last change alone."""
        length = log_length(game)
        logged, public = (*self.logged, length), _public(game)
        if kind in CHOICES and public == self.public:
            stored = msgspec.structs.replace(stored, changed=self.stored.changed)
            return Live(stored, game, logged, self.since, (*self.known_to, seat), public, self.kept)
        begun = self.game is None and game is not None
        since = stored.changed if begun or length != self.logged[-1] else self.since
        return Live(stored, game, logged, since, (*self.known_to, TABLE), public, self.kept)


def ours(stored: Stored) -> bool:
    """Whether a table was made for a game and rules that we play."""
    try:
        return room_of(stored.game).rules == stored.rules
    except UnknownGame:
        return False


def _difference(stored: Stored) -> str:
    """Both versions, in the words of `septem.core.records`."""
    try:
        return f"made under {shown(stored.rules)}, this version plays {room_of(stored.game).rules!r}"
    except UnknownGame as problem:
        return str(problem)


def log_length(game: AnyGame | None) -> int:
    """How many lines the log of a game has, whoever may read them."""
    return 0 if game is None else game.told


def _public(game: AnyGame | None) -> tuple[object, ...]:
    """What changes with every choice that others see anything of: who still has to decide, and what took effect."""
    return () if game is None else (game.step, game.told, game.to_act)


def revived(stored: Stored, entries: Iterable[Entry]) -> Live:
    """A table from all its entries."""
    return continued(Live(stored), stored, entries)


def continued(live: Live, stored: Stored, entries: Iterable[Entry]) -> Live:
    """A table some entries later; who looks at the earlier one still sees that."""
    game = None if live.game is None else live.game.copy()
    for entry in entries:
        game = game_after(stored, game, entry)
        then = msgspec.structs.replace(stored, number=entry.number, changed=entry.at)
        live = live.after(then, game, entry.kind, entry.seat)
    return msgspec.structs.replace(live, stored=stored)


def game_after(stored: Stored, game: AnyGame | None, entry: Entry) -> AnyGame | None:
    """What an entry makes of a game, which may be changed by it."""
    match entry.kind:
        case "started":
            return dealt(stored) if ours(stored) else None
        case "play" if game is not None:
            game.play(entry.seat, entry.text)
        case "retract" if game is not None:
            game.retract(entry.seat)
        case "undo" if game is not None:
            return again(stored, game.record().moves[: int(entry.text)])
    return game


def dealt(stored: Stored) -> AnyGame:
    """The game of a table as it begins."""
    return begin.new(room_of(stored.game), stored.players, stored.seed, stored.chosen_options())


def again(stored: Stored, moves: Moves) -> AnyGame:
    """The same game, played again so far."""
    game = dealt(stored)
    for seat, text in moves:
        game.play(seat, text)
    return game


def due_calls(before: Live, after: Live, at: int, delay: float) -> Turn:
    """Whose turn it has become by an entry, and whose it still is."""
    people = {seat for seat in after.acting() if (place := after.stored.places[seat]).identity and not place.level}
    same = before.game is not None and after.game is not None and before.game.step == after.game.step
    still = people & set(before.acting()) if same else set()
    return Turn(tuple(sorted(people - still)), tuple(sorted(still)), at + int(delay * SECOND))


def bot_from(live: Live, seat: int) -> int | None:
    """From when on a bot may play for the person of a seat who does not come; None: nobody waits for a person there."""
    place = live.stored.places[seat]
    waited_for = seat in live.acting() and place.identity is not None and not place.level
    return live.since + ABSENCE if waited_for else None


# ---- undo ----------------------------------------------------------------------------------------
def undone(stored: Stored, game: AnyGame, seat: int) -> int:
    """How many moves an undo of a seat's last one leaves; Conflict if it may not be undone."""
    moves = game.record().moves
    own = [number for number, (mover, _) in enumerate(moves) if mover == seat and number >= stored.branch]
    if not own:
        raise Conflict("there is nothing to undo", reason=Reason("undo-nothing"))
    if any(not _yields(stored.places[seat], place) for place in stored.places):
        raise Conflict("other people play here; a sealed choice can be taken back", reason=Reason("undo-people"))
    before, since = again(stored, moves[: own[-1]]), moves[own[-1] :]
    people = [one for one, place in enumerate(stored.places) if place.identity == stored.places[seat].identity]
    if revealed(before, since, game) or any(learned(before, since, game, one) for one in people):
        raise Conflict("something hidden has become known since", reason=Reason("undo-known"))
    return own[-1]


def _yields(own: Place, place: Place) -> bool:
    """Whether a seat has nothing against an undo: a bot, or the same person."""
    return bool(place.level) or place.identity == own.identity


def revealed(before: AnyGame, moves: Moves, now: AnyGame) -> bool:
    """Whether others chose at the same time as the first of these moves, and their choices have been opened since."""
    if now.step == before.step:
        return False
    seat, text = moves[0]
    sealed = before.copy()
    sealed.play(seat, text)
    return sealed.step == before.step or any(mover != seat for mover, _ in before.position().sealed)


def learned(before: AnyGame, moves: Moves, now: AnyGame, seat: int) -> bool:
    """Whether a seat knows more than what follows from what it knew and what was done."""
    seen = now.view(seat)
    known = before.view(seat)
    for number in range(WORLDS):
        world = begin.sample(before.room, known, Rng(number))
        try:
            for mover, text in moves:
                world.play(mover, text)
        except SeptemError:
            return True
        if world.view(seat) != seen:
            return True
    return False
