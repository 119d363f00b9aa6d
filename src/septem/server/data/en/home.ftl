# Home and waiting room.
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
