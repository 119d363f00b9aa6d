/** What somebody wishes for a new table, and how the server is asked for it. */
import type { Agreement, Opening, Schemas } from "../../api/client";
import type { TableInfo } from "../../api/types";
import { usualOf, type Tile } from "./variants";
import type { Level } from "../../state/settings.svelte";

export interface Wish {
  who: "me" | "open" | "here" | Level;
  /** Of another person on this device. */
  name: string;
}

/** How a table is to be. */
export interface Terms {
  players: number;
  options: Record<string, unknown>;
  /** Pieces picked one by one, by option: "" for what is to be drawn. */
  picked: Record<string, string[] | undefined>;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  timer: number;
}
export interface Wishes extends Terms {
  seats: Wish[];
}

/** Seconds to think: as long as one likes, a minute, five, a day. */
export const TIMERS = [0, 60, 300, 86_400] as const;

export function usualWishes(tile: Tile, level: Level): Wishes {
  return {
    players: usualOf(tile),
    seats: [{ who: "me", name: "" }, ...Array.from({ length: 6 }, () => ({ who: level, name: "" }) as Wish)],
    options: {},
    picked: {},
    public: false,
    spectators: true,
    hints: true,
    timer: 0,
  };
}

export const seatsOf = (wishes: Wishes): Wish[] => wishes.seats.slice(0, wishes.players);
export const isFull = (wishes: Wishes): boolean => seatsOf(wishes).every((one) => one.who !== "open");

/** The same seats, one of them before the one above it. */
export function moved(seats: readonly Wish[], seat: number): Wish[] {
  const order = [...seats];
  const [one] = order.splice(seat, 1);
  if (one) order.splice(seat - 1, 0, one);
  return order;
}

/** What was picked, and the rest drawn: for every city one piece, or a list of them. */
export function filled(pick: Schemas["Picking"], picked: readonly string[], players: number): string[] | string[][] {
  const cities = Math.max(players, pick.cities);
  const given = Array.from({ length: cities * pick.each }, (_, at) => picked[at] ?? "");
  const box = pick.pieces.filter((one) => pick.again || !given.includes(one));
  const drawn = given.map((one) => {
    if (one) return one;
    const at = Math.floor(Math.random() * box.length);
    return (pick.again ? box[at] : box.splice(at, 1)[0]) ?? "";
  });
  if (pick.each === 1) return drawn;
  return Array.from({ length: cities }, (_, city) => drawn.slice(city * pick.each, (city + 1) * pick.each));
}

/** Pieces that were picked for a table, in the order they are picked in. */
function pickedFor(given: unknown): string[] | undefined {
  return Array.isArray(given) ? given.flat().map(String) : undefined;
}

/** How a table is that somebody has opened already. */
export function termsOf(tile: Tile, table: TableInfo): Terms {
  const picks = tile.variant.picks ?? [];
  const picked = picks.map((pick) => [pick.option, pickedFor(table.options[pick.option])] as const);
  const rest = Object.entries(table.options).filter(
    ([name]) => !picked.some(([own, pieces]) => own === name && pieces),
  );
  const { players, public: open, spectators, hints, timer } = table;
  return {
    players,
    public: open,
    spectators,
    hints,
    timer,
    options: Object.fromEntries(rest),
    picked: Object.fromEntries(picked),
  };
}

function optionsOf(tile: Tile, terms: Terms): Record<string, unknown> {
  const known = tile.variant.options.map((form) => form.name);
  const chosen = Object.entries(terms.options).filter(([name]) => known.includes(name));
  const picks = (tile.variant.picks ?? []).flatMap((pick) => {
    const picked = terms.picked[pick.option];
    return picked ? [[pick.option, filled(pick, picked, terms.players)] as const] : [];
  });
  return { ...tile.variant.fixed, ...Object.fromEntries(chosen), ...Object.fromEntries(picks) };
}

/** What is otherwise at a table than it was: message ids. */
export function differences(before: TableInfo, now: TableInfo): string[] {
  const said = {
    players: "terms-players",
    options: "terms-options",
    public: "table-access",
    timer: "timer",
    spectators: "spectators",
    hints: "hints",
  } as const;
  const names = Object.keys(said) as (keyof typeof said)[];
  return names.filter((one) => JSON.stringify(before[one]) !== JSON.stringify(now[one])).map((one) => said[one]);
}

/** What the server is asked to change. */
export function agreement(tile: Tile, terms: Terms): Agreement {
  const { players, public: open, spectators, hints, timer } = terms;
  return { players, options: optionsOf(tile, terms), public: open, spectators, hints, timer };
}

/** `guest`: how somebody without a name is called who shares the device. */
export function request(tile: Tile, wishes: Wishes, guest: (number: number) => string): Opening {
  return {
    ...agreement(tile, wishes),
    game: tile.game.id,
    seats: seatsOf(wishes).map(({ who, name }, seat): Schemas["SeatWish"] => {
      if (who === "me" || who === "open") return { kind: who };
      if (who === "here") return { kind: "me", name: name.trim() || guest(seat + 1) };
      return { kind: "bot", level: who };
    }),
    start: true,
  };
}
