"""Players by short code; each is fed a view and the legal moves, nothing else."""

from septem.bots.base import Bot, bot_about, bot_codes, make_bot

__all__ = ["Bot", "bot_about", "bot_codes", "make_bot"]
