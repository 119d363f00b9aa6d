"""Plain data that nobody can change: a sheet is shared by games, views and records instead of being copied."""

from __future__ import annotations

from typing import Any, NoReturn


def _refuse(self: object, *args: object, **named: object) -> NoReturn:
    raise TypeError("the data of a sheet cannot be changed; change a copy made by json.loads(json.dumps(sheet))")


class FrozenDict(dict[str, Any]):
    """A dict that stays as it is."""

    __slots__ = ()
    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __copy__(self) -> FrozenDict:
        return self

    def __deepcopy__(self, memo: object) -> FrozenDict:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return frozen, (dict(self),)


class FrozenList(list[Any]):
    """A list that stays as it is."""

    __slots__ = ()
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __copy__(self) -> FrozenList:
        return self

    def __deepcopy__(self, memo: object) -> FrozenList:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return frozen, (list(self),)


def frozen(value: Any) -> Any:
    """Plain data with all its dicts and lists frozen."""
    if isinstance(value, dict):
        return FrozenDict((key, frozen(one)) for key, one in value.items())
    if isinstance(value, list):
        return FrozenList(frozen(one) for one in value)
    return value
