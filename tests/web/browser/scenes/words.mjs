// Languages.
import { speak } from "./seats.mjs";
import { still } from "../help/look.mjs";
import { awaited } from "../help/play.mjs";
import { alone, moves, seated } from "../help/tables.mjs";

export const scenes = {
  /** Languages are switched in the middle of a game: log, decision, labels and title follow in place. */
  async languages({ address, asked, newPerson }) {
    const page = await newPerson();
    const id = await seated(page, address, asked.game, asked.players);
    await awaited(page);
    await moves(page, id, 3);
    await alone(page, id);
    await page.reload();
    await awaited(page);
    await still(page);
    const texts = async () => ({
      log: await page
        .locator(".log ol")
        .first()
        .locator("li")
        .allTextContents(),
      labels: await page
        .locator("main [aria-label]")
        .evaluateAll((all) => all.map((one) => one.ariaLabel)),
      live: await page.getByRole("log").allTextContents(),
      title: await page.title(),
      body: await page.locator("main").first().innerText(),
    });
    const seen = { en: await texts() };
    for (const language of ["cs", "sk"]) {
      await speak(page, language);
      seen[language] = await texts();
    }
    await page.reload();
    await awaited(page);
    await still(page);
    seen.again = await texts();
    await speak(page, "en");
    seen.back = await texts();
    return { seen };
  },
};
