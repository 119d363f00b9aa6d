/** Who sits where, seen from a seat. */

/** Left is the next seat, right the one before (one opponent alone is both); the others in the order they sit. */
export function around(players: number, me: number): { left: number; right: number; others: number[] } {
  const others = Array.from({ length: Math.max(0, players - 3) }, (_, index) => (me + 2 + index) % players);
  return { left: (me + 1) % players, right: (me + players - 1) % players, others };
}

/** Everybody else, from the left neighbour round to the right one. */
export function everybody(players: number, me: number): number[] {
  return Array.from({ length: players - 1 }, (_, index) => (me + 1 + index) % players);
}
