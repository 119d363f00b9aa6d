// Games without a pointer: by the keyboard alone, and by what is read out alone.
import { still } from "../help/look.mjs";
import { chances, OWED } from "../help/play.mjs";
import { seated } from "../help/tables.mjs";

/** What has the focus. */
const focus = (page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    const style = getComputedStyle(one);
    return {
      body: one === document.body || one === null,
      choice: one.matches("[data-choice]"),
      box: one.matches(".bx"),
      go: one.matches(".go") && one.ariaDisabled !== "true",
      shown:
        !one.matches(":focus-visible") ||
        style.outlineStyle !== "none" ||
        style.boxShadow !== "none",
      name: (one.ariaLabel ?? one.textContent ?? "").trim().slice(0, 60),
    };
  });

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page, wanted, faults, most = 80) {
  for (let pressed = 0; pressed < most; pressed++) {
    const now = await focus(page);
    if (!now.shown) faults.add(`nothing shows the focus on ${now.name}`);
    if (wanted(now)) return true;
    await page.keyboard.press("Tab");
  }
  return false;
}

const waits = (page) =>
  page
    .waitForFunction(
      (owed) => document.querySelector(`${owed}, main.end`) !== null,
      OWED,
    )
    .then(() => page.locator("main.end").count())
    .then((over) => over > 0);

export const scenes = {
  /** A whole game with Tab, arrows, Enter and Space. */
  async keyboard({ address, asked, newPerson }) {
    const page = await newPerson();
    await seated(page, address, asked.game, asked.players);
    const rng = chances(asked.seed ?? 4);
    const faults = new Set();
    let made = 0;
    for (const until = Date.now() + 150_000; Date.now() < until;) {
      if (await waits(page)) break;
      if (made)
        await page
          .waitForFunction(
            () =>
              document.activeElement &&
              document.activeElement !== document.body,
            undefined,
            { timeout: 2000, polling: 20 },
          )
          .catch(() => {}); // what has gone gives the focus on in the next moment (D-96)
      const before = await focus(page);
      if (made && before.body)
        faults.add("the focus is lost between decisions");
      if (!(await tabTo(page, (now) => now.choice || now.go, faults))) {
        if (await waits(page)) break;
        faults.add("no choice can be reached");
        break;
      }
      if ((await focus(page)).choice) {
        for (let step = Math.floor(rng() * 4); step > 0; step--)
          await page.keyboard.press("ArrowRight");
        await page.keyboard.press(made % 2 ? "Enter" : "Space");
        if (asked.game === "dice" && !(await focus(page)).go) {
          await tabTo(page, (now) => now.go || (now.box && now.choice), faults);
          if (!(await focus(page)).go) await page.keyboard.press("Enter");
        }
      }
      if (await tabTo(page, (now) => now.go, faults)) {
        const pressed = (await focus(page)).name;
        await page.keyboard.press("Enter");
        made++;
        await page
          .waitForFunction(
            (name) =>
              document.querySelector("main.end") ||
              !document
                .querySelector(".go")
                ?.textContent.trim()
                .startsWith(name),
            pressed,
            { timeout: 3000 },
          )
          .catch(() => {});
      }
    }
    await page.locator("main.end").waitFor();
    const stands = await page.evaluate(() => document.activeElement.tagName);
    return { made, problems: [...faults], stands };
  },

  /** A whole game by roles and names, and what the live region says. */
  async labels({ address, asked, newPerson }) {
    const page = await newPerson();
    await seated(page, address, asked.game, asked.players);
    const rng = chances(asked.seed ?? 6);
    const heard = [];
    const log = page.getByRole("log");
    const over = page.getByRole("heading", { level: 1, name: /win|victory/i });
    const yours = page.getByRole("status").filter({ hasText: "Your turn" });
    const decision = page.getByRole("region", { name: "your decision" });
    const any = async (found) => {
      const count = await found.count();
      if (count)
        await found
          .nth(Math.floor(rng() * count))
          .click({ timeout: 2000 })
          .catch(() => {});
      return count;
    };
    const within = (name) =>
      page
        .getByRole("region", { name })
        .getByRole("button", { disabled: false });
    const beside = {
      duel: [within("the cards in the middle")],
      wonders: [
        within(/hand|Hand|cards/),
        page.getByRole("radio", { name: /side/ }),
      ],
      dice: [
        page
          .getByRole("radiogroup", { name: "Forum" })
          .getByRole("radio", { disabled: false }),
        page.getByRole("main").getByRole("button", { pressed: false }),
      ],
    };
    let made = 0;
    for (const until = Date.now() + 150_000; Date.now() < until;) {
      await over.or(yours).first().waitFor();
      if (await over.count()) break;
      const said = (await log.allInnerTexts()).join("\n");
      if (said !== heard.at(-1)) heard.push(said);
      // cards and dice are chosen beside the decision, everything else within it
      for (const found of beside[asked.game] ?? []) await any(found);
      if (rng() < 0.5) await any(decision.getByRole("radio"));
      const go = decision
        .getByRole("button", { disabled: false })
        .filter({ hasNotText: /dearer/ });
      const count = await go.count();
      if (!count) {
        await page.waitForTimeout(30); // something has to be chosen first
        continue;
      }
      made += await go
        .first()
        .click({ timeout: 2000 })
        .then(
          () => 1,
          () => 0,
        );
      await still(page, 50);
    }
    await over.waitFor();
    return { made, heard, said: await over.innerText() };
  },
};
