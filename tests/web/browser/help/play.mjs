// Plays by taps, as somebody who looks at the screen.
import { measured } from "./look.mjs";

async function any(locator, rng) {
  const count = await locator.count();
  if (count)
    await locator
      .nth(Math.floor(rng() * count))
      .click({ timeout: 5000 })
      .catch(() => {}); // it may be gone by now
  return count;
}

/** A generator of chances, so that a failure can be seen again. */
export function chances(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What shows that the page waits for a decision. */
export const OWED =
  ".go, button.place.open, .cardbtn:not([disabled]), .side7, button.choice, button.die.can";

/** Chooses something that can be done; `.go` does it. */
export const choosing = {
  duel: (page, rng) => any(page.locator("button.place.open"), rng),
  wonders: (page, rng) =>
    any(
      page.locator(".cardbtn:not([disabled]), .side7, .pile7 [role=radio]"),
      rng,
    ),
  architects: (page, rng) => any(page.locator("button.choice"), rng),
  dice: async (page, rng) => {
    await any(page.locator("button.die.can, .pickme:not([disabled])"), rng);
    await any(page.locator("button.bx.lit"), rng);
  },
};

/** Whether somebody has to decide, or the game is over; waits for either. */
export async function awaited(page) {
  await page.waitForFunction(
    (owed) => document.querySelector(`${owed}, main.end`) !== null,
    OWED,
  );
  return (await page.locator("main.end").count()) ? "over" : "owed";
}

/** Presses the button that does it, and waits until the page shows that it is done; false: it was not there any more. */
export async function confirmed(page) {
  const go = page.locator(".go:not([disabled], [aria-disabled=true])").first();
  if (!(await go.count())) return false;
  const button = await go.elementHandle({ timeout: 1000 }).catch(() => null);
  const words = await button?.textContent().catch(() => null);
  if (!button || words === null) return false;
  const pressed = await button.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  if (pressed)
    await page
      .waitForFunction(
        ([button, words]) =>
          !button.isConnected || button.textContent !== words,
        [button, words],
        { timeout: 5000, polling: 20 },
      )
      .catch(() => {}); // the same words once more: another such decision
  return pressed;
}

/** Makes one decision. */
export async function decided(page, game, rng) {
  do {
    if ((await awaited(page)) === "over") return;
    await choosing[game](page, rng);
  } while (!(await confirmed(page)));
}

/** Plays until the end is shown. How many decisions were made, and the faults of the layout seen at any step. */
export async function play(page, game, rng, look = measured) {
  const faults = new Set();
  const looked = async () => {
    for (const fault of await look(page)) faults.add(fault);
  };
  let made = 0;
  const until = Date.now() + 300_000;
  while (Date.now() < until) {
    if ((await awaited(page)) === "over") {
      await looked();
      return { made, layout: [...faults], over: true };
    }
    await looked();
    await choosing[game](page, rng);
    await looked();
    if (await confirmed(page)) made++;
    await page.waitForTimeout(30);
  }
  return { made, layout: [...faults], over: false };
}
