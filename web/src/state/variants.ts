/** A game may be offered in several editions. */
import type { GameInfo } from "../api/types";

/** How the variants of a game are called in words, pictures and addresses: "wonders", "wonders-1", "duel" ... */
export function keysOf(game: GameInfo): string[] {
  return game.variants.map((_, index) => (index ? `${game.id}-${game.variants.length - index}` : game.id));
}
