// Tables made by the API with the person's own key; the page is the one who plays at them.

/** A call of the API, by somebody's browser. */
export const call = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const sent = body && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      };
      const answer = await fetch(`api/v1${path}`, { method, ...sent });
      return answer.json();
    },
    [method, path, body],
  );

/** A new table; its id. */
export const table = async (page, wish) =>
  (await call(page, "POST", "/tables", wish)).id;

export const bots = (count) =>
  Array.from({ length: count }, () => ({ kind: "bot", level: "gentle" }));

/** Somebody on the first screen. */
export async function atHome(page, address) {
  await page.goto(address);
  await page.locator(".game").first().waitFor();
  return page;
}

/** The person at a table that has begun, bots in the other seats; its id. */
export async function seated(page, address, game, players, more = {}) {
  if (page.url() === "about:blank") await atHome(page, address);
  const id = await table(page, {
    game,
    players,
    seats: [{ kind: "me" }, ...bots(players - 1)],
    start: true,
    ...more,
  });
  await page.goto(`${address}#/table/${id}`);
  return id;
}

/** What the server answers to a seat. */
export const shown = (page, id, seat = 0) =>
  call(page, "GET", `/tables/${id}?seat=${seat}`);

/** Waits until all others have decided: nothing happens then before this seat does something. */
export async function alone(page, id, seat = 0) {
  const acting = async () => (await shown(page, id, seat)).view?.to_act ?? [];
  for (const until = Date.now() + 30_000; Date.now() < until;) {
    const [first, ...rest] = await acting();
    if (first === undefined || (first === seat && !rest.length)) return;
    await page.waitForTimeout(30);
  }
}

/** Plays for a seat by the API: so many moves, or to the end of the game. */
export const moves = (page, id, count = Infinity, seat = 0) =>
  page.evaluate(
    async ([id, count, seat]) => {
      const ask = async (path, body) => {
        const sent = body && {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
        return (await fetch(`api/v1/tables/${id}${path}`, sent)).json();
      };
      for (let made = 0; made < (count ?? Infinity);) {
        const decision = await ask(`/seats/${seat}/decision`);
        const move = decision.moves?.[(made * 7) % decision.moves.length];
        if (move) {
          const body = { move: move.notation, number: decision.number };
          const answer = await ask(`/seats/${seat}/moves`, body);
          made += answer.code ? 0 : 1;
        } else {
          if ((await ask("")).table.status === "finished") return;
          await new Promise((done) => setTimeout(done, 40));
        }
      }
    },
    [id, count, seat],
  );

/** A table in the middle of its game, or at its end. */
export async function halfway(page, game, players, count, more = {}) {
  const id = await table(page, {
    game,
    players,
    seats: [{ kind: "me" }, ...bots(players - 1)],
    start: true,
    ...more,
  });
  await moves(page, id, count);
  return id;
}
