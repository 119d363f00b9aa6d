/** A first game of 7 Wonders, step by step. */
import { lessonOf, type MomentOf, type StepOf } from "../lesson";

export type Now = MomentOf<"wonders">;

/** Something is to be chosen for the Free City. */
export const forFreeCity = ({ decision }: Now) =>
  decision?.moves.some(({ data }) => "free_city" in data && data.free_city) ?? false;
/** Something is to be chosen for the own city. */
export const owed = (now: Now) =>
  now.view.phase === "choose" && Boolean(now.decision?.moves.length) && !forFreeCity(now);
/** In this age, in this turn or later. */
export const since = (now: Now, age: number, turn: number) =>
  owed(now) && now.view.age === age && now.view.turn >= turn;
const inHand = (now: Now, colour: string) =>
  now.pieces.pieces.cards.find((card) => card.colour === colour && now.view.hand.includes(card.id))?.id;

/** A card for which a neighbour would be paid. */
const traded = ({ decision }: Now) =>
  decision?.moves.flatMap(({ data, why }) =>
    data.action === "build" && why?.kind === "payment" && why.left.coins + why.right.coins > 0 ? [data.card] : [],
  )[0];
const chained = ({ decision }: Now) =>
  decision?.moves.flatMap(({ data }) => (data.action === "build" && data.how === "chain" ? [data.card] : []))[0];
const lacking = ({ decision }: Now) =>
  decision?.refused.flatMap(({ data, reason }) =>
    data.action === "build" && reason.code === "cannot-afford-resources" ? [data.card] : [],
  )[0];
const does = ({ decision }: Now, action: "build" | "wonder") =>
  decision?.moves.some(({ data }) => data.action === action) ?? false;

const PRESSED = '[data-lesson~="hand"] [aria-pressed="true"]';

/** The first decision: what the own city makes, a card, what to do with it. */
export const beginning: StepOf<"wonders">[] = [
  { id: "makes", light: ["production"], when: (now) => since(now, 1, 1) && now.view.turn <= 2 },
  { id: "hand", light: ["hand"], asks: PRESSED, when: (now) => since(now, 1, 1) && now.view.turn === 1 },
  { id: "decide", light: ["decide"], asks: true, when: (now) => since(now, 1, 1) && now.view.turn === 1 },
];

/** What is met in the first age, whoever plays. */
export const middle: StepOf<"wonders">[] = [
  {
    id: "buy",
    light: ["neighbours", "hand"],
    when: (now) => since(now, 1, 2) && traded(now) !== undefined,
    args: (now) => ({ card: traded(now) ?? "" }),
  },
  { id: "cannot", light: ["hand"], when: (now) => owed(now) && now.view.turn >= 2 && lacking(now) !== undefined },
  { id: "stages", light: ["stage"], when: (now) => since(now, 1, does(now, "wonder") ? 2 : 3) },
  { id: "war", light: ["war"], when: (now) => since(now, 1, 3) },
  { id: "hint", light: ["hint"], when: (now) => since(now, 1, 4) },
  {
    id: "chain",
    light: ["hand"],
    when: (now) => owed(now) && chained(now) !== undefined,
    args: (now) => ({ card: chained(now) ?? "" }),
  },
  {
    id: "science",
    light: ["science"],
    when: (now) => owed(now) && (now.view.age > 1 || now.view.turn >= 4) && inHand(now, "green") !== undefined,
  },
  { id: "sell", light: ["decide"], when: (now) => owed(now) && !does(now, "build") },
  { id: "sixth", light: ["hand"], when: (now) => since(now, 1, 6) },
];

/** The last age. */
export const ending: StepOf<"wonders">[] = [
  { id: "age3", light: ["purse"], when: (now) => since(now, 3, 1) },
  { id: "guild", light: ["hand"], when: (now) => owed(now) && inHand(now, "purple") !== undefined },
  { id: "last", light: ["hand", "decide"], when: (now) => since(now, 3, 6) },
  { id: "end", light: ["score"], when: (now) => now.over },
];

/** For three and more. */
export const lesson = lessonOf("wonders", [
  { id: "welcome", light: ["now"], when: (now) => since(now, 1, 1) && now.view.turn === 1 },
  ...beginning,
  { id: "passed", light: ["hand"], when: (now) => since(now, 1, 2) },
  ...middle,
  { id: "age2", light: ["purse"], when: (now) => since(now, 2, 1) && now.view.turn <= 2 },
  ...ending,
]);
