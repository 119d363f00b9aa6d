// Can everybody use it?
import { faultsOfAxe, width } from "../help/look.mjs";
import { chances, choosing, OWED } from "../help/play.mjs";
import { bots, table } from "../help/tables.mjs";

export const scenes = {
  /** What axe finds on a screen. */
  async axe({ address, asked, axe, newPerson }) {
    const page = await newPerson();
    await page.goto(address);
    await page.locator(".game").first().waitFor();
    if (asked.game) {
      const id = await table(page, {
        game: asked.game,
        players: asked.players,
        seats: [{ kind: "me" }, ...bots(asked.players - 1)],
        start: true,
      });
      await page.goto(`${address}#/table/${id}`);
      await page.locator(OWED).first().waitFor();
      await choosing[asked.game](page, chances(3));
    }
    await page.waitForTimeout(400);
    return { found: await faultsOfAxe(page, axe), widest: await width(page) };
  },
};
