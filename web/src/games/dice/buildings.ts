/** The buildings of a sheet as they stand from the west wall to the east one, and their signs. */
import { signOf, type Box } from "./face";

const ORDER = [
  "barracks_west",
  "warehouse",
  "university",
  "agora",
  "market",
  "gallery",
  "guild_court",
  "wonder",
  "barracks_east",
];
const GLYPHS: Record<string, string> = {
  barracks_west: "axe",
  barracks_east: "sword",
  gallery: "bust",
  guild_court: "guild",
  wonder: "stage",
};

export const inOrder = (box: Box): Box["catalogue"]["buildings"][number][] =>
  [...box.catalogue.buildings].sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));

export function glyphOf(box: Box, building: string): string {
  const colour = box.colourOf(building);
  return GLYPHS[building] ?? (colour ? signOf(colour) : "stage");
}
