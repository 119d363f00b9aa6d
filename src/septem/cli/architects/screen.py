"""The screen of Architects."""

from septem.cli.architects import lookup, table
from septem.cli.screens import Screen
from septem.games.architects.model import Explanation, Move, Refusal, View

SCREEN = Screen[View, Explanation, Move, Refusal](table, lookup)
