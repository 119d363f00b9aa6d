/** What is drawn on a card, wonder or token, whatever the game: each game makes faces of its own pieces. */

export type Colour = "brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple";

/** One part of an effect; a row of them says what a piece does. */
export type Part =
  | { kind: "glyph"; id: string; label: string; times?: number }
  | { kind: "choice"; ids: { id: string; label: string }[] }
  | { kind: "points"; count: number }
  | { kind: "coins"; count: number }
  | {
      kind: "per";
      what: "coins" | "points";
      count: number;
      of: { id: string; colour?: Colour; label: string }[];
      from: Side[];
    }
  | {
      kind: "trade";
      from: Side[];
      ids: { id: string; label: string }[];
      price: number;
      /** What stands for all of them where there is little room. */
      sign?: { id: string; colour: Colour; label: string };
    }
  | { kind: "text"; text: string; id?: string };

export type Side = "left" | "own" | "right";

/** A price in goods and coins, as it stands in the corner of a card. */
export interface Cost {
  coins: number;
  goods: { id: string; label: string; times: number }[];
}

export interface Face {
  id: string;
  name: string;
  colour: Colour;
  kind: string;
  cost: Cost;
  effect: Part[];
  /** In words, for those who do not see the drawing and for the tooltip. */
  words: string;
  age?: number;
  count?: string;
  from?: string[];
  to?: string[];
}
