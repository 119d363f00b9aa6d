"""The toy's screen: the table is enough to play."""

from septem.cli.screens import Screen
from tests.toy import table
from tests.toy.model import Explanation, Move, Refusal, View

SCREEN = Screen[View, Explanation, Move, Refusal](table)
