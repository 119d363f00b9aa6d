# Words of the page.
home = septem, home
tools = tools
theme = Theme
language = Language
close = close
undo = Take back
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
who-chose = who has chosen
has-chosen = has chosen
is-choosing = is choosing

# ---- problems
problem-unreachable = The server does not answer. Trying again.
problem-unanswered = The server does not answer. Try again in a moment.
problem-internal = Something went wrong.
problem-forbidden = This is not yours to do.
problem-not-found = There is no such table any more.
problem-conflict = That is not possible now.
problem-stale = The table has moved on; look again.
problem-present = They were here just now; give them a little more time.
problem-too-many = Too fast; wait a moment.
problem-unavailable = The server cannot do this right now.
problem-bad-input = This is not allowed.
problem-no-identity = You are not known here any more. Load the page again.
problem-illegal-move = The rules do not allow this.
reason-undo-nothing = You have made no move here that could be taken back.
reason-undo-people = Other people play here: moves are not taken back, only a choice that is not open yet.
reason-undo-known = Something hidden has become known since, so this move stays.

# ---- the page as a whole
menu = menu
menu-home = Home
reload = Load again
page-broken = A part of the page could not be loaded.
page-stale = septem has been updated.
hurry = Show what has happened
guest-name = Guest { $number }

# ---- the log, in few words
seat-you = You
log-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
log-free = free
