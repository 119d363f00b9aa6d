// One visit to the page: `node visit.mjs ADDRESS WHAT JSON`. Prints what was seen as JSON; a console error is a failure.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { scenes } from "./scenes.mjs";

const DEBIAN = "/usr/bin/chromium";
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const [address, what, given = "{}"] = process.argv.slice(2);
const asked = JSON.parse(given);
const axe = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

async function opened() {
  if (existsSync(DEBIAN))
    return chromium.launch({ executablePath: DEBIAN, args: QUIET });
  const { default: packed } = await import("@sparticuz/chromium");
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: [...packed.args, ...QUIET],
  });
}

const browser = await opened();
const faults = [];
const newPerson = async () => {
  const context = await browser.newContext({
    viewport: { width: asked.width ?? 1280, height: asked.height ?? 860 },
    colorScheme: asked.scheme ?? "light",
    locale: asked.locale ?? "en-US",
    reducedMotion: "reduce",
    bypassCSP: Boolean(asked.axe), // axe comes as an inline script
  });
  await context.addInitScript(() => {
    if (!localStorage.getItem("septem"))
      localStorage.setItem("septem", JSON.stringify({ pace: 0 }));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on(
    "console",
    (line) => line.type() === "error" && faults.push(line.text()),
  );
  page.on("pageerror", (problem) => faults.push(problem.message));
  page.on("request", (request) => {
    if (
      !request.url().startsWith(address) &&
      !request.url().startsWith("data:")
    )
      faults.push(`asked ${request.url()}`);
  });
  return page;
};
try {
  const seen = await scenes[what]({ address, asked, axe, newPerson });
  console.log(JSON.stringify({ ...seen, faults }));
} finally {
  await browser.close();
}
