// Can everybody use it? All screens, in the theme and the size that were asked for.
import { faultsOfAxe, measured, still } from "../help/look.mjs";
import { awaited, chances, choosing } from "../help/play.mjs";
import { atHome, bots, halfway, seated, table } from "../help/tables.mjs";

const GAMES = [
  ["duel", 2, 16],
  ["wonders", 3, 8],
  ["architects", 3, 8],
  ["dice", 3, 6],
];

/** Home, what lies over it, the waiting room, the curtain, addresses that lead nowhere. */
async function rooms({ page, address, look }) {
  await page.locator(".boxes").waitFor();
  await look("home");
  for (const tile of [0, 2]) {
    await page.getByRole("button", { name: "New table" }).nth(tile).click();
    await page.locator("dialog summary").click();
    await look(`new-table-${tile}`);
    await page.keyboard.press("Escape");
  }
  await page.getByLabel("link or code of a table").fill("?");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await look("join-wrong");
  await page.locator("header.bar button[popovertarget]").click();
  await look("menu");
  const menu = page.locator("[popover]");
  await menu.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog").waitFor();
  await look("settings");
  await page.keyboard.press("Escape");
  const wish = { game: "wonders", players: 4 };
  const seats = [{ kind: "me" }, { kind: "open" }, ...bots(2)];
  const open = await table(page, { ...wish, seats });
  for (const screen of ["table", "screen"]) {
    await page.goto(`${address}#/${screen}/${open}`);
    await page.locator("main.wait, main.come").waitFor();
    await look(`waiting-${screen}`);
    if (screen === "screen") continue;
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await look("terms");
    await page.keyboard.press("Escape");
  }
  const both = [{ kind: "me" }, { kind: "me", name: "Ben" }, ...bots(2)];
  const shared = await table(page, { ...wish, seats: both, start: true });
  await page.goto(`${address}#/table/${shared}`);
  await page.locator("main.curtain").waitFor();
  await look("curtain");
  for (const where of ["table", "replay", "review", "screen", "device"]) {
    await page.goto(`${address}#/${where}/nosuchtable`);
    await page.locator("main").first().waitFor();
    await look(`no-${where}`);
  }
}

/** Every game at its beginning and in its middle, with a hint, and on the screen for all. */
async function tables({ page, address, look }) {
  for (const [game, players, count] of GAMES) {
    await seated(page, address, game, players);
    await awaited(page);
    await look(`${game}-begin`);
    const id = await halfway(page, game, players, count);
    await page.goto(`${address}#/table/${id}`);
    await awaited(page);
    await choosing[game](page, chances(3));
    await look(game);
    if (game === "duel") {
      await page.getByRole("button", { name: /strong player/ }).click();
      await page.locator(".advice [role=radio]").first().waitFor();
      await look("hint");
    }
    await page.goto(`${address}#/screen/${id}`);
    await page.locator("main").waitFor();
    await look(`${game}-screen`);
  }
}

/** Every game at its end and in its replay, and a review. */
async function after({ page, address, look }) {
  for (const [game, players] of GAMES) {
    const id = await halfway(page, game, players);
    await page.goto(`${address}#/table/${id}`);
    await page.locator("main.end").waitFor();
    await look(`${game}-end`);
    await page.goto(`${address}#/replay/${id}/9/0`);
    await page.locator("main").waitFor();
    await page.locator(".rbar").waitFor();
    await look(`${game}-replay`);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await look(`${game}-branch`);
    await page.keyboard.press("Escape");
    if (game === "duel") {
      await page.goto(`${address}#/review/${id}`);
      await page.locator("main.rev").waitFor({ timeout: 90_000 });
      await look("review");
    }
  }
}

export const scenes = {
  /** What axe finds, what is too wide, what is too small: by screen. */
  async screens({ address, asked, axe, newPerson }) {
    const page = await newPerson({ forgiven: /status of 4\d\d/ });
    const found = {};
    const looked = [];
    const look = async (name) => {
      await still(page);
      if (asked.folder)
        await page.screenshot({ path: `${asked.folder}/${name}.png` });
      const faults = [
        ...(await faultsOfAxe(page, axe)),
        ...(await measured(page)),
      ];
      if (faults.length) found[name] = faults;
      looked.push(name);
    };
    await atHome(page, address);
    await { rooms, tables, after }[asked.part]({ page, address, look });
    return { found, looked };
  },
};
