"""Checks of a hand-written or loaded position: counts, ids, structure; errors name the field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from septem.core.errors import BadPosition, shown
from septem.games.dice.codes import ATTACKS, BY_MAX_ROUNDS, ENDINGS, GONE, IN_FORUM, IN_RESERVE, UNENDED
from septem.games.dice.dumps import MOST_COINS, Dump
from septem.games.dice.model import CityPart, Part
from septem.games.dice.sheet_columns import BoxRow, Words
from septem.games.dice.sheet_form import Effects
from septem.games.dice.tables import COLOUR_IDS, DIE_COLOUR, DIE_IDS, FACES, GREY, SECTION_COST, SPECIALS, STARTS

FACING = {"barracks_west": "barracks_east", "barracks_east": "barracks_west"}


def check(part: Part, words: Words, players: int, max_rounds: int) -> Dump:
    """Refuse what no game could lead to; the rest as `DiceState.restore` takes it."""
    cities = [_City(city, number, words) for number, city in enumerate(part.cities)]
    if len(cities) != players:
        raise BadPosition("cities", f"{len(cities)} cities for {players} players")
    boards = [city.board for city in part.cities]
    if len(set(boards)) != len(boards):
        raise BadPosition("cities", "two seats have the same board")
    first = _first_finishers(cities)
    ended = _ended(part, cities, words, max_rounds)
    faces, sections = _forum(part)
    return {
        "round": part.round,
        "last_round": _last_round(part, cities, words, ended),
        "ended": ended,
        "place": _places(part, cities, faces, ended),
        "face": faces,
        "section": sections,
        "seats": [city.dump(agora_first) for city, agora_first in zip(cities, first, strict=True)],
    }


class _City:
    """One seat under check."""

    def __init__(self, given: CityPart, number: int, words: Words) -> None:
        self.given = given
        self.field = f"cities[{number}]"
        self.words = words
        self._check()

    def _check(self) -> None:
        given, words = self.given, self.words
        if given.board not in words.board_ids:
            known = ", ".join(words.board_ids)
            raise BadPosition(f"{self.field}.board", f"unknown {shown(given.board)}; known: {known}")
        cap = words.sheet.treasury.cap
        most = MOST_COINS if cap is None else cap
        if not 0 <= given.coins <= most:
            raise BadPosition(f"{self.field}.coins", f"{given.coins} is not allowed; allowed: 0 to {most}")
        _known_once(given.crossed, words.box_ids, f"{self.field}.crossed")
        _known_once(given.bonuses, words.bonus_ids, f"{self.field}.bonuses")
        for box in given.crossed:
            after = self.box(box).after
            if after is not None and after not in given.crossed:
                raise BadPosition(f"{self.field}.crossed", f"{box} is crossed but {after} before it is not")
        self._check_bonuses()
        self._check_attacks()
        if self.count("guild_court") and "purple" not in self.unlocked():
            raise BadPosition(f"{self.field}.crossed", "Guild Court boxes are crossed but the purple die is locked")

    def _check_bonuses(self) -> None:
        earned = min(len(self.words.bonus_ids), sum(self.complete(one) for one in self.words.earns))
        if len(self.given.bonuses) != earned:
            raise BadPosition(f"{self.field}.bonuses", f"{len(self.given.bonuses)} crossed, {earned} earned")

    def _check_attacks(self) -> None:
        for box, points in self.given.attacks.items():
            printed = self.box(box).attack if box in self.given.crossed else None
            if printed is None:
                raise BadPosition(f"{self.field}.attacks", f"{shown(box)} is not a crossed attack box")
            facing = FACING[self.box(box).building]
            low = max(0, printed - sum(one.defence for one in self.words.boxes if one.building == facing))
            if not low <= points <= printed:
                raise BadPosition(f"{self.field}.attacks", f"{box}: {points} is not allowed; {low} to {printed}")

    def box(self, box: str) -> BoxRow:
        """A known box as all boards print it."""
        return self.words.boxes[self.words.number[box]]

    def count(self, building: str) -> int:
        """Crossed boxes of a building."""
        return sum(self.words.building_of[box] == building for box in self.given.crossed)

    def complete(self, building: str) -> bool:
        """Whether all boxes of a building are crossed."""
        boxes = self.words.boxes_of(building)
        return bool(boxes) and self.count(building) == len(boxes)

    def unlocked(self) -> set[str]:
        """Colours of the special dice the seat has unlocked."""
        words = self.words
        board = words.boards[words.board_ids.index(self.given.board)]
        lists: list[Effects] = [board[words.number[box]].effects for box in self.given.crossed]
        lists += [bonus.effects for bonus in words.sheet.bonus if bonus.id in self.given.bonuses]
        return {effect.unlock for effects in lists for effect in effects if effect.unlock}

    def dump(self, agora_first: bool) -> Dump:
        """The engine's form."""
        given, words = self.given, self.words
        attacks = [0] * ATTACKS
        for slot, (number, box) in enumerate(words.attack_boxes):
            if box in given.crossed:
                attacks[slot] = given.attacks.get(box, words.boxes[number].attack or 0)
        return {
            "city": words.board_ids.index(given.board),
            "coins": given.coins,
            "crossed": sum(1 << words.number[box] for box in given.crossed),
            "bonuses": sum(1 << words.bonus_ids.index(bonus) for bonus in given.bonuses),
            "attacks": attacks,
            "agora_first": int(agora_first),
        }


def _known_once(ids: Iterable[str], known: Sequence[str], where: str) -> None:
    found = list(ids)
    for one in found:
        if one not in known:
            raise BadPosition(where, f"unknown {shown(one)}")
    if len(set(found)) != len(found):
        raise BadPosition(where, "an id stands there twice")


def _first_finishers(cities: list[_City]) -> list[bool]:
    """Who was first is settled at the end of each round (DI-81); if nobody says, all whose Agora is complete."""
    complete = [city.complete("agora") for city in cities]
    if all(city.given.agora_first is None for city in cities):
        return complete
    first = [bool(city.given.agora_first) for city in cities]
    for city, was_first, is_complete in zip(cities, first, complete, strict=True):
        if was_first and not is_complete:
            raise BadPosition(f"{city.field}.agora_first", "its Agora is not complete")
    if any(complete) and not any(first):
        raise BadPosition("cities", "an Agora is complete but nobody was the first to complete it")
    return first


def _full(cities: list[_City], words: Words) -> bool:
    return any(len(city.given.bonuses) == len(words.bonus_ids) for city in cities)


def _ended(part: Part, cities: list[_City], words: Words, max_rounds: int) -> int:
    if not 1 <= part.round <= max_rounds:
        raise BadPosition("round", f"{part.round} is not allowed; allowed: 1 to {max_rounds}")
    if part.ending is None:
        return UNENDED
    if part.ending == "bonuses" and not _full(cities, words):
        raise BadPosition("ending", "nobody has crossed all bonuses")
    if part.ending == "max_rounds" and part.round != max_rounds:
        raise BadPosition("ending", f"round {part.round} is not the last possible one, {max_rounds}")
    return 1 + ENDINGS.index(part.ending)


def _last_round(part: Part, cities: list[_City], words: Words, ended: int) -> int:
    """Known as soon as a player has all bonuses: the round after that one (DI-101)."""
    last = 0
    if _full(cities, words):
        last = part.round + 1 if ended == BY_MAX_ROUNDS else part.round
    if part.last_round not in (None, last):
        raise BadPosition("last_round", f"{part.last_round} does not agree with the bonuses; expected {last or None}")
    return last


def _forum(part: Part) -> tuple[list[int], list[int]]:
    faces, sections = [-1] * len(DIE_IDS), [0] * len(DIE_IDS)
    for name, lying in part.forum.items():
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
    if len(part.forum) != sum(STARTS):
        raise BadPosition("forum", f"{len(part.forum)} dice; always {sum(STARTS)}")
    return faces, sections


def _places(part: Part, cities: list[_City], faces: list[int], ended: int) -> list[int]:
    """Where each die is; a special die lies in the Forum from the round after its first unlock (DI-85)."""
    unlocked = set[str]().union(*(city.unlocked() for city in cities))
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
    if part.removed is not None:
        greys = [DIE_IDS[die] for die in range(len(DIE_IDS)) if DIE_COLOUR[die] == GREY]
        _known_once(part.removed, greys, "removed")
        if not set(removed) <= set(part.removed):
            raise BadPosition("removed", f"{', '.join(removed)} neither there nor in the Forum")
        for name in part.removed:
            places[DIE_IDS.index(name)] = GONE
    if places.count(GONE) != len(unlocked):
        raise BadPosition("removed", f"{places.count(GONE)} grey dice for {len(unlocked)} special ones")
    return places
