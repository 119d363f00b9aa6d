/** Where the plate of a lesson lies: beside what is lit, never on the decision if there is room anywhere else. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
  /** Which edge points at what is lit, and where on it. */
  edge: "above" | "below" | undefined;
  point: number;
}

const GAP = 14;
const EDGE = 8;

/** The parts of the board that have this name and are on the screen, whatever the layout. */
export function partsOf(names: readonly string[]): Element[] {
  return names
    .flatMap((name) => [...document.querySelectorAll(`[data-lesson~="${name}"]`)])
    .filter((part) => part.getClientRects().length > 0);
}

export function rectOf(part: Element): Rect {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left, top, width, height };
}

function around(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map((one) => one.left));
  const top = Math.min(...rects.map((one) => one.top));
  const right = Math.max(...rects.map((one) => one.left + one.width));
  const bottom = Math.max(...rects.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** `free`: where on the screen it may lie; `kept`: what is to stay visible besides what is lit. */
export function spotFor(
  plate: { width: number; height: number },
  lit: readonly Rect[],
  kept: readonly Rect[],
  free: Rect,
): Spot {
  const seen = lit.length ? around(lit) : { left: free.left + free.width / 2, top: free.top, width: 0, height: 0 };
  const { width, height } = plate;
  const middle = seen.left + seen.width / 2;
  const right = free.left + free.width - width - EDGE;
  const bottom = free.top + free.height - height - EDGE;
  const xs = [middle - width / 2, seen.left - width - GAP, seen.left + seen.width + GAP, free.left + EDGE, right];
  const ys = [
    seen.top - height - GAP,
    seen.top + seen.height + GAP,
    seen.top + seen.height / 2 - height / 2,
    free.top + EDGE,
    bottom,
    ...kept.map((one) => one.top - height - EDGE),
  ];
  let best: { cost: number; rect: Rect } | undefined;
  for (const x of xs)
    for (const y of ys) {
      const left = within(x, free.left + EDGE, right);
      const top = within(y, free.top + EDGE, bottom);
      const rect = { left, top, width, height };
      const covered = [...lit.map((one) => 2 * overlap(rect, one)), ...kept.map((one) => 3 * overlap(rect, one))];
      const far = Math.hypot(left + width / 2 - middle, top + height / 2 - (seen.top + seen.height / 2));
      const cost = covered.reduce((sum, one) => sum + one, 0) + far * 10;
      if (!best || cost < best.cost) best = { cost, rect };
    }
  const { left, top } = best!.rect;
  const edge =
    !lit.length || middle < left || middle > left + width
      ? undefined
      : top + height <= seen.top
        ? "above"
        : top >= seen.top + seen.height
          ? "below"
          : undefined;
  return { left, top, edge, point: within(middle - left, 28, width - 28) };
}
