"""Structs that nobody can change, their dicts included: sheets and catalogues are shared, never copied."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

import msgspec

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


def _refuse(self: object, *args: object, **named: object) -> NoReturn:
    raise TypeError("this cannot be changed, others share it; change a copy made by septem.as_data")


class FrozenDict(dict[K, V]):
    """A dict that stays as it is."""

    __slots__ = ()
    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __copy__(self) -> FrozenDict[K, V]:
        return self

    def __deepcopy__(self, memo: object) -> FrozenDict[K, V]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenDict, (dict(self),)


def frozen(value: T) -> T:
    """The same with all its dicts frozen."""
    found: Any = value
    if isinstance(value, msgspec.Struct):
        found = type(value)(**{name: frozen(part) for name, part in msgspec.structs.asdict(value).items()})
    elif isinstance(value, dict):
        found = FrozenDict((key, frozen(part)) for key, part in value.items())
    elif isinstance(value, tuple):
        found = tuple(frozen(part) for part in value)
    kept: T = found
    return kept
