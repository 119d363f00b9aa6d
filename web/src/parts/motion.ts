/** Motion that explains what happened: short, and none of it where somebody wants none (then the tokens are 0). */
import type { TransitionConfig } from "svelte/transition";

type Token = "--quick" | "--move" | "--deal";
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** How long something lasts, in milliseconds. */
export function lasting(token: Token): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return Number.parseFloat(value) * (value.endsWith("ms") ? 1 : 1000) || 0;
}

/** A card that was face down until now. */
export function reveal(_node: Element): TransitionConfig {
  return {
    duration: lasting("--deal"),
    css: (now) => `transform: perspective(600px) rotateX(${(90 * (1 - now)).toFixed(1)}deg); opacity: ${now}`,
  };
}

/** A card of the table that is turned up where it lies. */
export function turnUp(_node: Element): TransitionConfig {
  return {
    duration: lasting("--deal"),
    css: (now) => `transform: perspective(600px) rotateY(${(90 * (1 - now)).toFixed(1)}deg)`,
  };
}

/** Somebody takes it away. */
export function taken(_node: Element): TransitionConfig {
  return { duration: lasting("--move"), css: (now) => `opacity: ${now}; scale: ${0.8 + 0.2 * now}; z-index: 30` };
}

/** The place of a city on the screen: whichever of its drawings is there now. */
function placeOf(city: number): DOMRect | undefined {
  const drawn = [...document.querySelectorAll(`[data-city="${city}"]`)].map((one) => one.getBoundingClientRect());
  return drawn.find((one) => one.width > 0 && one.bottom > 0 && one.top < innerHeight);
}

/** A piece goes from one city to another: `kind` says what it looks like. */
export function send(from: number, to: number, kind: "coin" | "back", text = ""): void {
  const duration = lasting("--deal");
  const [start, end] = [placeOf(from), placeOf(to)];
  if (!duration || !start || !end) return;
  const piece = document.createElement("span");
  piece.className = `flying ${kind}`;
  piece.textContent = text;
  piece.setAttribute("aria-hidden", "true");
  document.body.append(piece);
  const at = (place: DOMRect) => `${place.x + place.width / 2}px ${place.y + Math.min(place.height / 2, 120)}px`;
  const flight = piece.animate(
    [
      { translate: at(start), scale: 0.6, opacity: 0 },
      { scale: 1, opacity: 1, offset: 0.2 },
      { scale: 1, opacity: 1, offset: 0.8 },
      { translate: at(end), scale: 0.6, opacity: 0 },
    ],
    { duration: 2 * duration, easing: EASE },
  );
  void flight.finished.finally(() => piece.remove()).catch(() => undefined);
}

/** All that moves is there at once. */
export function settle(): void {
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
}
