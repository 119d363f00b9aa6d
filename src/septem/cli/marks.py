"""The signs of the terminal: each colour has one shape everywhere, terminal, page and docs alike."""

MARKS = {"brown": "■", "grey": "◆", "blue": "▬", "yellow": "○", "red": "✖", "green": "▲", "purple": "★"}
"""Square, diamond, bar, circle, cross, triangle, star."""
COIN = "●"
