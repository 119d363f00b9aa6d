"""The commands of the Containerfile do what they should, run in a folder of their own: no container engine is needed.

Only `apt-get` and the user are left out; paths of the image lie in the folder. It takes minutes and needs PyPI and the
npm registry.
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Person, free_port
from tests.server.test_deploy import ROOT, answers, container, stages
from tests.server.test_tables import until

PLACES = ("/opt/septem", "/tmp/pins.txt", "/data")
"""Paths of the image."""
STRANGE = ("PYTHONPATH", "VIRTUAL_ENV", "SEPTEM_PLAIN")


def ignored() -> list[tuple[bool, str]]:
    """The lines of .dockerignore: whether each takes back, and its pattern."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    return [(line.startswith("!"), line.lstrip("!")) for line in lines if line and not line.startswith("#")]


def is_copied(name: str) -> bool:
    """Whether a file of the sources gets into the build: the last line that fits it or a folder above it decides."""
    folders = [str(one) for one in (Path(name), *Path(name).parents)]
    copied = True
    for taken_back, pattern in ignored():
        plain = pattern.removeprefix("**/")
        names = [Path(one).name for one in folders] if plain != pattern else folders
        if any(fnmatch.fnmatchcase(one, plain) for one in names):
            copied = taken_back
    return copied


def test_what_is_copied() -> None:
    for name in (
        "setup.py",
        "docs/openapi.json",
        "web/package.json",
        "src/septem/server/app.py",
        "requirements/run.lock",
    ):
        assert is_copied(name), name
    for name in (".git/config", "docs/server.md", "web/node_modules/x/y.js", "src/septem/core/bits.c", "tests/a/b.py"):
        assert not is_copied(name), name


def copied(folder: Path) -> Path:
    """What `COPY . .` copies of what git has."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(is_copied, listed.rstrip("\0").split("\0")):
        target = folder / "src" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return folder / "src"


def here(text: str, folder: Path) -> str:
    """A command of the image with its paths in the folder."""
    for place in PLACES:
        text = re.sub(rf"(?<![\w/]){re.escape(place)}\b", str(folder / place.strip("/").replace("/", "-")), text)
    return text


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder in which all commands of the first stage were run."""
    folder = tmp_path_factory.mktemp("image")
    sources = copied(folder)
    python = folder / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(sys.base_prefix + "/bin/python3")
    usual = {name: value for name, value in os.environ.items() if name not in STRANGE}
    environment = {**usual, "PATH": f"{python.parent}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
    for name, command in stages()[0]:
        if name == "RUN" and "apt-get" not in command:
            done = subprocess.run(
                ["bash", "-c", here(command, folder)],
                cwd=sources,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    (folder / "data").mkdir()
    shutil.rmtree(sources)  # the second stage has none
    yield folder
    shutil.rmtree(folder)


@pytest.mark.long
def test_the_commands_of_the_container_make_a_server(image: Path) -> None:
    """It serves the page and the API, plays a game, and its own health check finds it well."""
    last = container()
    port = free_port()
    given = dict(one.split("=", 1) for one in here(last["ENV"], image).split())
    path = given["PATH"].replace("$PATH", "/usr/bin:/bin")
    environment = {**given, "PATH": path, "HOME": str(image / "data")}
    words = [one.replace("7777", str(port)) for one in json.loads(last["ENTRYPOINT"]) + json.loads(last["CMD"])]
    words[0] = str(image / "opt-septem" / "bin" / words[0])
    server = subprocess.Popen(words, cwd=image / "data", env=environment)
    try:
        until(lambda: server.poll() is None and answers(port, "/healthz"), 60)
        page = httpx.get(f"http://127.0.0.1:{port}/").text
        assert "<script" in page
        ada = Person(f"http://127.0.0.1:{port}")
        assert ada.play(ada.table("duel", 1)).last["table"]["status"] == "finished"
        assert (image / "data" / "septem.sqlite").is_file()
        check = json.loads(last["HEALTHCHECK"].partition("CMD ")[2].replace(":7777", f":{port}"))
        assert subprocess.run(check, env=environment, check=False).returncode == 0
        doctor = subprocess.run([words[0], "doctor"], env=environment, capture_output=True, text=True, check=False)
        assert doctor.returncode == 0, doctor.stdout
        assert "compiled" in doctor.stdout
    finally:
        server.terminate()
        assert server.wait(20) == 0
    listed = subprocess.run([image / "opt-septem" / "bin" / "pip", "list"], capture_output=True, text=True, check=True)
    assert not re.search(r"^(cython|setuptools|nodejs)", listed.stdout, re.MULTILINE | re.IGNORECASE)
