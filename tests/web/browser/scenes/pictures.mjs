// Pictures for docs/pictures: every screen and every state of one, part by part.
import { still } from "../help/look.mjs";
import { awaited, chances, choosing, confirmed, OWED } from "../help/play.mjs";
import {
  alone,
  atHome,
  bots,
  call,
  halfway,
  moves,
  shown,
  table,
} from "../help/tables.mjs";

const MIDDLE = [
  ["duel", "duel", 2, 17],
  ["wonders", "wonders", 4, 9],
  ["free-city", "wonders", 2, 9, { options: { edition: 1 } }],
  ["seven", "wonders", 7, 9],
  ["architects", "architects", 3, 12],
  ["dice", "dice", 3, 8],
];

/** The tiles of the first screen, in order. */
const TILES = ["wonders", "wonders-1", "duel", "architects", "dice"];

/** The bulb in the head of a table. */
const BULB = '[data-lesson="hint"]';

/** A line of the menu, by its glyph. */
const item = (glyph) => `[popover]:popover-open .item:has(.g-${glyph})`;

/** A table in its middle, with something chosen. */
async function middle({ page, address }, [, game, players, count, options]) {
  const id = await halfway(page, game, players, count, options);
  await page.goto(`${address}#/table/${id}`);
  await page.locator(OWED).first().waitFor();
  await alone(page, id);
  await choosing[game](page, chances(5));
  return id;
}

/** Two people at a table with as many bots as there is room; the second one's browser. */
async function together(told, game, players, more = {}) {
  const { page, address, newPerson } = told;
  const other = await person(await newPerson(), address, "Tomáš");
  const id = await table(page, {
    game,
    players,
    seats: [{ kind: "me" }, { kind: "open" }, ...bots(players - 2)],
    ...more,
  });
  await call(other, "PUT", `/tables/${id}/seats/1`, { kind: "me" });
  await call(page, "POST", `/tables/${id}/start`);
  return { id, other };
}

/** Somebody with a name, on the first screen. */
async function person(page, address, name) {
  await atHome(page, address);
  await call(page, "PUT", "/me", { name });
  await page.reload();
  await page.locator(".boxes").waitFor();
  return page;
}

/** The end of a game; its table. */
async function over({ page, address, shoot }, name, game, players) {
  const id = await halfway(page, game, players, Infinity);
  await page.goto(`${address}#/table/${id}`);
  await page.locator("main.end").waitFor();
  await page.waitForTimeout(2000);
  await shoot(name);
  return id;
}

/** Plays a seat of Duel by the API: cards of these colours if they can be had, else coins. */
async function forSupremacy(page, id, seat, colours) {
  const { pieces } = await call(page, "GET", "/games/duel/pieces");
  const colour = new Map(pieces.cards.map((one) => [one.id, one.colour]));
  const rank = ({ data }) => {
    if (data.action === "discard") return 50;
    const at = colours.indexOf(colour.get(data.card));
    if (data.action === "build") return at < 0 ? 60 : at;
    return data.action === "wonder" ? 70 : 10;
  };
  const path = `/tables/${id}/seats/${seat}`;
  const { moves: all, number } = await call(page, "GET", `${path}/decision`);
  if (!all?.length) return;
  const [best] = [...all].sort((a, b) => rank(a) - rank(b));
  await call(page, "POST", `${path}/moves`, { move: best.notation, number });
}

const parts = {
  /** Every game in its middle. */
  async tables(told) {
    for (const one of MIDDLE) {
      await middle(told, one);
      await told.shoot(one[0]);
    }
  },

  /** How games begin: a side, four wonders, the first hands. */
  async beginnings({ page, address, shoot }) {
    for (const [name, game, players, options] of [
      ["first-hand", "wonders", 4],
      ["sides", "wonders", 3, { options: { sides: "chosen" } }],
      ["draft", "duel", 2],
      ["first-card", "architects", 4],
    ]) {
      const id = await halfway(page, game, players, 0, options);
      await page.goto(`${address}#/table/${id}`);
      await awaited(page);
      await shoot(name);
    }
  },

  /** What lies over a table or stands beside it. */
  async states(told) {
    const { page, address, shoot, phone } = told;
    const { id: first } = await call(page, "POST", "/tables", {
      game: "wonders",
      lesson: true,
    });
    await page.goto(`${address}#/table/${first}`);
    await moves(page, first, 2);
    await page.locator(BULB).click();
    await page.locator("aside.advice .odds button").first().waitFor();
    await shoot("hint");
    await middle(told, MIDDLE[1]);
    await page.locator("header.bar button[popovertarget]").click();
    await shoot("menu");
    if (phone) {
      await page.locator(item("quill")).click();
      await page.locator("dialog .dlog").waitFor();
      await shoot("log");
    }
    await page.keyboard.press("Escape");
    await page.evaluate(() => document.activeElement?.blur());
    await page.locator(".cardbtn").nth(1).hover();
    await page.locator(".tip:popover-open").waitFor();
    await shoot("tooltip", { pointing: true });
    await middle(told, MIDDLE[3]);
    await page.locator(".pf7 button:visible, .c7:visible").first().click();
    await page.locator("dialog[open]").waitFor();
    await shoot("city");
    await page.keyboard.press("Escape");
    const { id, other } = await together(told, "wonders", 4);
    while ((await shown(page, id)).view.phase === "choose_side")
      await Promise.all([moves(page, id, 1), moves(other, id, 1, 1)]);
    for (let turn = 0; turn < 3; turn++)
      await Promise.all([moves(page, id, 1), moves(other, id, 1, 1)]);
    await page.goto(`${address}#/table/${id}`);
    await awaited(page);
    await choosing.wonders(page, chances(4));
    await confirmed(page);
    await page.locator(".waxline").waitFor();
    await shoot("sealed");
  },

  /** Another one's turn, and who only looks on. */
  async waits(told) {
    const { page, address, shoot } = told;
    const { id, other } = await together(told, "duel", 2);
    const turn = async () => (await shown(page, id)).view.to_act[0];
    for (let made = 0; made < 30 || (await turn()) === 0; made++) {
      const seat = await turn();
      await moves([page, other][seat], id, 1, seat);
    }
    await page.goto(`${address}#/table/${id}`);
    await page.locator("main.d").waitFor();
    await shoot("other-turn");
    const guest = await halfway(other, "wonders", 3, 7);
    await page.goto(`${address}#/table/${guest}`);
    await page.locator(".watching").waitFor();
    await shoot("watching");
  },

  /** The first screen before and after somebody has played, the settings, the waiting room. */
  async rooms(told) {
    const { page, address, newPerson, shoot } = told;
    await shoot("home-first");
    const other = await person(await newPerson(), address, "Tomáš");
    const open = { game: "dice", players: 4, public: true };
    await table(other, { ...open, seats: [{ kind: "me" }, ...bots(1)] });
    await table(other, { game: "duel", players: 2, public: true });
    await halfway(page, "architects", 3, Infinity);
    await halfway(page, "duel", 2, Infinity);
    await halfway(page, "wonders", 4, 8);
    await page.goto("about:blank");
    await page.goto(address);
    await page.locator(".mine li").first().waitFor();
    await shoot("home");
    await page.locator("header.bar button[popovertarget]").click();
    await page.locator(item("gearset")).click();
    await page.locator("dialog[open]").waitFor();
    await shoot("settings");
    await page.keyboard.press("Escape");
    const waiting = await table(page, {
      game: "wonders",
      players: 4,
      seats: [{ kind: "me" }, { kind: "open" }, ...bots(1), { kind: "open" }],
    });
    await page.goto(`${address}#/table/${waiting}`);
    await page.locator("main.wait").waitFor();
    await shoot("waiting");
  },

  /** What lies over the first screen, the curtain, an address that leads nowhere. */
  async sheets({ page, address, shoot }) {
    for (const tile of [0, 2]) {
      await page.locator(".game .gb .btn:last-child").nth(tile).click();
      await page.locator("form.fields").waitFor();
      if (tile) await page.locator("form.fields summary").click();
      await shoot(tile ? "new-table-options" : "new-table");
      await page.keyboard.press("Escape");
    }
    const shared = await table(page, {
      game: "wonders",
      players: 4,
      seats: [{ kind: "me" }, { kind: "me", name: "Eva" }, ...bots(2)],
      start: true,
    });
    await page.goto(`${address}#/table/${shared}`);
    await page.locator("main.curtain").waitFor();
    await shoot("curtain");
    await page.goto(`${address}#/table/nosuchtable`);
    await page.locator("main").first().waitFor();
    await shoot("no-table");
  },

  /** The end of every game, with a replay and a review. */
  async after(told) {
    const { page, address, shoot } = told;
    const ended = (name, game, players) => over(told, name, game, players);
    await ended("end-wonders", "wonders", 4);
    const duel = await ended("end", "duel", 2);
    await page.goto(`${address}#/replay/${duel}/30/0`);
    await page.locator(".rbar").waitFor();
    await shoot("replay");
    await page.goto(`${address}#/review/${duel}`);
    await page.locator("main.rev").waitFor({ timeout: 90_000 });
    await shoot("review");
  },

  /** The other games when they are over. */
  async later(told) {
    const { page, address, shoot } = told;
    const ended = (name, game, players) => over(told, name, game, players);
    await ended("end-architects", "architects", 3);
    await ended("end-dice", "dice", 3);
    const wonders = await halfway(page, "wonders", 4, Infinity);
    await page.goto(`${address}#/replay/${wonders}/37/0`);
    await page.locator(".rbar").waitFor();
    await shoot("replay-wonders");
    const duel = await halfway(page, "duel", 2, Infinity);
    await page.goto(`${address}#/review/${duel}`);
    await page.locator("main.rev").waitFor({ timeout: 90_000 });
    await page.locator("main.rev [role=radio]").nth(1).click();
    await shoot("review-points");
  },

  /** A supremacy ends a game of Duel before its time. */
  async supremacy(told) {
    const { page, address, shoot } = told;
    const { id, other } = await together(told, "duel", 2, {
      options: { wonders: "first_game", first_player: 0 },
    });
    while ((await shown(page, id)).table.status === "running") {
      await forSupremacy(page, id, 0, ["red", "brown", "green", "grey"]);
      await forSupremacy(other, id, 1, []);
    }
    await page.goto(`${address}#/table/${id}`);
    await page.locator("main.end").waitFor();
    await page.waitForTimeout(2000);
    await shoot("end-supremacy");
  },

  async guides({ page, address, shoot }) {
    for (const key of TILES) {
      await page.goto(`${address}#/guide/${key}`);
      await page.locator("main h2").nth(2).waitFor();
      await shoot(`guide-${key}`);
    }
  },

  /** Cards and chains of a guide. */
  async chapters({ page, address, shoot, phone }) {
    for (const key of ["wonders", "duel"]) {
      await page.goto(`${address}#/guide/${key}`);
      await page.locator("main h2").nth(2).waitFor();
      for (const part of ["cards", "chains"]) {
        await page
          .locator(`.s-${part}`)
          .evaluate((one) => one.scrollIntoView({ block: "start" }));
        if (phone) await page.evaluate(() => scrollBy(0, -110)); // the chapters lie over it
        await shoot(`guide-${key}-${part}`);
      }
    }
  },

  async lessons({ page, address, shoot }) {
    for (const [tile, key] of TILES.entries()) {
      await page.goto("about:blank");
      await page.goto(address);
      await page.locator(".learnit").nth(tile).click();
      await page.locator(".lplate.placed").waitFor();
      await shoot(`lesson-${key}`);
    }
  },

  /** A screen for all who sit around it. */
  async walls({ page, address, shoot }) {
    for (const [name, game, players, count, options] of MIDDLE) {
      const id = await halfway(page, game, players, count, options);
      await page.goto(`${address}#/screen/${id}`);
      await page.locator("main").first().waitFor();
      await shoot(`screen-${name}`);
    }
  },
};

export const scenes = {
  /** Pictures of a part, in the size, theme and language that were asked for. */
  async pictures({ address, asked, newPerson }) {
    const page = await newPerson({
      forgiven: /status of 4\d\d/,
      deviceScaleFactor: asked.width < 600 ? 2 : 1, // as phones have it
    });
    await person(page, address, "Jana");
    const made = [];
    /** `pointing`: what is pointed at speaks. */
    const shoot = async (name, { pointing = false } = {}) => {
      made.push(`${asked.folder}/${name}-${asked.tag}.png`);
      if (!pointing) await page.mouse.move(0, 0);
      await still(page);
      await page.waitForTimeout(250);
      await page.screenshot({ path: made.at(-1) });
    };
    const phone = asked.width < 600;
    await parts[asked.part]({ page, address, newPerson, shoot, phone });
    return { made };
  },
};
