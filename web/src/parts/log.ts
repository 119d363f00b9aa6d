/** A log as it is read: what belongs to one turn together, for each who did it, in few words. */
import type { Entry } from "../api/types";
import type { Texts, Told } from "../state/words.svelte";

/** What somebody did, or what happened by itself: parts of sentences. */
export interface Line {
  number: number;
  kind: string;
  seat: number | string | undefined;
  told: Told[][];
}
/** A turn, a round, or what lies between; `title` where there is one to be said. */
export interface Group {
  number: number;
  title: string;
  lines: Line[];
}

/** With these something new begins that has a name of its own. */
const HEADS = ["age-began", "round-began"];
/** Who does one of these has acted. */
const ACTS = new Set(
  "built chained discarded wonder-built wonder-drafted stage-built stage-built-hidden sold sold-hidden".split(" "),
);
/** Told together when they come together. */
const ALIKE = "card-revealed";

type Names = readonly string[];
type Args = { seat?: number | string; age?: number };

/** Newest group first, in each what came first at the top. */
export function grouped(log: readonly Entry[], texts: Texts, names: Names, game: string | undefined): Group[] {
  const groups: Group[] = [];
  let acted = new Set<number | string>();
  // a whole log of 7 Wonders begins with the first turn; nothing says so
  let age = game === "wonders" && log[0]?.number === 0 ? 1 : undefined;
  let turn = 1;
  const open = (number: number, title: string) => {
    groups.push({ number, title, lines: [] });
    acted = new Set();
  };
  for (const entry of merged(log)) {
    const { kind, ...args } = entry.event as { kind: string } & Args;
    if (HEADS.includes(kind)) {
      [age, turn] = [args.age, 1];
      open(entry.number, texts.say(`event-${kind}`, args, names).replace(/\.$/, ""));
      continue;
    }
    const acts = ACTS.has(kind) && args.seat !== undefined;
    if (kind === "turn-began" || (acts && game === "duel")) open(entry.number, "");
    else if (kind === "conflict-fought" && groups.at(-1)?.lines[0]?.kind !== kind)
      open(entry.number, age ? texts.say("wonders-war", { age }) : "");
    else if (acts && game === "wonders" && acted.has(args.seat!))
      open(entry.number, age ? texts.say("log-turn", { turn: ++turn }) : "");
    else if (!groups.length) open(entry.number, age ? texts.say("log-turn", { turn }) : "");
    if (kind === "turn-began") continue;
    if (acts) acted.add(args.seat!);
    add(groups.at(-1)!.lines, entry.number, kind, args, texts, names);
  }
  return groups.filter((group) => group.title || group.lines.length).reverse();
}

function add(lines: Line[], number: number, kind: string, args: Args, texts: Texts, names: Names): void {
  const short = texts.has(`log-${kind}`);
  const seat = short ? args.seat : undefined;
  const told = texts.tell(short ? `log-${kind}` : `event-${kind}`, args, names);
  const last = lines.at(-1);
  if (last && seat !== undefined && last.seat === seat) last.told.push(told);
  else lines.push({ number, kind, seat, told: [told] });
}

/** The same log, with what is told together as one entry. */
function merged(log: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of log) {
    const last = found.at(-1)?.event;
    if (last?.kind === ALIKE && entry.event.kind === ALIKE && "card" in last && "card" in entry.event) {
      const card = [last.card, entry.event.card].flat();
      found[found.length - 1] = { ...entry, event: { ...entry.event, card } } as unknown as Entry;
    } else found.push(entry);
  }
  return found;
}
