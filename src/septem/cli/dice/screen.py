"""The screen of Dice."""

from septem.cli.dice import lookup, table
from septem.cli.screens import Screen
from septem.games.dice.model import Explanation, Move, Refusal, View

SCREEN = Screen[View, Explanation, Move, Refusal](table, lookup)
