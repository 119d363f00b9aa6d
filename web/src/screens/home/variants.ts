/** The tiles of the home screen: a game in one of its editions. */
import type { GameInfo, TableInfo, Variant } from "../../api/types";
import { api, type Schemas } from "../../api/client";
import { keepProgress } from "../../state/lessons";
import type { Level } from "../../state/settings.svelte";
import { keysOf } from "../../state/variants";

export interface Tile {
  /** For words and pictures: "wonders", "wonders-1", "duel" ... */
  key: string;
  game: GameInfo;
  variant: Variant;
}

export function tilesOf(games: readonly GameInfo[]): Tile[] {
  return games.flatMap((game) =>
    keysOf(game).flatMap((key, index) => {
      const variant = game.variants[index];
      return variant ? [{ key, game, variant }] : [];
    }),
  );
}

/** Which tile a table was opened from. */
export function keyOf(table: Pick<TableInfo, "game" | "options">): string {
  return table.options["edition"] === 1 ? `${table.game}-1` : table.game;
}

const GLYPHS: Record<string, string> = { wonders: "age3", duel: "shield", architects: "cat", dice: "die" };
export const glyphOf = (game: string): string => GLYPHS[game] ?? "age3";

/** The usual number of players, within what the edition allows. */
export function usualOf({ game, variant }: Tile): number {
  return Math.min(Math.max(game.usual, variant.least), variant.most);
}

/** A first game with a lesson over it: the server knows for how many and on which deal. */
export async function learn(tile: Tile): Promise<TableInfo> {
  const table = await api.open({ game: tile.game.id, options: tile.variant.fixed, lesson: true });
  keepProgress(table.id, { on: true, seen: [] });
  return table;
}

/** A game against bots, begun at once. */
export async function playNow(tile: Tile, level: Level): Promise<TableInfo> {
  const players = usualOf(tile);
  const bots = Array.from({ length: players - 1 }, (): Schemas["SeatWish"] => ({ kind: "bot", level }));
  return api.open({
    game: tile.game.id,
    players,
    options: tile.variant.fixed,
    seats: [{ kind: "me" }, ...bots],
    start: true,
  });
}
