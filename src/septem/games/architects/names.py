"""Names in all languages of everything in the game that has an id."""

from functools import cache

from septem.core.texts import Names
from septem.games.architects.catalogue import CARDS, CENTRAL_ID, COLOURS, STAGE_IDS, TERMS, TOKENS, WONDERS


@cache
def names() -> Names:
    """By kind of argument."""
    cards = {kind: card.name for kind, card in CARDS.items()}
    tokens = {token: found.name for token, found in TOKENS.items()}
    wonders = {wonder: found.name for wonder, found in WONDERS.items()}
    stages = {stage: _stage_name(number) for number, stage in enumerate(STAGE_IDS, 1)}
    return {
        "card": cards,
        "cards": cards,
        "token": tokens,
        "tokens": tokens,
        "wonder": wonders,
        "stage": stages,
        "stages": stages,
        "mode": {mode: TERMS[mode] for mode in ("different", "identical")},
        "deck": {**wonders, CENTRAL_ID: TERMS["central_deck"]},
        "colour": {colour: found.name for colour, found in COLOURS.items()},
    }


def _stage_name(number: int) -> dict[str, str]:
    term = TERMS["stage"]
    return {"en": f"{term['en']} {number}", "cs": f"{number}. {term['cs']}", "sk": f"{number}. {term['sk']}"}
