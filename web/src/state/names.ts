/** How those who sit at a table are called. */
import type { TableInfo } from "../api/types";

type Say = (message: string) => string;

/** A person's name, or what kind of bot it is; bots of the same kind are numbered. */
export function nameIn(info: TableInfo | undefined, seat: number, say: Say): string {
  const place = info?.seats[seat];
  if (!info || !place) return "";
  if (place.kind === "open") return say("seat-open");
  if (place.name) return place.name;
  const same = info.seats.filter((one) => one.kind === "bot" && one.level === place.level);
  const bot = say(`bot-${place.level}`);
  return same.length > 1 ? `${bot} ${same.indexOf(place) + 1}` : bot;
}
