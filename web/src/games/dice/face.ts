/** Faces of the pieces of Dice: what is drawn on them and how it is said. All of it comes from the sheet of the table. */
import type { Schemas } from "../../api/client";
import type { Texts } from "../../state/words.svelte";

export type View = Schemas["DiceView"];
export type City = Schemas["DiceCity"];
export type Decision = Schemas["DiceChoices"];
export type Place = Schemas["DiceBox"];
export type Building = Schemas["DiceBuilding"];
export type ForumDie = Schemas["DiceForumDie"];
export type Effect = Schemas["DiceEffect"];
type Move = Schemas["DiceMove"];
type Payment = Schemas["DicePayment"];

/** What is drawn for a face: a glyph, perhaps a figure or the sign of a colour on it. */
export interface Drawn {
  glyph: string;
  figure?: string;
  sign?: string;
  colour?: string;
}

/** A move as one step of the turn, whether it comes by itself or as a further action. */
export interface Step {
  notation: string;
  kind: "build" | "wonder" | "pass" | "cross" | "bonus" | "none";
  die?: string;
  box?: string;
  bonus?: string;
  pays?: Payment;
  gains?: number;
}

const GLYPHS: Record<string, string> = { brick: "clay", textile: "loom", coin7: "coin" };
const SIGNS: Record<string, string> = { white: "bust", black: "die", purple: "c-purple", wonder: "stage" };
const SUMMED = ["cross_one", "cross_one_of", "cross_up_to_two", "build_free_die", "another_action"];

export const signOf = (colour: string): string => SIGNS[colour] ?? `c-${colour}`;

export class Box {
  constructor(
    readonly catalogue: Schemas["DiceCatalogue"],
    readonly texts: Texts,
  ) {}

  board(id: string): Schemas["DiceBoard"] {
    const found = this.catalogue.boards.find((one) => one.id === id);
    if (!found) throw new Error(`no board ${id}`);
    return found;
  }

  places(board: string, building: string): Place[] {
    return this.board(board).boxes.filter((one) => one.building === building);
  }

  /** The boxes of a building, those that follow each other together. */
  lanes(board: string, building: string): Place[][] {
    const found: Place[][] = [];
    for (const one of this.places(board, building)) {
      const last = found.at(-1);
      if (last && one.after === last.at(-1)?.id) last.push(one);
      else found.push([one]);
    }
    return found;
  }

  /** The colour of the dice that fill a building; the Wonder has none. */
  colourOf(building: string): string | undefined {
    return this.catalogue.colours.find((one) => (one.buildings as string[]).includes(building))?.id;
  }

  face(id: string): Drawn {
    const [kind = "", what = ""] = id.split("_");
    if (kind === "leader" && what)
      return what === "laurel" ? { glyph: "bust", sign: "laurel" } : this.#marked("bust", what);
    if (kind === "cross" && what)
      return what === "any4" ? { glyph: "close", figure: "4" } : this.#marked("close", what);
    if (kind === "cmp" && what) return this.#marked("scales", what);
    return id === "coin7" ? { glyph: "coin", figure: "7" } : { glyph: GLYPHS[id] ?? id };
  }

  #marked(glyph: string, what: string): Drawn {
    return { glyph, sign: signOf(what), colour: what };
  }

  // ---- words -------------------------------------------------------------------------------------
  say(message: string, args: Record<string, unknown> = {}): string {
    return this.texts.say(message, args);
  }

  effects(effects: readonly Effect[], how: "effect" | "short"): string {
    const found = new Map<string, { word: string; about: readonly string[]; amount: number }>();
    for (const effect of effects) {
      const one = this.#told(effect);
      const key = [one.word, ...one.about].join(" ");
      found.set(key, { ...one, amount: (found.get(key)?.amount ?? 0) + one.amount });
    }
    return [...found.values()].map((one) => this.#phrase(one, how)).join(", ");
  }

  #told(effect: Effect): { word: string; about: readonly string[]; amount: number } {
    const [word = "", value] = Object.entries(effect).find(([, one]) => one !== null && one !== undefined) ?? [];
    if (word === "gallery_vp") return { word, about: ["gallery"], amount: 1 };
    if (word === "cross_one_of") return { word, about: value as string[], amount: 1 };
    if (Array.isArray(value)) return { word, about: [String(value[0])], amount: Number(value[1]) };
    if (typeof value === "number") return { word, about: [], amount: value };
    return { word, about: typeof value === "string" ? [value] : [], amount: 1 };
  }

  #phrase(one: { word: string; about: readonly string[]; amount: number }, how: string): string {
    const colour = this.catalogue.colours.some((known) => known.id === one.about[0]);
    const buildings = one.about.map((id) => this.texts.name("building", id)).join("/");
    const said = this.say(`${how}-${one.word}`, {
      coins: one.amount,
      points: one.amount,
      amount: one.amount,
      ...(colour ? { colour: one.about[0] } : { building: one.about, sign: buildings }),
    });
    return SUMMED.includes(one.word) && one.amount > 1 ? `${one.amount}× ${said}` : said;
  }

  /** What a city's crossed boxes do from now on. */
  lasting(city: City): string {
    const effects: Effect[] = [
      ...Array.from({ length: city.die_discount }, () => ({ die_cost_minus_1: true })),
      ...city.free_colours.map((colour) => ({ die_cost_zero: colour })),
      ...Object.entries(city.die_coins).map(([colour, coins]) => ({ coins_on_die: [colour, coins] }) as Effect),
      ...city.unlocked.map((colour) => ({ unlock: colour }) as Effect),
    ];
    return this.effects(effects, "effect");
  }

  /** A box in words: symbols, price, what it brings. */
  spoken(place: Place): string {
    const symbols = place.symbols.map((one) => this.texts.name("face", one)).join(" / ");
    return [this.texts.name("box", place.id), symbols, this.say("dice-cost", { cost: place.cost }), this.worth(place)]
      .filter(Boolean)
      .join(", ");
  }

  /** What a box brings. */
  worth(place: Place): string {
    return [
      place.vp ? this.say("worth-vp", { points: place.vp }) : "",
      place.attack !== null ? this.say("worth-attack", { points: place.attack }) : "",
      place.defence ? this.say("worth-defence") : "",
      this.effects(place.effects, "effect"),
    ]
      .filter(Boolean)
      .join(", ");
  }
}

export function stepOf(move: Move): Step {
  const data = move.data.action === "extra" ? move.data.move : move.data;
  const { notation, why } = move;
  const paid = why?.kind === "payment" ? { pays: why, box: why.box } : {};
  if (data === null) return { notation, kind: "none" };
  switch (data.action) {
    case "build":
      return { notation, kind: "build", die: data.die, ...paid };
    case "wonder":
      return { notation, kind: "wonder", ...paid };
    case "pass":
      return { notation, kind: "pass", gains: why?.kind === "income" ? why.coins : 0 };
    case "cross":
      return data.box === null ? { notation, kind: "none" } : { notation, kind: "cross", ...paid };
    default:
      return { notation, kind: "bonus", bonus: data.bonus };
  }
}
