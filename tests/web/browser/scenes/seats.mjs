// People at a table: several at one device, those who change their mind, who ask, who watch, who wait.
import { still } from "../help/look.mjs";
import { awaited, chances, confirmed, decided, OWED } from "../help/play.mjs";
import {
  alone,
  atHome,
  bots,
  call,
  moves,
  seated,
  shown,
  table,
} from "../help/tables.mjs";

/** Notes from which seats a page is told anything. */
function toldTo(page) {
  const seats = new Set();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.pathname.includes("/tables/")) return;
    const seat =
      url.searchParams.get("seat") ??
      url.pathname.match(/seats\/(\d+)\/decision/)?.[1];
    if (seat !== undefined) seats.add(Number(seat));
  });
  return seats;
}

/** Cards in hands and things to choose that are on the screen. */
const inSight = (page) =>
  page.locator(".cardbtn, [data-choice], .go, .sealed7, .waxline").count();

export const scenes = {
  /** Two people share a device: a curtain between them, behind which nothing has even been asked for. */
  async hotseat({ address, newPerson }) {
    const page = await newPerson();
    await atHome(page, address);
    const id = await table(page, {
      game: "wonders",
      players: 3,
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "me", name: "Ben" },
        ...bots(1),
      ],
      start: true,
    });
    const told = toldTo(page);
    await page.goto(`${address}#/table/${id}`);
    const curtain = page.locator("main.curtain");
    const steps = [];
    for (let turn = 0; steps.length < 4; turn++) {
      // who has sealed last goes on with the next turn
      await page.locator(`main.curtain, ${OWED}`).first().waitFor();
      if (await curtain.count()) {
        if (steps.length === 2) {
          await page.reload();
          await curtain.waitFor();
        }
        const name = await curtain.locator("h1").innerText();
        const seen = await inSight(page);
        const heard = await page.getByRole("log").count();
        steps.push({ name, seen, heard, told: [...told] });
        await page.keyboard.press("Enter"); // the button has the focus
        await page.locator(OWED).first().waitFor();
        told.clear();
      }
      await decided(page, "wonders", chances(turn + 1));
      await still(page);
    }
    // without a curtain
    for (let turn = 9; !(await curtain.count()); turn++) {
      await decided(page, "wonders", chances(turn));
      await still(page);
    }
    await curtain.getByRole("button", { name: /open hands/ }).click();
    await page.locator(OWED).first().waitFor();
    await decided(page, "wonders", chances(9));
    await awaited(page);
    return { steps, curtains: await curtain.count() };
  },

  /** A sealed choice is taken back and another one made, while somebody still thinks. */
  async retract({ address, newPerson }) {
    const [ada, ben] = [await newPerson(), await newPerson()];
    await atHome(ada, address);
    await atHome(ben, address);
    const id = await table(ada, {
      game: "wonders",
      players: 3,
      seats: [{ kind: "me" }, { kind: "open" }, ...bots(1)],
    });
    await call(ben, "PUT", `/tables/${id}/seats/1`, { kind: "me" });
    await call(ada, "POST", `/tables/${id}/start`);
    while ((await shown(ada, id)).view.phase === "choose_side")
      await Promise.all([moves(ada, id, 1), moves(ben, id, 1, 1)]);
    await ada.goto(`${address}#/table/${id}`);
    await awaited(ada);
    const seal = async (card) => {
      await ada.locator(".cardbtn:not([disabled])").nth(card).click();
      await ada.getByRole("radio", { name: /^Sell/ }).click();
      await confirmed(ada);
      const line = ada.locator(".waxline");
      await line.waitFor();
      return line.innerText();
    };
    const first = await seal(0);
    const sealed = (await shown(ada, id)).view.sealed.length;
    await ada.reload();
    await ada.getByRole("button", { name: "Take it back" }).click();
    await ada.locator(OWED).first().waitFor();
    const freed = (await shown(ada, id)).view.sealed.length;
    const second = await seal(2);
    await moves(ben, id, 1, 1);
    await ada.waitForFunction(
      () => document.querySelectorAll(".cardbtn:not([disabled])").length === 6,
    );
    return { first, second, sealed, freed };
  },

  /** A move against bots is undone; one that showed something hidden is not, and it is said why, in any language. */
  async undo({ address, newPerson }) {
    const page = await newPerson({ forgiven: /status of 4\d\d/ });
    await seated(page, address, "duel", 2);
    const names = () =>
      page
        .locator(".tile[role=radio]")
        .evaluateAll((all) => all.map((one) => one.ariaLabel));
    const offered = (count) =>
      page.waitForFunction(
        (count) =>
          document.querySelectorAll(".tile[role=radio]").length === count,
        count,
      );
    await awaited(page);
    if ((await names()).length === 4) await confirmed(page);
    await offered(3); // two in a row now: nobody else does anything between them
    const before = await names();
    await page.locator(".tile[role=radio]").last().click();
    await confirmed(page);
    await offered(2);
    const between = await names();
    await page.getByRole("button", { name: "Take back" }).click();
    await offered(3);
    const after = await names();
    const id = await seated(page, address, "wonders", 3);
    await moves(page, id, 2);
    await page.locator(".cardbtn:not([disabled])").first().waitFor();
    await page.getByRole("button", { name: "Take back" }).click();
    const alert = page.getByRole("alert");
    const refused = { en: await alert.innerText() };
    for (const language of ["cs", "sk"]) {
      await speak(page, language);
      refused[language] = await alert.innerText();
    }
    await alert.getByRole("button").click();
    return { before, between, after, refused, left: await alert.count() };
  },

  /** Somebody asks what a strong player would do, and does it. */
  async hint({ address, newPerson }) {
    const page = await newPerson();
    await seated(page, address, "duel", 2, { hints: true });
    await awaited(page);
    const ask = page.getByRole("button", { name: /strong player/ });
    await ask.click();
    const advice = page.locator("aside.advice");
    await advice.getByRole("radio").first().waitFor();
    const best = await advice.getByRole("radio").allInnerTexts();
    const reasons = await advice.locator(".merits li").count();
    await advice.getByRole("button", { name: "close" }).click();
    const closed = await advice.count();
    await ask.click();
    await advice.getByRole("radio").nth(1).click();
    const before = await page.locator(".tile[role=radio]").count();
    await advice.getByRole("button", { name: "Play it" }).click();
    await page.waitForFunction((count) => {
      const now = document.querySelectorAll(".tile[role=radio]").length;
      return now > 0 && now < count;
    }, before);
    return { best, reasons, closed, left: await advice.count() };
  },

  /** While somebody reads what a strong player would do, others decide: it stays until the own choice is made. */
  async hintKept({ address, newPerson }) {
    const [ada, ben] = [await newPerson(), await newPerson()];
    await atHome(ada, address);
    await atHome(ben, address);
    const id = await table(ada, {
      game: "wonders",
      players: 3,
      options: { edition: 1 },
      seats: [{ kind: "me" }, { kind: "open" }, ...bots(1)],
      hints: true,
    });
    await call(ben, "PUT", `/tables/${id}/seats/1`, { kind: "me" });
    await call(ada, "POST", `/tables/${id}/start`);
    await ada.goto(`${address}#/table/${id}`);
    await awaited(ada);
    await ada.getByRole("button", { name: /strong player/ }).click();
    const advice = ada.locator("aside.advice");
    await advice.getByRole("radio").first().waitFor();
    const before = await advice.innerText();
    await moves(ben, id, 1, 1);
    await alone(ada, id);
    await still(ada);
    const after = await advice.innerText();
    await advice.getByRole("button", { name: "Play it" }).click();
    await advice.waitFor({ state: "detached" });
    return { before, after };
  },

  /** What every card costs, who would be paid for it, and why something is not possible: on a deal that has all of it. */
  async prices({ address, newPerson }) {
    const page = await atHome(await newPerson(), address);
    const { id } = await call(page, "POST", "/tables", {
      game: "wonders",
      lesson: true,
    });
    await page.goto(`${address}#/table/${id}`);
    await awaited(page);
    const { moves: all, refused } = await call(
      page,
      "GET",
      `/tables/${id}/seats/0/decision`,
    );
    const { names } = await call(page, "GET", `/tables/${id}/words/en`);
    const card = (name) =>
      page.locator(".cardbtn", { hasText: names.card[name] }).first();
    const options = () =>
      page
        .locator(".decide .opt[role=radio]")
        .evaluateAll((found) => found.map((one) => one.ariaLabel));
    const builds = all.filter(({ data }) => data.action === "build");
    const paid = (one) => one.why.left.coins + one.why.right.coins;
    const bought = builds.find((one) => paid(one) > 0);
    const free = builds.find((one) => one.why?.total === 0);
    const lacking = refused.find(
      ({ data, reason }) =>
        data.action === "build" && reason.code === "cannot-afford-resources",
    );
    const seen = {
      free: await card(free.data.card).getAttribute("aria-label"),
      lacking: await card(lacking.data.card).getAttribute("aria-label"),
      coins: bought.why.total,
      sellers: names.board,
    };
    await card(bought.data.card).click();
    seen.bought = await options();
    await card(lacking.data.card).click();
    seen.refused = await page.locator(".opt.cannot").allInnerTexts();
    seen.left = await options();
    return seen;
  },

  /** Several ways to pay: the cheapest is chosen, dearer ones come by a tap. The server is made to offer a dearer one. */
  async dearer({ address, newPerson }) {
    const page = await atHome(await newPerson(), address);
    const { id } = await call(page, "POST", "/tables", {
      game: "wonders",
      lesson: true,
    });
    const paid = (one) =>
      one.why?.left && one.why.left.coins + one.why.right.coins > 0;
    let card = "";
    await page.route("**/seats/0/decision", async (route) => {
      const answer = await route.fetch();
      const decision = await answer.json();
      const cheap = decision.moves.find(
        (one) => one.data.action === "build" && paid(one),
      );
      card = cheap.data.card;
      const why = { ...cheap.why, total: cheap.why.total + 2 };
      decision.moves.unshift({ ...cheap, notation: `${cheap.notation} `, why });
      await route.fulfill({ response: answer, json: decision });
    });
    await page.goto(`${address}#/table/${id}`);
    await awaited(page);
    const { names } = await call(page, "GET", `/tables/${id}/words/en`);
    await page
      .locator(".cardbtn", { hasText: names.card[card] })
      .first()
      .click();
    const builds = page.locator(".decide .opt[role=radio]", {
      hasText: /^\s*Build/,
    });
    const before = await builds.count();
    const chosen = await builds.first().getAttribute("aria-checked");
    await page.getByRole("button", { name: /dearer/ }).click();
    return { before, chosen, after: await builds.count() };
  },

  /** Duel: what every card costs both players, beside the card that is chosen. */
  async bothPay({ address, newPerson }) {
    const page = await newPerson();
    const id = await seated(page, address, "duel", 2, {
      options: { wonders: "first_game", first_player: 0 },
    });
    await awaited(page);
    const { explanation, moves: all } = await call(
      page,
      "GET",
      `/tables/${id}/seats/0/decision`,
    );
    const slots = new Set(all.map((one) => one.data.slot));
    const { names } = await call(page, "GET", `/tables/${id}/words/en`);
    const said = [];
    for (const price of explanation.cards.filter((one) =>
      slots.has(one.slot),
    )) {
      const name = names.card[price.card];
      await page.locator("button.place.open", { hasText: name }).click();
      const told = await page.locator(".ddecide .both b").allInnerTexts();
      said.push({ told, prices: price.prices.map((one) => one.total) });
    }
    return { said };
  },

  /** Seven at a table, on a phone, while another thinks: every city and the log are a tap or two away. */
  async reach({ address, newPerson }) {
    const viewport = { width: 360, height: 740 };
    const [ada, ben] = [await newPerson({ viewport }), await newPerson()];
    await atHome(ada, address);
    await atHome(ben, address);
    const id = await table(ada, {
      game: "wonders",
      players: 7,
      options: { edition: 1 },
      seats: [{ kind: "me" }, { kind: "open" }, ...bots(5)],
    });
    await call(ben, "PUT", `/tables/${id}/seats/1`, { kind: "me" });
    await call(ada, "POST", `/tables/${id}/start`);
    await Promise.all([moves(ada, id, 2), moves(ben, id, 2, 1)]);
    await moves(ada, id, 1);
    await ada.goto(`${address}#/table/${id}`);
    await ada.locator("[data-waits]").waitFor();
    const sheet = ada.locator("dialog[open]");
    const cities = [];
    const chips = ada.locator(".pstrip button");
    for (let at = 0; at < (await chips.count()); at++) {
      await chips.nth(at).click();
      cities.push(await sheet.locator("h2").first().innerText());
      await ada.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
    }
    await ada.locator("header.bar button[popovertarget]").click();
    await ada.getByRole("button", { name: "Log", exact: true }).last().click();
    const log = await sheet.locator(".dlog").innerText();
    return { cities, log };
  },

  /** A guest who follows the link to a running table, and a screen for all: neither is told anything hidden. */
  async watch({ address, asked, newPerson }) {
    const [ada, ben] = [await newPerson(), await newPerson()];
    const id = await seated(ada, address, asked.game, asked.players);
    await awaited(ada);
    await moves(ada, id, 3);
    const seen = {};
    for (const [who, page, screen] of [
      ["guest", ben, "table"],
      ["screen", await ada.context().newPage(), "screen"],
    ]) {
      const told = toldTo(page);
      const views = [];
      page.on("response", async (answer) => {
        if (new URL(answer.url()).pathname.endsWith(`/tables/${id}`))
          views.push((await answer.json().catch(() => ({}))).view);
      });
      await page.goto(`${address}#/${screen}/${id}`);
      await page.locator("main").first().waitFor();
      await still(page);
      const before = await page.locator("body").innerText();
      await moves(ada, id, 3);
      await page.waitForFunction(
        (text) => document.body.innerText !== text,
        before,
      );
      seen[who] = {
        told: [...told],
        choices: await page
          .locator("[data-choice]:not(:disabled), .go")
          .count(),
        hand: views
          .flatMap((view) => [view?.hand, view?.look?.cards].flat())
          .filter(Boolean),
        seats: views.map((view) => view?.seat),
        reachable: await page
          .locator("main button")
          .evaluateAll(
            (all) => all.filter((one) => !one.closest("[inert]")).length,
          ),
        title: await page.title(),
      };
    }
    return seen;
  },

  /** Somebody does not come: later the host may let a bot play on, if the server has not seen them either. */
  async absent({ address, newPerson }) {
    const ada = await newPerson({ forgiven: /status of 409/ });
    const ben = await newPerson();
    await atHome(ada, address);
    await atHome(ben, address);
    const id = await table(ada, {
      game: "wonders",
      players: 3,
      seats: [{ kind: "me" }, { kind: "open" }, ...bots(1)],
      start: false,
    });
    await call(ben, "PUT", `/tables/${id}/seats/1`, { kind: "me" });
    await call(ada, "POST", `/tables/${id}/start`);
    await ada.goto(`${address}#/table/${id}/0`);
    await awaited(ada);
    const offer = ada.getByRole("button", { name: /does not come/ });
    const open = () => ada.locator(".tools button[popovertarget]").click();
    await open();
    const early = await offer.count();
    await ada.clock.install();
    await ada.clock.fastForward("16:00");
    await ada.reload();
    await awaited(ada);
    await open();
    const said = await offer.innerText();
    await offer.click();
    return { early, said, told: await ada.getByRole("alert").innerText() };
  },

  /** A table is opened on the page, its link is followed, bots take the other seats, and it begins. */
  async room({ address, newPerson }) {
    const [ada, ben] = [await newPerson(), await newPerson()];
    await atHome(ada, address);
    const tile = ada.locator(".game", { hasText: "7 Wonders" }).first();
    await tile.getByRole("button", { name: "New table" }).click();
    const sheet = ada.getByRole("dialog");
    await sheet.getByRole("radio", { name: "4", exact: true }).click();
    await sheet
      .getByLabel("Seat 2", { exact: true })
      .selectOption({ label: "Open: by link" });
    await sheet
      .getByLabel("Seat 3", { exact: true })
      .selectOption({ label: "Open: by link" });
    await sheet.getByRole("button", { name: "Open and invite" }).click();
    await ada.getByRole("heading", { name: "Waiting room" }).waitFor();
    const link = `http://${await ada.locator(".link").innerText()}`;
    const codes = await ada.locator(".share svg, .share canvas").count();
    await ada.reload();
    await ada.getByRole("button", { name: "seat a bot" }).first().click();
    await ada
      .getByLabel(/^strength of the bot/)
      .first()
      .waitFor();
    // the code of the link is enough
    await atHome(ben, address);
    await ben.getByLabel("link or code of a table").fill("???");
    await ben.getByRole("button", { name: "Join", exact: true }).click();
    const wrong = await ben.getByRole("alert").innerText();
    await ben.getByLabel("link or code of a table").fill(link.split("/").pop());
    await ben.getByRole("button", { name: "Join", exact: true }).click();
    await ben.getByRole("button", { name: "Sit down" }).first().click();
    const begun = [];
    for (const page of [ada, ben]) {
      await page.locator("main.w").waitFor(); // it begins by itself when the last seat is taken
      await awaited(page);
      begun.push(await page.title());
    }
    return { link, codes, wrong, begun, table: ada.url().split("/").pop() };
  },
};

/** Chooses another language in the menu. */
export async function speak(page, language) {
  await page.locator("header.bar button[popovertarget]").click();
  await page
    .getByRole("radio", { name: language.toUpperCase(), exact: true })
    .click();
  await page.keyboard.press("Escape");
  await page.waitForFunction(
    (language) => document.documentElement.lang === language,
    language,
  );
  await still(page); // words of the game come by themselves
}
