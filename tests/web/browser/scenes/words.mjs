// Languages.
import { bots, table } from "../help/tables.mjs";

export const scenes = {
  /** Languages are switched in the middle of a game, the page is loaded again, and nothing is lost. */
  async again({ address, newPerson }) {
    const page = await newPerson();
    await page.goto(address);
    await page.locator(".game").first().waitFor();
    const id = await table(page, {
      game: "duel",
      players: 2,
      seats: [{ kind: "me" }, ...bots(1)],
      start: true,
    });
    await page.goto(`${address}#/table/${id}`);
    await page.locator(".go").first().click();
    const texts = {};
    for (const language of ["en", "cs", "sk"]) {
      await page.evaluate(
        (language) =>
          localStorage.setItem(
            "septem",
            JSON.stringify({
              ...JSON.parse(localStorage.getItem("septem")),
              language,
            }),
          ),
        language,
      );
      await page.reload();
      await page.locator(".go").first().waitFor();
      texts[language] = await page.locator(".go").first().innerText();
    }
    return { texts };
  },
};
