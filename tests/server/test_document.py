"""The published document is true: every answer of every kind fits it."""

from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest

from septem.server.settings import Settings
from tests.server.running import Person, running

EARLY = 20
"""Until this entry everything is checked; afterwards it is only played."""


class Document:
    """Checks answers against what is published."""

    def __init__(self, address: str) -> None:
        self.data = httpx.get(f"{address}/api/v1/openapi.json").json()
        self.checked: set[tuple[str, str]] = set()

    def check(self, answer: httpx.Response, path: str) -> Any:
        """The answer, if it fits."""
        method = answer.request.method.lower()
        operation = self.data["paths"][f"/api/v1{path}"][method]
        responses = operation["responses"]
        content = responses.get(str(answer.status_code), responses["default"])["content"]
        (media,) = content
        assert answer.headers["content-type"].startswith(media), (path, answer.text)
        schema = content[media]["schema"]
        if "discriminator" in schema and answer.is_success:
            schema = {"$ref": schema["discriminator"]["mapping"][answer.json()["game"]]}
        jsonschema.Draft202012Validator({**schema, "components": self.data["components"]}).validate(answer.json())
        self.checked.add((method, path))
        return answer.json()


LATER = pytest.mark.long


@pytest.mark.parametrize(
    "game", ["duel", *(pytest.param(one, marks=LATER) for one in ("wonders", "architects", "dice"))]
)
def test_answers_fit_the_document(tmp_path: Path, game: str) -> None:
    with running(Settings(db=f"sqlite:///{tmp_path / 'd.sqlite'}", limits=False)) as address:
        document, ada = Document(address), Person(address)
        http, fits = ada.http, document.check
        fits(http.get("/me"), "/me")
        fits(http.put("/me", json={"name": "Eva"}), "/me")
        fits(http.put("/me", json={"name": ""}), "/me")
        fits(http.post("/me/links"), "/me/links")
        fits(http.get("/games"), "/games")
        fits(http.get(f"/games/{game}/pieces"), "/games/{game}/pieces")
        fits(http.get(f"/games/{game}/guide/sk"), "/games/{game}/guide/{language}")
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "gentle"}] * (1 if game == "duel" else 2)]
        table = fits(http.post("/tables", json={"game": game, "seats": seats}), "/tables")["id"]
        at, where = f"/tables/{table}", "/tables/{table}"
        fits(http.get(at), where)
        fits(http.get(f"{at}/pieces"), f"{where}/pieces")
        fits(http.post(f"{at}/start"), f"{where}/start")
        fits(http.get("/tables", params={"mine": True}), "/tables")
        seat, seats_at = f"{at}/seats/0", f"{where}/seats/{{seat}}"
        for update in ada.updates(table, 0):
            if update["result"] is not None:
                break
            early = update["number"] < EARLY
            decision = http.get(f"{seat}/decision")
            decision = fits(decision, f"{seats_at}/decision") if early else decision.json()
            if decision["moves"]:
                if early:
                    fits(http.get(f"{seat}/advice"), f"{seats_at}/advice")
                    fits(http.post(f"{seat}/moves", json={"move": "fly"}), f"{seats_at}/moves")
                    fits(http.post(f"{seat}/undo"), f"{seats_at}/undo")
                    fits(http.delete(f"{seat}/moves"), f"{seats_at}/moves")
                    decision = ada.get(f"/tables/{table}/seats/0/decision")
                if decision["moves"]:
                    move = {"move": decision["moves"][0]["notation"]}
                    made = http.post(f"{seat}/moves", json=move)
                    assert made.status_code == 200
                    if early:
                        fits(made, f"{seats_at}/moves")
        fits(http.get(at, params={"seat": 0}), where)
        fits(http.get(f"{at}/explanation"), f"{where}/explanation")
        fits(http.get(f"{at}/record"), f"{where}/record")
        fits(http.get(f"{at}/replay", params={"at": 3}), f"{where}/replay")
        fits(http.get(f"{at}/course"), f"{where}/course")
        first = http.get(f"{at}/course").json()["stops"][1]["seat"]
        fits(http.get(f"{at}/seats/{first}/advice", params={"at": 0}), f"{seats_at}/advice")
        fits(http.get(f"{at}/review"), f"{where}/review")
        fits(http.post(f"{at}/rematch"), f"{where}/rematch")
        assert len(document.checked) >= 20
