/** The seven monuments as drawings: by stages (2, 3 or 4) or by the five pieces of Architects. */
import { LINES, type Count, type Line, type Lines } from "./monument-lines";

export type MonumentId = keyof typeof LINES;
/** Inked stone, dashed, or dotted. */
export type State = "built" | "next" | "later";

export interface Drawing {
  id: MonumentId;
  box: string;
  /** Light that lies behind the stones. */
  beams: Line[];
  back: Line[];
  /** `stage`: which one of them a part belongs to, from 0. */
  parts: { stage: number; state: State; body: Line[]; hatch: Line[] }[];
  front: Line[];
  /** Gilded or lit: only when all is built. */
  gold: Line[];
}

export const isMonument = (id: string): id is MonumentId => id in LINES;

/** A wonder with so many stages, of which so many stand. */
export function tiers(id: MonumentId, stages: number, built: number): Drawing {
  const count = Math.min(Math.max(stages, 2), 4) as Count;
  return draw(id, count, (group) => (group < built ? "built" : group === built ? "next" : "later"), built >= stages);
}

/** A wonder of Architects: the numbers (1 to 5) of the pieces that stand and of those that can be next. */
export function pieces(id: MonumentId, done: readonly number[], next: readonly number[] = []): Drawing {
  const state = (group: number) => (done.includes(group + 1) ? "built" : next.includes(group + 1) ? "next" : "later");
  return draw(id, 5, state, done.length === 5);
}

function draw(id: MonumentId, count: Count, state: (group: number) => State, finished: boolean): Drawing {
  const lines: Lines = LINES[id];
  const groups = lines.groups[count];
  const groupOf = (cell: string) => groups.findIndex((group) => group.includes(cell));
  const gold = finished ? lines.gold : [];
  return {
    id,
    box: lines.box,
    beams: gold.filter(([, kind]) => kind === "beam"),
    back: lines.back,
    parts: (lines.cells[count] ?? lines.cells[3]).map(([cell, body, hatch]) => ({
      stage: groupOf(cell),
      state: state(groupOf(cell)),
      body,
      hatch,
    })),
    front: lines.front[count] ?? lines.front[3],
    gold: gold.filter(([, kind]) => kind !== "beam"),
  };
}
