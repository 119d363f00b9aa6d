"""The table of the game in a terminal."""
