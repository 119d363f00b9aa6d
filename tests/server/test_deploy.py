"""What is in `deploy/` fits the program: options, ports, health, proxies. Tools that are here are used on it."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from septem.cli.app import command
from septem.server.health import healthz
from septem.server.settings import Settings
from tests.server.process import Process
from tests.server.running import SOON, Person, free_port
from tests.server.test_tables import until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PROXY_OPTIONS = {"root_path": "/septem", "trust": ["127.0.0.1"], "host": "127.0.0.1", "port": 7777}


def options(words: list[str]) -> dict[str, Any]:
    """What the command line makes of `septem ...`; options that there are not are refused."""
    assert Path(words[0]).name == "septem"
    found = command().commands[words[1]]
    with found.make_context(words[1], list(words[2:])) as context:
        parsed: dict[str, Any] = dict(context.params)
        return parsed


def tool(name: str) -> str:
    """A program of this machine; tests that need it are left out without it."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


# ---- container -----------------------------------------------------------------------------------
def stages() -> list[list[tuple[str, str]]]:
    """The instructions of the Containerfile, stage by stage."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = [line.split(None, 1) for line in re.sub(r"\\\n\s*", "", text).splitlines() if line.strip()]
    starts = [number for number, (name, _) in enumerate(lines) if name == "FROM"]
    ends = [*starts[1:], len(lines)]
    return [[(name, rest) for name, rest in lines[start:end]] for start, end in zip(starts, ends, strict=True)]


def container() -> dict[str, str]:
    """What the last stage says."""
    return dict(stages()[-1])


def test_the_container_serves() -> None:
    last = container()
    words = json.loads(last["ENTRYPOINT"]) + json.loads(last["CMD"])
    assert options(words)["host"] == "0.0.0.0"
    assert str(options(words)["port"]) == last["EXPOSE"]
    assert last["USER"] not in ("root", "0")
    assert f"SEPTEM_DB={last['VOLUME']}/" in last["ENV"]
    assert f"--home-dir {last['VOLUME']}" in last["RUN"]


def test_the_container_is_built_from_what_there_is() -> None:
    build, last = stages()
    text = "\n".join(rest for _, rest in build)
    for name in re.findall(r"requirements/[\w.]+", text):
        assert (ROOT / name).is_file(), name
    assert "SEPTEM_STRICT=1" in text
    assert "apt-get" not in "\n".join(rest for _, rest in last)
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for needed in ("src", "requirements", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        assert needed not in ignored


def test_the_health_check_of_the_container_works(tmp_path: Path) -> None:
    (path,) = healthz.paths
    check = json.loads(container()["HEALTHCHECK"].partition("CMD ")[2])
    assert f":7777{path}'" in check[2]
    with Process(str(tmp_path / "x.sqlite")) as server:
        here = [*check[:2], check[2].replace(":7777", f":{server.port}")]
        assert subprocess.run(here, check=False).returncode == 0
        server.stop()
        assert subprocess.run(here, check=False, capture_output=True).returncode != 0


# ---- systemd -------------------------------------------------------------------------------------
def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(DEPLOY / "septem.service", "utf-8")
    return found


def test_the_unit_serves() -> None:
    service = unit()["Service"]
    parsed = options(shlex.split(service["ExecStart"]))
    assert (parsed["host"], parsed["trust"]) == ("127.0.0.1", ["127.0.0.1"])
    assert service["Environment"] == f"SEPTEM_DB=/var/lib/{service['StateDirectory']}/septem.sqlite"
    assert unit()["Install"]["WantedBy"] == "multi-user.target"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    analyze = tool("systemd-analyze")
    copy = tmp_path / "septem.service"
    copy.write_text((DEPLOY / copy.name).read_text("utf-8").replace("/opt/septem/bin/septem", "/bin/true"), "utf-8")
    verified = subprocess.run([analyze, "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    rated = [analyze, "security", "--offline=true", "--threshold=20", str(copy)]  # 2.0 of 10, the worst
    done = subprocess.run(rated, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-300:]


# ---- compose -------------------------------------------------------------------------------------
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_compose_serves_with_postgresql() -> None:
    found = compose()
    service, db = found["services"]["septem"], found["services"]["db"]
    parsed = options(["septem", *service["command"]])
    assert parsed["workers"] > 1
    assert service["ports"] == [f"127.0.0.1:{parsed['port']}:{parsed['port']}"]
    assert parsed["trust"] == [found["networks"]["default"]["ipam"]["config"][0]["gateway"]]
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    given = db["environment"]
    address = f"postgresql://{given['POSTGRES_USER']}:{given['POSTGRES_PASSWORD']}@db/{given['POSTGRES_DB']}"
    assert service["environment"]["SEPTEM_DB"] == address
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text("utf-8").split()


# ---- reverse proxies -----------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_say_how_septem_is_run(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    (line,) = re.findall(r"septem runs with: (septem .*)", text)
    assert {key: options(shlex.split(line))[key] for key in PROXY_OPTIONS} == PROXY_OPTIONS
    assert "127.0.0.1:7777" in text


def test_nginx_lets_events_through_and_says_who_asks() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    place = text.partition("location /septem/ {")[2].partition("}")[0]
    for line in (
        "proxy_buffering off;",
        "proxy_http_version 1.1;",
        'proxy_set_header Connection "";',
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_pass http://septem/;",
    ):
        assert line in place
    shown = (ROOT / "docs" / "server.md").read_text("utf-8").partition("location / {")[2].partition("}")[0]
    lines = [line.strip() for line in shown.splitlines() if line.strip() and "proxy_pass" not in line]
    assert len(lines) == 6
    assert all(line in place for line in lines)
    assert int(re.findall(r"proxy_read_timeout (\d+)s", place)[0]) > 2 * Settings().heartbeat
    assert "flush_interval -1" in (DEPLOY / "Caddyfile").read_text("utf-8")


@contextmanager
def nginx(port: int, upstream: int, folder: Path) -> Iterator[None]:
    """A real one with our example, on a port of its own and without TLS."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8").replace("127.0.0.1:7777", f"127.0.0.1:{upstream}")
    text = re.sub(r"^ *ssl_.*\n", "", text, flags=re.MULTILINE).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("proxy", "fastcgi", "uwsgi", "scgi"))
    body = f"client_body_temp_path {folder}/body; {temporary} access_log off; {text}"
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}} http {{ {body} }}", "utf-8"
    )
    process = subprocess.Popen(
        [tool("nginx"), "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    )
    try:
        until(lambda: process.poll() is None and answers(port, "/septem/healthz"))
        yield
    finally:
        process.terminate()
        process.wait(SOON)


@contextmanager
def caddy(port: int, upstream: int, folder: Path) -> Iterator[None]:
    """The same with Caddy."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:7777", f"127.0.0.1:{upstream}")
    head = "{\n\tadmin off\n\tauto_https off\n\tgrace_period 1s\n}\n"
    (folder / "Caddyfile").write_text(head + text.replace("example.org {", f"http://127.0.0.1:{port} {{"), "utf-8")
    process = subprocess.Popen(
        [tool("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")],
        stderr=subprocess.DEVNULL,
        env={"HOME": str(folder)},
    )
    try:
        until(lambda: process.poll() is None and answers(port, "/septem/healthz"))
        yield
    finally:
        process.terminate()
        process.wait(SOON)


def answers(port: int, path: str) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}{path}", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_game_is_played_behind_a_real_proxy(proxy: Any, tmp_path: Path) -> None:
    tool(proxy.__name__)
    port = free_port()
    more = ["--root-path", "/septem", "--trust", "127.0.0.1"]
    with Process(str(tmp_path / "x.sqlite"), more=more) as server, proxy(port, server.port, tmp_path):
        outside = f"http://127.0.0.1:{port}"
        ada = Person(f"{outside}/septem")
        (cookie,) = [one for one in ada.http.cookies.jar if one.name == "septem"]
        assert cookie.path == "/septem"
        assert ada.play(ada.table("duel", 1)).last["table"]["status"] == "finished"
        assert httpx.get(f"{outside}/septem/metrics").status_code == 404
        assert httpx.get(f"{outside}/septem", follow_redirects=False).headers["location"].endswith("/septem/")
        own, foreign = {"origin": outside}, {"origin": "http://elsewhere.example"}
        assert ada.http.put("/me", json={"name": "Eva"}, headers=own).status_code == 200
        assert ada.http.put("/me", json={"name": "Eve"}, headers=foreign).status_code == 403
        assert ada.http.put("/me", json={"name": "x" * 70_000}).status_code == 413


def test_the_page_about_it_is_true() -> None:
    """Commands of docs/deployment.md exist, files it names are there."""
    text = (ROOT / "docs" / "deployment.md").read_text("utf-8")
    lines = re.findall(r"^[$#] (?:.* )?(\S*septem (?:serve|export|import|backup|doctor).*)$", text, re.MULTILINE)
    assert len(lines) >= 5
    for line in lines:
        options(shlex.split(line, comments=True))
    for name in ("Containerfile", "septem.service", "compose.yaml", "nginx.conf", "Caddyfile"):
        assert f"../deploy/{name}" in text
