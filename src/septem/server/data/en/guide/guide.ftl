# The guide: what all games share.
guide-back-table = Back to the table
guide-sections = what is in the guide
guide-edition = edition
guide-other-games = other games
guide-symbols = Symbols
guide-cards = Cards
guide-chains = Chains
guide-wonders = Wonders
guide-tokens = Progress tokens
guide-dice = Dice
guide-sheets = City boards
guide-bonuses = Bonuses
guide-play = Play now

# ---- symbols
guide-group-goods = Resources and coins
guide-group-gives = What pieces bring
guide-group-science = Science
guide-group-marks = Marks on cards
guide-group-colours = Card colours: hue, shape and hatch
guide-group-prices = Prices at the table
guide-group-faces = Faces of the { $die } die
guide-price-free = Free
guide-price-free-more = you make all it needs
guide-price-coins = Coins
guide-price-coins-more = what it costs you now
guide-price-chain = By chain
guide-price-chain-more = free, you have the building it needs
guide-price-no = Not possible
guide-price-no-more = what is lacking stands beside it

# ---- cards
guide-search = name or effect
guide-age = Age { $age }
guide-age-all = all
guide-guilds = Guilds
guide-any-players = any number
guide-for-players = number of players
guide-colour = colour
guide-deck = deck
guide-deck-all = all decks
guide-shown = { $count } of { $all }
guide-none = No card fits.
guide-col-card = card
guide-col-cost = costs
guide-col-gives = brings
guide-col-chain = chain
guide-col-copies = a copy from so many players
guide-col-count = how many
guide-from = free with { $names }
guide-to = makes free { $names }
guide-drawn = some are drawn for each game
guide-unverified = sources disagree about this card
guide-no-cost = free

# ---- chains
guide-chains-hint = Touch a building to light its line: what makes it free, and what it makes free later.

# ---- boards
guide-starts-with = starts with
guide-stage = stage { $number }
guide-copies = { $count }× in the box
guide-points-all = { $count } points in all
guide-after = stands on { $names }
guide-city = city
