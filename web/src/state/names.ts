/** How those who sit at a table are called. */
import type { TableInfo } from "../api/types";

type Say = (message: string, args?: Record<string, unknown>) => string;

/** Who has not chosen a name yet is called by the server like this. */
const GUEST = /^Guest (\d+)$/;

/** A name as somebody chose it; that of a guest in the language that is set. */
export function called(name: string, say: Say): string {
  const guest = GUEST.exec(name);
  return guest ? say("guest-name", { number: guest[1] }) : name;
}

/** A person's name, or what kind of bot it is; bots of the same kind are numbered. */
export function nameIn(info: TableInfo | undefined, seat: number, say: Say): string {
  const place = info?.seats[seat];
  if (!info || !place) return "";
  if (place.kind === "open") return say("seat-open");
  if (place.name) return called(place.name, say);
  const same = info.seats.filter((one) => one.kind === "bot" && one.level === place.level);
  const bot = say(`bot-${place.level}`);
  return same.length > 1 ? `${bot} ${same.indexOf(place) + 1}` : bot;
}
