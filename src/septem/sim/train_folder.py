"""The folder of a training: its plan, the lessons and values of every round, the curve, and the values so far."""

import zlib
from array import array
from pathlib import Path
from typing import Any

import msgspec

from septem.core.errors import BadOption, BadRows
from septem.core.room import AnyRoom
from septem.search.lessons import Lessons
from septem.search.values_file import NAME, read, written
from septem.sim.train_curve import Curve, Plan, Round, drawn

PLAN, CURVE, PICTURE = "plan.json", "curve.json", "curve.svg"
LEVEL = 6
"""How hard lessons are pressed."""


class Kept(msgspec.Struct, frozen=True):
    """Lessons as bytes, in the machine's own order."""

    sizes: bytes
    features: bytes
    amounts: bytes
    targets: bytes


class Folder:
    """A round counts once it stands in the curve, which is written last."""

    def __init__(self, path: Path, room: AnyRoom, plan: Plan, resume: bool) -> None:
        self._path, self._room, self._plan = path, room, plan
        self.rounds: tuple[Round, ...] = ()
        if resume:
            self._resume()
        elif (path / PLAN).exists():
            raise BadOption("out", f"{path} has a training already; go on with it by --resume, or take another folder")
        path.mkdir(parents=True, exist_ok=True)
        self._write(PLAN, _readable(plan))

    def _resume(self) -> None:
        """Go on with what is there, if it is the same training; it may have more rounds now."""
        if not (self._path / PLAN).exists():
            raise BadOption("resume", f"there is no training in {self._path}")
        before = self._read(PLAN, Plan)
        for name in Plan.__struct_fields__:
            had, has = getattr(before, name), getattr(self._plan, name)
            if name != "rounds" and had != has:
                raise BadOption(name, f"{has} is not {had}, which the training in {self._path} began with")
        if (self._path / CURVE).exists():
            self.rounds = self._read(CURVE, Curve).rounds

    def weights(self, number: int) -> tuple[int, ...]:
        """The values of a round."""
        return tuple(read(self._room, (self._path / f"values-{number}.json").read_bytes()).listed())

    def lessons(self, number: int) -> Lessons:
        """The lessons of a round."""
        name = f"lessons-{number}.z"
        try:
            kept = msgspec.msgpack.decode(zlib.decompress((self._path / name).read_bytes()), type=Kept)
        except (zlib.error, msgspec.DecodeError) as problem:
            raise BadRows(str(self._path / name), str(problem)) from None
        found = Lessons()
        for field in Kept.__struct_fields__:
            column: array[int] = getattr(found, field)
            column.frombytes(getattr(kept, field))
        return found

    def keep_lessons(self, number: int, lessons: Lessons) -> None:
        """What a round has played."""
        columns = [getattr(lessons, field).tobytes() for field in Kept.__struct_fields__]
        self._write(f"lessons-{number}.z", zlib.compress(msgspec.msgpack.encode(Kept(*columns)), LEVEL))

    def keep(self, done: Round, weights: tuple[int, ...]) -> None:
        """A whole round."""
        command = msgspec.structs.replace(self._plan, rounds=done.number).command()
        values = written(self._room, weights, command)
        self._write(f"values-{done.number}.json", values)
        self._write(NAME, values)
        self.rounds = (*self.rounds, done)
        curve = Curve(command, self.rounds)
        self._write(PICTURE, drawn(curve).encode())
        self._write(CURVE, _readable(curve))

    def _read(self, name: str, kind: type[msgspec.Struct]) -> Any:
        try:
            return msgspec.json.decode((self._path / name).read_bytes(), type=kind)
        except msgspec.DecodeError as problem:
            raise BadRows(str(self._path / name), str(problem)) from None

    def _write(self, name: str, content: bytes) -> None:
        """All of a file or nothing."""
        part = self._path / f"{name}.part"
        part.write_bytes(content)
        part.replace(self._path / name)


def _readable(content: msgspec.Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def rounds_in(path: Path) -> tuple[Round, ...]:
    """The whole rounds of the training in a folder."""
    file = path / CURVE
    return msgspec.json.decode(file.read_bytes(), type=Curve).rounds if file.exists() else ()
