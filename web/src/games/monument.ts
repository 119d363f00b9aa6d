/** Which of the seven monuments a city of these games has; the drawings are called as in the first game. */
import { isMonument, type MonumentId } from "../art/monuments";

/** Other games and editions call the seven by other names. */
const CALLED: Record<string, MonumentId> = {
  ephesus: "ephesos",
  halicarnassus: "halikarnassos",
  pyramids: "giza",
  colossus: "rhodes",
  great_lighthouse: "alexandria",
  mausoleum: "halikarnassos",
  statue_of_zeus: "olympia",
  temple_of_artemis: "ephesos",
  hanging_gardens: "babylon",
};

export function monumentOf(city: string): MonumentId | undefined {
  const id = CALLED[city] ?? city;
  return isMonument(id) ? id : undefined;
}
