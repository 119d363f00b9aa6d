"""The typed border as others meet it: its JSON Schema, TypeScript made from that, and Python's types."""
