// What a person has chosen for a device: it is done, at once and after the page was loaded again.
import { still } from "../help/look.mjs";
import { awaited, chances, decided } from "../help/play.mjs";
import { moves, seated } from "../help/tables.mjs";

/** Counts notes that are played and notices that are shown; somebody looks elsewhere when `away` is set. */
const noteCues = () => {
  window.cues = { notes: 0, notices: [] };
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function () {
    window.cues.notes += 1;
    return createOscillator.call(this);
  };
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(_, { body }) {
      window.cues.notices.push(body);
    }
  };
  Object.defineProperty(document, "visibilityState", {
    get: () => (window.away ? "hidden" : "visible"),
  });
};

const dialog = (page) => page.getByRole("dialog", { name: "Settings" });
async function chosen(page, role, name) {
  await page.getByRole("button", { name: "Settings" }).first().click();
  await dialog(page).getByRole(role, { name, exact: true }).click();
  await page.keyboard.press("Escape");
}

export const scenes = {
  /** Whose turn it is: in the title, and as wished by a sound and a notice. */
  async cues({ address, newPerson }) {
    const page = await newPerson();
    await page.addInitScript(noteCues);
    await seated(page, address, "duel", 2);
    await awaited(page);
    const seen = { title: await page.title() };
    await chosen(page, "switch", "Sound");
    await chosen(page, "switch", "Notifications");
    const before = await page.evaluate(() => window.cues.notes); // switched on, it is heard once
    await page.evaluate(() => (window.away = true));
    for (let move = 1; move <= 2; move++)
      await decided(page, "duel", chances(move));
    await page.waitForFunction(() => window.cues.notices.length > 0);
    seen.notes = (await page.evaluate(() => window.cues.notes)) - before;
    seen.notices = await page.evaluate(() => window.cues.notices);
    await page.evaluate(() => (window.away = false));
    await page.goto(address);
    await page.locator(".game").first().waitFor();
    seen.home = await page.title();
    return seen;
  },

  /** Scores can be hidden, the theme chosen, motion left out, the pace set. */
  async chosen({ address, newPerson }) {
    const page = await newPerson({ reducedMotion: "no-preference" });
    await seated(page, address, "wonders", 3);
    await awaited(page);
    /** Points of other cities and what cards are worth now. */
    const points = () => page.locator(".pstrip .vp, .worth").count();
    const theme = () =>
      page.evaluate(() => document.documentElement.dataset.theme);
    const seen = { scores: [await points()], themes: [await theme()] };
    await chosen(page, "switch", "Live scores");
    seen.scores.push(await points());
    await chosen(page, "radio", "dark");
    seen.themes.push(await theme());
    await chosen(page, "radio", "none"); // motion
    await page.reload();
    await awaited(page);
    seen.themes.push(await theme());
    seen.moving = [];
    for (let move = 0; move < 3; move++) {
      await decided(page, "wonders", chances(move));
      seen.moving.push(
        ...(await page.evaluate(() =>
          document
            .getAnimations()
            .filter((one) => one.effect.getComputedTiming().duration > 50)
            .map((one) => one.animationName ?? one.transitionProperty),
        )),
      );
      await awaited(page);
    }
    return seen;
  },

  /** Every coloured piece on the screen has a sign or a hatch besides its colour. */
  async colours({ address, asked, newPerson }) {
    const page = await newPerson();
    const id = await seated(page, address, asked.game, asked.players);
    await moves(page, id, asked.moves);
    await awaited(page);
    await still(page);
    return page.evaluate(() => {
      const named =
        /(?:^|\s)(?:c|in)-(brown|grey|blue|yellow|red|green|purple)(?:\s|$)/;
      const pieces = [...document.querySelectorAll("main *")].filter(
        (one) =>
          one instanceof HTMLElement &&
          named.test(one.className) &&
          one.checkVisibility(),
      );
      const signed = (one) => one.querySelector("svg, .sym") !== null;
      const hatched = (one) =>
        [one, ...one.querySelectorAll("*")].some((part) =>
          getComputedStyle(part).backgroundImage.includes("url"),
        );
      return {
        pieces: pieces.length,
        bare: pieces
          .filter((one) => !signed(one) && !hatched(one))
          .map((one) => one.outerHTML.slice(0, 120)),
      };
    });
  },
};
