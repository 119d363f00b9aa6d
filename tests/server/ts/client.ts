// A small client made from docs/openapi.json: opens a table, looks at a decision, makes a move. Nothing needs a cast.
import createClient from "openapi-fetch";
import type { components, paths } from "./api";

type Schemas = components["schemas"];
type Update = Schemas["DuelUpdate"] | Schemas["WondersUpdate"] | Schemas["ArchitectsUpdate"] | Schemas["DiceUpdate"];

export async function play(address: string): Promise<number> {
  const api = createClient<paths>({ baseUrl: address });
  await api.POST("/api/v1/me", { body: { name: "Ada" } });
  const opened = await api.POST("/api/v1/tables", {
    body: {
      game: "duel",
      options: { wonders: "first_game" },
      seats: [{ kind: "me" }, { kind: "bot", level: "gentle" }],
      start: true,
    },
  });
  if (opened.error) throw new Error(opened.error.code);
  const path = { table: opened.data.id, seat: 0 };
  const decision = await api.GET("/api/v1/tables/{table}/seats/{seat}/decision", { params: { path } });
  if (decision.data?.game !== "duel") throw new Error("another game");
  const move = decision.data.moves[0];
  if (move === undefined) return 0;
  const made = await api.POST("/api/v1/tables/{table}/seats/{seat}/moves", {
    params: { path },
    body: { move: move.notation, number: decision.data.number },
  });
  return made.data?.game === "duel" && made.data.view !== null ? made.data.view.step : -1;
}

// What a stream sends: an update as JSON.
export function heard(event: MessageEvent<string>): number {
  const update: Update = JSON.parse(event.data);
  return lead(update);
}

export function label(move: Schemas["DuelMove"]): string {
  switch (move.data.action) {
    case "build":
    case "discard":
      return `${move.data.action} ${move.data.card} (slot ${move.data.slot.toFixed()})`;
    case "wonder":
      return `${move.data.wonder} with ${move.data.card}`;
    case "destroy":
    case "revive":
      return `${move.data.action} ${move.data.card}`;
    case "draft":
      return move.data.wonder;
    case "progress":
    case "library":
      return move.data.token;
    case "starter":
      return `player ${(move.data.seat + 1).toFixed()} begins`;
  }
}

export function lead(update: Update): number {
  if (update.view === null) return 0;
  switch (update.game) {
    case "duel":
      return update.view.cities[0].points - update.view.cities[1].points;
    case "wonders":
      return update.view.hand.length;
    case "architects":
    case "dice":
      return update.view.cities.length;
  }
}
