/** Coins that go from one city to another are seen to go. */
import type { Entry } from "../api/types";
import { send } from "../parts/motion";

/** More than this at once is no news but a table that was opened. */
const MANY = 24;

/** Call inside an effect root: follows what is told of a table with so many players. */
export function followCoins(log: () => readonly Entry[], players: () => number): void {
  let last: number | undefined;
  $effect(() => {
    const lines = log();
    const since = last;
    last = lines.at(-1)?.number ?? last;
    if (since === undefined) return;
    const fresh = lines.filter((line) => line.number > since);
    if (fresh.length > MANY) return;
    const city = (seat: number | string) => (typeof seat === "number" ? seat : players());
    for (const { event } of fresh) {
      if (!("left_coins" in event)) continue;
      if (event.left_coins) send(city(event.seat), city(event.left), "coin", String(event.left_coins));
      if (event.right_coins) send(city(event.seat), city(event.right), "coin", String(event.right_coins));
    }
  });
}
