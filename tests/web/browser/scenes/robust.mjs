// Servers and networks that go away, several tabs, other ways than straight on: nothing is lost.
import { spawn } from "node:child_process";
import { still } from "../help/look.mjs";
import { awaited, chances, decided, OWED } from "../help/play.mjs";
import {
  atHome,
  call,
  halfway,
  moves,
  seated,
  shown,
  table,
} from "../help/tables.mjs";

/** What the browser itself writes of a server that is not there. */
const AWAY = /net::ERR_/;

/** A server of its own process; started and killed at will. */
function serving(command, address) {
  let process;
  return {
    async start() {
      process = spawn(command[0], command.slice(1), { stdio: "ignore" });
      for (const until = Date.now() + 60_000; Date.now() < until;)
        try {
          await fetch(`${address}api/v1/games`);
          return;
        } catch {
          await new Promise((done) => setTimeout(done, 100));
        }
      throw new Error("the server does not start");
    },
    async kill() {
      if (process.exitCode !== null || process.signalCode !== null) return;
      const gone = new Promise((done) => process.once("exit", done));
      process.kill("SIGKILL");
      await gone;
    },
  };
}

/** What the log says, whichever way it is drawn. */
const told = (page) => page.locator(".dlog").first().textContent();

/** The log as it is on the screen, and as it is when the page is loaded anew: nothing may be lost or doubled. */
async function twice(page) {
  const before = await told(page);
  await page.reload();
  await page
    .waitForFunction(
      (text) => document.querySelector(".dlog")?.textContent === text,
      before,
      { timeout: 10_000 },
    )
    .catch(() => {}); // then it is told apart below
  return [before, await told(page)];
}
/** Somebody else has to decide, and the page shows it. */
const awaitedOthers = (page) => page.locator("[data-waits]").waitFor();
const live = (page) => page.locator(".net.live").waitFor({ state: "attached" });

export const scenes = {
  /** The server is killed in the middle of a game and comes back: the page goes on by itself. */
  async restart({ address, asked, newPerson }) {
    const server = serving(asked.serve, address);
    await server.start();
    try {
      const page = await newPerson({ forgiven: AWAY });
      await seated(page, address, "duel", 2);
      for (let move = 0; move < 4; move++)
        await decided(page, "duel", chances(move));
      await awaited(page);
      await server.kill();
      await page.locator(".net.lost").waitFor();
      await page.locator(".go, button.place.open").first().click();
      const go = page.locator(".go");
      if (await go.count()) await go.click();
      const said = await page.getByRole("alert").innerText();
      await server.start();
      await live(page);
      await page.getByRole("alert").waitFor({ state: "detached" });
      for (let move = 0; move < 4; move++)
        await decided(page, "duel", chances(move + 9));
      await awaited(page);
      return { said, logs: await twice(page) };
    } finally {
      await server.kill();
    }
  },

  /** The network goes away while others act, and comes back: nothing is lost or doubled. */
  async offline({ address, newPerson }) {
    const ada = await newPerson({ forgiven: AWAY });
    const ben = await newPerson();
    await atHome(ada, address);
    await atHome(ben, address);
    const id = await table(ada, {
      game: "duel",
      players: 2,
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    await call(ben, "PUT", `/tables/${id}/seats/1`, { kind: "me" });
    await call(ada, "POST", `/tables/${id}/start`);
    await ada.goto(`${address}#/table/${id}`);
    await ada.locator("main.d").waitFor();
    while (!(await shown(ben, id, 1)).view.to_act.includes(1))
      await moves(ada, id, 1);
    const { log: earlier } = await shown(ada, id);
    await awaitedOthers(ada);
    const before = await told(ada);
    await ada.context().setOffline(true);
    while ((await shown(ben, id, 1)).view.to_act.includes(1))
      await moves(ben, id, 1, 1);
    await ada.context().setOffline(false);
    await awaited(ada);
    await live(ada);
    const { log } = await shown(ada, id);
    await ada.waitForFunction(
      (text) => document.querySelector(".dlog").textContent !== text,
      before,
    );
    const logs = await twice(ada);
    await awaited(ada);
    await decided(ada, "duel", chances(3));
    // a page that is opened while nobody answers
    await ada.context().setOffline(true);
    await ada.evaluate(() => (location.hash = "#/"));
    await ada.getByRole("alert").waitFor();
    const said = await ada.getByRole("alert").innerText();
    await ada.context().setOffline(false);
    await ada.getByRole("alert").waitFor({ state: "detached" });
    return { before: earlier.length, log: log.length, logs, said };
  },

  /** The network goes away while a finished game is looked at: it goes on by itself where it was. */
  async offlineReplay({ address, newPerson }) {
    const page = await newPerson({ forgiven: AWAY });
    await atHome(page, address);
    const id = await halfway(page, "duel", 2);
    await page.goto(`${address}#/replay/${id}/3/0`);
    await page.locator(".rbar").waitFor();
    const said = await page.locator(".rnow").innerText();
    await page.context().setOffline(true);
    for (let step = 0; step < 3; step++)
      await page.keyboard.press("ArrowRight");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    const problem = await alert.innerText();
    await page.context().setOffline(false);
    await alert.waitFor({ state: "detached" });
    await page.waitForFunction(
      (text) => document.querySelector(".rnow").innerText !== text,
      said,
    );
    return { problem, url: new URL(page.url()).hash, id };
  },

  /** Two tabs of one seat: both follow, and what both try is done once. */
  async tabs({ address, newPerson }) {
    const first = await newPerson({ forgiven: /status of 409/ });
    const id = await seated(first, address, "wonders", 3);
    await awaited(first);
    const second = await first.context().newPage();
    second.setDefaultTimeout(20_000);
    await second.goto(`${address}#/table/${id}`);
    const cards = (page) =>
      page
        .locator(".cardbtn")
        .evaluateAll((all) =>
          all.map((one) => one.ariaLabel.split(",")[0]).join(),
        );
    const seen = [];
    for (const [turn, page] of [first, second, first].entries()) {
      const before = await cards(page);
      await decided(page, "wonders", chances(turn));
      await page.waitForFunction(
        (count) =>
          document.querySelectorAll(".cardbtn:enabled").length === count,
        before.split(",").length - 1,
      );
      const now = await cards(page);
      const other = page === first ? second : first;
      await other.waitForFunction(
        (now) =>
          [...document.querySelectorAll(".cardbtn:enabled")]
            .map((one) => one.ariaLabel.split(",")[0])
            .join() === now,
        now,
      );
      seen.push(now);
    }
    // both at once
    const { number } = await shown(first, id);
    for (const page of [first, second])
      await page.locator(".cardbtn:not([disabled])").first().click();
    await Promise.all(
      [first, second].map(
        (page) =>
          page
            .locator(".go")
            .click({ timeout: 2000 })
            .catch(() => {}), // the other was first
      ),
    );
    for (const page of [first, second])
      await page.waitForFunction(
        () => document.querySelectorAll(".cardbtn:enabled").length === 3,
      );
    const after = await shown(first, id);
    return {
      seen,
      turns: after.view.turn,
      moved: after.number > number,
      same: (await cards(first)) === (await cards(second)),
    };
  },

  /** Back and forward, through every screen. */
  async back({ address, newPerson }) {
    const page = await newPerson();
    await atHome(page, address);
    await page.locator(".game .btn.primary").nth(2).click();
    await page.locator(OWED).first().waitFor();
    const at = page.url();
    await page.goBack();
    await page.locator(".game").first().waitFor();
    await page.goForward();
    await page.locator(OWED).first().waitFor();
    await page.reload();
    await page.locator(OWED).first().waitFor();
    await page.goBack();
    await page.locator(".game").first().waitFor();
    const mine = page.getByRole("link", { name: "Continue" }).first();
    await mine.click();
    await page.locator(OWED).first().waitFor();
    return { again: page.url() === at };
  },

  /** The server has been upgraded: the page asks to be loaded again; until then it still works. */
  async stale({ address, newPerson }) {
    const page = await newPerson();
    await seated(page, address, "duel", 2);
    await awaited(page);
    let newer = true;
    await page.route("**/api/v1/**/decision", async (route) => {
      const answer = await route.fetch();
      const headers = { ...answer.headers() };
      if (newer) headers["septem-page"] = "index-another.js";
      await route.fulfill({ response: answer, headers });
    });
    await decided(page, "duel", chances(1));
    const told = page.locator(".sorry.stale");
    await told.waitFor();
    const said = await told.innerText();
    await decided(page, "duel", chances(2));
    newer = false;
    await told.getByRole("button").click();
    await page.locator(OWED).first().waitFor();
    return { said, left: await told.count() };
  },

  /** Addresses that lead nowhere, and parts of the page that do not come: words and a way on, never a white page. */
  async nowhere({ address, newPerson }) {
    const page = await newPerson({ forgiven: /status of 4\d\d|net::ERR_/ });
    await atHome(page, address);
    const running = await table(page, {
      game: "duel",
      players: 2,
      seats: [{ kind: "me" }, { kind: "bot", level: "gentle" }],
      start: true,
    });
    const seen = {};
    for (const where of [
      "table/nosuchtable",
      "table/nosuchtable/1",
      "screen/nosuchtable",
      "replay/nosuchtable/3",
      "review/nosuchtable",
      `replay/${running}/3`,
      `review/${running}`,
      "device/nosuchlink",
      "nonsense",
    ]) {
      await page.goto(`${address}#/${where}`);
      await page.locator("main").first().waitFor();
      await still(page);
      seen[where.replace(running, "running")] = {
        text: (await page.locator("main").first().innerText()).slice(0, 80),
        ways: await page.locator("a[href]").count(),
      };
    }
    await page.route(/assets\/(Replay|Board)/, (route) => route.abort());
    for (const where of [`table/${running}`, `replay/${running}/1`]) {
      await page.goto(address); // from the beginning
      await page.goto(`${address}#/${where}`);
      await page.reload();
      await page.locator(".sorry.broken").waitFor();
      seen[where.replace(running, "broken")] = {
        text: await page.locator(".sorry").innerText(),
        ways: await page.locator(".sorry button").count(),
      };
    }
    return { seen };
  },
};
