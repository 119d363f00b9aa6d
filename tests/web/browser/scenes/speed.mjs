// How quick the page is, for benchmarks/page.py: short scenes, so that a busy machine is no reason to give up.
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
      window.watched?.disconnect(); // the same words once more: nothing could be told
      const watch = new MutationObserver(() => {
        // the button is gone, or it says something else: the server has it
        if (go.isConnected && go.textContent === before) return;
        watch.disconnect();
        window.taps.push(performance.now() - timeStamp);
      });
      window.watched = watch;
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

/** A phone in a slow mobile network: 1.6 Mbit/s, 150 ms there and back, a quarter of this processor. */
async function slowed(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Milliseconds since the page was asked for. */
const passed = (page) => page.evaluate(() => performance.now());

/** Somebody follows a link with nothing in the cache; milliseconds to the decision. */
async function followed(context, link, slow) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.clearBrowserCache");
  if (slow) await slowed(page);
  await page.goto(link);
  await page.locator(OWED).first().waitFor();
  const found = await passed(page);
  await page.close();
  return found;
}

export const scenes = {
  /** One visit with an empty cache: files of the first screen, milliseconds to the first decision on all ways to it. */
  async firstDecision({ address, asked, newPerson }) {
    const page = await newPerson();
    await atHome(page, address);
    const home = await passed(page);
    const files = await fetched(page);
    const tapped = await passed(page);
    await page.locator(".game").nth(asked.tile).locator(".btn.primary").click();
    await page.locator(OWED).first().waitFor();
    const now = (await passed(page)) - tapped;
    const context = page.context();
    const link = await followed(context, page.url(), false);
    const slow = await followed(context, page.url(), true);
    return { files, home, now, link, slow };
  },

  /** A whole game: files of its table, milliseconds from every tap to sealed. */
  async taps({ address, asked, newPerson }) {
    const page = await newPerson();
    await page.addInitScript(noteTaps);
    const { game, players, options = {}, seed = 7 } = asked;
    await seated(page, address, game, players, { options });
    await awaited(page);
    const files = await fetched(page);
    const { over } = await play(page, game, chances(seed), async () => []);
    if (!over) throw new Error("the game did not end in time");
    return { files, taps: await page.evaluate(() => window.taps) };
  },
};
