/** What the cards at hand would cost, in the fewest words, for the badge above each. */
import type { Schemas } from "../../api/client";
import type { Table } from "./table";

export interface Quote {
  kind: "free" | "chain" | "power" | "pay" | "dear" | "built" | "missing" | "refused";
  coins: number;
  missing: string[];
  /** In a sentence. */
  words: string;
}

type Choices = Schemas["WondersChoices"];

/** The badge of a card: from the moves if there is something to decide, else from what the server worked out. */
export function quote(table: Table, choices: Choices, card: string): Quote | undefined {
  return choices.moves.length ? offered(table, choices, card) : expected(table, choices, card);
}

function offered(table: Table, choices: Choices, card: string): Quote | undefined {
  const moves = choices.moves.filter((move) => "card" in move.data && move.data.card === card);
  if (moves.some((move) => move.data.action === "recover")) return simple(table, "free");
  const builds = moves.flatMap((move) => (move.data.action === "build" ? [{ how: move.data.how, why: move.why }] : []));
  if (builds.some((one) => one.how === "chain")) return simple(table, "chain");
  const paid = builds.filter((one) => one.how !== "power");
  if (paid.length) {
    const coins = Math.min(...paid.map((one) => (one.why?.kind === "payment" ? one.why.total : 0)));
    return coins ? priced(table, coins, "pay") : simple(table, "free");
  }
  if (builds.length) return { ...simple(table, "free"), kind: "power" };
  const refused = choices.refused.find(
    (one) => (one.data.action === "build" || one.data.action === "recover") && one.data.card === card,
  );
  if (!refused) return undefined;
  const words = table.say(`reason-${refused.reason.code}`, refused.reason.args ?? {});
  const args: Record<string, unknown> = refused.reason.args ?? {};
  if (refused.reason.code === "already-built") return { kind: "built", coins: 0, missing: [], words };
  if (refused.reason.code === "cannot-afford-coins")
    return { kind: "dear", coins: Number(args["price"] ?? 0), missing: [], words };
  if (refused.reason.code === "cannot-afford-resources")
    return { kind: "missing", coins: 0, missing: missing(choices, refused.data, card), words };
  return { kind: "refused", coins: 0, missing: [], words };
}

/** What nobody around sells; known for the own city only. */
function missing(choices: Choices, data: Schemas["WondersRefusal"]["data"], card: string): string[] {
  if ("free_city" in data && data.free_city) return [];
  return [...new Set(choices.explanation.cards.find((one) => one.card === card)?.missing)];
}

function expected(table: Table, choices: Choices, card: string): Quote | undefined {
  const price = choices.explanation.cards.find((one) => one.card === card);
  if (!price) return undefined;
  if (price.how === "built") return { kind: "built", coins: 0, missing: [], words: table.say("price-built") };
  if (price.how === "impossible")
    return { kind: "missing", coins: 0, missing: [...new Set(price.missing)], words: table.say("price-lacking") };
  if (price.how === "chain") return simple(table, "chain");
  const coins = price.coins ?? 0;
  if (!coins) return simple(table, "free");
  return priced(table, coins, coins > table.city(table.me).coins ? "dear" : "pay");
}

const simple = (table: Table, kind: "free" | "chain"): Quote => ({
  kind,
  coins: 0,
  missing: [],
  words: table.say(`price-${kind}`),
});

const priced = (table: Table, coins: number, kind: "pay" | "dear"): Quote => ({
  kind,
  coins,
  missing: [],
  words: table.say("count-coins", { coins }),
});
