"""Many games: simulation, statistics, speed."""
