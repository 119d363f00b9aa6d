"""Nothing is lost: restarts, outages, two tabs, the way back, another version, addresses that lead nowhere."""

import sys
from pathlib import Path

from tests.server.running import free_port
from tests.web.conftest import Visit

UNREACHABLE = "The server does not answer. Trying again."


def test_the_server_is_killed_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    serve = [sys.executable, "-m", "septem", "serve", "--port", str(port), "--db", str(tmp_path / "septem.sqlite")]
    seen = visit("restart", address=f"http://127.0.0.1:{port}/", serve=serve)
    assert seen["said"].startswith(UNREACHABLE)
    assert seen["logs"][0] == seen["logs"][1] != ""


def test_the_network_goes_away(visit: Visit) -> None:
    """What others did meanwhile is there when it is back, once."""
    seen = visit("offline")
    assert seen["log"] > seen["before"]
    assert seen["logs"][0] == seen["logs"][1] != ""
    assert seen["said"] == UNREACHABLE


def test_the_network_goes_away_in_a_replay(visit: Visit) -> None:
    seen = visit("offlineReplay")
    assert seen["problem"] == UNREACHABLE
    assert seen["url"].startswith(f"#/replay/{seen['id']}/")


def test_two_tabs_of_one_seat(visit: Visit) -> None:
    seen = visit("tabs")
    assert len(set(seen["seen"])) == 3
    assert seen["moved"]
    assert seen["same"]
    assert seen["turns"] == 5  # three moves, and one of two that were made at once


def test_back_and_forward(visit: Visit) -> None:
    assert visit("back")["again"]


def test_another_version_of_the_page(visit: Visit) -> None:
    seen = visit("stale")
    assert "septem has been updated." in seen["said"]
    assert seen["left"] == 0


def test_never_a_white_page(visit: Visit) -> None:
    seen = visit("nowhere")["seen"]
    assert len(seen) == 11
    for where, found in seen.items():
        assert found["text"], where
        assert found["ways"] >= 1, where
    assert "not over yet" in seen["replay/running/3"]["text"]
    assert "could not be loaded" in seen["table/broken"]["text"]
