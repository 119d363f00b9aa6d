// Plays by taps, as somebody who looks at the screen.
import { shown } from "./tables.mjs";
import { width } from "./look.mjs";

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
  ".go, button.place.open, .cardbtn:not([disabled]), .side7, .choice, button.die.can";

/** Chooses something that can be done; `.go` does it. */
export const choosing = {
  duel: (page, rng) => any(page.locator("button.place.open"), rng),
  wonders: (page, rng) =>
    any(
      page.locator(".cardbtn:not([disabled]), .side7, .pile7 [role=radio]"),
      rng,
    ),
  architects: (page, rng) => any(page.locator(".choice"), rng),
  dice: async (page, rng) => {
    await any(page.locator("button.die.can, .pickme:not([disabled])"), rng);
    await any(page.locator("button.bx.lit"), rng);
  },
};

/** Plays until the game is over; how many decisions were made by the page. */
export async function play(page, game, id, rng) {
  let made = 0;
  let widest = -Infinity;
  const until = Date.now() + 240_000;
  while (Date.now() < until) {
    widest = Math.max(widest, await width(page));
    const go = page.locator(".go:not([disabled])");
    if (!(await page.locator(OWED).count())) {
      if ((await shown(page, id)).table.status === "finished")
        return { made, widest, over: true };
      await page.waitForTimeout(100);
      continue;
    }
    await choosing[game](page, rng);
    widest = Math.max(widest, await width(page));
    if (await go.count()) {
      const clicked = await go
        .first()
        .click({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      made += clicked ? 1 : 0;
    }
    await page.waitForTimeout(60);
  }
  return { made, widest, over: false };
}
