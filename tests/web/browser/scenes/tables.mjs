// Tables as people wish for them, on screens of all sizes, with what moves and what calls for attention.
import { faultsOfAxe, measured, still } from "../help/look.mjs";
import { chances, choosing, decided, OWED } from "../help/play.mjs";
import {
  atHome,
  bots,
  halfway,
  moves,
  seated,
  shown,
  table,
} from "../help/tables.mjs";

/** The form of a new table, with all options shown. */
async function form(page, tile) {
  await page
    .locator(".game")
    .nth(tile)
    .getByRole("button", { name: "New table" })
    .click();
  const asked = page.locator("form.fields");
  await asked.locator("summary").click();
  return asked;
}

/** Begins what the form asks for; its number. */
async function begun(page, asked) {
  await asked.locator("footer .btn").click();
  await page.locator(OWED).first().waitFor();
  return page.url().split("/").at(-1);
}

/** What a city of 7 Wonders looks like to those who watch. */
const BOARD = "[data-city]";

/** The same by keyboard: one stop, arrows from line to line; what is lit goes out when the focus leaves. */
async function byKeys(page, name, lit) {
  const lines = page.locator(".dlog [data-line]");
  const stops = await page.locator('.dlog [data-line][tabindex="0"]').count();
  await lines.first().focus();
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  let steps = 0;
  while (!(await focused()).includes(name) && steps < (await lines.count())) {
    await page.keyboard.press("ArrowDown");
    steps++;
  }
  await lit.first().waitFor();
  const lights = (await lit.allInnerTexts()).map((text) => text.trim());
  await page.keyboard.press("Tab");
  await lit.first().waitFor({ state: "detached" });
  const left = await page.evaluate(
    () => !document.activeElement.matches("[data-line]"),
  );
  await page.keyboard.press("Shift+Tab");
  const back = await focused();
  return { stops, steps, lights, left, back };
}

export const scenes = {
  /** A line of the log lights the piece it names, as long as one points at it or has come to it by the keyboard. */
  async lights({ address, newPerson }) {
    const page = await newPerson();
    const id = await seated(page, address, "duel", 2, {
      options: { wonders: "first_game" },
    });
    await moves(page, id, 8);
    await page.reload();
    await page.locator(OWED).first().waitFor();
    const lit = page.locator("[data-lit]");
    const before = await lit.count();
    const built = page.locator(".strip[data-tip] .nm").first();
    const name = (await built.innerText()).trim();
    const line = page.locator(".dlog ul > li", { hasText: name }).first();
    await line.scrollIntoViewIfNeeded();
    await line.hover();
    await lit.first().waitFor();
    const named = (await lit.allInnerTexts()).map((text) => text.trim());
    await page.mouse.move(700, 5);
    await lit.first().waitFor({ state: "detached" });
    const keys = await byKeys(page, name, lit);
    return { before, name, named, ...keys };
  },

  /** On a phone the log lies over the table: a tap on a line puts it away and lights what the line names. */
  async lightsOfTap({ address, axe, newPerson }) {
    const page = await newPerson({ hasTouch: true });
    const id = await seated(page, address, "duel", 2, {
      options: { wonders: "first_game" },
    });
    await moves(page, id, 8);
    await page.reload();
    await page.locator(OWED).first().waitFor();
    await page.locator("header.bar button[popovertarget]").click();
    await page.getByRole("button", { name: "Log", exact: true }).click();
    const sheet = page.locator("dialog");
    await sheet.locator("[data-line]").first().waitFor();
    const faults = [
      ...(await faultsOfAxe(page, axe)),
      ...(await measured(page)),
    ];
    const lines = sheet
      .getByRole("button")
      .filter({ has: page.locator(".lk") });
    // others of that name may lie in a city that is behind a tap here
    const lit = page.locator("[data-lit]").filter({ visible: true });
    let tapped = "";
    for (let line = 0; line < (await lines.count()) && !tapped; line++) {
      const words = await lines.nth(line).locator(".lk").allInnerTexts();
      await lines.nth(line).tap();
      await page.waitForTimeout(50);
      if (!(await sheet.count())) tapped = words.join();
    }
    await lit.first().waitFor();
    const seen = await lit.evaluateAll((all) =>
      all.some((one) => {
        const box = one.getBoundingClientRect();
        return box.bottom > 0 && box.top < innerHeight;
      }),
    );
    await lit.first().waitFor({ state: "hidden" });
    return { tapped, seen, faults };
  },

  /** Boards, sides and seats of 7 Wonders for two; the wonders of Duel; a sheet of Dice that somebody typed in. */
  async wishes({ address, asked, newPerson }) {
    const page = await atHome(await newPerson(), address);
    const free = await form(page, 1);
    await free.getByRole("radio", { name: "2", exact: true }).click();
    await free.getByRole("button", { name: "Move seat 2 up" }).click();
    await free
      .getByRole("radiogroup", { name: "Wonder boards" })
      .getByRole("radio", { name: "chosen for each city" })
      .click();
    const boards = free.getByRole("combobox", { name: /^Wonder boards, / });
    await boards.nth(1).selectOption("rhodes");
    await boards.nth(2).selectOption("giza");
    const offered = await boards.nth(0).locator("option").allInnerTexts();
    await free
      .getByRole("radiogroup", { name: "Sides of the boards" })
      .getByRole("radio", { name: "chosen for each city" })
      .click();
    await free
      .getByRole("combobox", { name: /^Sides of the boards, Seat 2/ })
      .selectOption("B");
    const wonders = await shown(page, await begun(page, free), 1);
    await page.goto(address);
    const duel = await form(page, 2);
    await duel
      .getByRole("combobox", { name: "Wonders", exact: true })
      .selectOption({ label: "chosen for each player" });
    await duel
      .getByRole("combobox", { name: "Wonders, Seat 1, 1" })
      .selectOption("sphinx");
    await duel
      .getByRole("combobox", { name: "Wonders, Seat 2, 4" })
      .selectOption("piraeus");
    const two = await shown(page, await begun(page, duel));
    await page.goto(address);
    const dice = await form(page, 4);
    await dice.locator("input[type=file]").setInputFiles({
      name: "sheet.toml",
      mimeType: "application/toml",
      buffer: Buffer.from(asked.sheet),
    });
    await begun(page, dice);
    return {
      offered,
      seats: wonders.table.seats.map((one) => one.yours),
      cities: wonders.view.cities.map((one) => [one.board, one.side]),
      wonders: two.view.cities.map((one) => one.unbuilt),
      sheet: await page.locator("main.di").innerText(),
    };
  },

  /** Every table on tablets and laptops: nothing too wide or too small, the decision on the screen. */
  async tablets({ address, newPerson }) {
    const page = await atHome(await newPerson(), address);
    const faults = [];
    for (const [game, players, moves] of [
      ["duel", 2, 12],
      ["wonders", 7, 8],
      ["architects", 4, 8],
      ["dice", 3, 4],
    ]) {
      const id = await halfway(page, game, players, moves);
      await page.goto(`${address}#/table/${id}`);
      for (const [width, height] of [
        [768, 1024],
        [820, 1180],
        [1024, 768],
        [1280, 800],
        [1366, 768],
      ]) {
        await page.setViewportSize({ width, height });
        await page.locator(OWED).first().waitFor();
        await choosing[game](page, chances(3));
        await still(page);
        const at = `${game} ${width}x${height}`;
        for (const fault of await measured(page))
          faults.push(`${at}: ${fault}`);
        const go = await page
          .locator(".go")
          .first()
          .boundingBox()
          .catch(() => null);
        if (go && go.y + go.height > height + 1)
          faults.push(`${at}: the button lies ${go.y + go.height}`);
      }
    }
    return { faults };
  },

  /** A table on a large screen: every city alike, nobody's hand, nothing to decide. */
  async wall({ address, newPerson }) {
    const page = await atHome(
      await newPerson({
        viewport: { width: 1920, height: 1080 },
      }),
      address,
    );
    const seen = {};
    for (const [game, players, city] of [
      ["wonders", 4, `section${BOARD}`],
      ["architects", 4, ".aopp"],
      ["dice", 4, ".rsheet"],
      ["duel", 2, ".dcity"],
    ]) {
      const id = await halfway(page, game, players, 3);
      await page.goto(`${address}#/screen/${id}`);
      await page.locator(city).first().waitFor();
      await still(page);
      const boxes = await page
        .locator(city)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      seen[game] = {
        sizes: boxes.map((one) => Math.round(one.width / 10)),
        lowest: Math.max(...boxes.map((one) => one.bottom)),
        private: await page.locator(".hand, .go").count(),
        head: await page.locator("header.bar").innerText(),
      };
    }
    return { seen };
  },

  /** Hands go round the table where somebody wants to see it; where not, all is there at once. */
  async motion({ address, asked, newPerson }) {
    const page = await atHome(
      await newPerson({
        reducedMotion: "no-preference",
        settings: { motion: asked.motion },
      }),
      address,
    );
    const id = await table(page, {
      game: "wonders",
      players: 4,
      seats: [{ kind: "me" }, ...bots(3)],
      start: true,
    });
    await page.goto(`${address}#/table/${id}`);
    await page.locator(OWED).first().waitFor();
    await page.evaluate(() => {
      window.flown = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const one of addedNodes)
            if (one instanceof Element && one.matches(".flying.back"))
              window.flown++;
      }).observe(document.body, { childList: true });
    });
    await decided(page, "wonders", chances(2));
    await page.waitForFunction(
      () => document.querySelectorAll(".cardbtn").length === 6,
    );
    await page.locator(".go").first().waitFor();
    await page.waitForFunction(() => !document.querySelector(".flying"));
    return {
      flown: await page.evaluate(() => window.flown),
      length: await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--deal"),
      ),
    };
  },

  /** Bots wait a long time; one press shows what they have done. And somebody hears that it is their turn. */
  async hurry({ address, newPerson }) {
    const page = await newPerson({
      settings: { pace: 600_000, sound: true, notices: true },
    });
    await page.addInitScript(() => {
      window.heard = { sounds: 0, notices: [] };
      class Quiet {
        currentTime = 0;
        destination = {};
        resume() {
          window.heard.sounds++;
        }
        createOscillator() {
          const tone = { frequency: {}, start() {}, stop() {} };
          return { ...tone, connect: (next) => next };
        }
        createGain() {
          const gain = {
            setValueAtTime() {},
            exponentialRampToValueAtTime() {},
          };
          return { gain, connect: (next) => next };
        }
      }
      window.AudioContext = Quiet;
      window.Notification = class {
        static permission = "granted";
        constructor(_title, { body }) {
          window.heard.notices.push(body);
        }
        close() {}
      };
    });
    await atHome(page, address);
    const id = await table(page, {
      game: "architects",
      players: 3,
      seats: [{ kind: "me" }, ...bots(2)],
      start: true,
    });
    await page.goto(`${address}#/table/${id}`);
    await page.locator("button.choice").first().waitFor();
    const before = await page.title();
    const skip = page.getByRole("button", { name: "Show what has happened" });
    // until the turn has gone to the bots, and what they did waits
    while (!(await skip.count()) || (await page.title()) === before) {
      if (await page.locator("button.choice").count())
        await choosing.architects(page, chances(1));
      if (await page.locator(".go").count())
        await page
          .locator(".go")
          .first()
          .click({ timeout: 2000 })
          .catch(() => {});
      await page.waitForTimeout(150);
    }
    const meanwhile = await page.title();
    await page.evaluate(() => {
      document.activeElement?.blur?.();
      Object.defineProperty(document, "visibilityState", {
        get: () => "hidden",
        configurable: true,
      });
    });
    let pressed = 0;
    while (!(await page.locator("button.choice").count())) {
      await page.keyboard.press("Space");
      pressed++;
      await page.waitForTimeout(250);
    }
    return {
      before,
      meanwhile,
      after: await page.title(),
      pressed,
      heard: await page.evaluate(() => window.heard),
    };
  },

  /** What somebody has won, on the first screen. */
  async record({ address, newPerson }) {
    const page = await atHome(await newPerson(), address);
    const id = await halfway(page, "architects", 2, Infinity);
    const { result } = await shown(page, id);
    await page.goto("about:blank");
    await page.goto(address);
    await page.locator(".mine summary").click();
    return {
      won: result.ranking[0].includes(0),
      told: await page.locator(".mine details li").allInnerTexts(),
    };
  },
};
