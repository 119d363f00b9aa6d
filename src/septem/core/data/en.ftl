# Words common to all games.
seat = Player { $number }
reason-game-over = The game is over.
reason-not-your-turn = It is not this seat's turn to act.
reason-nothing-to-retract = There is no sealed choice to take back.
reason-unknown-move = { $move } is not a move of this game.
reason-unknown-code = Move code { $code } is not legal now.
reason-unknown-seat = Seat { $seat } does not exist; seats are 0 to { $last }.

# columns of a short table
column-seat = player
column-coins = coins
column-points = points
column-cards = cards
column-wonders = wonders
column-stages = stages
column-board = wonder
column-shields = shields

# reasons for moves
merit-only = No other move is possible.
merit-wins = It wins the game at once.
merit-loses = It ends the game, and you do not win.
merit-lets-win = Then somebody else can win at once: { $end }
merit-risks = Then somebody else may be able to win at once: { $end }
merit-stops = Otherwise somebody else wins at once: { $end }
merit-threatens = You threaten to win next: { $end }
merit-points = { $category }: +{ merit-amount }
merit-total = +{ merit-amount }
merit-amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-better = The chance to win is { $percent } % higher
merit-best = Nothing else looks better
