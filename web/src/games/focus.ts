/**
 * Keyboard focus outlives what it stood on: decisions go and come, and it is never lost to the page. Arrows walk among
 * what can be chosen, marked `data-choice`; while nothing is owed the focus waits where `data-waits` says so.
 */

const CHOICES = "[data-choice]:not(:disabled)";
/** Where it goes, the best first. */
const PLACES = [
  "[data-choice][aria-checked=true]",
  CHOICES,
  ".go",
  "[data-waits]",
  "h1[tabindex]",
  "main .btn.primary",
];
const WALK: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Milliseconds until it is tried again where nothing could take the focus yet: what moves in is not seen at once. */
const AGAIN = 50;

/** Boards come and go too. */
let held = false;

/** Attach to what is around a table. */
export function keepFocus(around: HTMLElement): () => void {
  const enter = () => (held = true);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !around.contains(event.relatedTarget)) held = false;
  };
  const mend = () => {
    due = undefined;
    if (!held || !isLost(document.activeElement)) return;
    const place = PLACES.map((one) => around.querySelector<HTMLElement>(one)).find((one) => one?.checkVisibility());
    place?.focus({ preventScroll: true });
    if (isLost(document.activeElement)) due = setTimeout(mend, AGAIN);
  };
  // not at once: between two stops of the Tab key the focus is nowhere for a moment
  let due: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => (due ??= setTimeout(mend)));
  watch.observe(around, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  around.addEventListener("focusin", enter);
  around.addEventListener("focusout", leave);
  around.addEventListener("keydown", walk);
  return () => {
    watch.disconnect();
    clearTimeout(due);
    around.removeEventListener("focusin", enter);
    around.removeEventListener("focusout", leave);
    around.removeEventListener("keydown", walk);
  };
}

function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(":disabled");
}

/** Arrows go to the next choice beside; choosing is another key. */
function walk(event: KeyboardEvent): void {
  const step = WALK[event.key];
  const from = event.target as HTMLElement;
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const group = from.closest("[role=radiogroup]");
  const beside = group ? "[role=radio]:not(:disabled)" : CHOICES;
  if (!from.matches(beside)) return;
  const all = [...(group ?? from.closest("section, main") ?? from).querySelectorAll<HTMLElement>(beside)];
  all[(all.indexOf(from) + step + all.length) % all.length]?.focus();
  event.preventDefault();
}
