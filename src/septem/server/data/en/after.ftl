# ---- the end of a game
end-you-win = You win
end-wins = { $name } wins
end-shared-by = Shared victory: { $names }
end-scores = scores
end-points = points
end-place = place { $place }
end-military-you = You take the capital
end-military-other = { $name } takes your capital
end-science-you = You win by science
end-science-other = { $name } wins by science
end-tie = what broke the tie
end-no-count = A supremacy ends the game at once; the points do not count.
end-rematch = Rematch
end-next = To the next game
end-review = Review
end-replay = Replay
end-board = Look at the table
end-back = Result
end-record = Save the record
end-home = Home
end-hidden = Face down until now
end-under = under the wonders
end-sold = sold
end-last-cards = last card of each Age, discarded
end-on-table = still on the table
end-in-box = never turned up
end-guilds-in-box = guilds never turned up

# ---- replay
past-not-over = This game is not over yet.
past-table = To the table
past-loading = The game is being fetched.
replay = Replay
replay-result = Result
replay-beginning = Nothing has happened yet.
replay-at = Move { $at } of { $all }
replay-first = to the beginning
replay-back = one step back
replay-on = one step on
replay-last = to the end
replay-play = play
replay-stop = stop
replay-slide = move
replay-seen-by = seen by
replay-spectator = a spectator
replay-link = copy the link to this move
replay-log = what happened so far

# ---- playing on from an earlier moment
branch = Play on from here
branch-more = A table of your own begins as it was after move { $at }. The cards stay as they were dealt, and nobody else sees it.
branch-seat = Your seat
branch-bots = Bots
branch-begin = Play on
branch-try = Try it
branch-back = The game this line is from

# ---- review
review = Review
review-title = How it went
review-turned = { $count ->
    [0] It never turned sharply.
    [one] It turned sharply once.
   *[other] It turned sharply { $count } times.
}
review-what = what the graph shows
review-chances = win chance
review-points = points
review-age = Age { $age }
review-move = move { $move }
review-line-chances = { $name }: chance to win { $first } % at the beginning, { $highest } % at best, { $last } % at the end.
review-line-points = { $name }: { $last } points at the end.
review-mistakes = Moves that cost most
review-whose = whose
review-everybody = everybody
review-none = No move lost much of the chance to win.
review-played = played
review-better = better
review-show = Show on the table
review-thinking = A strong player looks at every move. This takes some seconds.
review-again = Try again
review-player = player
review-accuracy = accuracy
review-as-best = best moves
review-slips = mistakes
review-blunders = blunders

# ---- hint
hint-ask = What would a strong player do?
hint-title = A strong player would
hint-thinking = thinking …
hint-said = { $move }, chance to win { $chance }
hint-moves = the best moves
hint-points = { $count ->
    [one] about { $count } point at the end
   *[other] about { $count } points at the end
}
hint-play = Play it
