"""Two worlds that differ only in what a seat cannot know must look the same to it.

`wonders`, `duel`, `architects` and `dice` say, clause by clause, what a seat sees and hears at the table; they read
where the pieces lie and never the engine's notes on who knows what. Since players forget nothing, two histories in
which a seat has seen and heard the same are one to it. `histories` plays such histories side by side, `answers` asks
everything a seat can ask.
"""
