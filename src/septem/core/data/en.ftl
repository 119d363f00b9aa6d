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
