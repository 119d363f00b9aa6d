"""Everything that can be wrong with what a caller hands us, by kind. Messages name the field and what is allowed."""

from septem.core.model import Reason


class SeptemError(Exception):
    """Base of all errors a caller can cause."""


class UnknownGame(SeptemError):
    """No game of that id."""


class BadOption(SeptemError):
    """An option or a number of players that the game does not have or does not allow."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field


class BadPosition(SeptemError):
    """A position that cannot be: wrong form, unknown ids, impossible counts."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"position {field}: {problem}")
        self.field = field


class BadView(SeptemError):
    """Not a view of this game, so that nothing can be drawn from it."""


class BadRecord(SeptemError):
    """A game record that does not parse or does not replay."""


class RulesChanged(BadRecord):
    """A record made under another version of the rules than this package plays."""


class BadTable(SeptemError):
    """A data table (cards, boards, sheets) that breaks its schema."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where


class IllegalMove(SeptemError):
    """A move the rules do not allow; nothing has changed. `reason` is the code, the message its English text."""

    def __init__(self, reason: Reason, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class BadMove(IllegalMove):
    """A move that cannot even be read: not a notation, code or move of this game."""


class BadCall(SeptemError, ValueError):
    """A call the engine cannot carry out: a number out of range, a state that is not in play. Nothing has changed."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
