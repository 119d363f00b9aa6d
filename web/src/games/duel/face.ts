/** Faces of Duel's pieces: what is drawn on them and how it is said. */
import type { Schemas } from "../../api/client";
import type { Colour, Cost, Face, Part } from "../../parts/face";
import type { Texts } from "../../state/words.svelte";

export type Catalogue = Schemas["DuelCatalogue"];
export type Card = Schemas["DuelCard"];
export type WonderCard = Schemas["DuelWonderCard"];
export type Token = Schemas["DuelProgressToken"];
type Effects = Schemas["DuelEffects"];
type Per = Schemas["DuelPer"];
type Units = Record<string, number>;

const PROGRESS_GLYPHS: Record<string, string> = {
  agriculture: "coin",
  architecture: "stage",
  economy: "coin",
  law: "scales",
  masonry: "c-blue",
  mathematics: "token",
  philosophy: "laurel",
  strategy: "shield",
  theology: "again",
  urbanism: "chain",
};

export class Box {
  readonly cards: Map<string, Card>;
  readonly wonders: Map<string, WonderCard>;
  readonly tokens: Map<string, Token>;

  constructor(
    readonly catalogue: Catalogue,
    readonly texts: Texts,
  ) {
    this.cards = new Map(catalogue.cards.map((one) => [one.id, one]));
    this.wonders = new Map(catalogue.wonders.map((one) => [one.id, one]));
    this.tokens = new Map(catalogue.tokens.map((one) => [one.id, one]));
  }

  card(id: string): Face {
    const card = this.cards.get(id);
    if (!card) throw new Error(`no card ${id}`);
    const from = this.catalogue.cards.filter((one) => card.needs_link && one.gives_link === card.needs_link);
    const to = this.catalogue.cards.filter((one) => card.gives_link && one.needs_link === card.gives_link);
    return {
      id,
      name: this.texts.name("card", id),
      colour: card.colour as Colour,
      kind: this.texts.say(`kind-${card.colour}`),
      cost: this.cost(card.cost ?? {}),
      effect: this.effect(card.effects),
      words: this.words(card.effects),
      age: card.age === "guild" ? 3 : card.age,
      from: from.map((one) => this.texts.name("card", one.id)),
      to: to.map((one) => this.texts.name("card", one.id)),
    };
  }

  wonder(id: string): { name: string; cost: Cost; effect: Part[]; words: string } {
    const wonder = this.wonders.get(id);
    if (!wonder) throw new Error(`no wonder ${id}`);
    return {
      name: this.texts.name("wonder", id),
      cost: this.cost(wonder.cost),
      effect: this.effect(wonder.effects),
      words: this.words(wonder.effects),
    };
  }

  token(id: string): { name: string; glyph: string; words: string } {
    const token = this.tokens.get(id);
    if (!token) throw new Error(`no token ${id}`);
    return {
      name: this.texts.name("token", id),
      glyph: PROGRESS_GLYPHS[id] ?? "token",
      words: this.words(token.effects),
    };
  }

  good(id: string): { id: string; label: string } {
    return { id, label: this.texts.name("resource", id) };
  }

  cost(units: Units): Cost {
    const goods = Object.entries(units).filter(([id]) => id !== "coins");
    return { coins: units["coins"] ?? 0, goods: goods.map(([id, times]) => ({ ...this.good(id), times })) };
  }

  // ---- effects -----------------------------------------------------------------------------------
  effect(effects: Effects): Part[] {
    const parts: Part[] = [];
    const glyph = (id: string, label: string, times = 1) => parts.push({ kind: "glyph", id, label, times });
    const said = (word: string, args = {}) => this.texts.say(`effect-${word}`, args);
    for (const [id, times] of Object.entries(effects.produce ?? {})) glyph(id, this.good(id).label, times);
    if (effects.produce_choice?.length)
      parts.push({ kind: "choice", ids: effects.produce_choice.map((id) => this.good(id)) });
    const prices = Object.entries(effects.trade_price ?? {});
    if (prices[0])
      parts.push({ kind: "trade", from: [], ids: prices.map(([id]) => this.good(id)), price: prices[0][1] });
    if (effects.coins) parts.push({ kind: "coins", count: effects.coins });
    if (effects.coins_per) parts.push(this.#per("coins", effects.coins_per));
    if (effects.opponent_loses_coins)
      parts.push({ kind: "text", id: "coin", text: `−${effects.opponent_loses_coins}` });
    if (effects.shields) glyph("shield", said("shields", { amount: effects.shields }), effects.shields);
    if (effects.science) glyph(effects.science, this.texts.name("symbol", effects.science));
    if (effects.destroy_opponent_card)
      glyph("no", said("destroy_opponent_card", { what: effects.destroy_opponent_card }));
    if (effects.build_from_discard) glyph("discard", said("build_from_discard"));
    if (effects.progress_from_box) {
      parts.push({
        kind: "text",
        id: "token",
        text: `${effects.progress_from_box.draw}→${effects.progress_from_box.keep}`,
      });
    }
    if (effects.play_again) glyph("again", said("play_again"));
    if (effects.points) parts.push({ kind: "points", count: effects.points });
    if (effects.points_per) parts.push(this.#per("points", effects.points_per));
    return parts;
  }

  #per(what: "coins" | "points", per: Per): Part {
    const of = per.count.map((counted) => {
      if (counted === "wonder") return { id: "stage", label: this.#counted(counted) };
      if (counted === "progress_token") return { id: "token", label: this.#counted(counted) };
      if (counted === "coin_set_of_3") return { id: "coin", label: this.#counted(counted) };
      return { id: `c-${counted}`, colour: counted as Colour, label: this.#counted(counted) };
    });
    return { kind: "per", what, count: per.amount, of, from: [] };
  }

  #counted(counted: string): string {
    return this.texts.say(`counted-${counted}`);
  }

  words(effects: Effects): string {
    const said: string[] = [];
    const tell = (word: string, args: Record<string, unknown> = {}) =>
      said.push(this.texts.say(`effect-${word}`, args));
    const goods = (units: Units) =>
      Object.entries(units)
        .map(([id, times]) => (times > 1 ? `${times}× ` : "") + this.good(id).label)
        .join(", ");
    if (Object.keys(effects.produce ?? {}).length) tell("produce", { what: goods(effects.produce ?? {}) });
    if (effects.produce_choice?.length)
      tell("produce_choice", { what: effects.produce_choice.map((id) => this.good(id).label).join(" / ") });
    const prices = Object.entries(effects.trade_price ?? {});
    if (prices[0])
      tell("trade_price", { amount: prices[0][1], what: prices.map(([id]) => this.good(id).label).join(", ") });
    if (effects.coins) tell("coins", { amount: effects.coins });
    if (effects.coins_per) tell("coins_per", this.#perArgs(effects.coins_per));
    if (effects.opponent_loses_coins) tell("opponent_loses_coins", { amount: effects.opponent_loses_coins });
    if (effects.shields) tell("shields", { amount: effects.shields });
    if (effects.science) tell("science", { symbol: effects.science });
    if (effects.destroy_opponent_card) tell("destroy_opponent_card", { what: effects.destroy_opponent_card });
    if (effects.build_from_discard) tell("build_from_discard");
    if (effects.progress_from_box) tell("progress_from_box", { ...effects.progress_from_box });
    if (effects.play_again) tell("play_again");
    if (effects.points) tell("points", { amount: effects.points });
    if (effects.points_per) tell("points_per", this.#perArgs(effects.points_per));
    if (effects.resource_discount)
      tell("resource_discount", {
        what: effects.resource_discount.target,
        amount: effects.resource_discount.resources,
      });
    if (effects.gain_opponent_trade_coins) tell("gain_opponent_trade_coins");
    if (effects.extra_shields) tell("extra_shields", { amount: effects.extra_shields.amount });
    if (effects.wonders_play_again) tell("wonders_play_again");
    if (effects.coins_per_chain_build) tell("coins_per_chain_build", { amount: effects.coins_per_chain_build });
    return said.join("; ");
  }

  #perArgs(per: Per): Record<string, unknown> {
    const colours = per.count.map((one) => this.#counted(one)).join(", ");
    const cards = per.count.every((one) => this.catalogue.colours.includes(one as Colour));
    return { amount: per.amount, city: per.city, what: cards ? this.texts.say("counted-cards", { colours }) : colours };
  }
}
