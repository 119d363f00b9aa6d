/** A first game of Duel, step by step. */
import { lessonOf, type MomentOf } from "../lesson";

type Now = MomentOf<"duel">;

const owed = ({ decision, view }: Now) => view.phase === "main" && Boolean(decision?.moves.length);
/** How many cards I have taken into my city or under my wonders; nothing else tells how long somebody has played. */
const taken = ({ view }: Now) => {
  const city = view.cities[view.seat ?? 0]!;
  return city.cards.length + Object.keys(city.wonders).length + view.discard_pile.length;
};
const since = (now: Now, cards: number) => owed(now) && (now.view.age > 1 || taken(now) >= cards);
const chained = ({ decision, view }: Now) => {
  for (const { data, why } of decision?.moves ?? [])
    if (data.action === "build" && why?.kind === "payment" && why.chain)
      return view.structure.find((place) => place.slot === data.slot)?.card ?? undefined;
  return undefined;
};
const does = ({ decision }: Now, action: "build" | "wonder") =>
  decision?.moves.some(({ data }) => data.action === action) ?? false;
const symbols = ({ view }: Now) => view.cities.some((city) => Object.values(city.symbols).some((count) => count > 0));

export const lesson = lessonOf("duel", [
  { id: "welcome", light: ["structure"], when: (now) => owed(now) && now.view.age === 1 && taken(now) === 0 },
  {
    id: "take",
    light: ["structure"],
    asks: '[data-lesson~="structure"] [aria-pressed="true"]',
    when: (now) => owed(now) && now.view.age === 1 && taken(now) === 0,
  },
  { id: "decide", light: ["decide"], asks: true, when: (now) => owed(now) && now.view.age === 1 && taken(now) === 0 },
  { id: "makes", light: ["own-makes"], when: (now) => since(now, 1) },
  { id: "wonders", light: ["own-wonders"], when: (now) => since(now, does(now, "wonder") ? 1 : 2) },
  { id: "track", light: ["track"], when: (now) => owed(now) && (now.view.pawn !== 0 || since(now, 3)) },
  { id: "science", light: ["own-science"], when: (now) => owed(now) && (symbols(now) || since(now, 4)) },
  { id: "hint", light: ["hint"], when: (now) => since(now, 3) },
  {
    id: "chain",
    light: ["structure"],
    when: (now) => owed(now) && chained(now) !== undefined,
    args: (now) => ({ card: chained(now) ?? "" }),
  },
  { id: "poor", light: ["decide"], when: (now) => owed(now) && !does(now, "build") },
  { id: "again", light: ["structure"], when: (now) => owed(now) && now.view.extra_turn },
  {
    id: "token",
    light: ["decide", "progress"],
    asks: true,
    when: ({ view, decision }) => view.phase === "choose_progress" && Boolean(decision?.moves.length),
  },
  {
    id: "starter",
    light: ["decide"],
    asks: true,
    when: ({ view, decision }) => view.phase === "choose_starter" && Boolean(decision?.moves.length),
  },
  { id: "age2", light: ["structure"], when: (now) => owed(now) && now.view.age === 2 },
  { id: "age3", light: ["structure"], when: (now) => owed(now) && now.view.age === 3 },
  { id: "end", light: ["score"], when: (now) => now.over },
]);
