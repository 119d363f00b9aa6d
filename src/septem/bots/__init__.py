"""Players by short code; each is fed a view and the legal moves, nothing else."""
