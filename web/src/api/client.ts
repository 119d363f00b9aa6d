/** Asks the server. All types come from its own document. */
import type { components, operations } from "./document";

export type Schemas = components["schemas"];
export type Problem = Schemas["ProblemBody"];
type Operations = operations;
type Content<R> = R extends { content: { "application/json": infer T } } ? T : never;
/** What an operation answers when it is done. */
export type Answer<Op extends keyof Operations> = Operations[Op]["responses"] extends infer R
  ? R extends { 200: infer Done }
    ? Content<Done>
    : R extends { 201: infer Done }
      ? Content<Done>
      : never
  : never;

/** What the server refused, as it said it. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

/** Nobody answered: the network or the server is away. */
export class Unreachable extends Error {}

/** Every answer says which page the server would send now; who wants to know is told. */
export const heard = { page: (_: string): void => undefined };

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Query = Record<string, string | number | boolean | undefined>;

/** The address of something in the API, wherever the page itself is served. */
export function address(path: string, query: Query = {}): URL {
  const found = new URL(`api/v1${path}`, document.baseURI);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) found.searchParams.set(name, String(value));
  return found;
}

async function ask<Op extends keyof Operations>(
  method: Method,
  path: string,
  more: { query?: Query; body?: unknown } = {},
): Promise<Answer<Op>> {
  let answer: Response;
  let data: unknown;
  try {
    const body =
      more.body === undefined
        ? {}
        : { body: JSON.stringify(more.body), headers: { "Content-Type": "application/json" } };
    answer = await fetch(address(path, more.query), { method, ...body });
    data = await answer.json();
  } catch {
    throw new Unreachable("nobody answers");
  }
  const page = answer.headers.get("Septem-Page");
  if (page) heard.page(page);
  if (!answer.ok) throw new Refused(data as Problem, answer.status);
  return data as Answer<Op>;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const seatOf = (table: string, seat: number) => `${at(table)}/seats/${seat}`;

/** A new table; the document says of its options only that there are some. */
export type Opening = Omit<Schemas["NewTable"], "options"> & { options: Record<string, unknown> };
/** What is to be played at a table that waits. */
export type Agreement = Omit<Schemas["Terms"], "options"> & { options: Record<string, unknown> };

export const api = {
  games: () => ask<"games">("GET", "/games"),
  pieces: (table: string) => ask<"table_pieces">("GET", `${at(table)}/pieces`),
  gamePieces: (game: string, variant: number) =>
    ask<"game_pieces">("GET", `/games/${game}/pieces`, { query: { variant } }),
  words: (language: string) => ask<"house_words">("GET", `/words/${language}`),
  gameWords: (game: string, language: string) => ask<"game_words">("GET", `/games/${game}/words/${language}`),
  guideWords: (game: string, language: string, variant: number) =>
    ask<"guide_words">("GET", `/games/${game}/guide/${language}`, { query: { variant } }),
  tableWords: (table: string, language: string) => ask<"table_words">("GET", `${at(table)}/words/${language}`),

  me: () => ask<"me">("GET", "/me"),
  enter: () => ask<"enter">("POST", "/me"),
  link: () => ask<"link">("POST", "/me/links"),
  arrive: (link: string) => ask<"arrive">("POST", "/me/devices", { body: { link } }),
  revoke: () => ask<"revoke">("DELETE", "/me/devices"),
  rename: (name: string) => ask<"rename">("PUT", "/me", { body: { name } }),

  tables: (mine: boolean) => ask<"listed">("GET", "/tables", { query: { mine } }),
  open: (body: Opening) => ask<"open_table">("POST", "/tables", { body }),
  table: (table: string, seat?: number) => ask<"look">("GET", at(table), { query: { seat } }),
  sit: (table: string, seat: number, body: Schemas["SeatChange"]) => ask<"sit">("PUT", seatOf(table, seat), { body }),
  start: (table: string) => ask<"start">("POST", `${at(table)}/start`),
  close: (table: string) => ask<"close">("DELETE", at(table)),
  agree: (table: string, body: Agreement) => ask<"agree">("PUT", `${at(table)}/terms`, { body }),
  branch: (table: string, body: Schemas["Branch"]) => ask<"branch">("POST", `${at(table)}/branches`, { body }),
  rematch: (table: string) => ask<"rematch">("POST", `${at(table)}/rematch`),

  explanation: (table: string) => ask<"explain">("GET", `${at(table)}/explanation`),
  decision: (table: string, seat: number) => ask<"decide">("GET", `${seatOf(table, seat)}/decision`),
  play: (table: string, seat: number, move: string, number: number) =>
    ask<"play">("POST", `${seatOf(table, seat)}/moves`, { body: { move, number } }),
  retract: (table: string, seat: number) => ask<"retract">("DELETE", `${seatOf(table, seat)}/moves`),
  undo: (table: string, seat: number) => ask<"undo">("POST", `${seatOf(table, seat)}/undo`),
  advice: (table: string, seat: number, moves?: number) =>
    ask<"advice">("GET", `${seatOf(table, seat)}/advice`, { query: { at: moves } }),

  record: (table: string) => ask<"record">("GET", `${at(table)}/record`),
  replay: (table: string, moves: number, seat?: number) =>
    ask<"replay">("GET", `${at(table)}/replay`, { query: { at: moves, seat } }),
  course: (table: string) => ask<"how_it_went">("GET", `${at(table)}/course`),
  review: (table: string) => ask<"review">("GET", `${at(table)}/review`),
};

const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;

/** Ask until somebody answers; `away` hears whether nobody does. Undefined: given up meanwhile. */
export async function patiently<T>(
  action: () => Promise<T>,
  away: (gone: boolean) => void,
  given: () => boolean = () => false,
): Promise<T | undefined> {
  for (let wait = FIRST_WAIT; !given(); wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      const answer = await action();
      away(false);
      return answer;
    } catch (problem) {
      if (!(problem instanceof Unreachable)) throw problem;
      away(true);
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return undefined;
}
