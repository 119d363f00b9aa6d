/** The chapters of each guide: rules in words first, then what the pieces show. */
import type { GameId } from "../../api/types";

/** Chapters of rules: their messages are `rules-NAME` and `rules-NAME-1`, `-2` ... */
const RULES: Record<GameId, readonly string[]> = {
  wonders: ["aim", "turn", "pay", "war", "wonder", "end", "two", "first"],
  duel: ["aim", "setup", "turn", "pay", "war", "science", "end", "first"],
  architects: ["aim", "turn", "build", "science", "war", "cat", "end"],
  dice: ["aim", "unsure", "round", "pay", "buildings", "end"],
};

/** What stands after the rules: `guide-NAME` is its title. */
const SHOWN: Record<GameId, readonly string[]> = {
  wonders: ["symbols", "cards", "chains", "wonders"],
  duel: ["symbols", "cards", "chains", "wonders", "tokens"],
  architects: ["symbols", "cards", "wonders", "tokens"],
  dice: ["symbols", "dice", "sheets", "bonuses"],
};

/** For a variant that is played by so many at least: only where two play in another way than more do there is a chapter. */
export function rulesOf(game: GameId, least: number): readonly string[] {
  return RULES[game].filter((one) => one !== "two" || least === 2);
}

export const shownOf = (game: GameId): readonly string[] => SHOWN[game];
