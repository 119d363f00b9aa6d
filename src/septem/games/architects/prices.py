"""Every payment there can be, numbered, and for each stage the payments that could buy it (AR-20 to AR-25).

A payment is a multiset of 1 to 4 cards of the six kinds that pay. Packed, it has four bits for each kind.
"""

from itertools import combinations_with_replacement

from septem.games.architects.tables import COIN, COST_MODE, COST_N, STAGE_IDS

PAYING_KINDS = COIN + 1
MOST_CARDS = max(COST_N)
WORTH_CAP = 7  # holdings are counted no further: no price is above 4


def _payments() -> list[list[int]]:
    kinds = range(PAYING_KINDS)
    found = []
    for size in range(1, MOST_CARDS + 1):
        found += [[cards.count(kind) for kind in kinds] for cards in combinations_with_replacement(kinds, size)]
    return found


def _breaks(payment: list[int], mode: str) -> int:
    grey = payment[:COIN]
    if mode == "different":
        return int(max(grey) > 1)
    return int(sum(1 for count in grey if count) > 1)


def _packed(payment: list[int]) -> int:
    return sum(count * 16**kind for kind, count in enumerate(payment))


PAYMENTS = _payments()
PACKED = [_packed(payment) for payment in PAYMENTS]
GREY_PAID = [sum(payment[:COIN]) for payment in PAYMENTS]
BREAKS = [[_breaks(payment, mode) for payment in PAYMENTS] for mode in COST_MODE]
"""1 where a payment for a stage needs Engineering (AR-47)."""
DOUBLES = [[int(sum(payment) < n) for payment in PAYMENTS] for n in COST_N]
"""1 where it needs Economy (AR-46)."""
GUARD = _packed([8] * PAYING_KINDS)
"""Top bit of every four: stays set under subtraction where the holding is large enough."""

# The candidates of each stage stand in one list, in four stretches: exact and in the printed mode; one short, with a
# coin that Economy doubles; the same two against the printed mode, for Engineering.
NORMAL, NORMAL_DOUBLED, ENGINEERED, ENGINEERED_DOUBLED = range(4)


def _stretch(stage: int, short: int, breaking: int) -> list[int]:
    return [
        number
        for number, payment in enumerate(PAYMENTS)
        if sum(payment) == COST_N[stage] - short and BREAKS[stage][number] == breaking and payment[COIN] >= short
    ]


_stretches = [
    [_stretch(stage, short, breaking) for breaking in (0, 1) for short in (0, 1)] for stage in range(len(STAGE_IDS))
]
CANDIDATES = [[payment for stretch in stretches for payment in stretch] for stretches in _stretches]
STRETCH_END = [sum(len(one) for one in stretches[: i + 1]) for stretches in _stretches for i in range(4)]
LONGEST = max(len(candidates) for candidates in CANDIDATES)


# Which stages a worth can buy, as a mask, by worth 0 to WORTH_CAP (AR-24).
def _bought(worth: int, modes: tuple[str, ...]) -> int:
    return sum(2**stage for stage in range(len(STAGE_IDS)) if COST_MODE[stage] in modes and worth >= COST_N[stage])


BUYS_DIFFERENT = [_bought(worth, ("different",)) for worth in range(WORTH_CAP + 1)]
BUYS_IDENTICAL = [_bought(worth, ("identical",)) for worth in range(WORTH_CAP + 1)]
BUYS_ANY = [_bought(worth, ("different", "identical")) for worth in range(WORTH_CAP + 1)]
