/** What a lesson is made of: steps as data, each with a condition on what the server says, never a rule of its own. */
import type { Choices, Pieces, Update } from "../api/types";

type View = NonNullable<Update["view"]>;
export type Game = View["game"];

/** What is known at a moment of the game. */
export interface Moment<V = View, C = Choices, P = Pieces> {
  view: V;
  /** Of the own seat; without moves while others decide. */
  decision: C | undefined;
  pieces: P;
  over: boolean;
}
export type MomentOf<G extends Game> = Moment<
  Extract<View, { game: G }>,
  Extract<Choices, { game: G }>,
  Extract<Pieces, { game: G }>
>;

interface Shown {
  /** Its words: `lesson-ID` is the title, `lesson-ID-text` what it is, `lesson-ID-why` why it matters. */
  id: string;
  /** What is lit: parts of the board by their `data-lesson`. */
  light: readonly string[];
  /** Something is to be done on the board; what shows there that it was, as a selector, unless the game goes on by it. */
  asks?: true | string;
}

export interface StepOf<G extends Game> extends Shown {
  when: (now: MomentOf<G>) => boolean;
  /** For its words. */
  args?: (now: MomentOf<G>) => Record<string, unknown>;
}

/** A step of any game. */
export interface Step extends Shown {
  when: (now: Moment) => boolean;
  args: (now: Moment) => Record<string, unknown>;
}

const isOf = <G extends Game>(game: G, now: Moment): now is Moment & MomentOf<G> =>
  now.view.game === game && now.pieces.game === game && (now.decision === undefined || now.decision.game === game);

/** The steps of a game, in the order in which they are usually met; the first that holds and was not seen is shown. */
export function lessonOf<G extends Game>(game: G, steps: readonly StepOf<G>[]): Step[] {
  return steps.map(({ when, args, ...shown }) => ({
    ...shown,
    when: (now) => isOf(game, now) && when(now),
    args: (now) => (isOf(game, now) ? (args?.(now) ?? {}) : {}),
  }));
}
