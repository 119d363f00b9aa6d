/** What a strong player would do: asked for, never pushed, and gone when the table moves on. */
import { api, Refused, type Answer } from "../api/client";
import type { TableState } from "./table.svelte";

export class Hint {
  advice = $state.raw<Answer<"advice">>();
  thinking = $state(false);
  /** A message id. */
  problem = $state<string>();
  #number = $state<number>();

  constructor(readonly table: TableState) {}

  /** There is somebody to ask: the table allows it, and a move is owed. */
  readonly possible = $derived.by(
    () => this.table.info?.hints === true && this.table.info.status === "running" && this.table.acting !== undefined,
  );
  /** It is about the decision that is owed now. */
  readonly shown = $derived.by(
    () => this.possible && this.#number === this.table.decision?.number && this.#number !== undefined,
  );

  async ask(): Promise<void> {
    const { seat, decision } = this.table;
    if (!this.possible || seat === undefined || decision === undefined) return;
    const number = (this.#number = decision.number);
    this.advice = undefined;
    this.problem = undefined;
    this.thinking = true;
    try {
      const found = await api.advice(this.table.id, seat);
      if (this.#number === number) this.advice = found;
    } catch (problem) {
      if (this.#number === number)
        this.problem = problem instanceof Refused ? `problem-${problem.problem.code}` : "problem-unanswered";
    } finally {
      if (this.#number === number) this.thinking = false;
    }
  }

  close(): void {
    this.#number = undefined;
    this.thinking = false;
  }
}
