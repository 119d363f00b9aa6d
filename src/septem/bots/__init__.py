"""Players by short code; each is fed a view and the legal moves, nothing else."""

from septem.bots.base import AnyBot, Bot, EngineBot, engine_bot
from septem.bots.registry import bot_about, bot_codes, make_bot

__all__ = ["AnyBot", "Bot", "EngineBot", "bot_about", "bot_codes", "engine_bot", "make_bot"]
