"""The screen of 7 Wonders."""

from septem.cli.screens import Screen
from septem.cli.wonders import lookup, table
from septem.games.wonders.model import Explanation, Move, Refusal, View

SCREEN = Screen[View, Explanation, Move, Refusal](table, lookup)
