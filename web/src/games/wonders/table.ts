/** A position of 7 Wonders with the words and names for it: who sits where, what is sealed, how moves are said. */
import type { Schemas } from "../../api/client";
import type { Box } from "./face";

export type View = Schemas["WondersView"];
export type City = Schemas["WondersCity"];
export type Move = Schemas["WondersMove"];
export type Data = Move["data"];
export type Payment = Schemas["WondersPayment"];
export type Explanation = Schemas["WondersExplanation"];

export class Table {
  /** The city shown large: the own one, or the first for those who only watch. */
  readonly me: number;
  readonly left: number;
  readonly right: number;
  /** Those who are no neighbours, in the order they sit, from the left round to the right. */
  readonly others: number[] = [];

  constructor(
    readonly view: View,
    readonly box: Box,
    readonly names: readonly string[],
  ) {
    this.me = view.seat ?? 0;
    const mine = this.city(this.me);
    this.left = mine.left;
    this.right = mine.right;
    for (let at = this.city(this.left).left; at !== this.right && at !== this.me; at = this.city(at).left)
      this.others.push(at);
  }

  city(number: number): City {
    const city = this.view.cities[number];
    if (!city) throw new Error(`no city ${number}`);
    return city;
  }

  say(message: string, args: Record<string, unknown> = {}): string {
    return this.box.texts.say(message, args, this.names);
  }

  /** The name of a city. */
  place(number: number): string {
    return this.box.texts.name("board", this.city(number).board);
  }

  /** Who has it. */
  owner(number: number): string {
    if (this.city(number).free_city) return this.box.texts.name("seat", "free_city");
    return this.names[number] ?? "";
  }

  side(number: number): string {
    const side = this.city(number).side;
    return side ? this.box.texts.name("side", side) : "";
  }

  /** Whether its choice of this turn lies sealed on the table. */
  sealed(number: number): boolean {
    return !this.view.over && !this.city(number).free_city && !this.view.to_act.includes(number);
  }

  /** Cards that stand in a city, by colour. */
  built(number: number, colour?: string): ReturnType<Box["card"]>[] {
    const faces = this.city(number).cards.map((id) => this.box.card(id));
    return colour === undefined ? faces : faces.filter((face) => face.colour === colour);
  }

  /** Points of conflict tokens, equal ones together: each value once with its number. */
  tokens(number: number): { points: number; count: number }[] {
    const { victories, defeats } = this.city(number);
    const figures = this.box.catalogue.figures;
    const won = victories.map((count, age) => ({ points: figures.victory_token_points[age + 1] ?? 0, count }));
    return [...won, { points: figures.defeat_token_points, count: defeats }].filter((one) => one.count > 0);
  }

  /** The cards that can be chosen from: the hand, without what is sealed already. */
  cardsFor(owed: Schemas["WondersChoices"] | undefined): string[] {
    if (owed && this.view.phase !== "choose") {
      const named = [...owed.moves, ...owed.refused].flatMap((one) => ("card" in one.data ? [one.data.card] : []));
      return [...new Set(named)];
    }
    const hand = [...this.view.hand];
    for (const notation of this.view.sealed) {
      const at = hand.findIndex((card) => notation.split(" ").includes(card));
      if (at >= 0) hand.splice(at, 1);
    }
    return hand;
  }

  /** Points that a card would bring the own city now. */
  worth(choices: Schemas["WondersChoices"] | undefined, card: string | undefined): number {
    return choices?.explanation.cards.find((one) => one.card === card)?.points ?? 0;
  }

  /** The first stage still to be built for which a card makes something that the city lacks. */
  forStage(choices: Schemas["WondersChoices"] | undefined, card: string): number | undefined {
    return choices?.explanation.cards.find((one) => one.card === card)?.for_stage ?? undefined;
  }

  /** Until when a sealed choice can be changed: while somebody still has to choose. */
  until(): string {
    const open = this.view.to_act.filter((one) => one !== this.me);
    const [last] = open;
    return open.length === 1 && last !== undefined
      ? this.say("wonders-until-one", { city: this.place(last) })
      : this.say("wonders-until-all");
  }

  // ---- moves in words ----------------------------------------------------------------------------
  moveWords(data: Data): string {
    const how = data.action === "build" && data.how !== "paid" ? `-${data.how}` : "";
    const words = this.say(`move-${data.action}${how}`, { ...data, left: 0, right: 0 });
    return data.action !== "side" && data.free_city ? this.say("move-free-city", { move: words }) : words;
  }

  /** Who gets how much for what. The city that pays has neighbours of its own. */
  paymentWords(why: Payment, payer = this.me): string {
    const { left, right } = this.city(payer);
    const said = why.bank ? [this.say("pay-bank", { coins: why.bank })] : [];
    for (const [side, city, bought] of [
      ["left", left, why.left],
      ["right", right, why.right],
    ] as const)
      if (bought.coins)
        said.push(
          this.say(`wonders-pay-${side}`, {
            coins: bought.coins,
            city: this.place(city),
            units: this.box.units(bought.units),
          }),
        );
    return said.join(", ") || this.say("pay-nothing");
  }

  /** The same without what is bought, for a button. */
  paidTo(why: Payment, payer = this.me): string {
    const { left, right } = this.city(payer);
    const said = why.bank ? [this.say("pay-bank", { coins: why.bank })] : [];
    for (const [city, { coins }] of [
      [left, why.left],
      [right, why.right],
    ] as const)
      if (coins) said.push(this.say("wonders-pay", { coins, city: this.place(city) }));
    return said.join(", ");
  }

  /** A sealed choice as the server notes it (`wonder 2 with tavern`), in words. */
  sealedWords(notation: string): string {
    const words = notation.split(" ");
    const free_city = words[0] === "free-city";
    const action = words[free_city ? 1 : 0] ?? "";
    const card = words.find((word) => this.box.has(word));
    const stage = Number(words[words.indexOf("wonder") + 1]);
    const said = this.say(`move-${action}`, { card, stage, side: words.at(-1) });
    return free_city ? this.say("move-free-city", { move: said }) : said;
  }
}
