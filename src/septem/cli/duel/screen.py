"""The screen of Duel."""

from septem.cli.duel import lookup, table
from septem.cli.screens import Screen
from septem.games.duel.model import Explanation, Move, Refusal, View

SCREEN = Screen[View, Explanation, Move, Refusal](table, lookup)
