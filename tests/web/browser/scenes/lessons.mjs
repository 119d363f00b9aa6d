// First games: the lesson lies over the real table and is followed to the end.
import { faultsOfAxe, measured, still } from "../help/look.mjs";
import { chances, choosing, confirmed, OWED } from "../help/play.mjs";

const PLATE = ".lplate.placed";

/** What a reader of the plate sees now: the step, whether something is asked, what is lit, what lies under the plate. */
const plateOf = (page) =>
  page.evaluate((selector) => {
    const plate = document.querySelector(selector);
    if (!plate) return undefined;
    const box = plate.getBoundingClientRect();
    const over = (part) => {
      const its = part.getBoundingClientRect();
      const wide =
        Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const high =
        Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      return wide > 1 && high > 1;
    };
    const buttons = [
      ...document.querySelectorAll('[data-lesson~="decide"] .go'),
    ];
    return {
      step: plate.dataset.step,
      asks: !plate.querySelector("footer .btn.primary"),
      words: plate.innerText,
      lit: document.querySelectorAll(".lveil .ring").length,
      inside:
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= innerWidth &&
        box.bottom <= innerHeight,
      covers: buttons.filter(over).length,
    };
  }, PLATE);

const next = (page) =>
  page
    .locator(`${PLATE} footer .btn`)
    .last()
    .click({ timeout: 2000 })
    .catch(() => {}); // the game may have gone on

/** What a step asks for, or else any move. */
async function act(page, game, rng, step) {
  const chosen = ["hand", "take", "box", "two-card"].includes(step);
  if (step === "box")
    await page
      .locator("button.bx.lit")
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  else if (!["decide", "confirm", "two-does"].includes(step))
    await choosing[game](page, rng);
  if (!chosen) await confirmed(page);
}

/** The person sits at the table of a first game, chosen on the first screen. */
async function learning(page, address, tile) {
  await page.goto(address);
  await page.locator(".game .learnit.fresh").first().waitFor();
  await page.locator(".game").nth(tile).locator(".learnit").click();
  await page.locator(PLATE).waitFor();
  return page.url().split("/").at(-1);
}

/** The plate, if one comes: a step may follow its decision a moment later. */
async function settled(page) {
  await page.waitForFunction(
    (owed) => document.querySelector(`${owed}, main.end`) !== null,
    `${PLATE}, ${OWED}`,
  );
  if (!(await page.locator(PLATE).count())) await still(page);
  return plateOf(page);
}

/** What is wrong with a plate as it lies there. */
async function faultsOf(page, plate) {
  const found = await measured(page);
  if (!plate.inside) found.push(`${plate.step} is not on the screen`);
  if (plate.covers) found.push(`${plate.step} covers the button`);
  const lit = await page
    .locator(".lveil .ring")
    .first()
    .waitFor({ state: "attached", timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
  if (!lit && (await plateOf(page))?.step === plate.step)
    found.push(`${plate.step} lights nothing`);
  return found;
}

export const scenes = {
  /** A first game, followed step by step to its end, or for so many steps. */
  async lesson({ address, asked, axe, newPerson }) {
    const page = await newPerson();
    const id = await learning(page, address, asked.tile);
    const rng = chances(asked.seed ?? 3);
    const steps = [];
    const faults = new Set();
    const until = Date.now() + 300_000;
    while (Date.now() < until && steps.length < (asked.steps ?? Infinity)) {
      const plate = await settled(page);
      if (plate && !steps.includes(plate.step)) {
        steps.push(plate.step);
        for (const one of await faultsOf(page, plate)) faults.add(one);
        if (asked.axe && steps.length % 4 === 1)
          for (const one of await faultsOfAxe(page, axe))
            faults.add(`${plate.step}: ${one}`);
        if (asked.folder) {
          const number = String(steps.length).padStart(2, "0");
          const name = `${asked.game}-${number}-${plate.step}-${asked.tag}`;
          await page.screenshot({ path: `${asked.folder}/${name}.png` });
        }
      }
      if (plate && !plate.asks) await next(page);
      else if (await page.locator("main.end").count()) break;
      else await act(page, asked.game, rng, plate?.step);
      await page.waitForTimeout(40);
    }
    const over = (await page.locator("main.end").count()) > 0;
    return { id, steps, layout: [...faults], over };
  },

  /** By keyboard: past a step and back, reloaded in the middle, skipped as a whole, switched on again from the menu. */
  async lessonLeft({ address, asked, axe, newPerson }) {
    const page = await newPerson();
    await learning(page, address, asked.tile);
    const step = async () => (await plateOf(page))?.step;
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.closest(".lplate, main, header")?.tagName,
      );
    const seen = { first: await step(), focus: await focused() };
    await page.keyboard.press("Escape");
    seen.second = await step();
    await page.keyboard.press("Tab"); // from the plate to its first button
    seen.within = await focused();
    await page.locator(`${PLATE} .back`).click();
    seen.back = await step();
    await next(page);
    seen.again = await step();
    await page.reload();
    await page.locator(PLATE).waitFor();
    seen.reloaded = await step();
    // a move outside of what is lit is as good as any other
    await next(page);
    await choosing[asked.game](page, chances(2));
    await page.locator(PLATE).waitFor();
    seen.chosen = await step();
    await page.locator(`${PLATE} .shut`).click();
    await page.locator(PLATE).waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement !== document.body);
    seen.board = await focused();
    await page.reload();
    await page.locator(OWED).first().waitFor();
    await still(page);
    seen.off = await step();
    await page.getByRole("button", { name: "menu" }).click();
    await page.getByRole("button", { name: "Guide me" }).click();
    await page.locator(PLATE).waitFor();
    seen.on = await step();
    seen.axe = await faultsOfAxe(page, axe);
    return seen;
  },

  /** Who has played a game is not asked to learn it first. */
  async lessonKnown({ address, newPerson }) {
    const page = await newPerson();
    const fresh = () => page.locator(".game .learnit.fresh").count();
    await page.goto(address);
    await page.locator(".game .learnit.fresh").first().waitFor();
    const before = await fresh();
    await page.locator(".game").first().locator(".btn.primary").click();
    await page.locator(OWED).first().waitFor();
    const plates = await page.locator(PLATE).count();
    await page.goto(address);
    await page.locator(".game .learnit:not(.fresh)").first().waitFor();
    return { before, after: await fresh(), plates };
  },
};
