/** Which of the seven monuments a city of these games has; the drawings are called as in the first game. */
import { isMonument, type MonumentId } from "../art/monuments";

const CALLED: Record<string, string> = { ephesus: "ephesos", halicarnassus: "halikarnassos" };

export function monumentOf(city: string): MonumentId | undefined {
  const id = CALLED[city] ?? city;
  return isMonument(id) ? id : undefined;
}
