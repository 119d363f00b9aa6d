"""Figures of the toy game (a larger one reads them from data/*.toml)."""

CARDS, HAND, TURNS, FACES = 16, 3, 3, 3
DECK, HELD, ASIDE, SHOWN = 0, 10, 20, 30  # where a card lies; all but DECK plus its seat
FEATURES = ("beginning", "prizes ahead", "cards held", "best card")  # of one turn, for a learned value
BEGINNING, AHEAD, CARDS_HELD, BEST_CARD = range(4)
WIDTH = len(FEATURES)
NOTE_SHOWN, NOTE_SWAPPED, NOTE_PRIZE = 1, 2, 3
