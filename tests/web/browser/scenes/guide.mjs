// The guide of each game, and what pieces say of themselves.
import { faultsOfAxe, still, width } from "../help/look.mjs";
import { OWED } from "../help/play.mjs";
import { atHome, bots, call, moves, shown, table } from "../help/tables.mjs";

const PHONE = { width: 360, height: 740 };
const PIECES = ".ctab, .chainpic, .gboards, .gpieces, .gsheet";

/** By the menu, as a person does it. */
async function speak(page, language) {
  const before = await page.locator(".gnav").innerText();
  await page.locator(".tools button[popovertarget]").click();
  await page.getByRole("radio", { name: language, exact: true }).click();
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    (text) => document.querySelector(".gnav")?.innerText !== text,
    before,
  );
}

/** What is drawn on pieces but stands in no legend. */
const unexplained = (page) =>
  page.evaluate((pieces) => {
    const drawn = (within) =>
      [...document.querySelectorAll(within)].flatMap((one) =>
        [...one.querySelectorAll("use")].map((use) => use.getAttribute("href")),
      );
    const told = new Set(drawn(".legend2"));
    if (document.querySelector(".legend2 .coin")) told.add("#coin");
    return [...new Set(drawn(pieces))].filter((one) => !told.has(one));
  }, PIECES);

/** Messages that nobody has written. */
const unsaid = (page) =>
  page.evaluate(
    () =>
      document.body.innerText.match(
        /\b(sign|rules|guide|chapter|effect|counted|kind|tip)-[\w-]+/g,
      ) ?? [],
  );

const rows = (page) => page.locator(".ctab tbody tr").count();

/** How many cards are left by each further filter. */
async function filtered(page, asked) {
  const counts = { all: await rows(page) };
  if (asked.age) {
    await page.getByRole("radio", { name: asked.age, exact: true }).click();
    counts.age = await rows(page);
  }
  await page.locator(`.fcol .c-${asked.colour}`).click();
  counts.colour = await rows(page);
  for (const [name, value] of Object.entries(asked.pick ?? {})) {
    await page.locator(".filters select").selectOption(value);
    counts[name] = await rows(page);
  }
  await page.locator(".fsearch input").fill(asked.search);
  counts.search = await rows(page);
  counts.told = await page.locator(".filters .shown").innerText();
  return counts;
}

/** The box of an element as the window shows it. */
const boxOf = (page, selector) =>
  page.locator(selector).first().boundingBox({ timeout: 2000 });

const meet = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** A finger that stays where it is. */
async function hold(page, selector) {
  const box = await boxOf(page, selector);
  const at = [{ x: box.x + box.width / 2, y: box.y + 12 }];
  const hand = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", at);
  await page.locator("#tip").waitFor();
  await touch("touchEnd", []);
  await hand.detach();
}

async function seated(page, address, asked) {
  await page.goto(address);
  await page.locator(".game").first().waitFor();
  const id = await table(page, {
    game: asked.game,
    players: asked.players,
    options: asked.options ?? {},
    seats: [{ kind: "me" }, ...bots(asked.players - 1)],
    start: true,
  });
  await page.goto(`${address}#/table/${id}`);
  await page.locator(OWED).first().waitFor();
  return id;
}

export const scenes = {
  /** From the first screen to a guide; three languages, filters, chains, both themes, wide and narrow. */
  async guide({ address, asked, axe, newPerson }) {
    const page = await newPerson();
    await page.goto(address);
    await page.locator(`.toguide[href="#/guide/${asked.key}"]`).click();
    await page.locator(".legend2").waitFor();
    const languages = {};
    for (const language of ["CS", "SK", "EN"]) {
      await speak(page, language);
      languages[language] = {
        rules: await page.locator(".grules").innerText(),
        unsaid: await unsaid(page),
        unexplained: await unexplained(page),
      };
    }
    const found = { light: await faultsOfAxe(page, axe) };
    const seen = {
      languages,
      found,
      signs: await page.locator(".lg2").count(),
    };
    if (asked.filters) seen.filters = await filtered(page, asked.filters);
    if (asked.chain) {
      const node = page.locator(".nd", { hasText: asked.chain });
      await node.click();
      seen.chain = await page.locator(".nd.hot .nm").allInnerTexts();
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize(PHONE);
    await still(page);
    found.dark = await faultsOfAxe(page, axe);
    seen.widest = await width(page);
    return seen;
  },

  /** From a table to the guide of its edition and back again. */
  async guide_of_table({ address, asked, newPerson }) {
    const page = await newPerson();
    await seated(page, address, asked);
    const table = page.url();
    await page.locator(".tools button[popovertarget]").click();
    await page.locator('.menu a[href^="#/guide/"]').click();
    await page.locator(".legend2").waitFor();
    const guide = page.url();
    const edition = await page
      .locator(".ghead1 [aria-checked=true]")
      .allInnerTexts();
    await page.reload();
    await page.locator(".legend2").waitFor();
    await page.locator("a.back").click();
    await page.locator(OWED).first().waitFor();
    return { guide, edition, same: page.url().startsWith(table) };
  },

  /** A piece says what it is: pointed at, come to by keyboard, held by a finger. */
  async tips({ address, asked, axe, newPerson }) {
    const page = await newPerson();
    await seated(page, address, asked);
    const tip = page.locator("#tip");
    const said = {};
    for (const piece of asked.pieces) {
      await page.mouse.move(1, 1);
      await page.locator(piece).first().hover();
      await tip.waitFor();
      said[piece] = await tip.innerText();
      await page.keyboard.press("Escape");
      await tip.waitFor({ state: "hidden" });
    }
    await page.mouse.move(1, 1);

    const [first] = asked.pieces;
    await page.keyboard.press("Shift"); // from now on the keyboard is used
    await page.locator(first).first().focus();
    await tip.waitFor();
    const focus = {
      said: await tip.innerText(),
      by: await page.locator(first).first().getAttribute("aria-describedby"),
      found: await faultsOfAxe(page, axe),
    };
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
    focus.kept = await page
      .locator(first)
      .first()
      .evaluate((one) => one === document.activeElement);
    const group = page.locator(asked.group).first();
    await group.focus();
    await tip.waitFor();
    const before = await tip.innerText();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(
      (text) => document.querySelector("#tip")?.innerText !== text,
      before,
    );
    focus.walked = [before, await tip.innerText()];
    await page.close();

    const hand = await newPerson({ hasTouch: true, viewport: PHONE });
    await seated(hand, address, asked);
    await hold(hand, asked.held);
    const box = await boxOf(hand, "#tip");
    const buttons = await hand.locator(".go").all();
    const covers = [];
    for (const button of buttons) {
      const lies = await button.boundingBox();
      if (lies && meet(box, lies)) covers.push(lies);
    }
    const held = {
      said: await hand.locator("#tip").innerText(),
      covers,
      inside:
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= 360 &&
        box.y + box.height <= 740,
      chosen: await hand
        .locator(
          `${asked.held}[aria-pressed=true], ${asked.held}[aria-checked=true]`,
        )
        .count(),
      widest: await width(hand),
    };
    await hand.touchscreen.tap(180, 20);
    await hand.locator("#tip").waitFor({ state: "hidden" });
    return { said, focus, held };
  },

  /** What pieces say of how they count: while another thinks, at the end, in the replay, also to who only watched. */
  async counting({ address, asked, newPerson }) {
    const [ada, ben, cy] = [
      await newPerson(),
      await newPerson(),
      await newPerson(),
    ];
    await atHome(ada, address);
    await atHome(ben, address);
    const { game, players } = asked;
    const id = await table(ada, {
      game,
      players,
      seats: [{ kind: "me" }, { kind: "open" }, ...bots(players - 2)],
    });
    await call(ben, "PUT", `/tables/${id}/seats/1`, { kind: "me" });
    await call(ada, "POST", `/tables/${id}/start`);
    const turn = async (who, seat) =>
      (await shown(who, id, seat)).view.to_act.includes(seat);
    for (let made = 0; made < asked.moves || (await turn(ada, 0));)
      for (const [who, seat] of [
        [ada, 0],
        [ben, 1],
      ])
        if (await turn(who, seat)) {
          await moves(who, id, 1, seat);
          made++;
          if (made >= asked.moves && !(await turn(ada, 0))) break;
        }
    await ada.goto(`${address}#/table/${id}`);
    await ada.locator("[data-waits]").waitFor();
    const seen = { waiting: await counts(ada, asked.waiting) };
    await cy.goto(`${address}#/table/${id}`);
    await cy.getByText("you are watching").waitFor();
    seen.watching = await counts(cy, asked.waiting);
    await Promise.all([moves(ada, id, null, 0), moves(ben, id, null, 1)]);
    await ada.getByRole("button", { name: "Look at the table" }).click();
    seen.over = await counts(ada, asked.over);
    // shortly before the end, where as much is built as at the end, which had something that counts
    const { stops } = await call(ada, "GET", `/tables/${id}/course`);
    const late = stops.length - 2;
    await ada.goto(`${address}#/replay/${id}/${late}/0`);
    await ada.locator(".rbar").waitFor();
    seen.replay = await counts(ada, asked.built);
    await cy.goto(`${address}#/replay/${id}/${late}`);
    await cy.locator(".rbar").waitFor();
    seen.watched = await counts(cy, asked.built);
    return seen;
  },
};

/** The lines of tooltips that say how things stand, of the first pieces that have any. */
async function counts(page, pieces) {
  const all = page.locator(`${pieces}[data-tip], ${pieces} [data-tip]`);
  await all.filter({ visible: true }).first().waitFor();
  await still(page);
  const said = [];
  const tip = page.locator("#tip");
  for (let at = 0; at < Math.min(await all.count(), 40); at++) {
    await page.mouse.move(1, 1);
    await tip.waitFor({ state: "hidden" });
    if (!(await all.nth(at).isVisible())) continue;
    await all.nth(at).hover({ force: true });
    await tip.waitFor();
    said.push(...(await tip.locator(".tl.now .tv").allInnerTexts()));
    if (/\d/.test(said.join())) break;
  }
  return said;
}
