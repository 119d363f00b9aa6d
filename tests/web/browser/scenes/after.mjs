// After the game: the end, the replay, the review, another game.
import { still } from "../help/look.mjs";
import { OWED } from "../help/play.mjs";
import { atHome, halfway, moves, shown } from "../help/tables.mjs";

const at = (page) =>
  page
    .locator(".rnow b")
    .innerText()
    .then((text) => Number(text.match(/\d+/)[0]));

export const scenes = {
  /** The end: who won, every score down to its sources, what was hidden, the table once more, a rematch. */
  async end({ address, asked, newPerson }) {
    const page = await newPerson();
    await atHome(page, address);
    const id = await halfway(page, asked.game, asked.players);
    await page.goto(`${address}#/table/${id}`);
    await page.locator("main.end").waitFor();
    const focused = await page.evaluate(() => document.activeElement.tagName);
    const { result } = await shown(page, id);
    const title = await page.locator("main.end h1").innerText();
    const folds = page.locator("main.end [aria-expanded]");
    for (let fold = 0; fold < (await folds.count()); fold++)
      if ((await folds.nth(fold).getAttribute("aria-expanded")) === "false")
        await folds.nth(fold).click();
    const text = await page.locator("main.end").innerText();
    const hidden = page.locator(".ereveal");
    await hidden.waitFor({ timeout: 5000 }).catch(() => {});
    const revealed = (await hidden.count()) ? await hidden.innerText() : "";
    const record = await page
      .getByRole("link", { name: "Save the record" })
      .evaluate(async (link) => (await fetch(link.href)).text()); // as it is: its seed is larger than numbers are here
    await page.reload();
    await page.getByRole("button", { name: "Look at the table" }).click();
    await page.locator("main:not(.end)").waitFor();
    const board = await page.locator("main:not(.end)").count();
    await page.getByRole("button", { name: "Result" }).click();
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.locator(OWED).first().waitFor();
    const next = page.url().split("/").pop();
    await page.goto(`${address}#/table/${id}`);
    const follow = await page
      .getByRole("link", { name: "To the next game" })
      .getAttribute("href");
    await page.goto(`${address}#/screen/${id}`);
    const told = page.locator("header [role=status]");
    await told.filter({ hasText: /wins|Shared victory/ }).waitFor();
    return {
      ...{ title, text, focused, result, revealed, record },
      ...{ board, id, next, follow },
    };
  },

  /** The replay by arrow keys, by its slider, by a link to a move, from every seat; loaded again it is where it was. */
  async replay({ address, asked, newPerson }) {
    const page = await newPerson();
    await atHome(page, address);
    const id = await halfway(page, asked.game, asked.players);
    await page.goto(`${address}#/table/${id}`);
    await page.getByRole("link", { name: "Replay" }).click();
    await page.locator(".rbar").waitFor();
    const seen = { begin: await at(page) };
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    seen.three = await at(page);
    seen.said = await page.locator(".rnow span").innerText();
    await page.keyboard.press("ArrowLeft");
    seen.two = await at(page);
    await page.keyboard.press("End");
    seen.last = await at(page);
    await page.keyboard.press("Home");
    seen.first = await at(page);
    await page.goto(`${address}#/replay/${id}/9/1`);
    await page.locator(".rbar").waitFor();
    seen.link = await at(page);
    seen.from = await page.locator(".rview select").inputValue();
    const sight = () =>
      page
        .locator("main")
        .evaluate((main) =>
          [...main.querySelectorAll("[aria-label]")]
            .map((one) => one.ariaLabel)
            .join(),
        );
    seen.views = [];
    for (const seat of ["0", "1", ""]) {
      await page.locator(".rview select").selectOption(seat);
      await still(page);
      seen.views.push(await sight());
    }
    seen.url = new URL(page.url()).hash;
    // what a strong player would have done there
    await page.locator(".rview select").selectOption("1");
    await page.getByRole("button", { name: "What would a strong" }).click();
    const advice = page.locator("aside.advice");
    await advice.locator(".odds button").first().waitFor();
    seen.advice = await advice.innerText();
    seen.chances = await advice.locator(".odds b").allInnerTexts();
    await page.keyboard.press("ArrowRight");
    await advice.waitFor({ state: "detached" });
    await page.keyboard.press("ArrowLeft");
    await page.locator(".rview select").selectOption("0");
    await page.reload();
    await page.locator(".rbar").waitFor();
    seen.again = await at(page);
    seen.fromAgain = await page.locator(".rview select").inputValue();
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    seen.slid = await at(page);
    await page.getByRole("button", { name: "play", exact: true }).click();
    await page.waitForFunction(
      (from) =>
        Number(document.querySelector(".rnow b").innerText.match(/\d+/)[0]) >
        from,
      seen.slid,
    );
    await page.getByRole("button", { name: "stop" }).click();
    seen.id = id;
    return seen;
  },

  /** The review: chances, points, the moves that cost most; from each into the replay. */
  async review({ address, newPerson }) {
    const page = await newPerson();
    await atHome(page, address);
    const id = await halfway(page, "duel", 2);
    await page.goto(`${address}#/table/${id}`);
    await page.getByRole("link", { name: "Review" }).click();
    await page.locator("main.rev").waitFor({ timeout: 90_000 });
    await page.getByLabel("whose").selectOption("");
    const mistakes = await page.locator(".mi").count();
    const graphs = [];
    for (const kind of ["win chance", "points"]) {
      await page.getByRole("radio", { name: kind }).click();
      graphs.push(await page.locator(".graph").innerText());
    }
    let into = "";
    if (mistakes) {
      await page
        .getByRole("link", { name: "Show on the table" })
        .first()
        .click();
      await page.locator(".rbar").waitFor();
      into = new URL(page.url()).hash;
      await page.goBack();
      await page.locator("main.rev").waitFor({ timeout: 90_000 });
    }
    return { mistakes, graphs, into, id };
  },

  /** Another line: a replay is played on in another seat, to its end; what was tried counts nowhere, and leads back. */
  async branch({ address, asked, newPerson }) {
    const page = await newPerson();
    await atHome(page, address);
    const id = await halfway(page, asked.game, asked.players, undefined, {
      options: asked.options ?? {},
    });
    await page.goto(`${address}#/replay/${id}/${asked.at}/0`);
    await page.locator(".rbar").waitFor();
    const playOn = page.getByRole("button", { name: "Play on from here" });
    await playOn.click();
    await page.getByLabel("Your seat").selectOption(String(asked.seat));
    await page.getByRole("radio", { name: "gentle" }).click();
    await page.getByRole("button", { name: "Play on", exact: true }).click();
    await page.locator(OWED).first().waitFor();
    const line = page.url().split("/").pop();
    const { view, table } = await shown(page, line, asked.seat);
    const seen = { id, line, seat: view.seat, origin: table.origin };
    seen.levels = table.seats.map((one) => one.level);
    await page.locator("header.bar button[popovertarget]").click();
    const back = page.getByRole("link", { name: "The game this line" });
    seen.back = await back.getAttribute("href");
    await page.keyboard.press("Escape");
    await moves(page, line, undefined, asked.seat);
    await page.locator("main.end").waitFor();
    seen.end = await back.getAttribute("href");
    await atHome(page, address);
    seen.rows = await page.locator(".mine .rows li").allInnerTexts();
    await page.locator(".mine summary").click();
    seen.record = await page.locator(".mine details").innerText();
    await page.goto(`${address}#/replay/${id}/99999/0`);
    await page.locator(".rbar").waitFor();
    await still(page);
    seen.atEnd = await playOn.count();
    return seen;
  },

  /** From a mistake of the review: its moment, its seat. */
  async branchOfMistake({ address, newPerson }) {
    const page = await newPerson();
    await atHome(page, address);
    const id = await halfway(page, "duel", 2);
    await page.goto(`${address}#/review/${id}`);
    await page.locator("main.rev").waitFor({ timeout: 90_000 });
    const replay = page.getByRole("link", { name: "Show on the table" });
    const [at, seat] = (await replay.first().getAttribute("href"))
      .split("/")
      .slice(-2)
      .map(Number);
    await page.getByRole("button", { name: "Try it" }).first().click();
    await page.getByRole("button", { name: "Play on", exact: true }).click();
    await page.locator(OWED).first().waitFor();
    const line = page.url().split("/").pop();
    const { view, table } = await shown(page, line, seat);
    return { id, at, seat, sits: view.seat, origin: table.origin };
  },
};
