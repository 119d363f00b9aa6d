"""7 Wonders, first and second edition."""
