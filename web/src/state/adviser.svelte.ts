/** Somebody strong who is asked about one decision at a time. */
import { Refused, type Answer } from "../api/client";

export class Adviser {
  advice = $state.raw<Answer<"advice">>();
  thinking = $state(false);
  /** A message id. */
  problem = $state<string>();
  /** The decision that was asked about. */
  about = $state<string>();

  async ask(about: string, question: () => Promise<Answer<"advice">>): Promise<void> {
    this.about = about;
    this.advice = undefined;
    this.problem = undefined;
    this.thinking = true;
    try {
      const found = await question();
      if (this.about === about) this.advice = found;
    } catch (problem) {
      if (this.about === about)
        this.problem = problem instanceof Refused ? `problem-${problem.problem.code}` : "problem-unanswered";
    } finally {
      if (this.about === about) this.thinking = false;
    }
  }

  close(): void {
    this.about = undefined;
    this.thinking = false;
  }
}
