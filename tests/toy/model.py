"""The typed border of the toy game: the same names as in every room."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from septem.core import model, options
from septem.core.model import EventData, MoveData, ViewHead

Phase = Literal["choose", "over"]


class Options(options.Options, frozen=True, kw_only=True):
    """`bell`: how the market day is rung in; the engine does not hear it."""

    bell: Literal["none", "loud"] = "none"


# ---- moves -------------------------------------------------------------------------------------
class Show(MoveData, frozen=True):
    """Show a card of the hand."""

    card: int


class Swap(MoveData, frozen=True):
    """Lay a card of the hand aside and draw another."""

    card: int


Data = Show | Swap
Why: TypeAlias = None


class Move(model.Move[Data, Why], frozen=True):
    """One legal move; nothing has a price here."""


class Refusal(model.Refusal[Data], frozen=True):
    """A move that is not possible now."""


# ---- views -------------------------------------------------------------------------------------
class City(msgspec.Struct, frozen=True):
    """One trader: how many cards are in hand and laid aside, those shown, the prizes won, the points now."""

    cards: int
    aside: int
    shown: tuple[int, ...]
    prizes: int
    points: int


class View(ViewHead, frozen=True, kw_only=True, tag="toy"):
    """The market as a trader sees it; a spectator has neither hand nor cards laid aside."""

    options: Options
    phase: Phase
    turn: int
    deck: int
    cities: tuple[City, ...]
    hand: tuple[int, ...] | None
    laid_aside: tuple[int, ...] | None


class Explanation(msgspec.Struct, frozen=True):
    """What a trader may want to know: which cards of the hand beat all that have been shown."""

    beats_all: tuple[int, ...]


# ---- events ------------------------------------------------------------------------------------
class Shown(EventData, frozen=True):
    """A card was shown."""

    seat: int
    card: int


class Swapped(EventData, frozen=True):
    """A card was laid aside and another drawn, as its owner sees it."""

    seat: int
    card: int
    drawn: int


class SwappedHidden(EventData, frozen=True):
    """The same for everybody else."""

    seat: int


class PrizeWon(EventData, frozen=True):
    """The highest card shown took the prize of the die."""

    seat: int
    prize: int


Event = Shown | Swapped | SwappedHidden | PrizeWon


class Entry(model.Entry[Event], frozen=True):
    """One line of the log."""


# ---- positions ---------------------------------------------------------------------------------
class CityPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One trader."""

    hand: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    prizes: int = 0


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The toy's own part of a position; the deck's last card is on top."""

    turn: int
    cities: tuple[CityPart, ...]
    deck: tuple[int, ...]
    streams: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8)


class Position(model.Position[Options, Part], frozen=True, kw_only=True, tag="toy"):
    """A complete position."""

    options: Options = Options()


class Record(model.Record[Options, Part], frozen=True, kw_only=True, tag="toy"):
    """One game from its beginning."""

    start: Position | None = None


# ---- pieces ------------------------------------------------------------------------------------
class Catalogue(msgspec.Struct, frozen=True):
    """What is in the box: the cards, the faces of the die, how many turns a market day has."""

    cards: tuple[int, ...]
    faces: tuple[int, ...]
    turns: int
