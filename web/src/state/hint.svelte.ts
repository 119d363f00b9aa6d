/** What a strong player would do: asked for, never pushed, and gone when the table moves on. */
import { api, Refused, type Answer } from "../api/client";
import type { TableState } from "./table.svelte";

export class Hint {
  advice = $state.raw<Answer<"advice">>();
  thinking = $state(false);
  /** A message id. */
  problem = $state<string>();
  /** The decision that was asked about. */
  #asked = $state<string>();

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
  readonly shown = $derived.by(() => this.possible && this.#asked !== undefined && this.#asked === this.#owed);

  async ask(): Promise<void> {
    const { seat, decision } = this.table;
    if (!this.possible || seat === undefined || decision === undefined) return;
    const asked = (this.#asked = this.#owed);
    this.advice = undefined;
    this.problem = undefined;
    this.thinking = true;
    try {
      const found = await api.advice(this.table.id, seat);
      if (this.#asked === asked) this.advice = found;
    } catch (problem) {
      if (this.#asked === asked)
        this.problem = problem instanceof Refused ? `problem-${problem.problem.code}` : "problem-unanswered";
    } finally {
      if (this.#asked === asked) this.thinking = false;
    }
  }

  close(): void {
    this.#asked = undefined;
    this.thinking = false;
  }
}
