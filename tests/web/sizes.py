"""Screens of several sizes."""

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1440, "height": 900}
