/** A finished game looked back on: its table, its course, and the positions already seen. */
import { api, patiently, Refused, type Answer } from "../api/client";
import type { Choices } from "../api/types";
import { settings } from "./settings.svelte";
import { TableState } from "./table.svelte";

export type Position = Answer<"replay">;
export type Stop = Answer<"how_it_went">["stops"][number];

/** Prices and points as they were then; nothing is decided any more. */
export function explained({ game, at, seat, explanation }: Position): Choices {
  return { game, number: at, seat: seat ?? 0, moves: [], refused: [], explanation } as Choices;
}

export class Past {
  readonly table: TableState;
  stops = $state.raw<Stop[]>([]);
  /** A message id: why nothing can be shown. */
  problem = $state<string>();
  readonly last = $derived(Math.max(0, this.stops.length - 1));
  /** Where stepping halts: the moves after which something happened. */
  readonly halts = $derived(
    this.stops.flatMap((stop, at) => {
      const before = this.stops[at - 1];
      return !before || stop.log > before.log || at === this.last ? [at] : [];
    }),
  );
  readonly #seen = new Map<string, Promise<Position | undefined>>();
  /** Nobody answers; it is tried again. */
  away = $state(false);
  /** Nobody looks any more. */
  closed = false;

  constructor(readonly id: string) {
    this.table = new TableState(id);
  }

  /** Fetch the table; whether there is something to look back on, and still somebody who looks. */
  async open(): Promise<boolean> {
    try {
      const update = await this.#patiently(() => api.table(this.id));
      if (!update) return false;
      if (update.table.status !== "finished") {
        this.problem = "past-not-over";
        return false;
      }
      this.table.update = update;
      const found = await this.#patiently(() => Promise.all([api.course(this.id), this.table.learn()]));
      this.stops = found?.[0].stops ?? [];
      return !this.closed;
    } catch (problem) {
      this.fail(problem);
      return false;
    }
  }

  /** Nothing can be shown. */
  fail(problem: unknown): void {
    this.problem = problem instanceof Refused ? `problem-${problem.problem.code}` : "problem-internal";
  }

  #patiently<T>(action: () => Promise<T>): Promise<T | undefined> {
    return patiently(
      action,
      (gone) => (this.away = gone),
      () => this.closed,
    );
  }

  close(): void {
    this.closed = true;
  }

  /** The words follow the language that is set. */
  relearn(): void {
    if (this.table.texts && this.table.texts.language !== settings.language)
      void this.table.learn().catch(() => undefined);
  }

  /** The game after so many moves; asked for until somebody answers, and then no more. */
  position(at: number, seat: number | undefined): Promise<Position | undefined> {
    const key = `${at}/${seat ?? ""}`;
    let found = this.#seen.get(key);
    if (!found) {
      found = this.#patiently(() => api.replay(this.id, at, seat));
      this.#seen.set(key, found);
      found.catch(() => this.#seen.delete(key));
    }
    return found;
  }

  /** The move with which a line of the log was written. */
  moveOf(line: number): number {
    return Math.max(
      0,
      this.stops.findIndex((stop) => stop.log > line),
    );
  }
}
