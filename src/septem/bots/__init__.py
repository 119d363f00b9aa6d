"""Players by short code; each is fed a view and the legal moves, those of the house also the engine's state."""

from septem.bots.base import AnyBot, Bot, EngineBot, bot_about, bot_codes, engine_bot, make_bot

__all__ = ["AnyBot", "Bot", "EngineBot", "bot_about", "bot_codes", "engine_bot", "make_bot"]
