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
cli-hint-only = No other move is possible.
cli-hint-wins = It wins the game at once.
cli-hint-category = { $what }: +{ cli-points }
cli-hint-points = +{ cli-points }
cli-hint-best = Nothing else looks better
cli-hint-next = Second best: { $move }
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
