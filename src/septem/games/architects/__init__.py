"""7 Wonders Architects: 2-7 players, alternating turns with chained decisions."""
