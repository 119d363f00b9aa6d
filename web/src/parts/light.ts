/** A line of the log lights what it names: every piece of that name that lies on the table. */
import type { Attachment } from "svelte/attachments";
import { tipOf } from "./tip";

/** Of a finger, which points no longer once it is lifted. */
const AFTERGLOW = 2500;
const LIT = "data-lit";

function light(names: ReadonlySet<string>): void {
  for (const piece of document.querySelectorAll("[data-tip]"))
    piece.toggleAttribute(LIT, names.has(tipOf(piece)?.title ?? ""));
}

/** For the list of lines; what a line names stands in elements that `named` selects. */
export const lights =
  (named: string): Attachment<HTMLElement> =>
  (list) => {
    let dark: ReturnType<typeof setTimeout> | undefined;
    const put = () => light(new Set());
    const over = ({ target }: PointerEvent) => {
      const line = target instanceof Element ? target.closest("li") : null;
      clearTimeout(dark);
      light(new Set([...(line?.querySelectorAll(named) ?? [])].map((one) => one.textContent.trim())));
    };
    const leave = ({ pointerType }: PointerEvent) => {
      clearTimeout(dark);
      dark = setTimeout(put, pointerType === "touch" ? AFTERGLOW : 0);
    };
    list.addEventListener("pointerover", over);
    list.addEventListener("pointerleave", leave);
    return () => {
      list.removeEventListener("pointerover", over);
      list.removeEventListener("pointerleave", leave);
      clearTimeout(dark);
      put();
    };
  };
