/** Where a tooltip lies. */
interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;

const meet = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const at = (left: number, top: number, size: Rect): Rect => ({
  left,
  top,
  right: left + size.width,
  bottom: top + size.height,
  width: size.width,
  height: size.height,
});

/** Above the piece, below, beside it, or along an edge of the window: the first place that covers neither it nor what must stay free. */
export function placed(
  piece: Rect,
  size: Rect,
  kept: readonly Rect[],
  room: { width: number; height: number },
): { left: number; top: number } {
  const inside = (value: number, length: number, all: number) => Math.max(EDGE, Math.min(value, all - length - EDGE));
  const left = inside(piece.left + piece.width / 2 - size.width / 2, size.width, room.width);
  const top = inside(piece.top + piece.height / 2 - size.height / 2, size.height, room.height);
  const tried = [
    at(left, piece.top - size.height - GAP, size),
    at(left, piece.bottom + GAP, size),
    at(piece.right + GAP, top, size),
    at(piece.left - size.width - GAP, top, size),
    at(left, EDGE, size),
    at(left, room.height - size.height - EDGE, size),
  ];
  const fits = (one: Rect) => one.left >= 0 && one.top >= 0 && one.right <= room.width && one.bottom <= room.height;
  const free = (one: Rect) => fits(one) && !kept.some((other) => meet(one, other));
  const found = tried.find((one) => free(one) && !meet(one, piece)) ?? tried.find(free);
  return found ?? { left, top: EDGE };
}
