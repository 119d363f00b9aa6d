"""Payments of the Architects model: what a stage costs and which cards may pay it (AR-20 to AR-25)."""

from __future__ import annotations

import itertools
from collections import Counter

from tests.models.architects_parts import COSTS, RESOURCES, Options

Payment = tuple[tuple[str, int], ...]


def affordable(area: Counter[str], stage: str, ready: set[str], options: Options) -> bool:
    """The obligation test AR-24; `ready` = tokens held and unused this turn."""
    coins = area["coin"]
    doubled = 1 if options.economy_forces_build and "economy" in ready and coins >= 1 else 0
    held = [area[resource] for resource in RESOURCES]
    if options.engineering_forces_build and "engineering" in ready:  # AR-O2
        grey = sum(held)
    elif COSTS[stage]["mode"] == "different":
        grey = sum(1 for count in held if count >= 1)
    else:
        grey = max(held)
    return bool(grey + coins + doubled >= COSTS[stage]["n"])


def payments(area: Counter[str], stage: str, ready: set[str], options: Options) -> list[Payment]:
    """Every legal payment (AR-23, AR-25), also those that need Engineering (AR-47)."""
    normal, engineered = [], []
    kinds, n = [*RESOURCES, "coin"], COSTS[stage]["n"]
    for counts in itertools.product(*(range(min(area[kind], n) + 1) for kind in kinds)):
        payment = dict(zip(kinds, counts, strict=True))
        if not worth_exactly(payment, n, ready):
            continue
        if follows_mode(payment, stage):
            normal.append(payment)
        elif "engineering" in ready:
            engineered.append(payment)
    if not options.coins_free_choice:  # AR-O1: with and without Engineering judged separately
        normal, engineered = most_grey(normal), most_grey(engineered)
    return sorted(tuple((kind, count) for kind, count in paid.items() if count) for paid in normal + engineered)


def worth_exactly(payment: dict[str, int], n: int, ready: set[str]) -> bool:
    value = sum(payment.values())
    can_double = "economy" in ready and payment["coin"] >= 1  # AR-46
    return value == n or (can_double and value + 1 == n)


def follows_mode(payment: dict[str, int], stage: str) -> bool:
    grey = [payment.get(resource, 0) for resource in RESOURCES]
    if COSTS[stage]["mode"] == "different":
        return all(count <= 1 for count in grey)
    return sum(1 for count in grey if count > 0) <= 1


def most_grey(found: list[dict[str, int]]) -> list[dict[str, int]]:
    def grey(payment: dict[str, int]) -> int:
        return sum(payment[resource] for resource in RESOURCES)

    most = max(map(grey, found), default=0)
    return [payment for payment in found if grey(payment) == most]
