// The letters the page is set in: what it needs of two free fonts, Roboto and Newsreader (both SIL OFL 1.1), taken
// from their npm packages at every build into src/fonts. What somebody's name has beyond it comes from the machine.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const PLAIN = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const TEXTS = {
  latin: `${PLAIN}áéíóúýäôöüßÁÉÍÓÚÝÄÔÖÜ×·°½«»–—…‘’‚“”„−\u00a0`,
  "latin-ext": "čďěňřšťůžĺľŕČĎĚŇŘŠŤŮŽĹĽŔąćęłńśźżĄĆĘŁŃŚŹŻőűŐŰ",
};
const FONTS = {
  sans: {
    file: (part) => `@fontsource-variable/roboto/files/roboto-${part}-wght-normal.woff2`,
    more: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  serif: {
    file: (part) => `@fontsource/newsreader/files/newsreader-${part}-600-normal.woff2`,
    more: {},
  },
  running: {
    file: (part) => `@fontsource/newsreader/files/newsreader-${part}-400-normal.woff2`,
    more: {},
  },
  italic: {
    file: (part) => `@fontsource/newsreader/files/newsreader-${part}-400-italic.woff2`,
    more: {},
  },
};

/** Their licence goes with them: vite copies what is in public. */
const LICENCES = { roboto: "@fontsource-variable/roboto", newsreader: "@fontsource/newsreader" };

const at = (path) => new URL(path, import.meta.url);
mkdirSync(at("src/fonts/"), { recursive: true });
for (const [name, { file, more }] of Object.entries(FONTS))
  for (const [part, text] of Object.entries(TEXTS)) {
    const whole = readFileSync(at(`node_modules/${file(part)}`));
    writeFileSync(at(`src/fonts/${name}-${part}.woff2`), await subset(whole, text, { targetFormat: "woff2", ...more }));
  }
mkdirSync(at("public/"), { recursive: true });
for (const [name, folder] of Object.entries(LICENCES))
  copyFileSync(at(`node_modules/${folder}/LICENSE`), at(`public/LICENSE-${name}.txt`));
