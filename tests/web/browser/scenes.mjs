// What people do on the page. Each scene returns what it saw; the Python tests judge it.

/** A table made by the API with the person's own key; the page is the one who plays at it. */
export async function table(page, wish) {
  return page.evaluate(async (body) => {
    const answer = await fetch("api/v1/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await answer.json()).id;
  }, wish);
}

const bots = (count) =>
  Array.from({ length: count }, () => ({ kind: "bot", level: "gentle" }));
const shown = (page, id, seat = 0) =>
  page.evaluate(
    async ([id, seat]) =>
      (await fetch(`api/v1/tables/${id}?seat=${seat}`)).json(),
    [id, seat],
  );
const width = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function any(locator, rng) {
  const count = await locator.count();
  if (count)
    await locator
      .nth(Math.floor(rng() * count))
      .click({ timeout: 5000 })
      .catch(() => {}); // it may be gone by now
  return count;
}

/** A generator of chances, so that a failure can be seen again. */
function chances(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What shows that the page waits for a decision. */
const OWED =
  ".go, button.place.open, .cardbtn:not([disabled]), .side7, .choice, button.die.can";

const choosing = {
  duel: (page, rng) => any(page.locator("button.place.open"), rng),
  wonders: (page, rng) =>
    any(
      page.locator(".cardbtn:not([disabled]), .side7, .pile7 [role=radio]"),
      rng,
    ),
  architects: (page, rng) => any(page.locator(".choice"), rng),
  dice: async (page, rng) => {
    await any(page.locator("button.die.can, .pickme:not([disabled])"), rng);
    await any(page.locator("button.bx.lit"), rng);
  },
};

/** Plays until the game is over; how many decisions were made by the page. */
async function play(page, game, id, rng) {
  let made = 0;
  let widest = -Infinity;
  const until = Date.now() + 240_000;
  while (Date.now() < until) {
    widest = Math.max(widest, await width(page));
    const go = page.locator(".go:not([disabled])");
    if (!(await page.locator(OWED).count())) {
      if ((await shown(page, id)).table.status === "finished")
        return { made, widest, over: true };
      await page.waitForTimeout(100);
      continue;
    }
    await choosing[game](page, rng);
    widest = Math.max(widest, await width(page));
    if (await go.count()) {
      const clicked = await go
        .first()
        .click({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      made += clicked ? 1 : 0;
    }
    await page.waitForTimeout(60);
  }
  return { made, widest, over: false };
}

async function faultsOfAxe(page, axe) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // a card's own name says in words what its signs and figures show: they need not be repeated sign by sign
    const rules = { "label-content-name-mismatch": { enabled: false } };
    const found = await window.axe.run(document, {
      resultTypes: ["violations"],
      rules,
    });
    return found.violations.map(
      (one) =>
        `${one.id}: ${one.nodes
          .slice(0, 3)
          .map((node) => node.target.join(" "))
          .join(", ")}`,
    );
  });
}

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
    const seen = await play(page, asked.game, id, chances(asked.seed ?? 1));
    await page.waitForTimeout(500);
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
    for (let tile = 0; tile < (await tiles.count()); tile++) {
      await tiles.nth(tile).locator(".btn.primary").click();
      await page.locator(OWED).first().waitFor();
      seen.push(await page.locator("main").first().getAttribute("class"));
      await page.goto(address);
      await tiles.first().waitFor();
    }
    return { seen };
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
    for (let step = 0; step < 12; step++) {
      for (const [seat, page] of [ada, ben].entries()) {
        const go = page.locator(".go");
        if (!(await page.locator(OWED).count())) continue;
        await choosing.duel(page, chances(step + 1));
        if (
          await go
            .first()
            .isEnabled()
            .catch(() => false)
        )
          moved[seat] += await go
            .first()
            .click({ timeout: 3000 })
            .then(
              () => 1,
              () => 0,
            );
      }
      await ada.waitForTimeout(300);
    }
    return { moved };
  },

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

/** A table in the middle of its game, played there by the API. */
async function halfway(page, game, players, moves) {
  const id = await table(page, {
    game,
    players,
    seats: [{ kind: "me" }, ...bots(players - 1)],
    start: true,
  });
  await page.evaluate(
    async ([id, moves]) => {
      for (let made = 0; made < moves;) {
        const decision = await (
          await fetch(`api/v1/tables/${id}/seats/0/decision`)
        ).json();
        const move = decision.moves?.[(made * 7) % decision.moves.length];
        if (move) {
          const body = JSON.stringify({
            move: move.notation,
            number: decision.number,
          });
          const answer = await fetch(`api/v1/tables/${id}/seats/0/moves`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body,
          });
          made += answer.ok ? 1 : 0;
        }
        await new Promise((done) => setTimeout(done, 120));
      }
    },
    [id, moves],
  );
  return id;
}

const MIDDLE = [
  ["duel", "duel", 2, 20],
  ["wonders", "wonders", 4, 9],
  ["seven", "wonders", 7, 9],
  ["architects", "architects", 3, 12],
  ["dice", "dice", 3, 8],
];

/** Pictures of every screen, in the size, theme and language that were asked for. */
scenes.pictures = async ({ address, asked, newPerson }) => {
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
  await play(page, "duel", id, chances(9));
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
};
