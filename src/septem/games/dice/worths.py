"""What things are worth to a player, in hundredths of a point: the numbers behind hints, tuned by self-play.

What lasts is worth so much at the beginning of a game and less the nearer the end; see `game_left` in hints.py.
"""

from septem.games.dice.sheet_form import BuildingId, ColourId

# How much of a game is left, in 1024ths of a usual one
WHOLE_GAME = 1024
LONG = 1280  # longer than it is: what lasts is hardly worth less in the first rounds
PER_ROUND = 30
PER_BONUS = 43  # that the player nearest to the end has
AT_LEAST = 64  # for each bonus that this player still lacks

# What comes at once
EXTRA_ACTION = 400
FREE_DIE = 350
SOME_BOX = 140  # crossed by an effect, whichever it will be
NEARNESS = [0, 420, 132, 115, 75, 61, 50, 32, 26, 22]  # to a bonus, by how many boxes a building lacks
COUNTED_BOX = 70  # a box that an effect gives a point for

# What lasts, at the beginning of a game
COIN = 39
LATE_COIN = 4  # as the end comes near; in the last round coins only break ties
RESOURCE = [1560, 1800, 1651, 629, 465, 465]  # by how many there are
UNLOCKED: dict[ColourId, int] = {"white": 5690, "black": 325, "purple": 840}
BUILDING: dict[BuildingId, int] = {
    "wonder": 60,
    "gallery": 486,
    "barracks_west": -120,
    "agora": 120,
    "market": 60,
    "barracks_east": -120,
}
DEFENCE = 20  # for each box the Barracks it faces lack
BOX_TO_COME = 42  # a box not crossed yet that an effect gives a point for
GALLERY_TO_COME = 201
NEXT_BOX = 832  # of what the next box of a lane is worth, in 1024ths
LATER_BOX = 404  # of each box after that, in 1024ths of the one before
LATER_DIE = 256  # of a special die, for each box it is further away

# Coins that lasting effects save or bring in a whole game
CHEAPER_DICE = 9
FREE_COLOUR = 3
COLOUR_COINS = 6  # for each coin of the effect
