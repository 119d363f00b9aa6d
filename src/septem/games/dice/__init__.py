"""7 Wonders Dice: one shake for all, everybody builds at the same time (2-7 players)."""
