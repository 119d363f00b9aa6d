/** Faces of the pieces of 7 Wonders: what is drawn on them and how it is said. */
import type { Schemas } from "../../api/client";
import type { Colour, Cost, Face, Part, Side } from "../../parts/face";
import type { Texts } from "../../state/words.svelte";

export type Catalogue = Schemas["WondersCatalogue"];
export type Card = Schemas["WondersCard"];
export type Stage = Schemas["WondersStage"];
type Printed = Schemas["WondersEffect"];
type Effect = Required<Printed>;
type Units = Record<string, number>;

export const COLOURS: Colour[] = ["brown", "grey", "blue", "yellow", "red", "green", "purple"];
export const NUMERALS = ["0", "I", "II", "III", "IV"];

const NOTHING: Omit<Effect, "kind"> = {
  amount: 0,
  resources: {},
  options: [],
  sellable: false,
  symbol: "",
  group: "",
  from: [],
  price: 0,
  count: [],
  where: [],
};
const whole = (printed: Printed): Effect => ({ ...NOTHING, ...printed });

/** Powers that are one sign; their words stand beside it. */
const SIGNS: Record<string, string> = {
  play_seventh_card: "again",
  build_from_discard: "discard",
  free_build_once_per_age: "free",
  copy_neighbour_guild: "guild",
  free_first_of_colour: "free",
  free_first_of_age: "free",
  free_last_of_age: "free",
};

export class Box {
  readonly #cards: Map<string, Card>;
  readonly #boards: Map<string, Schemas["WondersBoard"]>;
  readonly #faces = new Map<string, Face>();

  constructor(
    readonly catalogue: Catalogue,
    readonly texts: Texts,
  ) {
    this.#cards = new Map(catalogue.cards.map((one) => [one.id, one]));
    this.#boards = new Map(catalogue.boards.map((one) => [one.id, one]));
  }

  has(id: string): boolean {
    return this.#cards.has(id);
  }

  card(id: string): Face {
    const known = this.#faces.get(id) ?? this.#made(id);
    this.#faces.set(id, known);
    return known;
  }

  #made(id: string): Face {
    const card = this.#cards.get(id);
    if (!card) throw new Error(`no card ${id}`);
    const to = this.catalogue.cards.filter((one) => one.chain_from.includes(id));
    return {
      id,
      name: this.texts.name("card", id),
      colour: card.colour,
      kind: this.texts.say(`kind-${card.colour}`),
      cost: this.cost(card.cost),
      effect: this.effect(card.effects),
      words: this.words(card.effects),
      age: card.age,
      ...(card.colour === "purple" ? {} : { count: `${Math.min(...card.copies)}+` }),
      from: card.chain_from.map((one) => this.texts.name("card", one)),
      to: to.map((one) => this.texts.name("card", one.id)),
    };
  }

  /** The stages of a board side, first to last; none while it is not chosen. */
  stages(board: string, side: string | null): Stage[] {
    return (side && this.#boards.get(board)?.sides[side]?.stages) || [];
  }

  good(id: string): { id: string; label: string } {
    return { id, label: this.texts.name("resource", id) };
  }

  isRaw(id: string): boolean {
    return this.catalogue.resources.find((one) => one.id === id)?.group === "raw";
  }

  units(units: Units): string {
    return Object.entries(units)
      .map(([id, times]) => (times > 1 ? `${times}× ` : "") + this.good(id).label)
      .join(", ");
  }

  cost(units: Units): Cost {
    const goods = Object.entries(units).filter(([id]) => id !== "coins");
    return { coins: units["coins"] ?? 0, goods: goods.map(([id, times]) => ({ ...this.good(id), times })) };
  }

  // ---- effects as drawn --------------------------------------------------------------------------
  effect(effects: readonly Printed[]): Part[] {
    return effects.flatMap((one) => this.#parts(whole(one)));
  }

  #parts(effect: Effect): Part[] {
    const label = this.#word(effect);
    switch (effect.kind) {
      case "produce":
        return Object.entries(effect.resources).map(([id, times]) => ({ kind: "glyph", ...this.good(id), times }));
      case "produce_choice":
        return [{ kind: "choice", ids: effect.options.map((id) => this.good(id)) }];
      case "coins":
        return [{ kind: "coins", count: effect.amount }];
      case "points":
        return [{ kind: "points", count: effect.amount }];
      case "shields":
        return [{ kind: "glyph", id: "shield", label, times: effect.amount }];
      case "science":
        return [{ kind: "glyph", id: effect.symbol, label }];
      case "science_any":
        return [{ kind: "choice", ids: this.#symbols() }];
      case "discount":
        return [this.#trade(effect)];
      case "coins_per":
      case "points_per":
        return [this.#per(effect)];
      case "points_if_wonder_complete":
        return [
          { kind: "points", count: effect.amount },
          { kind: "glyph", id: "stage", label },
        ];
      default:
        return [{ kind: "glyph", id: SIGNS[effect.kind] ?? "info", label }];
    }
  }

  #symbols(): { id: string; label: string }[] {
    return this.catalogue.symbols
      .filter((id) => id !== "any")
      .map((id) => ({ id, label: this.texts.say(`symbol-${id}`) }));
  }

  #trade(effect: Effect): Part {
    const ids = this.catalogue.resources.filter((one) => one.group === effect.group).map((one) => this.good(one.id));
    const colour: Colour = effect.group === "raw" ? "brown" : "grey";
    const sign = { id: `c-${colour}`, colour, label: this.texts.say(`kind-${colour}`) };
    return { kind: "trade", from: effect.from as Side[], ids, price: effect.price, sign };
  }

  #per(effect: Effect): Part {
    const of = effect.count.map((counted) => {
      const label = this.texts.say(`counted-${counted}`);
      if (counted === "wonder_stages") return { id: "stage", label };
      if (counted === "defeat_tokens") return { id: "no", label };
      return { id: `c-${counted}`, colour: counted as Colour, label };
    });
    const from = effect.where.map((one) => (one === "self" ? "own" : one) as Side);
    return { kind: "per", what: effect.kind === "coins_per" ? "coins" : "points", count: effect.amount, of, from };
  }

  // ---- effects in words --------------------------------------------------------------------------
  words(printed: readonly Printed[]): string {
    const effects = printed.map(whole);
    const [first, second] = effects;
    if (first?.kind === "coins_per" && second?.kind === "points_per") {
      const coins = this.texts.say("effect-coins", { amount: first.amount });
      const points = this.texts.say("effect-points", { amount: second.amount });
      return this.texts.say("effect-both-per", { ...this.#args(second), coins, points });
    }
    return effects.map((one) => this.#word(one)).join(", ");
  }

  #word(effect: Effect): string {
    return this.texts.say(`effect-${effect.kind}`, this.#args(effect));
  }

  #args(effect: Effect): Record<string, unknown> {
    switch (effect.kind) {
      case "produce":
        return { what: this.units(effect.resources) };
      case "produce_choice":
        return { what: effect.options.map((id) => this.good(id).label).join(" / ") };
      case "science":
        return { symbol: this.texts.say(`symbol-${effect.symbol}`) };
      case "discount":
        return { group: effect.group, side: effect.from.length === 1 ? effect.from[0] : "both" };
      case "coins_per":
      case "points_per":
        return { amount: effect.amount, what: this.#counted(effect), where: this.#where(effect) };
      default:
        return { amount: effect.amount };
    }
  }

  #counted(effect: Effect): string {
    const words = effect.count.map((one) => this.texts.say(`counted-${one}`));
    const cards = COLOURS.includes(effect.count[0] as Colour);
    return cards ? this.texts.say("counted-cards", { colours: words.join("/") }) : (words[0] ?? "");
  }

  #where(effect: Effect): string {
    const own = effect.where.includes("self");
    return this.texts.say(own ? (effect.where.length === 1 ? "where-self" : "where-all") : "where-neighbours");
  }
}
