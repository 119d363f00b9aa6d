/** A lesson at a table: which of its steps is due, which were seen; it goes on where it was left. */
import { untrack } from "svelte";
import type { Game, Moment, Step } from "../games/lesson";
import { keepProgress, progressOf } from "./lessons";
import type { TableState } from "./table.svelte";

const LESSONS: Record<Game, (view: Moment["view"]) => Promise<{ lesson: Step[] }>> = {
  architects: () => import("../games/architects/lesson"),
  dice: () => import("../games/dice/lesson"),
  duel: () => import("../games/duel/lesson"),
  wonders: (view) =>
    view.game === "wonders" && view.free_city
      ? import("../games/wonders/free-city-lesson")
      : import("../games/wonders/lesson"),
};

/** Milliseconds: what was there for less cannot have been read. */
const GLANCE = 1500;

export class Lesson {
  on = $state(false);
  steps = $state.raw<Step[]>([]);
  #seen = $state.raw<string[]>([]);
  /** How many steps somebody has gone back to read again. */
  #back = $state(0);
  #now = $state.raw<Moment>();
  /** When the step that is due came up. */
  #since = 0;

  constructor(readonly table: TableState) {
    const before = progressOf(table.id);
    this.on = before?.on ?? false;
    this.#seen = before?.seen ?? [];
  }

  /** There is something to be learnt here: somebody plays at this table. */
  readonly possible = $derived.by(() => this.table.seat !== undefined && this.table.info?.status === "running");
  readonly #due = $derived.by(() => {
    const now = this.#now;
    return now && this.steps.find((step) => !this.#seen.includes(step.id) && step.when(now));
  });
  readonly shown = $derived.by(() => {
    if (!this.on || !this.#now) return undefined;
    const again = this.#back ? this.#seen.at(-this.#back) : undefined;
    return this.steps.find((step) => step.id === again) ?? this.#due;
  });
  readonly first = $derived.by(() => this.#back >= this.#seen.length);
  readonly again = $derived.by(() => this.#back > 0);
  readonly place = $derived.by(() => (this.shown ? this.steps.indexOf(this.shown) + 1 : 0));
  /** Title, what it is, and mostly why it matters. */
  readonly words = $derived.by(() => {
    const { shown, table } = this;
    if (!shown || !this.#now) return [];
    const args = shown.args(this.#now);
    const parts = [`lesson-${shown.id}`, `lesson-${shown.id}-text`, `lesson-${shown.id}-why`];
    return parts.filter((part) => table.texts?.has(part)).map((part) => table.say(part, args));
  });

  /** Call inside an effect: the lesson follows the table, but waits until a decision that is owed is known. */
  follow(): void {
    const { update, decision, pieces, result, seat } = this.table;
    if (!this.on || !update?.view || !pieces || seat === undefined) return;
    const fresh = decision !== undefined && decision.number >= update.number;
    if (!result && !fresh && update.view.to_act.includes(seat)) return;
    const now: Moment = {
      view: update.view,
      decision: fresh ? decision : undefined,
      pieces,
      over: result !== undefined,
    };
    untrack(() => void this.#come(now));
  }

  async #learn(view: Moment["view"]): Promise<void> {
    if (!this.steps.length) this.steps = (await LESSONS[view.game](view)).lesson;
  }

  async #come(now: Moment): Promise<void> {
    await this.#learn(now.view);
    const due = this.#due;
    this.#now = now;
    if (due && !due.when(now) && (due.asks || Date.now() - this.#since > GLANCE)) this.#see(due.id); // done by doing it
    if (this.#due !== due) this.#since = Date.now();
  }

  #see(id: string): void {
    if (!this.#seen.includes(id)) this.#seen = [...this.#seen, id];
    this.#keep();
  }

  #keep(): void {
    keepProgress(this.table.id, { on: this.on, seen: this.#seen });
  }

  /** The step shown is read, done or skipped. */
  next(): void {
    if (this.#back) this.#back--;
    else if (this.shown) this.#see(this.shown.id);
    this.#since = Date.now();
  }

  back(): void {
    if (!this.first) this.#back++;
  }

  /** Skipped as a whole, or taken up again where it was left; if nothing was left, from the beginning. */
  async turn(on: boolean): Promise<void> {
    const { view } = this.table;
    if (on && view) await this.#learn(view);
    this.on = on;
    this.#back = 0;
    if (on && this.steps.every((step) => this.#seen.includes(step.id))) this.#seen = [];
    this.#keep();
  }
}
