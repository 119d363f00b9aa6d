/** Which screen is shown: the fragment of the address, which never leaves the browser. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; table: string; seat?: number }
  | { screen: "replay"; table: string; at: number; seat?: number }
  | { screen: "review"; table: string }
  | { screen: "screen"; table: string }
  | { screen: "guide"; game: string; table?: string; seat?: number }
  | { screen: "device"; key: string };

export function parse(fragment: string): Route {
  const [screen = "", first = "", second = "", third = ""] = fragment.replace(/^#?\/?/, "").split("/");
  if (screen === "table" && first)
    return /^\d+$/.test(second) ? { screen, table: first, seat: Number(second) } : { screen, table: first };
  if (screen === "replay" && first) {
    const at = Number(second) || 0;
    return /^\d+$/.test(third) ? { screen, table: first, at, seat: Number(third) } : { screen, table: first, at };
  }
  if (screen === "review" && first) return { screen, table: first };
  if (screen === "screen" && first) return { screen, table: first };
  if (screen === "guide" && first) return { screen, game: first, ...origin(second, third) };
  if (screen === "device" && first) return { screen, key: first };
  return { screen: "home" };
}

/** The table, and the seat at it, from which somebody came. */
function origin(table: string, seat: string): { table?: string; seat?: number } {
  return { ...(table ? { table } : {}), ...(/^\d+$/.test(seat) ? { seat: Number(seat) } : {}) };
}

export const route = $state<{ now: Route }>({ now: parse(location.hash) });

addEventListener("hashchange", () => {
  route.now = parse(location.hash);
});

export function go(fragment: string): void {
  location.hash = fragment;
}

/** The whole address of a screen, to be sent to somebody. */
export function linkTo(fragment: string): string {
  return `${location.href.split("#")[0]}#${fragment}`;
}
