"""The toy game is registered for every test in here."""

from tests.toy.fixtures import toy_room

__all__ = ["toy_room"]
