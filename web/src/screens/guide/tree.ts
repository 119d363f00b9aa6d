/** Where the buildings of the chains stand in the picture: a column an age, a row for each end of a line. */
import type { Link } from "./model";

export interface Node extends Link {
  /** 0 to 2, and the row, which may be between two. */
  column: number;
  row: number;
}

export interface Tree {
  nodes: Node[];
  lines: { from: Node; to: Node }[];
  rows: number;
}

export function grow(links: readonly Link[]): Tree {
  const leads = (id: string) => links.filter((one) => one.from.includes(id));
  const inChain = links.filter((one) => one.from.length || leads(one.id).length);
  const nodes = new Map<string, Node>();
  let rows = 0;

  /** What comes later is laid first; a building stands in the middle of what it leads to. */
  function lay(link: Link): Node {
    const fresh = leads(link.id).filter((one) => !nodes.has(one.id));
    const later = fresh.map(lay);
    const first = later[0];
    const last = later.at(-1);
    const row = first && last ? (first.row + last.row) / 2 : rows++;
    const node = { ...link, column: link.age - 1, row };
    nodes.set(link.id, node);
    return node;
  }

  for (const link of inChain) if (!link.from.length) lay(link);
  const lines = [...nodes.values()].flatMap((to) =>
    to.from.flatMap((id) => {
      const from = nodes.get(id);
      return from ? [{ from, to }] : [];
    }),
  );
  return { nodes: [...nodes.values()].sort((a, b) => a.column - b.column || a.row - b.row), lines, rows };
}

/** A building with all that leads to it and all that it leads to. */
export function lineOf(tree: Tree, id: string): Set<string> {
  const found = new Set([id]);
  const follow = (one: string, forward: boolean): void => {
    for (const { from, to } of tree.lines) {
      const next = forward ? (from.id === one ? to.id : undefined) : to.id === one ? from.id : undefined;
      if (next && !found.has(next)) {
        found.add(next);
        follow(next, forward);
      }
    }
  };
  follow(id, true);
  follow(id, false);
  return found;
}
