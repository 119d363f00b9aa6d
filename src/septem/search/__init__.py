"""Compiled playouts, perft and tree search over the engine contract."""
