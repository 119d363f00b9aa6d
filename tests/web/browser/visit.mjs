// Visits to the page: `node visit.mjs ADDRESS`. A line of JSON asks for a scene of any module of the folder `scenes`,
// `{"what": "game", "asked": {...}}`; a line tells what was seen. Something in the console that is no good is a fault.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const DEBIAN = "/usr/bin/chromium";
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const home = process.argv[2];
const axe = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The scenes of all modules. */
async function learned() {
  const found = {};
  const folder = new URL("scenes/", import.meta.url);
  for (const file of readdirSync(folder)) {
    const { scenes } = await import(new URL(file, folder));
    for (const [name, scene] of Object.entries(scenes)) {
      if (name in found) throw new Error(`two scenes are called ${name}`);
      found[name] = scene;
    }
  }
  return found;
}

async function opened() {
  if (existsSync(DEBIAN))
    return chromium.launch({ executablePath: DEBIAN, args: QUIET });
  const { default: packed } = await import("@sparticuz/chromium");
  return chromium.launch({
    executablePath: await packed.executablePath(),
    // a browser of one process would end with its first context
    args: [
      ...packed.args.filter((one) => one !== "--single-process"),
      ...QUIET,
    ],
  });
}

/** Somebody with a browser of their own; `contexts` and `faults` are filled. */
function people(browser, asked, address, contexts, faults) {
  const watch = (page, forgiven) => {
    const fault = (text) => {
      if (!forgiven?.test(text)) faults.push(text);
    };
    page.setDefaultTimeout(30_000);
    page.flying = new Set(); // what was asked and is not answered yet; streams are never
    page.on("request", (request) => {
      if (!/\/events\b/.test(request.url())) page.flying.add(request);
    });
    for (const end of ["requestfinished", "requestfailed"])
      page.on(end, (request) => page.flying.delete(request));
    page.on("console", (line) => {
      if (line.type() === "error") fault(line.text());
    });
    page.on("pageerror", (problem) => fault(problem.message));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !/^(data|blob):/.test(url))
        fault(`asked ${url}`);
    });
    return page;
  };
  /** `forgiven`: what the browser itself says of an outage or a refusal that the scene wants. */
  return async ({ forgiven, settings, ...more } = {}) => {
    const context = await browser.newContext({
      viewport: { width: asked.width ?? 1280, height: asked.height ?? 860 },
      colorScheme: asked.scheme ?? "light",
      locale: asked.locale ?? "en-US",
      reducedMotion: "reduce",
      bypassCSP: Boolean(asked.axe), // axe comes as an inline script
      ...more,
    });
    contexts.push(context);
    await context.addInitScript(
      (chosen) => {
        if (
          location.protocol !== "about:" && // an empty page keeps nothing
          !localStorage.getItem("septem")
        )
          localStorage.setItem("septem", JSON.stringify(chosen));
      },
      { pace: 0, ...settings },
    );
    context.on("page", (page) => watch(page, forgiven));
    return context.newPage();
  };
}

/** What somebody sees when a scene fails. */
async function told(page) {
  const text = await page
    .locator("body")
    .innerText({ timeout: 2000 })
    .catch(() => "nothing");
  return `${page.url()}: ${text.slice(0, 600)}`;
}

async function visited(scene, browser, asked) {
  const address = asked.address ?? home;
  const contexts = [];
  const faults = [];
  const newPerson = people(browser, asked, address, contexts, faults);
  try {
    const seen = await scene({ address, asked, axe, newPerson });
    return { ...seen, faults };
  } catch (problem) {
    const shown = contexts.flatMap((context) => context.pages()).map(told);
    const error = [problem.stack ?? problem, ...(await Promise.all(shown))];
    return { error: error.join("\n"), faults };
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

const scenes = await learned();
const browser = await opened();
try {
  for await (const line of createInterface({ input: process.stdin })) {
    const { what, asked } = JSON.parse(line);
    const scene = scenes[what];
    const seen = scene
      ? await visited(scene, browser, asked)
      : { error: `no scene is called ${what}`, faults: [] };
    console.log(JSON.stringify(seen));
  }
} finally {
  await browser.close();
}
