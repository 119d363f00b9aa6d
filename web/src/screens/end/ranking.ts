/** The result by place: everybody with their score, shared places together. */
import type { Result, ScoreNode } from "../../api/types";

export interface Standing {
  seat: number;
  place: number;
  points: number;
  tree: readonly ScoreNode[];
}

export function standings(result: Result): Standing[] {
  let place = 1;
  return result.ranking.flatMap((seats) => {
    const here = place;
    place += seats.length;
    return seats.map((seat) => ({
      seat,
      place: here,
      points: result.points[seat] ?? 0,
      tree: result.trees[seat] ?? bare(result.categories[seat] ?? {}),
    }));
  });
}

/** A score of which only the categories are known. */
function bare(categories: Record<string, number>): ScoreNode[] {
  return Object.entries(categories).map(([id, points]) => ({ id, points, args: {}, parts: [] }));
}

const sum = (nodes: readonly ScoreNode[], sign: 1 | -1) =>
  nodes.reduce((all, node) => all + Math.max(0, sign * node.points), 0);

/** One scale for everybody: how far bars reach to the left of zero, and how long the whole is. */
export function scale(all: readonly Standing[]): { below: number; span: number } {
  const below = Math.max(0, ...all.map((one) => sum(one.tree, -1)));
  return { below, span: Math.max(1, below + Math.max(...all.map((one) => sum(one.tree, 1)))) };
}

export const below = (tree: readonly ScoreNode[]): number => sum(tree, -1);
