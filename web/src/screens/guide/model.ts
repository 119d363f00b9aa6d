/** What a guide shows, whatever the game: each game makes it from its own pieces and words. */
import type { Colour, Face, Part } from "../../parts/face";
import type { Texts } from "../../state/words.svelte";

/** How a sign of the legend is drawn. */
export type Drawn =
  | { draw: "glyph"; id: string }
  | { draw: "coin" }
  | { draw: "points" }
  | { draw: "colour"; colour: Colour }
  | { draw: "price"; kind: "free" | "coins" | "chain" | "no" }
  | { draw: "face"; id: string }
  | { draw: "die"; colour: string }
  | { draw: "figure"; kind: "cost" | "points" | "unsure" };

export interface Sign {
  drawn: Drawn;
  name: string;
  words: string;
}

export interface Group {
  title: string;
  signs: Sign[];
}

/** A card of the table. */
export interface Row {
  face: Face;
  /** 1 to 3; undefined in games without ages. */
  age?: number;
  guild?: boolean;
  /** For each copy the number of players from which on it is used. */
  copies?: readonly number[];
  /** How many lie in each deck, by deck. */
  decks?: Readonly<Record<string, number>>;
  note?: string;
}

export interface Link {
  id: string;
  face: Face;
  age: number;
  /** The buildings that make it free. */
  from: readonly string[];
}

/** The glyphs of an effect, each once. */
export function glyphsOf(parts: readonly Part[]): string[] {
  return [...new Set(parts.flatMap(glyphsIn))];
}

function glyphsIn(part: Part): string[] {
  switch (part.kind) {
    case "glyph":
      return [part.id];
    case "choice":
      return part.ids.map((one) => one.id);
    case "points":
      return ["laurel"];
    case "coins":
      return ["coin"];
    case "per":
      return [part.what === "coins" ? "coin" : "laurel", ...part.of.map((one) => one.id), ...part.from];
    case "trade":
      return ["coin", ...part.from, ...part.ids.map((one) => one.id), ...(part.sign ? [part.sign.id] : [])];
    case "text":
      return part.id ? [part.id] : [];
  }
}

/** A sign that is explained by messages of its own: `sign-ID` and `sign-ID-more`. */
export function told(texts: Texts, id: string, more = `sign-${id}-more`): Sign {
  const drawn: Drawn = id === "coin" ? { draw: "coin" } : id === "laurel" ? { draw: "points" } : { draw: "glyph", id };
  return { drawn, name: texts.say(`sign-${id}`), words: texts.say(more) };
}

export function colours(texts: Texts, all: readonly Colour[]): Group {
  return {
    title: texts.say("guide-group-colours"),
    signs: all.map((colour) => ({
      drawn: { draw: "colour", colour },
      name: texts.say(`sign-c-${colour}`),
      words: texts.say(`sign-c-${colour}-more`),
    })),
  };
}

export function prices(texts: Texts): Group {
  const kinds = ["free", "coins", "chain", "no"] as const;
  return {
    title: texts.say("guide-group-prices"),
    signs: kinds.map((kind) => ({
      drawn: { draw: "price", kind },
      name: texts.say(`guide-price-${kind}`),
      words: texts.say(`guide-price-${kind}-more`),
    })),
  };
}
