"""Checks of a hand-written or loaded position: counts, ids, structure; errors name the field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from septem.core.errors import BadPosition, shown
from septem.core.model import Json
from septem.core.records import checked_state, checked_streams
from septem.games.dice.codes import ATTACKS, BY_MAX_ROUNDS, ENDINGS, GONE, IN_FORUM, IN_RESERVE, UNENDED
from septem.games.dice.engine import DiceState
from septem.games.dice.position import Board, DicePosition, attack_boxes
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import COLOUR_IDS, DIE_COLOUR, DIE_IDS, FACES, GREY, SECTION_COST, SPECIALS, STARTS

MOST_COINS = 99_999
WORD = 2**32
FACING = {"barracks_west": "barracks_east", "barracks_east": "barracks_west"}


def position_in(data: Any, words: Words, state: DiceState, players: int, max_rounds: int) -> None:
    """Check a position and put it into an open state."""
    found: DicePosition = checked_state(data, DicePosition)
    boards = [_Board(board, number, words) for number, board in enumerate(found.seats)]
    if len(boards) != players:
        raise BadPosition("seats", f"{len(boards)} seats for {players} players")
    cities = [board.given.city for board in boards]
    if len(set(cities)) != len(cities):
        raise BadPosition("seats", "two seats have the same city")
    _check_agora(boards)
    ended = _ended(found, boards, words, max_rounds)
    faces, sections = _forum(found)
    places = _places(found, boards, faces, ended)
    if found.streams:
        checked_streams(found.streams)
    state.restore(
        {
            "round": found.round,
            "last_round": _last_round(found, boards, words, ended),
            "ended": ended,
            "place": places,
            "face": faces,
            "section": sections,
            "seats": [board.ints() for board in boards],
        }
    )
    if found.streams:
        state.set_streams(found.streams)
    else:
        state.seed_for(found.round)
    state._vouch()


class _Board:
    """One seat under check."""

    def __init__(self, given: Board, number: int, words: Words) -> None:
        self.given = given
        self.field = f"seats[{number}]"
        self.words = words
        self._check()

    def _check(self) -> None:
        given, words = self.given, self.words
        if given.city not in words.city_ids:
            raise BadPosition(f"{self.field}.city", f"unknown {shown(given.city)}; known: {', '.join(words.city_ids)}")
        cap = words.rows.cap if words.rows.cap is not None else MOST_COINS
        if not 0 <= given.coins <= cap:
            raise BadPosition(f"{self.field}.coins", f"{given.coins} is not allowed; allowed: 0 to {cap}")
        _known_once(given.crossed, words.box_ids, f"{self.field}.crossed")
        _known_once(given.bonuses, words.bonus_ids, f"{self.field}.bonuses")
        for box in given.crossed:
            after = words.rows.boxes[box].after
            if after is not None and after not in given.crossed:
                raise BadPosition(f"{self.field}.crossed", f"{box} is crossed but {after} before it is not")
        self._check_bonuses()
        self._check_attacks()
        if self.count("guild_court") and "purple" not in self.unlocked():
            raise BadPosition(f"{self.field}.crossed", "Guild Court boxes are crossed but the purple die is locked")

    def _check_bonuses(self) -> None:
        earned = min(len(self.words.bonus_ids), sum(self.complete(one) for one in self.words.rows.earns))
        if len(self.given.bonuses) != earned:
            raise BadPosition(f"{self.field}.bonuses", f"{len(self.given.bonuses)} crossed, {earned} earned")

    def _check_attacks(self) -> None:
        for box, points in self.given.attacks.items():
            row = self.words.rows.boxes.get(box)
            if row is None or row.attack is None or box not in self.given.crossed:
                raise BadPosition(f"{self.field}.attacks", f"{box} is not a crossed attack box")
            facing = self.words.boxes_of(FACING[row.building])
            defences = sum(self.words.rows.boxes[one].defence for one in facing)
            low = max(0, row.attack - defences)
            if not low <= points <= row.attack:
                raise BadPosition(f"{self.field}.attacks", f"{box}: {points} is not allowed; {low} to {row.attack}")

    def count(self, building: str) -> int:
        """Crossed boxes of a building."""
        return sum(self.words.building_of[box] == building for box in self.given.crossed)

    def complete(self, building: str) -> bool:
        """Whether all boxes of a building are crossed."""
        boxes = self.words.boxes_of(building)
        return bool(boxes) and self.count(building) == len(boxes)

    def unlocked(self) -> set[str]:
        """Colours of the special dice the seat has unlocked."""
        board = self.words.boards[self.given.city]
        lists = [board[box].effects for box in self.given.crossed]
        lists += [self.words.bonuses[bonus] for bonus in self.given.bonuses]
        return {str(effect["unlock"]) for effects in lists for effect in effects if "unlock" in effect}

    def ints(self) -> Json:
        """The engine's form."""
        given, words = self.given, self.words
        attacks = [0] * ATTACKS
        for slot, box in enumerate(attack_boxes(words)):
            if box in given.crossed:
                attacks[slot] = given.attacks.get(box, words.rows.boxes[box].attack or 0)
        return {
            "city": words.city_ids.index(given.city),
            "coins": given.coins,
            "crossed": sum(1 << words.box_ids.index(box) for box in given.crossed),
            "bonuses": sum(1 << words.bonus_ids.index(bonus) for bonus in given.bonuses),
            "attacks": attacks,
            "agora_first": int(bool(given.agora_first)),
        }


def _known_once(ids: list[str], known: Sequence[str], where: str) -> None:
    for one in ids:
        if one not in known:
            raise BadPosition(where, f"unknown {shown(one)}")
    if len(set(ids)) != len(ids):
        raise BadPosition(where, "an id stands there twice")


def _check_agora(boards: list[_Board]) -> None:
    """Who was first is settled at the end of each round (DI-81)."""
    complete = [board for board in boards if board.complete("agora")]
    if all(board.given.agora_first is None for board in boards):
        for board in complete:
            board.given.agora_first = True
    first = [board for board in boards if board.given.agora_first]
    for board in first:
        if board not in complete:
            raise BadPosition(f"{board.field}.agora_first", "its Agora is not complete")
    if complete and not first:
        raise BadPosition("seats", "an Agora is complete but nobody was the first to complete it")


def _full(boards: list[_Board], words: Words) -> bool:
    return any(len(board.given.bonuses) == len(words.bonus_ids) for board in boards)


def _ended(found: DicePosition, boards: list[_Board], words: Words, max_rounds: int) -> int:
    if not 1 <= found.round <= max_rounds:
        raise BadPosition("round", f"{found.round} is not allowed; allowed: 1 to {max_rounds}")
    if found.ended is None:
        return UNENDED
    if found.ended not in ENDINGS[1:]:
        raise BadPosition("ended", f"{shown(found.ended)} is not allowed; allowed: {', '.join(ENDINGS[1:])}")
    if found.ended == "bonuses" and not _full(boards, words):
        raise BadPosition("ended", "nobody has crossed all bonuses")
    if found.ended == "max_rounds" and found.round != max_rounds:
        raise BadPosition("ended", f"round {found.round} is not the last possible one, {max_rounds}")
    return ENDINGS.index(found.ended)


def _last_round(found: DicePosition, boards: list[_Board], words: Words, ended: int) -> int:
    """Known as soon as a player has all bonuses: the round after that one (DI-101)."""
    last = 0
    if _full(boards, words):
        last = found.round + 1 if ended == BY_MAX_ROUNDS else found.round
    if found.last_round not in (None, last):
        raise BadPosition("last_round", f"{found.last_round} does not agree with the bonuses; expected {last or None}")
    return last


def _forum(found: DicePosition) -> tuple[list[int], list[int]]:
    faces, sections = [-1] * len(DIE_IDS), [0] * len(DIE_IDS)
    for name, lying in found.forum.items():
        if name not in DIE_IDS:
            raise BadPosition("forum", f"unknown die {shown(name)}; known: {', '.join(DIE_IDS)}")
        die = DIE_IDS.index(name)
        if lying.face not in FACES[die]:
            raise BadPosition(f"forum.{name}", f"face {shown(lying.face)} is not one of {', '.join(FACES[die])}")
        if not 0 <= lying.section < len(SECTION_COST):
            raise BadPosition(f"forum.{name}", f"section {lying.section}; allowed: 0 to {len(SECTION_COST) - 1}")
        faces[die], sections[die] = FACES[die].index(lying.face), lying.section
    for die, name in enumerate(DIE_IDS):
        if faces[die] < 0 and STARTS[die] and DIE_COLOUR[die] != GREY:
            raise BadPosition("forum", f"the {name} die never leaves it")
    if len(found.forum) != sum(STARTS):
        raise BadPosition("forum", f"{len(found.forum)} dice; always {sum(STARTS)}")
    return faces, sections


def _places(found: DicePosition, boards: list[_Board], faces: list[int], ended: int) -> list[int]:
    """Where each die is; a special die lies in the Forum from the round after its first unlock (DI-85)."""
    unlocked = set().union(*(board.unlocked() for board in boards))
    places = [IN_FORUM if faces[die] >= 0 else GONE if STARTS[die] else IN_RESERVE for die in range(len(DIE_IDS))]
    for die in SPECIALS:
        open_now = COLOUR_IDS[DIE_COLOUR[die]] in unlocked
        if places[die] == IN_FORUM and not open_now:
            raise BadPosition("forum", f"the {DIE_IDS[die]} die is there but nobody has unlocked it")
        if places[die] != IN_FORUM and open_now:
            if not ended:
                raise BadPosition("forum", f"the {DIE_IDS[die]} die is unlocked but not there")
            places[die] = IN_FORUM  # swapped in at the end of the last round
    removed = [DIE_IDS[die] for die, place in enumerate(places) if place == GONE]
    if found.removed is not None:
        greys = [DIE_IDS[die] for die in range(len(DIE_IDS)) if DIE_COLOUR[die] == GREY]
        _known_once(found.removed, greys, "removed")
        if not set(removed) <= set(found.removed):
            raise BadPosition("removed", f"{', '.join(removed)} neither there nor in the Forum")
        for name in found.removed:
            places[DIE_IDS.index(name)] = GONE
    if places.count(GONE) != len(unlocked):
        raise BadPosition("removed", f"{places.count(GONE)} grey dice for {len(unlocked)} special ones")
    return places
