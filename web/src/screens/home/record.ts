/** How the person's finished games ended: by game, and by whom they played against. */
import type { TableInfo } from "../../api/types";
import { LEVELS } from "../../state/settings.svelte";
import { keyOf } from "./variants";

export interface Tally {
  played: number;
  won: number;
}
export interface GameRecord extends Tally {
  key: string;
  /** Against bots of a level (the strongest at the table), or "people" where other people played. */
  against: { rival: string; tally: Tally }[];
}

const RIVALS: readonly string[] = [...LEVELS, "people"];

/** Who was the strongest of the others; undefined: it was nobody's own game. */
function rivalOf(table: TableInfo): string | undefined {
  const own = table.seats.filter((one) => one.yours);
  if (own.length !== 1) return undefined;
  const others = table.seats.filter((one) => !one.yours);
  if (others.some((one) => one.kind === "person")) return "people";
  const levels = others.map((one) => RIVALS.indexOf(one.level)).filter((one) => one >= 0);
  return RIVALS[Math.max(...levels)];
}

function counted(tables: readonly TableInfo[]): Tally {
  const won = tables.filter((table) => {
    const seat = table.seats.find((one) => one.yours)?.seat;
    return seat !== undefined && table.outcome?.ranking[0]?.includes(seat);
  });
  return { played: tables.length, won: won.length };
}

/** What was tried in a game that was over already does not count. */
export function recordOf(tables: readonly TableInfo[]): GameRecord[] {
  const over = tables.filter((one) => one.status === "finished" && one.outcome && !one.origin && rivalOf(one));
  return [...new Set(over.map(keyOf))].map((key) => {
    const games = over.filter((one) => keyOf(one) === key);
    const against = RIVALS.flatMap((rival) => {
      const met = games.filter((one) => rivalOf(one) === rival);
      return met.length ? [{ rival, tally: counted(met) }] : [];
    });
    return { key, ...counted(games), against };
  });
}
