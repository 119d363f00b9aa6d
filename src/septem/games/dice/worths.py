"""What things are worth to a player, in hundredths of a point: the numbers behind hints, tuned by self-play.

What lasts is worth so much at the beginning of a game and less the nearer the end; see `game_left` in hints.py.
"""

from septem.games.dice.sheet_form import BuildingId, ColourId

# How much of a game is left, in 1024ths of a usual one
WHOLE_GAME = 1024
LONG = 1280  # longer than it is: what lasts is hardly worth less in the first rounds
PER_ROUND = 45
PER_BONUS = 43  # that the player nearest to the end has
AT_LEAST = 64  # for each bonus that this player still lacks

# What comes at once
EXTRA_ACTION = 400
FREE_DIE = 350
SOME_BOX = 140  # crossed by an effect, whichever it will be
NEARNESS = [0, 420, 150, 115, 75, 55, 50, 32, 26, 22]  # to a bonus, by how many boxes a building lacks
COUNTED_BOX = 70  # a box that an effect gives a point for

# What lasts, at the beginning of a game
COIN = 39
LATE_COIN = 4  # as the end comes near; in the last round coins only break ties
RESOURCE = [1560, 1800, 1170, 740, 465, 465]  # by how many there are
UNLOCKED: dict[ColourId, int] = {"white": 5690, "black": 500, "purple": 840}
BUILDING: dict[BuildingId, int] = {"gallery": 360, "agora": 60, "barracks_west": -120, "barracks_east": -120}
DEFENCE = 20  # for each box the Barracks it faces lack
BOX_TO_COME = 42  # a box not crossed yet that an effect gives a point for
GALLERY_TO_COME = 260
NEXT_BOX = 832  # of what the next box of a lane is worth, in 1024ths
LATER_BOX = 256  # of each box after that, in 1024ths of the one before

# Coins that lasting effects save or bring in a whole game
CHEAPER_DICE = 9
FREE_COLOUR = 5
COLOUR_COINS = 5  # for each coin of the effect
