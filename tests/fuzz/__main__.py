"""`python -m tests.fuzz --calls N --seed S [--part NAME]`: wild calls until something gives way, or not."""

import argparse
import sys
from pathlib import Path

from tests.fuzz.run import child, parts, run_part


def main() -> int:
    """Run the parts asked for; 1 if one of them failed."""
    arguments = argparse.ArgumentParser(prog="tests.fuzz", description="Wild calls of everything Python can reach.")
    arguments.add_argument("--calls", type=int, default=100_000, help="how many, for each part")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--part", help="only this part")
    arguments.add_argument("--trace", type=Path, help="write every call and its outcome into a file")
    arguments.add_argument("--child", type=Path, help=argparse.SUPPRESS)  # the ring file: this is the part's process
    given = arguments.parse_args()
    if given.child is not None:
        child(given.part, given.calls, given.seed, given.child, given.trace)
        return 0
    if given.part not in (None, *parts()):
        arguments.error(f"no part {given.part!r}; parts: {', '.join(parts())}")
    failed = 0
    for part in [given.part] if given.part else parts():
        report = run_part(part, given.calls, given.seed, trace=given.trace)
        print(report or f"{part}: {given.calls:,} calls with seed {given.seed}, all answered or refused")  # noqa: T201
        failed = failed or int(bool(report))
    return failed


if __name__ == "__main__":
    sys.exit(main())
