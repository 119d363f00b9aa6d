/** Moves, reasons and sources of points in words, whatever the game. */
import type { Schemas } from "../api/client";
import type { Args, Move, ScoreNode } from "../api/types";
import type { Texts } from "../state/words.svelte";

type Names = readonly string[];
/** Ids that stand for a whole message when they are an argument. */
const MESSAGES = ["category", "end"];
/** What a source of points may be. */
const KINDS = ["card", "wonder", "stage", "token", "box", "piece"];

/** What a move does, without its price. */
export function moveWords(move: Move, texts: Texts, names: Names): string {
  const { data } = move;
  const key = `move-${data.action}`;
  const card = move.why?.kind === "gain" ? move.why.card : undefined;
  switch (data.action) {
    case "starter":
      return texts.say(key, { to: data.seat }, names);
    case "take":
    case "use":
      return texts.say(card ? key : `${key}-unknown`, { ...data, place: place(data.deck, texts), card }, names);
    case "look":
      return texts.say(key, { place: place(data.deck, texts) }, names);
    case "science":
      return texts.say(key, { cards: counted(data.symbols, texts) }, names);
    case "progress":
      return texts.say(data.token === "blind" ? `${key}-blind` : key, { token: data.token }, names);
    case "pass":
      return texts.say(key, { coins: move.why?.kind === "income" ? move.why.coins : 0 }, names);
    case "extra":
      return moveWords({ ...move, data: data.move ?? { action: "decline" } } as Move, texts, names);
    case "cross":
      return data.box ? texts.say(key, { box: data.box }, names) : texts.say("move-none");
    case "decline":
      return texts.say(texts.has(key) ? key : "move-none");
    case "build":
      if ("payment" in data) return texts.say(key, { stage: data.stage, cards: data.payment }, names);
      if ("how" in data)
        return freeCity(data, texts.say(data.how === "paid" ? key : `${key}-${data.how}`, data), texts);
      return texts.say(key, data, names);
    case "wonder":
      if (move.why?.kind === "payment" && "box" in move.why)
        return texts.say("move-cross", { box: move.why.box }, names);
      return "free_city" in data ? freeCity(data, texts.say(key, data), texts) : texts.say(key, data, names);
    case "sell":
    case "recover":
      return freeCity(data, texts.say(key, data), texts);
    default:
      return texts.say(key, data as Args, names);
  }
}

function freeCity(data: { free_city: boolean }, said: string, texts: Texts): string {
  return data.free_city ? texts.say("move-free-city", { move: said }) : said;
}

function place(deck: string, texts: Texts): string {
  return deck === "central" ? texts.say("place-central") : texts.say("place-other", { deck });
}

function counted(cards: readonly string[], texts: Texts): string {
  return cards.map((one) => texts.name("card", one)).join(", ");
}

/** A reason for a move, or against it. */
export function meritWords(merit: Schemas["Merit"], texts: Texts, names: Names): string {
  const args: Args = { ...merit.args };
  for (const key of MESSAGES)
    if (typeof args[key] === "string" && texts.has(`${key}-${args[key]}`)) args[key] = texts.say(`${key}-${args[key]}`);
  return texts.say(merit.message, args, names);
}

/** Where points come from. */
export function sourceWords(node: ScoreNode, texts: Texts, names: Names): string {
  if (texts.has(`source-${node.id}`)) return texts.say(`source-${node.id}`, node.args, names);
  for (const kind of KINDS) {
    const id = node.args[kind] ?? node.id;
    if (typeof id === "string" && texts.name(kind, id) !== id) {
      const count = typeof node.args["count"] === "number" && node.args["count"] > 1 ? `${node.args["count"]}× ` : "";
      return count + texts.name(kind, id);
    }
  }
  return texts.say(`category-${node.id}`);
}

/** The beginning of a sentence as the end of another one. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
