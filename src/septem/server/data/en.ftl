# Words of the page.
home = septem, home
tools = tools
theme = light or dark
language = language
close = close
undo = take back
log = Log
decision = your decision
your-turn = Your turn
waiting-for = Waiting for { $names }
coins = coins
coins-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
coins-missing = { coins-count }, more than there is
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-now = points now
card-face-down = card face down, Age { $age }
card-face-down-guild = guild face down
chain-from = free with { $names }
city-open = city: { $name }
net-live = live
net-connecting = connecting
net-lost = no connection

# ---- home
play-now = Play now
my-games = My games
open-table = Open
game-wonders = 7 Wonders
game-duel = Duel
game-architects = Architects
game-dice = Dice
about-wonders = Draft, trade with both neighbours, raise your wonder.
about-duel = Take a card, uncover the next. Three ways to win.
about-architects = One card a turn. Children play it, adults plot.
about-dice = Shared dice, your own city to ink in.
status-waiting = waiting for players
status-running = being played
status-finished = finished
status-abandoned = given up

# ---- waiting room
seat-open = open seat
seat-bot = Bot
seat-free = free the seat
sit-down = Sit down
stand-up = Leave
start = Begin
waiting-for-host = The host begins the game.
invite = Invite
copy-link = Copy the link
copied = Copied
qr = the link as a QR code
bot-level = strength of the bot
bot-gentle = Gentle bot
bot-fair = Fair bot
bot-strong = Strong bot
bot-expert = Expert bot
curtain = Hand the device to { $name }
curtain-ready = I am { $name }

# ---- problems
problem-unreachable = The server does not answer. Trying again.
problem-internal = Something went wrong.
problem-forbidden = This is not yours to do.
problem-not-found = There is no such table any more.
problem-conflict = That is not possible now.
problem-stale = The table has moved on; look again.
problem-too-many = Too fast; wait a moment.
problem-unavailable = The server cannot do this right now.

# ---- Duel
duel-track = { $pawn ->
    [0] The pawn is in the middle.
   *[other] { $seat } leads by { $pawn }.
} You win after { $mine } more shields, the other after { $theirs }.
duel-wins-in = wins in { $count }
duel-leads = { $seat } leads by { $count }:
duel-progress = progress tokens
duel-makes = makes
duel-buys = buys a missing one for
duel-one-of = and one of
duel-symbols = { $count } of { $all } to win
duel-structure = the cards in the middle
duel-turns-up = turns up
duel-will-turn = { $count ->
    [one] turns up { $count } card, open to { $seat } next
   *[other] turns up { $count } cards, open to { $seat } next
}
duel-choose-card = Choose a card that is not covered.
duel-build = Build
duel-discard = Discard
duel-face-down = { $count } face down
duel-of-these = { $count ->
    [one] this one
   *[other] some of these { $count }
}
duel-discarded = { $count } discarded
