/** What a strong player would do: asked for, never pushed, and gone when the table moves on. */
import { api } from "../api/client";
import { Adviser } from "./adviser.svelte";
import type { TableState } from "./table.svelte";

export class Hint {
  readonly adviser = new Adviser();

  constructor(readonly table: TableState) {}

  /** There is somebody to ask: the table allows it, and a move is owed. */
  readonly possible = $derived.by(
    () => this.table.info?.hints === true && this.table.info.status === "running" && this.table.acting !== undefined,
  );
  /** What is owed now; it stays the same while others seal their choices. */
  readonly #owed = $derived.by(() => {
    const { acting, view } = this.table;
    return acting && view ? [view.step, ...acting.moves.map((move) => move.notation)].join() : undefined;
  });
  /** It is about the decision that is owed now. */
  readonly shown = $derived.by(
    () => this.possible && this.adviser.about !== undefined && this.adviser.about === this.#owed,
  );

  ask(): void {
    const { id, seat } = this.table;
    if (this.possible && seat !== undefined && this.#owed !== undefined)
      void this.adviser.ask(this.#owed, () => api.advice(id, seat));
  }

  close(): void {
    this.adviser.close();
  }
}
