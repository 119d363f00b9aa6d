/** Keyboard focus outlives the panel of a decision: it goes away while others act and comes back with the next one. */

let held = false;

/** Attach to the panel: who had the focus in it before gets it back, on its first choice. */
export function keepFocus(panel: HTMLElement): () => void {
  const enter = () => (held = true);
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !panel.contains(event.relatedTarget)) held = false;
  };
  panel.addEventListener("focusin", enter);
  panel.addEventListener("focusout", leave);
  const free = document.activeElement === null || document.activeElement === document.body;
  if (held && free) panel.querySelector<HTMLElement>("[role=radio], button")?.focus({ preventScroll: true });
  return () => {
    panel.removeEventListener("focusin", enter);
    panel.removeEventListener("focusout", leave);
  };
}
