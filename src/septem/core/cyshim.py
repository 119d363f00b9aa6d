"""Stand-in for the `cython` module: what the engine files need of it when they run as plain Python."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
gil = nullcontext()
