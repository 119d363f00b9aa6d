"""The `septem` command."""
