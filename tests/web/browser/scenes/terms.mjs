// What will be played: the host changes it while the table waits.
import { still } from "../help/look.mjs";
import { atHome, call, shown, table } from "../help/tables.mjs";

export const scenes = {
  /** The host changes everything there is, somebody who sits there sees what; nothing begins by it. */
  async terms({ address, asked, newPerson }) {
    const ada = await newPerson();
    const ben = await newPerson(asked.guest);
    await atHome(ada, address);
    await atHome(ben, address);
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    const id = await table(ada, { game: "wonders", players: 3, seats });
    await ben.goto(`${address}#/table/${id}`);
    await ben.getByRole("button", { name: "Sit down" }).first().click();
    const panel = ben.locator(".terms");
    await panel.getByText("The host begins the game.").waitFor();
    const seen = {
      id,
      offered: await ben.getByRole("button", { name: "Change" }).count(),
    };
    seen.before = await panel.innerText();
    await ada.goto(`${address}#/table/${id}`);
    const change = async (what) => {
      await ada.getByRole("button", { name: "Change", exact: true }).click();
      const sheet = ada.locator("dialog");
      await what(sheet);
      await sheet.getByRole("button", { name: "Save" }).click();
      await sheet.waitFor({ state: "detached" });
    };
    await change(async (sheet) => {
      await sheet.getByRole("radio", { name: "4", exact: true }).click();
      await sheet.getByRole("radio", { name: "public" }).click();
      await sheet.getByRole("radio", { name: "5 min" }).click();
      await sheet.getByRole("switch", { name: "Hints" }).click();
      await sheet
        .getByLabel("Sides of the boards", { exact: true })
        .selectOption({ index: 1 });
    });
    await panel.getByText("The host has changed").waitFor();
    seen.told = await panel.getByRole("status").first().innerText();
    seen.after = await panel.innerText();
    seen.chairs = await ben.locator(".chair").count();
    // what was agreed upon is what is offered when it is opened again; two seats fewer than before, one of them open
    await change(async (sheet) => {
      seen.again = await sheet
        .locator("[role=radio][aria-checked=true]")
        .allInnerTexts();
      seen.counts = await sheet
        .getByRole("radiogroup", { name: "Players" })
        .innerText();
      await sheet.getByRole("radio", { name: "3", exact: true }).click();
    });
    await panel.getByText("number of players").waitFor();
    await still(ben);
    seen.fewer = await panel.getByRole("status").first().innerText();
    await call(ada, "PUT", `/tables/${id}/seats/2`, { kind: "bot" });
    await ben.locator('.chair[data-kind="bot"]').waitFor();
    await still(ada);
    seen.info = (await shown(ada, id)).table;
    return seen;
  },
};
