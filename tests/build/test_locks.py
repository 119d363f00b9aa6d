"""The pinned requirements fit pyproject.toml and name no server."""

import json
import re
import tomllib

import pytest

from tests.build.toy import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
LOCKS = ("run.lock", "dev.lock")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[<>=!~ ;\[]", line, maxsplit=1)[0]) for line in requirements}


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    return {normal(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, flags=re.MULTILINE)}


def test_every_requirement_is_pinned() -> None:
    build = PYPROJECT["build-system"]["requires"]
    assert wanted(PROJECT["dependencies"]) | wanted(build) <= pins("run.lock").keys()
    assert wanted(PROJECT["optional-dependencies"]["dev"]) <= pins("dev.lock").keys()


def test_play_and_development_use_the_same_versions() -> None:
    assert pins("run.lock").items() <= pins("dev.lock").items()


def test_build_requirements_are_said_once_and_the_same() -> None:
    lines = (ROOT / "requirements/build.in").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == PYPROJECT["build-system"]["requires"]


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_have_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index|--find-links", text)
    blocks = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert blocks
    assert all("--hash=sha256:" in block for block in blocks)


@pytest.mark.parametrize("folder", ["tests/border/ts", "tests/web/browser", "web"])
def test_packages_of_node_are_pinned_in_the_same_way(folder: str) -> None:
    lock = (ROOT / folder / "package-lock.json").read_text(encoding="utf-8")
    wanted = json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    found = {path: one for path, one in json.loads(lock)["packages"].items() if path}
    assert {name: found[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert all(one["integrity"].startswith("sha512-") for one in found.values() if not one.get("bundled"))
    assert not [one["resolved"] for one in found.values() if "resolved" in one]
