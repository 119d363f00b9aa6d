# Home, new table, waiting room, settings, and what belongs to a table besides the game.
hero = Build a wonder tonight.
hero-more = Five games of the 7 Wonders family. No account, no waiting: the bots are already seated.
play-now = Play now
play = Play
new-table = New table
open-table = Open
game-wonders = 7 Wonders
game-wonders-1 = 7 Wonders
game-duel = Duel
game-architects = Architects
game-dice = Dice
kind-wonders = second edition
kind-wonders-1 = first edition
kind-duel = two cities, one pyramid
kind-architects = quick and light
kind-dice = everyone at once
about-wonders = Draft, trade with both neighbours, raise your wonder.
about-wonders-1 = The classic cards, with the Free City for two.
about-duel = Take a card, uncover the next. Three ways to win.
about-architects = One card a turn. Children play it, adults plot.
about-dice = Shared dice, your own city to ink in.
minutes-wonders = 30
minutes-wonders-1 = 30
minutes-duel = 30
minutes-architects = 20
minutes-dice = 25
minutes = { $count } min
status-waiting = waiting for players
status-running = being played
status-finished = finished
status-abandoned = given up

# ---- my games
my-games = My games
go-on = Continue
look = Look
thinking = { $names } to play
won = won, { $points } to { $others }
placed = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $all }, { points-count-of }
points-count-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-game = Replay
review-game = Review
branch-row = tried line
show-all = Show all { $count }
show-fewer = Show fewer
record = Won and played
record-won = { $won } of { $played } won
record-people = people

# ---- join
join = Join
join-link = link or code of a table
join-go = Join
join-wrong = This is no link to a table.
join-none = No open table right now. Open one and share its link.
seats-free = { $count } of { $all } free
watch = Watch

# ---- new here
new-here = New here?
new-here-more = Begin with a fair or gentle bot. Every card and symbol says in words what it is when you touch or point at it; the bulb at the table asks a strong player.
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
bots-now = Bots on Play now
level-gentle = gentle
level-fair = fair
level-strong = strong
level-expert = expert

# ---- new table
players = Players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
player-number = Player { $number }
seat-number = Seat { $number }
seat-you = you
seat-here = Person on this device
seat-open-long = Open: by link
seat-up = Move seat { $number } up
pick-drawn = any
table-access = Table
table-access-hint = who may sit down
access-public = public
access-link = by link
timer = Thinking time
timer-hint = a bot moves for those who are late
timer-0 = none
timer-60 = 60 s
timer-300 = 5 min
timer-86400 = 1 day
seconds = { $count } s
spectators = Spectators
spectators-hint = may watch, without any hand
hints = Hints
hints-hint = each player may ask
live-scores = Live scores
live-scores-hint = points of all, all the time
more-options = Rules and variants
start-now = Begin
open-and-invite = Open and invite
yes = yes
no = no

# ---- waiting room
waiting-room = Waiting room
seats-taken = { $count } of { $all } seats taken
seat-open = Open seat
seat-open-note = for whoever comes
seat-open-host = by link, or add a bot
seat-add-bot = seat a bot
seat-free = free the seat
seat-you-host = you, host
seat-here-note = on this device
seat-present = here
seat-left = to your left
seat-right = to your right
sit-down = Sit down
stand-up = leave the seat
start = Begin
start-with-bots = { $count ->
    [one] Begin now, a bot takes the open seat
   *[other] Begin now, bots take the { $count } open seats
}
starts-itself = Begins by itself when the last seat is taken.
all-here = Everybody is here.
waiting-for-host = The host begins the game.
take-a-seat = Take a seat, or watch when it begins.
terms-change = Change
terms-title = How this table plays
terms-save = Save
terms-changed = The host has changed: { $what }.
terms-players = number of players
terms-options = rules and variants
invite = Come and play
invite-more = Send the link, or let it be scanned.
copy-link = Copy the link
copied = Copied
qr = the link as a QR code
bot-level = strength of the bot
bot-gentle = Gentle bot
bot-fair = Fair bot
bot-strong = Strong bot
bot-expert = Expert bot

# ---- at the table
curtain-next = The device goes to
curtain-ready = I am { $name }
curtain-open = Play with open hands, without this curtain
watching = you are watching
table-screen = Table for a large screen
come-back = Play on for { $name }
leave-table = Leave, a bot plays on
leave-seat = Leave: { $name }
leave-sure = Leave the table? A bot plays on for you; you can come back at any time.
replace-by = { $name }: { $level } plays
absent-play-on = { $name } does not come: let { $level } play on
give-up = Give up the table
give-up-sure = Give up this table for everybody? The game cannot be taken up again.
ask-yes = Yes
ask-no = No
back-home = To the home page

# ---- settings
settings = Settings
set-you = You
set-look = Look
set-pace = Pace
set-play = Play
set-devices = Go on on another device
name = Name
name-hint = shown at the table
name-saved = Saved. It shows at the next table.
language-hint = also of the log
theme-hint = auto follows the system
theme-auto = auto
theme-light = light
theme-dark = dark
card-size = Card size
card-size-hint = and of all on the table
size-small = small
size-usual = usual
size-large = large
motion = Motion
motion-hint = cards that fly and turn
motion-auto = short
motion-still = none
pace = Bots wait
pace-hint = so that you can follow: { $seconds } s
sound = Sound
sound-hint = when it is your turn
notices = Notifications
notices-hint = when you look elsewhere
notices-refused = The browser does not allow notifications.
confirm = Confirm moves
confirm-hint = a second tap before it counts
devices-more = A link makes another phone or computer yours, with all your games.
device-link = Make a link
device-days = { $count ->
    [one] Good for { $count } day. Whoever has it is you.
   *[other] Good for { $count } days. Whoever has it is you.
}
devices-revoke = Sign out all other devices
devices-revoked = { $count ->
    [0] There was no other device.
    [one] { $count } other device or link is no longer good.
   *[other] { $count } other devices and links are no longer good.
}
device-title = Go on here
device-follow = This device becomes yours: your name, your tables, your games. Whoever used it before is signed out.
device-yes = Go on here
device-no = Not now
device-expired = This link is not good any more. Make a new one in the settings.
