// Pictures for docs/pictures.
import { chances, choosing, OWED, play } from "../help/play.mjs";
import { bots, halfway, table } from "../help/tables.mjs";

const MIDDLE = [
  ["duel", "duel", 2, 20],
  ["wonders", "wonders", 4, 9],
  ["seven", "wonders", 7, 9],
  ["architects", "architects", 3, 12],
  ["dice", "dice", 3, 8],
];

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
      await page.screenshot({ path: made.at(-1) });
    };
    await shoot("home");
    for (const [name, game, players, moves] of MIDDLE) {
      const id = await halfway(page, game, players, moves);
      await page.goto(`${address}#/table/${id}`);
      await page.locator(OWED).first().waitFor();
      await choosing[game](page, chances(5));
      await page.waitForTimeout(900);
      await shoot(name);
    }
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
    return { made };
  },
};
