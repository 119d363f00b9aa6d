"""7 Wonders Duel (base game)."""
