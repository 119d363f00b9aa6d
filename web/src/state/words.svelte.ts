/** Sentences and names: the Fluent files and the names that the server has, as Python reads them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Words } from "../api/types";

const SEATS = ["seat", "to", "from", "left", "right", "other"];
/** What stands out in a sentence that is told in pieces: who, and which piece of the game. */
const TOLD = [...SEATS, "card", "wonder", "token", "board"];
/** Around a name inside a sentence, so that it can be found again: signs that no language has. */
const [OPENED, NAMED, CLOSED] = ["\ue000", "\ue001", "\ue002"];

/** A part of a sentence; `kind` and `id` of the piece or seat that it names. */
export interface Told {
  text: string;
  kind?: string;
  id?: string;
}

type Mark = (key: string, value: string | number, name: string) => string;

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
    return this.#said(message, args, seats, (_key, _value, name) => name);
  }

  /** The same sentence in pieces, so that names can be shown as what they are. */
  tell(message: string, args: Args = {}, seats: readonly string[] = []): Told[] {
    const marked = this.#said(message, args, seats, (key, value, name) =>
      TOLD.includes(key)
        ? `${OPENED}${SEATS.includes(key) ? "seat" : key} ${String(value)}${NAMED}${name}${CLOSED}`
        : name,
    );
    return marked.split(OPENED).flatMap((part, index): Told[] => {
      const named = index ? part.indexOf(NAMED) : -1;
      if (named < 0) return part ? [{ text: part }] : [];
      const closed = part.indexOf(CLOSED);
      const [kind = "", id = ""] = part.slice(0, named).split(" ");
      const rest = part.slice(closed + 1);
      return [{ text: part.slice(named + 1, closed), kind, id }, ...(rest ? [{ text: rest }] : [])];
    });
  }

  #said(message: string, args: Args, seats: readonly string[], mark: Mark): string {
    const named = this.#words.names["message"]?.[message];
    if (named !== undefined) return named;
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const spoken: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries({ ...this.#words.facts, ...args }))
      spoken[key] = this.#spoken(key, value, seats, mark);
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

  #spoken(key: string, value: unknown, seats: readonly string[], mark: Mark): FluentVariable {
    if (typeof value === "number") return SEATS.includes(key) ? mark(key, value, this.seat(value, seats)) : value;
    if (typeof value === "string")
      return value in (this.#words.names[key] ?? {}) ? mark(key, value, this.name(key, value)) : value;
    if (Array.isArray(value)) return value.map((one) => String(this.#spoken(key, one, seats, mark))).join(", ");
    if (value !== null && typeof value === "object") {
      const counted = Object.entries(value as Record<string, number>);
      return counted.map(([id, count]) => (count > 1 ? `${count}× ` : "") + this.name(key, id)).join(", ");
    }
    return "";
  }
}
