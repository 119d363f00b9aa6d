/** How the categories of all games look: a colour with its hatch and shape, or a plate of its own. */
import type { Colour } from "../../parts/face";

export interface Look {
  glyph: string;
  colour?: Colour;
  plate?: "treasury" | "wonder" | "token";
}

const coloured = (colour: Colour, glyph = `c-${colour}`): Look => ({ colour, glyph });
const WONDER: Look = { plate: "wonder", glyph: "stage" };
const TOKEN: Look = { plate: "token", glyph: "token" };
const WAR = coloured("red", "shield");

const LOOKS: Record<string, Look> = {
  military: WAR,
  barracks_west: WAR,
  barracks_east: WAR,
  blue: coloured("blue"),
  civilian: coloured("blue"),
  agora: coloured("blue"),
  green: coloured("green"),
  science: coloured("green"),
  university: coloured("green"),
  yellow: coloured("yellow"),
  commerce: coloured("yellow"),
  market: coloured("yellow"),
  guild: coloured("purple"),
  guilds: coloured("purple"),
  guild_court: coloured("purple"),
  gallery: coloured("grey", "laurel"),
  cat: coloured("grey", "cat"),
  wonder: WONDER,
  wonders: WONDER,
  stages: WONDER,
  progress: TOKEN,
  progress_tokens: TOKEN,
  treasury: { plate: "treasury", glyph: "coin" },
};

export function look(category: string): Look & { classes: string } {
  const found = LOOKS[category] ?? { plate: "wonder" as const, glyph: "laurel" };
  return { ...found, classes: found.colour ? `c-${found.colour}` : `k-${found.plate}` };
}
