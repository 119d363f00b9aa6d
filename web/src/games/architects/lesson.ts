/** A first game of Architects, step by step. */
import { lessonOf, type MomentOf } from "../lesson";

type Now = MomentOf<"architects">;

const mine = ({ view }: Now) => view.cities[view.seat ?? 0]!;
const owed = ({ decision }: Now) => Boolean(decision?.moves.length);
const picks = (now: Now) => owed(now) && now.view.phase === "pick";
const held = (now: Now) => Object.values(mine(now).cards).reduce((sum, count) => sum + count, 0);
const first = (now: Now) => picks(now) && held(now) === 0 && mine(now).built.length === 0;
const since = (now: Now, cards: number) => picks(now) && (mine(now).built.length > 0 || held(now) >= cards);
const does = ({ decision }: Now, action: "build" | "science" | "use") =>
  decision?.moves.some(({ data }) => data.action === action) ?? false;
const green = (now: Now) => now.pieces.pieces.symbols.some((symbol) => (mine(now).cards[symbol] ?? 0) > 0);
const STAGES = 5;

export const lesson = lessonOf("architects", [
  { id: "welcome", light: ["mine"], when: first },
  { id: "needs", light: ["needs"], when: (now) => picks(now) && mine(now).built.length === 0 && held(now) <= 1 },
  { id: "take", light: ["decide"], asks: '[data-lesson~="decide"] [aria-checked="true"]', when: first },
  { id: "confirm", light: ["decide"], asks: true, when: first },
  { id: "colours", light: ["decide"], when: (now) => since(now, 1) },
  { id: "war", light: ["war"], when: (now) => since(now, 2) },
  { id: "science", light: ["science"], when: (now) => picks(now) && (green(now) || since(now, 3)) },
  { id: "hint", light: ["hint"], when: (now) => since(now, 3) },
  { id: "build", light: ["decide"], asks: true, when: (now) => owed(now) && does(now, "build") },
  { id: "built", light: ["mine"], when: (now) => picks(now) && mine(now).built.length > 0 },
  { id: "set", light: ["decide"], asks: true, when: (now) => owed(now) && does(now, "science") },
  { id: "progress", light: ["decide"], asks: true, when: (now) => owed(now) && now.view.phase === "progress" },
  { id: "effect", light: ["decide"], asks: true, when: (now) => owed(now) && now.view.phase === "take_any" },
  { id: "use", light: ["decide"], when: (now) => owed(now) && does(now, "use") },
  { id: "cat", light: ["tokens"], when: (now) => picks(now) && now.view.cat !== null },
  { id: "battle", light: ["war"], when: (now) => picks(now) && now.view.cities.some((city) => city.military > 0) },
  {
    id: "soon",
    light: ["mine"],
    when: (now) => picks(now) && now.view.cities.some((city) => city.built.length >= STAGES - 1),
  },
  { id: "end", light: ["score"], when: (now) => now.over },
]);
