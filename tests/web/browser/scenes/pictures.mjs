// Pictures for docs/pictures.
import { chances, choosing, OWED, play } from "../help/play.mjs";
import { bots, halfway, table } from "../help/tables.mjs";

const MIDDLE = [
  ["duel", "duel", 2, 20],
  ["wonders", "wonders", 4, 9],
  ["free-city", "wonders", 2, 9, { options: { edition: 1 } }],
  ["seven", "wonders", 7, 9],
  ["architects", "architects", 3, 12],
  ["dice", "dice", 3, 8],
];

/** The tiles of the first screen, in order. */
const TILES = ["wonders", "wonders-1", "duel", "architects", "dice"];

export const scenes = {
  /** Pictures of every screen, in the size, theme and language that were asked for. */
  async pictures({ address, asked, newPerson }) {
    const page = await newPerson();
    await page.goto(address);
    await page.locator(".game").first().waitFor();
    await page.waitForTimeout(800);
    const made = [];
    const shoot = async (name) => {
      made.push(`${asked.folder}/${name}-${asked.tag}.png`);
      await page.mouse.move(0, 0); // what is pointed at speaks
      await page.waitForTimeout(300);
      await page.screenshot({ path: made.at(-1) });
    };
    await shoot("home");
    for (const [name, game, players, moves, options] of MIDDLE) {
      const id = await halfway(page, game, players, moves, options);
      await page.goto(`${address}#/table/${id}`);
      await page.locator(OWED).first().waitFor();
      await choosing[game](page, chances(5));
      await page.waitForTimeout(600);
      await shoot(name);
    }
    const over = await halfway(page, "wonders", 4, Infinity);
    await page.goto(`${address}#/table/${over}`);
    await page.locator("main.end").waitFor();
    await page.waitForTimeout(2500);
    await shoot("end-wonders");
    const id = await table(page, {
      game: "duel",
      players: 2,
      seats: [{ kind: "me" }, ...bots(1)],
      start: true,
    });
    await page.goto(`${address}#/table/${id}`);
    await play(page, "duel", chances(9));
    await page.waitForTimeout(2500);
    await shoot("end");
    await page.goto(`${address}#/replay/${id}/30/0`);
    await page.waitForTimeout(1500);
    await shoot("replay");
    await page.goto(`${address}#/review/${id}`);
    await page.waitForTimeout(12_000);
    await shoot("review");
    const open = await table(page, {
      game: "wonders",
      players: 4,
      seats: [{ kind: "me" }],
    });
    await page.goto(`${address}#/table/${open}`);
    await page.waitForTimeout(1200);
    await shoot("waiting");
    for (const key of TILES) {
      await page.goto(`${address}#/guide/${key}`);
      await page.locator("main h2").nth(2).waitFor();
      await page.waitForTimeout(500);
      await shoot(`guide-${key}`);
    }
    for (const tile of [0, 2, 3, 4]) {
      await page.goto(address);
      await page.locator(".learnit").nth(tile).click();
      await page.locator(".lplate").waitFor();
      await page.waitForTimeout(900);
      await shoot(`lesson-${TILES[tile]}`);
    }
    return { made };
  },
};
