# Words of the terminal; those of the games stand with the games.
cli-welcome = { $title }, { $players } players, seed { NUMBER($seed, useGrouping: 0) }. Enter ? for help.
cli-you = you
cli-choose = { $name }, your choice (number, ? for help):
cli-sealed = Your choice is sealed. Enter to go on, u to take it back:
cli-taken-back = Taken back.
cli-no-such-number = There is no such number; enter 1 to { $last }.
cli-save-where = Save to which file? Enter: s FILE
cli-saved = The record is saved in { $file }.
cli-not-saved = { $file } cannot be written: { $problem }
cli-none-refused = Nothing else to explain: there are no refused moves.
cli-bye = Good-bye.
cli-unfinished = The game was not finished.
cli-final = Final score
cli-category = Category
cli-total = Total
cli-place = Place
cli-help-number = 1, 2, …     play the move of that number
cli-help-notation = a notation  play a move as it is written in records
cli-help-t = t           draw the table again
cli-help-r = r           all moves that are not possible, and why
cli-help-l = l           the log from the beginning
cli-help-u = u           take back a sealed choice
cli-help-s = s FILE      save the record of the game (it reveals hidden things)
cli-help-q = q           leave the table

cli-welcome-loaded = { $title }, { $players } players. Enter ? for help.
cli-seats = At the table: { $seats }.
cli-resumed = The saved game goes on; l tells what happened so far.
cli-bot-expert = Expert bot
cli-bot-fair = Fair bot
cli-bot-gentle = Gentle bot
cli-bot-greedy = Greedy bot
cli-bot-random = Random bot
cli-bot-strong = Strong bot
cli-sealed-only = Your choice is made. Enter lets it take effect, u takes it back; ? tells what else you can enter.
cli-lookup-what = Look up what? Enter: i NAME
cli-lookup-nothing = Nothing here is called “{ $wanted }”.
cli-lookup-many = Several names fit:
cli-hint = Hint: { $number }  { $move }
cli-hint-none = There is nothing to decide now, so there is no hint.
cli-hint-chance = Chance to win: { cli-percent }
cli-hint-next = Second best: { $move }
cli-against = Against it: { $reason }
cli-percent = { $percent } %
cli-advice = { $by ->
    [values] { $name }: { $iterations } iterations by learned values, moves left out: { $rest }
   *[playouts] { $name }: { $iterations } iterations by games played out, moves left out: { $rest }
}
cli-advice-move = move
cli-advice-chance = wins
cli-advice-points = points
cli-advice-visits = visits
cli-advice-reasons = why
cli-review = { $title }: { $moves } moves. Chances to win, step by step:
cli-review-turns = Turning points
cli-review-turn = Move { $moves }: { $name } { $before } → { $after } %
cli-review-mistakes = The largest mistakes
cli-review-no-mistakes = No large mistakes
cli-review-mistake = Move { $number }, { $name }: { $move } ({ $win } %)
cli-review-better =    Better: { $move } ({ $win } %)
cli-review-player = player
cli-review-accuracy = accuracy
cli-review-decisions = decisions
cli-review-as-best = as the best
cli-review-wrong = mistakes
cli-review-blunders = blunders
cli-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-tie = Tie: { $what }
cli-tie-broken = The points are equal; this decides: { $what } ({ $held }).
cli-tie-equal = The points are equal, and so is this: { $what } ({ $held }).
cli-won = { $count ->
    [one] { $names } wins with { cli-points }.
   *[other] Shared victory: { $names }, each with { cli-points }.
}
cli-won-suddenly = { $names } wins.
cli-help-h = h           a hint: the move that looks best now, and why
cli-help-i = i NAME      what a card, board or token does; part of the name is enough
cli-players = { $players } players
cli-option-default = default
cli-option-only = only with { $what }
cli-option-number = whole numbers from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
cli-option-file = FILE

# the page of `septem report`
report-heading = { $title }: report
report-summary = { $games ->
    [one] { $games } game, { $players } players.
   *[other] { $games } games, { $players } players.
}
report-sure = Lines beside a mark show the 95 % interval; games on one deal count together for it.
report-fair = In charts of victories the dashed line is an equal share.
report-table = Table
report-made = Made by septem { $version } from { $file }. The page needs no network.
report-no-script = Charts need JavaScript; the tables below have all figures.
report-settings = Settings
report-players = Players
report-bots-by-seat = Bots
report-seed = Seed
report-rules = Rules
report-games = Games
report-deals = Deals
report-winners = Winners
report-others = Others
report-winners-points = Points of winners
report-others-points = Points of others
report-decisions = Decisions a game
report-ratings = Ratings
report-ratings-note = { $bot } stands at { NUMBER($rating, useGrouping: 0) }. 400 points more are odds of ten to one to finish ahead.
report-bots = Victories by bot
report-seats = Victories by seat
report-by = Victories: { $what }
report-label-board = wonder and side
report-label-wonder = wonder
report-yes = yes
report-no = no
report-points = Where the points come from
report-points-note = Mean points of a seat. Filled: winners; open: the others. Figures: winners / others.
report-most-built = Built most often
report-most-built-note = Share of seats that had it before them at the end.
report-lift = What winners had built
report-lift-note = How much more often than usual the builders won, in percentage points. Usual is what the same bot wins at such tables. It need not be the reason of the victory.
report-percentage-points = percentage points
report-lift-some = Shown are the { $count } highest and lowest; the table has all.
report-few = Built by fewer than { $seats } seats: too few to say more. They stand in the table without a lift.
report-length = Length of the games
report-length-note = Decisions of all seats together, { $mean } on average.
report-endings = How the games ended
report-figures = Other figures
report-failures = Turns that bots lost
report-failures-note = A bot that broke down, took too long or answered with no legal move lost its turn.
report-column-name = name
report-column-bot = bot
report-column-seats = seats
report-column-wins = victories
report-column-interval = 95 % interval
report-column-rating = rating
report-column-points = points
report-column-mean = mean
report-column-spread = spread
report-column-least = least
report-column-most = most
report-column-built = built by
report-column-lift = lift
report-column-games = games
report-column-share = share
report-column-decisions = decisions
report-column-turns = turns
