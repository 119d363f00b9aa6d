/** What a piece says of itself when one points at it, comes to it by keyboard, or holds a finger on it: one way for all. */
import type { Attachment } from "svelte/attachments";
import { house } from "../state/house.svelte";
import type { Colour, Cost, Face, Part } from "./face";

export interface Line {
  label: string;
  /** In words; what is drawn beside it says the same. */
  text: string;
  cost?: Cost;
  effect?: Part[];
  /** How it stands now. */
  now?: boolean;
}

export interface Tip {
  title: string;
  kind?: string;
  colour?: Colour;
  glyph?: string;
  lines: Line[];
}

type Source = () => Tip | undefined;
const sources = new WeakMap<Element, Source>();
const FOCUSED = "a, button, input, select, summary";

/** Gives an element something to say. What cannot be focused by itself can be then: one stop a group, arrows walk in it. */
export function tip(source: Source): Attachment<Element> {
  return (element) => {
    sources.set(element, source);
    element.setAttribute("data-tip", "");
    if (!element.matches(FOCUSED) && !element.closest(FOCUSED)) {
      const first = !groupOf(element).querySelector(':scope > [data-tip][tabindex="0"]');
      element.setAttribute("tabindex", first ? "0" : "-1");
    }
    return () => {
      const group = groupOf(element);
      const held = element.getAttribute("tabindex") === "0";
      sources.delete(element);
      element.removeAttribute("data-tip");
      if (held) group.querySelector(':scope > [data-tip][tabindex="-1"]')?.setAttribute("tabindex", "0");
    };
  };
}

const groupOf = (element: Element): Element => element.parentElement ?? element;

/** The element that says something, where the pointer or the focus is. */
export function speaker(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const own = target.closest("[data-tip]");
  return own ?? target.closest('[role="img"].g, [role="img"].coin, [role="img"].vp') ?? undefined;
}

/** What it says; a lone symbol says its name. */
export function tipOf(element: Element): Tip | undefined {
  const source = sources.get(element);
  if (source) return source();
  const label = element.getAttribute("aria-label");
  return label ? { title: label, lines: [] } : undefined;
}

/** Arrows go from piece to piece within a group. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
  if (!target.hasAttribute("data-tip") || target.matches(FOCUSED)) return;
  const all = [...groupOf(target).querySelectorAll<HTMLElement>(":scope > [data-tip][tabindex]")];
  const next = all[all.indexOf(target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  target.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

// ---- what pieces say -----------------------------------------------------------------------------
export function costWords(cost: Cost): string {
  const goods = cost.goods.map((one) => (one.times > 1 ? `${one.times}× ` : "") + one.label);
  return [cost.coins ? house.say("coins-count", { count: cost.coins }) : "", ...goods].filter(Boolean).join(", ");
}

/** How a piece stands now, for who looks at it. */
export interface Now {
  price?: string | undefined;
  counts?: string | undefined;
}

/** A card: cost, effect, chain, and how it counts now. */
export function faceTip(face: Face, now: Now = {}): Tip {
  const { price, counts } = now;
  const cost = costWords(face.cost);
  const line = (label: string, text: string | undefined, more: Partial<Line> = {}): Line[] =>
    text ? [{ label: house.say(label), text, ...more }] : [];
  return {
    title: face.name,
    kind: face.kind,
    colour: face.colour,
    lines: [
      ...line("tip-cost", cost, { cost: face.cost }),
      ...line("tip-gives", face.words, { effect: face.effect }),
      ...line("tip-free-with", face.from?.join(", ")),
      ...line("tip-makes-free", face.to?.join(", ")),
      ...line("tip-price", price, { now: true }),
      ...line("tip-now", counts, { now: true }),
    ],
  };
}

/** A wonder, a stage, a token: its name and what it does. */
export function plainTip(
  title: string,
  words: string,
  more: Partial<Tip> & { cost?: Cost; effect?: Part[] } & Now = {},
): Tip {
  const { cost, effect, price, counts, ...rest } = more;
  const paid = cost ? costWords(cost) : "";
  return {
    title,
    ...rest,
    lines: [
      ...(cost && paid ? [{ label: house.say("tip-cost"), text: paid, cost }] : []),
      ...(words ? [{ label: house.say("tip-gives"), text: words, ...(effect ? { effect } : {}) }] : []),
      ...(price ? [{ label: house.say("tip-price"), text: price, now: true }] : []),
      ...(counts ? [{ label: house.say("tip-now"), text: counts, now: true }] : []),
    ],
  };
}
