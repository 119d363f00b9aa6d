"""What speaks for a move of Duel and what against it, besides points: tempo, science, the conflict, money, the other.

What happened is read from the events of the move and from the states around it; no rule stands here.
"""

from __future__ import annotations

from collections.abc import Iterator

from septem.core.advice import Merit, Trial, most_wanted
from septem.core.model import Args
from septem.games.duel import model as m
from septem.games.duel.catalogue import RESOURCES, TOKENS, WONDERS, Effects
from septem.games.duel.codes import DESTROY, LIBRARY, REVIVE
from septem.games.duel.dumps import symbols
from septem.games.duel.engine import DuelState
from septem.games.duel.explain import explain
from septem.games.duel.moves import data_of

DuelTrial = Trial[DuelState, m.Move, m.Event]
FIRST = ("merit-again", "merit-pair", "merit-symbol", "merit-war")
"""What is told before anything else."""
WANTED = 200
"""The other would miss a card from this difference on, in hundredths of a point."""
DEAR = 6
"""Coins that are worth a word."""
TOKEN_EFFECTS = {token.id: token.effects for token in TOKENS}
WONDER_EFFECTS = {wonder.id: wonder.effects for wonder in WONDERS}


def merits(tried: DuelTrial, instead: DuelTrial) -> list[Merit]:
    """Reasons, the most telling first."""
    found = [merit for event in tried.events for merit in _happened(event, tried)]
    found += [*_science(tried), *_to_choose(tried), *_production(tried), *_money(tried)]
    found.sort(key=lambda merit: FIRST.index(merit.message) if merit.message in FIRST else len(FIRST))
    return [*found, *_for_the_other(tried, instead)]


# ---- what happened -------------------------------------------------------------------------------
def _happened(event: m.Event, tried: DuelTrial) -> Iterator[Merit]:
    seat = tried.seat
    match event:
        case m.ExtraTurn(seat=who) if who == seat:
            yield Merit("merit-again")
        case m.PairMade(seat=who) if who == seat:
            yield Merit("merit-pair")
        case m.PawnMoved(seat=who, steps=steps) if who == seat:
            left = explain(tried.after).military[seat].shields_to_win
            yield Merit("merit-war", {"shields": steps, "rest": left})
        case m.Looted(coins=coins, seat=who) | m.CoinsLost(coins=coins, seat=who) if who != seat and coins:
            yield Merit("merit-loot", {"coins": coins})
        case m.TokenTaken(token=token, seat=who) if who == seat:
            yield from _lasting(TOKEN_EFFECTS[token])
        case m.Chained():
            yield Merit("merit-chain")
        case m.WonderDrafted(wonder=wonder):
            yield from _drafted(WONDER_EFFECTS[wonder])
        case m.CoinsGained(coins=coins, seat=who) | m.UrbanismPaid(coins=coins, seat=who) if who == seat:
            yield Merit("effect-coins", {"amount": coins})
        case m.EconomyPaid(coins=coins, seat=who) if who != seat:
            yield Merit("merit-economy", {"coins": coins}, against=True)


def _drafted(does: Effects) -> Iterator[Merit]:
    """What a wonder will do once it is constructed, as its effects are told."""
    if does.play_again:
        yield Merit("effect-play_again")
    if does.progress_from_box:
        yield Merit("merit-library")
    if does.build_from_discard:
        yield Merit("effect-build_from_discard")
    if does.destroy_opponent_card:
        yield Merit("effect-destroy_opponent_card", {"what": does.destroy_opponent_card})
    if does.shields:
        yield Merit("effect-shields", {"amount": does.shields})
    if does.produce_choice:
        yield Merit("merit-makes-one", {"resource": does.produce_choice})
    if does.points:
        yield Merit("effect-points", {"amount": does.points})


def _lasting(does: Effects) -> Iterator[Merit]:
    """The lasting power of a token, as its effect is told."""
    if does.resource_discount:
        args: Args = {"amount": does.resource_discount.resources, "what": does.resource_discount.target}
        yield Merit("effect-resource_discount", args)
    if does.gain_opponent_trade_coins:
        yield Merit("effect-gain_opponent_trade_coins")
    if does.extra_shields:
        yield Merit("effect-extra_shields", {"amount": does.extra_shields.amount})
    if does.wonders_play_again:
        yield Merit("effect-wonders_play_again")
    if does.coins_per_chain_build:
        yield Merit("effect-coins_per_chain_build", {"amount": does.coins_per_chain_build})


def _science(tried: DuelTrial) -> Iterator[Merit]:
    """Different symbols the city has now."""
    before, after = (len(symbols(state.dump(), tried.seat)) for state in (tried.before, tried.after))
    if after > before:
        yield Merit("merit-symbol", {"count": after})


def _to_choose(tried: DuelTrial) -> Iterator[Merit]:
    """A wonder that lets its owner choose something next."""
    dump = tried.after.dump()
    if dump["actor"] != tried.seat:
        return
    match dump["phase"]:
        case phase if phase == LIBRARY:
            yield Merit("merit-library")
        case phase if phase == DESTROY:
            yield Merit("merit-destroys")
        case phase if phase == REVIVE:
            yield Merit("effect-build_from_discard")


# ---- money ---------------------------------------------------------------------------------------
def _production(tried: DuelTrial) -> Iterator[Merit]:
    """Resources the city did not make, and those that cost it less from now on."""
    before, after = (state.production(tried.seat) for state in (tried.before, tried.after))
    new = tuple(good for i, good in enumerate(RESOURCES) if after[i] and not before[i])
    if new:
        yield Merit("merit-new", {"resource": new})
    more = tuple(good for i, good in enumerate(RESOURCES) if after[i] > before[i] > 0)
    if more:
        yield Merit("merit-more", {"resource": more})
    prices = zip(RESOURCES, tried.before.unit_prices(tried.seat), tried.after.unit_prices(tried.seat), strict=True)
    cheaper = tuple(good for good, old, price in prices if price < old and good not in (*new, *more))
    if cheaper:
        yield Merit("merit-cheaper", {"resource": cheaper})


def _money(tried: DuelTrial) -> Iterator[Merit]:
    match tried.move.why:
        case m.Income(coins):
            yield Merit("effect-coins", {"amount": coins})
        case m.Payment(total=total) if total >= DEAR:
            rest: int = tried.after.dump()["coins"][tried.seat]
            yield Merit("merit-dear", {"coins": total, "rest": rest}, against=True)


# ---- the other -----------------------------------------------------------------------------------
def _for_the_other(tried: DuelTrial, instead: DuelTrial) -> Iterator[Merit]:
    """A card kept from the other, or left or uncovered for it; cards turned without the right to take one first."""
    other = 1 - tried.seat
    missed, open_to_it = _wanted(instead, other), _wanted(tried, other)
    taken = _card(tried.move.data)
    if missed is not None and missed == taken:
        yield Merit("merit-denies", {"card": missed})
    if open_to_it is not None:
        if open_to_it not in _available(tried.before):
            yield Merit("merit-uncovers", {"card": open_to_it}, against=True)
        elif open_to_it == _card(instead.move.data):
            yield Merit("merit-leaves", {"card": open_to_it}, against=True)
    turned = sum(isinstance(event, m.CardRevealed) for event in tried.events)
    if turned and other in tried.after.acting() and not _new_age(tried):
        yield Merit("merit-turns", {"count": turned}, against=True)


def _wanted(trial: DuelTrial, other: int) -> str | None:
    """The card the other would build next and would miss."""
    if other not in trial.after.acting() or _new_age(trial):
        return None
    structure = trial.after.structure()

    def built(code: int) -> str | None:
        data = data_of(code, structure)
        return data.card if isinstance(data, m.Build) else None

    return most_wanted(trial.weighed(other), built, WANTED)


def _available(state: DuelState) -> set[str]:
    return {price.card for price in explain(state).cards if price.available}


def _new_age(trial: DuelTrial) -> bool:
    return any(isinstance(event, m.AgeBegan) for event in trial.events)


def _card(data: m.Data) -> str | None:
    """The card a move takes from the structure."""
    return data.card if isinstance(data, m.Build | m.Discard | m.Wonder) else None
