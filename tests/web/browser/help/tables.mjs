// Tables made by the API with the person's own key; the page is the one who plays at them.

/** A new table; its id. */
export async function table(page, wish) {
  return page.evaluate(async (body) => {
    const answer = await fetch("api/v1/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await answer.json()).id;
  }, wish);
}

export const bots = (count) =>
  Array.from({ length: count }, () => ({ kind: "bot", level: "gentle" }));

/** What the server answers to a seat. */
export const shown = (page, id, seat = 0) =>
  page.evaluate(
    async ([id, seat]) =>
      (await fetch(`api/v1/tables/${id}?seat=${seat}`)).json(),
    [id, seat],
  );

/** A table in the middle of its game, played there by the API. */
export async function halfway(page, game, players, moves) {
  const id = await table(page, {
    game,
    players,
    seats: [{ kind: "me" }, ...bots(players - 1)],
    start: true,
  });
  await page.evaluate(
    async ([id, moves]) => {
      for (let made = 0; made < moves;) {
        const decision = await (
          await fetch(`api/v1/tables/${id}/seats/0/decision`)
        ).json();
        const move = decision.moves?.[(made * 7) % decision.moves.length];
        if (move) {
          const body = JSON.stringify({
            move: move.notation,
            number: decision.number,
          });
          const answer = await fetch(`api/v1/tables/${id}/seats/0/moves`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body,
          });
          made += answer.ok ? 1 : 0;
        }
        await new Promise((done) => setTimeout(done, 120));
      }
    },
    [id, moves],
  );
  return id;
}
