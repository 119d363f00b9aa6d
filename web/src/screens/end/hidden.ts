/** What lay face down until the end, and is shown now. */
import { api } from "../../api/client";
import type { Pieces, Update } from "../../api/types";
import type { Colour, Face } from "../../parts/face";
import type { TableState } from "../../state/table.svelte";
import type { Texts } from "../../state/words.svelte";

type View = NonNullable<Update["view"]>;

export interface Hidden {
  /** Cards under wonders: whose or which, and the card. */
  under: { of: string; stage: string; card: Face }[];
  /** Other cards, by a message that says where they lay. */
  groups: { message: string; cards: { face: Face; mine: boolean }[] }[];
}

/** A card as a strip: colour and name alone. */
export function plain(pieces: Pieces, texts: Texts, id: string): Face | undefined {
  const cards = "cards" in pieces.pieces ? pieces.pieces.cards : [];
  const colour = cards.find((one) => one.id === id)?.colour;
  if (!colour) return undefined;
  const kind = texts.has(`kind-${colour}`) ? texts.say(`kind-${colour}`) : "";
  const name = texts.name("card", id);
  return {
    id,
    name,
    colour: colour as Colour,
    kind,
    cost: { coins: 0, goods: [] },
    effect: [],
    words: name,
    from: [],
    to: [],
  };
}

const ROMAN = ["", "I", "II", "III", "IV"];

export async function revealed(table: TableState): Promise<Hidden | undefined> {
  const { view, pieces, texts, mine } = table;
  if (!view || !pieces || !texts) return undefined;
  const face = (id: string) => plain(pieces, texts, id);
  const list = (message: string, ids: readonly string[]) => ({
    message,
    cards: ids.flatMap((id) => face(id) ?? []).map((one) => ({ face: one, mine: false })),
  });
  if (view.game === "duel") {
    const under = view.cities.flatMap((city) =>
      Object.entries(city.wonders).flatMap(([wonder, card]) => {
        const its = card ? face(card) : undefined;
        return its ? [{ of: texts.name("wonder", wonder), stage: "", card: its }] : [];
      }),
    );
    const left = view.structure.flatMap((place) => place.card ?? []);
    const boxed = Object.entries(view.unseen).filter(([pile]) => pile !== "guilds");
    return {
      under,
      groups: [
        list("end-on-table", left),
        list(
          "end-in-box",
          boxed.flatMap(([, ids]) => ids),
        ),
        list("end-guilds-in-box", view.unseen["guilds"] ?? []),
      ].filter((one) => one.cards.length > 0),
    };
  }
  if (view.game !== "wonders") return undefined;
  const away = await knownTogether(table, view);
  const at = (city: number) => texts.name("board", view.cities[city]?.board ?? "");
  const stages: Record<number, number> = {};
  const under = away
    .filter((one) => one.under)
    .flatMap((one) => {
      const stage = (stages[one.city] = (stages[one.city] ?? 0) + 1);
      const card = one.card ? face(one.card) : undefined;
      return card ? [{ of: at(one.city), stage: ROMAN[stage] ?? String(stage), card, city: one.city }] : [];
    })
    .sort((one, other) => one.city - other.city);
  const apart = (message: string, wanted: (turn: number) => boolean) => ({
    message,
    cards: away
      .filter((one) => !one.under && wanted(one.turn))
      .flatMap((one) => {
        const its = one.card ? face(one.card) : undefined;
        return its ? [{ face: its, mine: mine.includes(one.city) }] : [];
      }),
  });
  const groups = [apart("end-sold", (turn) => turn < 7), apart("end-last-cards", (turn) => turn >= 7)];
  return { under, groups: groups.filter((one) => one.cards.length > 0) };
}

/** Everybody knows what they put away themselves: together they know it all. */
async function knownTogether(table: TableState, view: Extract<View, { game: "wonders" }>) {
  const { moves } = await api.replay(table.id, 0);
  const sights = await Promise.all(
    Array.from({ length: view.players }, (_, seat) => api.replay(table.id, moves, seat)),
  );
  return view.away.map((one, index) => ({
    ...one,
    card: [one.card, ...sights.map((sight) => (sight.game === "wonders" ? sight.view.away[index]?.card : null))].find(
      (card) => card,
    ),
  }));
}
