/** A line of the log lights what it names: every piece of that name that lies on the table. */
import type { Attachment } from "svelte/attachments";
import { tipOf } from "./tip";

/** Of a finger, which points no longer once it is lifted. */
const AFTERGLOW = 2500;
const LIT = "data-lit";
const LINE = "[data-line]";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Lights all pieces of these names, no others; those that can be seen. */
function light(names: ReadonlySet<string>): Element[] {
  const all = [...document.querySelectorAll("[data-tip]")];
  for (const piece of all) piece.toggleAttribute(LIT, names.has(tipOf(piece)?.title ?? ""));
  return all.filter((piece) => piece.hasAttribute(LIT) && piece.checkVisibility());
}

let dark: ReturnType<typeof setTimeout> | undefined;
/** Until then what was chosen stays lit, wherever pointer and focus go. */
let kept = 0;
function fade(after: number): void {
  if (Date.now() + after < kept) return;
  clearTimeout(dark);
  dark = setTimeout(() => light(new Set()), after);
}

/** What a line names stands in elements that `named` selects. */
function namesIn(line: Element | null, named: string): Set<string> {
  return new Set([...(line?.querySelectorAll(named) ?? [])].map((one) => one.textContent.trim()));
}

/** Lights for a moment what a line names, and shows where it is; whether it is anywhere. */
export function flash(line: Element, named: string): boolean {
  const [first] = light(namesIn(line, named));
  kept = first ? Date.now() + AFTERGLOW : 0;
  fade(AFTERGLOW);
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return first !== undefined;
}

/** For the list of lines: by pointing at one, or by coming to it with the arrows. It is one stop of the Tab key. */
export const lights =
  (named: string): Attachment<HTMLElement> =>
  (list) => {
    const show = ({ target }: Event) => {
      clearTimeout(dark);
      kept = 0;
      light(namesIn(target instanceof Element ? target.closest(LINE) : null, named));
    };
    const leave = ({ pointerType }: PointerEvent) => fade(pointerType === "touch" ? AFTERGLOW : 0);
    const blur = () => fade(0);
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const { target } = event;
      if (step === undefined || !(target instanceof HTMLElement) || !target.matches(LINE)) return;
      const lines = [...list.querySelectorAll<HTMLElement>(LINE)];
      const next = Math.min(Math.max(lines.indexOf(target) + step, 0), lines.length - 1);
      event.preventDefault();
      target.tabIndex = -1;
      lines[next]!.tabIndex = 0;
      lines[next]!.focus();
    };
    // lines come and go: one of them is always the stop
    const stop = () => {
      const lines = [...list.querySelectorAll<HTMLElement>(LINE)];
      if (!lines.some((one) => one.tabIndex === 0) && lines[0]) lines[0].tabIndex = 0;
    };
    const watch = new MutationObserver(stop);
    watch.observe(list, { childList: true, subtree: true });
    stop();
    const heard = [
      ["pointerover", show],
      ["pointerleave", leave],
      ["focusin", show],
      ["focusout", blur],
      ["keydown", walk],
    ] as [string, EventListener][];
    for (const [kind, hear] of heard) list.addEventListener(kind, hear);
    return () => {
      watch.disconnect();
      for (const [kind, hear] of heard) list.removeEventListener(kind, hear);
      fade(0);
    };
  };
