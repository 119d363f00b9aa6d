// Whole games, and how they come about.
import { chances, choosing, confirmed, OWED, play } from "../help/play.mjs";
import { bots, shown, table } from "../help/tables.mjs";

export const scenes = {
  /** A person plays a whole game against bots. */
  async game({ address, asked, newPerson }) {
    const page = await newPerson();
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
    const seen = await play(page, asked.game, chances(asked.seed ?? 1));
    return {
      ...seen,
      result: (await shown(page, id)).result !== null,
      end: await page.locator("body").innerText(),
    };
  },

  /** One tap on the first screen, and a newcomer sits at a table that waits for a decision. */
  async now({ address, newPerson }) {
    const page = await newPerson();
    await page.goto(address);
    const tiles = page.locator(".game");
    await tiles.first().waitFor();
    const seen = [];
    const levels = [];
    await page.getByRole("radio", { name: "strong" }).click();
    for (let tile = 0; tile < (await tiles.count()); tile++) {
      await tiles.nth(tile).locator(".btn.primary").click();
      await page.locator(OWED).first().waitFor();
      seen.push(await page.locator("main").first().getAttribute("class"));
      const id = page.url().split("/").pop();
      const { seats } = (await shown(page, id)).table;
      levels.push(seats.filter((one) => !one.yours).map((one) => one.level));
      await page.goto(address);
      await tiles.first().waitFor();
    }
    return { seen, levels };
  },

  /** Two people play each other by a link. */
  async link({ address, newPerson }) {
    const [ada, ben] = [await newPerson(), await newPerson()];
    await ada.goto(address);
    await ada.locator(".game").first().waitFor();
    const id = await table(ada, {
      game: "duel",
      players: 2,
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    await ada.goto(`${address}#/table/${id}`);
    await ben.goto(`${address}#/table/${id}`);
    await ben.getByRole("button", { name: "Sit down" }).click();
    await ada.locator("main.d").waitFor(); // it begins by itself when the last seat is taken
    const moved = [0, 0];
    const over = (page) => page.locator("main.end").count();
    for (const until = Date.now() + 100_000; Date.now() < until;) {
      if ((await over(ada)) && (await over(ben))) break;
      for (const [seat, page] of [ada, ben].entries()) {
        if (!(await page.locator(OWED).count())) continue;
        await choosing.duel(page, chances(moved[0] + moved[1] + 1));
        if (await confirmed(page)) moved[seat]++;
      }
    }
    await Promise.all(
      [ada, ben].map((page) => page.locator("main.end").waitFor()),
    );
    return { moved };
  },
};
