/** The tables that a person has or could join, kept fresh while somebody looks. */
import { api, Refused } from "../api/client";
import type { TableInfo } from "../api/types";
import { house } from "./house.svelte";

const EVERY = 20_000;

export class Lobby {
  mine = $state.raw<TableInfo[]>([]);
  others = $state.raw<TableInfo[]>([]);
  away = $state(false);
  loaded = $state(false);

  /** Keep it fresh; the answer stops that. */
  watch(): () => void {
    const load = () => void this.load();
    const seen = () => document.visibilityState === "visible" && load();
    load();
    const timer = setInterval(seen, EVERY);
    addEventListener("focus", load);
    addEventListener("online", load);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", load);
      removeEventListener("online", load);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async load(): Promise<void> {
    try {
      await house.enter();
      const [games, mine, open] = await Promise.all([
        house.games.length ? house.games : api.games(),
        api.tables(true),
        api.tables(false),
      ]);
      house.games = games;
      this.mine = mine;
      this.others = open.filter((one) => !one.yours && !one.seats.some((seat) => seat.yours));
      this.away = false;
      this.loaded = true;
    } catch (problem) {
      if (problem instanceof Refused && problem.problem.code === "no-identity") house.me = undefined;
      this.away = true;
      setTimeout(() => this.away && void this.load(), 3000);
    }
  }
}
