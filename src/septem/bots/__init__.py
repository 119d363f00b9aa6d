"""Players by short code; each is fed a view and the legal moves, nothing else."""

from septem.bots.base import AnyBot, Bot, bot_about, bot_codes, make_bot

__all__ = ["AnyBot", "Bot", "bot_about", "bot_codes", "make_bot"]
