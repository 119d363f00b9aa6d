"""Wild calls of everything Python can reach, in a process of its own: `python -m tests.fuzz --calls 100000`.

A part is a module of this folder with a class `Fuzz`: `Fuzz(rng)` makes its objects, `call()` makes one random call and
says in a line what it was and what came of it. It lets through only what a caller may get: SeptemError, TypeError,
OverflowError. Any other exception, and any crash, is reported with the seed and the last calls. A part may tell a call
before it makes it (`ring.about_to`), so that a crash shows it.
"""
