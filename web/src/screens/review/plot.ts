/** Lines of a graph: where they run, and where their names can stand without covering each other. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Axis {
  x: (index: number) => number;
  y: (value: number) => number;
}

/** Values from `low` to `high` by `count` places, drawn into a frame. */
export function axis(frame: Frame, count: number, low: number, high: number): Axis {
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    x: (index) => frame.left + (wide * index) / Math.max(1, count - 1),
    y: (value) => frame.top + (tall * (high - value)) / Math.max(0.001, high - low),
  };
}

export function path(values: readonly number[], { x, y }: Axis): string {
  return values.map((value, index) => `${index ? "L" : "M"}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

/** Heights moved apart until each has `gap` of its own, none outside the frame. */
export function apart(heights: readonly number[], gap: number, least: number, most: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let free = least;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, free);
    free = (moved[index] ?? 0) + gap;
  }
  let ceiling = most;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, ceiling);
    ceiling = (moved[index] ?? 0) - gap;
  }
  return moved;
}

/** Round steps for a scale: about four of them. */
export function steps(low: number, high: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find((one) => (high - low) / one <= 5) ?? 100;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

export interface Label {
  seat: number;
  x: number;
  y: number;
}

/** A place for names on their lines: on a peak that stands clear of the other lines, where no other name is. */
export function labels(lines: readonly (readonly number[])[], { x, y }: Axis, wide: number): Label[] {
  const found: Label[] = [];
  lines.forEach((line, seat) => {
    const height = (index: number) => y(line[index] ?? 0);
    const isPeak = (index: number) => height(index) < height(index - 1) && height(index) <= height(index + 1);
    const clear = (index: number) =>
      Math.min(...lines.map((other, one) => (one === seat ? 99 : Math.abs(height(index) - 8 - y(other[index] ?? 0)))));
    const free = (index: number) =>
      !found.some((one) => Math.abs(one.x - x(index)) < wide && Math.abs(one.y + 12 - height(index)) < 18);
    const peaks = line.map((_, index) => index).slice(2, -2);
    const [best] = peaks
      .filter((index) => isPeak(index) && free(index) && clear(index) > 24)
      .sort((one, other) => clear(other) - clear(one) || height(one) - height(other));
    if (best !== undefined) found.push({ seat, x: x(best), y: height(best) - 12 });
  });
  return found;
}
