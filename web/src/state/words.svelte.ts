/** Sentences and names: the Fluent files and the names that the server has, as Python reads them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Words } from "../api/types";

const SEATS = ["seat", "to", "from", "left", "right", "other"];

export class Texts {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #words: Words;

  constructor(words: Words) {
    this.language = words.language;
    this.#words = words;
    this.#bundle = new FluentBundle(words.language, { useIsolating: false });
    for (const source of words.sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return message in (this.#words.names["message"] ?? {}) || this.#bundle.hasMessage(message);
  }

  /** The sentence of a message; ids among its arguments are replaced by names, seats by who sits there. */
  say(message: string, args: Args = {}, seats: readonly string[] = []): string {
    const named = this.#words.names["message"]?.[message];
    if (named !== undefined) return named;
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const spoken: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries({ ...this.#words.facts, ...args }))
      spoken[key] = this.#spoken(key, value, seats);
    const said = this.#bundle.formatPattern(pattern, spoken, []);
    return said.replace(/(^|[\s(+:])-(?=\d)/g, "$1−");
  }

  /** The name of a card, board, token ... */
  name(kind: string, id: string): string {
    return this.#words.names[kind]?.[id] ?? id;
  }

  seat(number: number, seats: readonly string[]): string {
    return seats[number] ?? this.say("seat", { number: number + 1 });
  }

  #spoken(key: string, value: unknown, seats: readonly string[]): FluentVariable {
    if (typeof value === "number") return SEATS.includes(key) ? this.seat(value, seats) : value;
    if (typeof value === "string") return this.name(key, value);
    if (Array.isArray(value)) return value.map((one) => String(this.#spoken(key, one, seats))).join(", ");
    if (value !== null && typeof value === "object") {
      const counted = Object.entries(value as Record<string, number>);
      return counted.map(([id, count]) => (count > 1 ? `${count}× ` : "") + this.name(key, id)).join(", ");
    }
    return "";
  }
}
