// How quick the page is, for benchmarks/page.py. Nothing here is judged by a test.
import { awaited, chances, OWED, play } from "../help/play.mjs";
import { atHome, seated } from "../help/tables.mjs";

/** Notes how long it takes from a tap on the button that decides until the page shows that the server has it. */
const noteTaps = () => {
  window.taps = [];
  addEventListener(
    "click",
    (event) => {
      const go = event.target.closest?.(".go");
      if (!go || go.ariaDisabled === "true") return;
      const { timeStamp } = event;
      const before = go.textContent;
      const watch = new MutationObserver(() => {
        // busy: it has been sent; gone or another one: it is made
        if (go.isConnected && go.textContent === before) return;
        watch.disconnect();
        window.taps.push(performance.now() - timeStamp);
      });
      watch.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    },
    true,
  );
};

/** Files of the page that were fetched so far. */
const fetched = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((one) => new URL(one.name).pathname.slice(1))
      .filter((one) => one.startsWith("assets/")),
  );

export const scenes = {
  /** Files of the first screen and of each table; milliseconds to the first decision, and from tap to sealed. */
  async speed({ address, asked, newPerson }) {
    const files = {};
    const decision = { now: [], link: [] };
    for (let time = 0; time < asked.times; time++) {
      const page = await newPerson(); // nothing is in its cache
      await atHome(page, address);
      files.home = await fetched(page);
      const tapped = await page.evaluate(() => performance.now());
      await page.locator(".game .btn.primary").nth(2).click();
      await page.locator(OWED).first().waitFor();
      const there = await page.evaluate(() => performance.now());
      decision.now.push(there - tapped);
      const link = page.url();
      const context = page.context();
      const again = await context.newPage();
      const cdp = await context.newCDPSession(again);
      await cdp.send("Network.clearBrowserCache");
      await again.goto(link);
      await again.locator(OWED).first().waitFor();
      decision.link.push(await again.evaluate(() => performance.now()));
      await context.close();
    }
    const taps = {};
    for (const [game, players] of asked.games) {
      const page = await newPerson();
      await page.addInitScript(noteTaps);
      await seated(page, address, game, players);
      await awaited(page);
      files[game] = await fetched(page);
      await play(page, game, chances(7), async () => []);
      taps[game] = await page.evaluate(() => window.taps);
    }
    return { files, decision, taps };
  },
};
