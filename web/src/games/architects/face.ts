/** Faces of the pieces of Architects: what is drawn on them and how it is said. */
import type { Schemas } from "../../api/client";
import { pieces, type Drawing } from "../../art/monuments";
import type { Colour, Face, Part } from "../../parts/face";
import type { Texts } from "../../state/words.svelte";
import { monumentOf } from "../monument";

export type View = Schemas["ArchitectsView"];
export type City = Schemas["ArchitectsCity"];
export type Move = Schemas["ArchitectsMove"];
export type Gain = Schemas["ArchitectsGain"];
export type Stage = Schemas["ArchitectsStage"];
export type Wonder = Schemas["ArchitectsWonder"];
export type Decision = Schemas["ArchitectsChoices"];

const TOKEN_GLYPHS: Record<string, string> = {
  economy: "coin",
  engineering: "stage",
  tactics: "shield",
  decor: "laurel",
  politics: "cat",
  strategy: "shield",
  education: "token",
  culture: "laurel",
};
const EFFECT_GLYPHS: Record<string, string> = {
  take_any: "again",
  take_central: "again",
  take_progress: "token",
  look5_keep1: "eye",
  take_sides: "again",
  shield: "shield",
};

export class Box {
  constructor(
    readonly catalogue: Schemas["ArchitectsCatalogue"],
    readonly texts: Texts,
  ) {}

  card(id: string, short = false): Face {
    const card = this.#found(this.catalogue.cards, id);
    const brief = `short-${id}`;
    return {
      id,
      name: short && this.texts.has(brief) ? this.texts.say(brief) : this.texts.name("card", id),
      colour: card.colour as Colour,
      kind: this.texts.say(`architects-kind-${card.colour}`),
      cost: { coins: 0, goods: [] },
      effect: this.#effect(card),
      words: this.texts.say(`does-${card.colour}`, { horns: card.horns ?? 0 }),
    };
  }

  #effect(card: Schemas["ArchitectsCard"]): Part[] {
    const parts: Part[] = [];
    const name = this.texts.name("card", card.id);
    const drawn = card.resource || card.science || (card.coins ? "coin" : "");
    if (drawn) parts.push({ kind: "glyph", id: drawn, label: name });
    if (card.points) parts.push({ kind: "points", count: card.points });
    if (card.cat) parts.push({ kind: "glyph", id: "cat", label: this.texts.say("category-cat") });
    if (card.shields) parts.push({ kind: "glyph", id: "shield", label: name, times: card.shields });
    if (card.horns) parts.push({ kind: "glyph", id: "horn", label: "", times: card.horns });
    return parts;
  }

  wonder(id: string): Wonder {
    return this.#found(this.catalogue.wonders, id);
  }

  stage(wonder: string, id: string): Stage {
    return this.#found(this.wonder(wonder).stages, id);
  }

  /** The drawing of a wonder, as far as it stands. */
  drawing(wonder: string, built: readonly string[], next: readonly string[]): Drawing | undefined {
    const id = monumentOf(wonder);
    const order = this.wonder(wonder).stages.map((one) => one.id);
    const numbers = (stages: readonly string[]) => stages.map((one) => order.indexOf(one) + 1);
    return id && pieces(id, numbers(built), numbers(next));
  }

  token(id: string): { id: string; name: string; glyph: string; words: string } {
    return {
      id,
      name: this.texts.name("token", id),
      glyph: TOKEN_GLYPHS[id] ?? "again",
      words: this.texts.say(`token-${id}`),
    };
  }

  effect(id: string): { glyph: string; words: string } | undefined {
    return id === "none" ? undefined : { glyph: EFFECT_GLYPHS[id] ?? "again", words: this.texts.say(`effect-${id}`) };
  }

  price(stage: { n: number; mode: string }): string {
    return this.texts.say("architects-price", { n: stage.n, how: stage.mode });
  }

  /** Cards in the order of the catalogue, with how many there are. */
  held(counts: Readonly<Record<string, number>>): [Face, number][] {
    return this.catalogue.cards.flatMap((one) => {
      const count = counts[one.id] ?? 0;
      return count > 0 ? [[this.card(one.id), count] as [Face, number]] : [];
    });
  }

  #found<T extends { id: string }>(rows: readonly T[], id: string): T {
    const found = rows.find((one) => one.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  }
}

/** The top card of a deck, if the viewer knows it. */
export function topOf(view: View, deck: string): string | null {
  return deck === "central" ? view.central.top : (view.decks[deck]?.top ?? null);
}

export function sizeOf(view: View, deck: string): number {
  return deck === "central" ? view.central.size : (view.decks[deck]?.size ?? 0);
}

/** Where a deck lies for a city. */
export function placeOf(city: City, deck: string): "left" | "right" | "central" | "other" {
  if (deck === "central") return "central";
  if (deck === city.left_deck) return "left";
  return deck === city.right_deck ? "right" : "other";
}
