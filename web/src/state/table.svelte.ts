/** One table as somebody sees it: kept up to date by events, paced so that a person can follow. */
import { api, Refused } from "../api/client";
import { Stream, type Connection } from "../api/stream";
import type { Choices, Entry, Pieces, TableInfo, Update } from "../api/types";
import { settings } from "./settings.svelte";
import { Texts } from "./words.svelte";

export class TableState {
  update = $state.raw<Update>();
  log = $state.raw<Entry[]>([]);
  decision = $state.raw<Choices>();
  pieces = $state.raw<Pieces>();
  texts = $state.raw<Texts>();
  connection = $state<Connection>("connecting");
  /** A message id and its arguments: what went wrong last. */
  problem = $state.raw<{ message: string; detail: string }>();
  /** The seat looked from; undefined: a spectator. */
  seat = $state<number>();
  /** Several people share this device, and it has to be handed over first. */
  curtain = $state(false);
  busy = $state(false);

  readonly info = $derived<TableInfo | undefined>(this.update?.table);
  readonly view = $derived(this.update?.view ?? undefined);
  readonly result = $derived(this.update?.result ?? undefined);
  readonly mine = $derived(this.info?.seats.filter((one) => one.yours && !one.away).map((one) => one.seat) ?? []);
  readonly names = $derived(this.info?.seats.map((one) => this.nameOf(one.seat)) ?? []);
  readonly acting = $derived(this.decision?.moves.length ? this.decision : undefined);

  #stream: Stream | undefined;
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  // ---- coming and going --------------------------------------------------------------------------
  async open(wanted?: number): Promise<void> {
    try {
      const first = await api.table(this.id);
      if (this.#closed) return;
      const mine = first.table.seats.filter((one) => one.yours && !one.away).map((one) => one.seat);
      const acting = first.table.seats.find((one) => one.yours && one.acting)?.seat;
      this.seat = wanted !== undefined && mine.includes(wanted) ? wanted : (acting ?? mine[0]);
      await this.learn();
      this.#listen();
    } catch (problem) {
      this.#fail(problem);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#stream?.close();
  }

  /** The words in the language that is set now, and the pieces. */
  async learn(): Promise<void> {
    const [words, pieces] = await Promise.all([
      api.tableWords(this.id, settings.language),
      this.pieces ?? api.pieces(this.id),
    ]);
    this.texts = new Texts(words);
    this.pieces = pieces;
  }

  /** Another of the own seats looks now. */
  async turnTo(seat: number): Promise<void> {
    this.seat = seat;
    this.decision = undefined;
    this.curtain = false;
    this.log = [];
    this.#listen();
  }

  #listen(): void {
    this.#stream?.close();
    this.#stream = new Stream(
      this.id,
      this.seat,
      (update) => this.#told(update),
      (state) => {
        this.connection = state;
      },
    );
  }

  // ---- what is told ------------------------------------------------------------------------------
  #told(update: Update): void {
    this.#waiting.push(update);
    if (this.#timer === undefined) void this.#next();
  }

  /** Show what waits, one after the other. */
  async #next(): Promise<void> {
    const update = this.#waiting.shift();
    if (update === undefined || this.#closed) {
      this.#timer = undefined;
      return;
    }
    this.#timer = setTimeout(() => void this.#next(), this.#beat(update));
    await this.#show(update);
  }

  /** What others did is shown for a moment before the next thing happens. */
  #beat(update: Update): number {
    const others = update.log.some((line) => "seat" in line.event && line.event.seat !== this.seat);
    return this.#waiting.length > 0 && others && this.update !== undefined ? settings.pace : 0;
  }

  /** No more waiting: show how things are now. */
  skip(): void {
    clearTimeout(this.#timer);
    const rest = this.#waiting;
    this.#waiting = [];
    this.#timer = undefined;
    void (async () => {
      for (const update of rest) await this.#show(update);
    })();
  }

  async #show(update: Update): Promise<void> {
    this.log = [...this.log.filter((line) => line.number < update.log_from), ...update.log];
    this.update = update;
    const yours = update.table.seats.filter((one) => one.yours && one.acting);
    if (this.seat !== undefined && !yours.some((one) => one.seat === this.seat) && yours[0] && this.mine.length > 1) {
      this.decision = undefined;
      this.curtain = true;
      return;
    }
    await this.#decide(update);
  }

  async #decide(update: Update): Promise<void> {
    if (this.seat === undefined || update.view === null || update.table.status !== "running") {
      this.decision = undefined;
      return;
    }
    try {
      const decision = await api.decision(this.id, this.seat);
      if (decision.number >= (this.update?.number ?? 0)) this.decision = decision;
    } catch (problem) {
      this.#fail(problem);
    }
  }

  // ---- what is done ------------------------------------------------------------------------------
  async play(move: string): Promise<void> {
    const { decision, seat } = this;
    if (decision === undefined || seat === undefined) return;
    await this.do(async () => {
      await api.play(this.id, seat, move, decision.number);
    });
  }

  async retract(): Promise<void> {
    const { seat } = this;
    if (seat !== undefined) await this.do(() => api.retract(this.id, seat));
  }

  async undo(): Promise<void> {
    const { seat } = this;
    if (seat !== undefined) await this.do(() => api.undo(this.id, seat));
  }

  /** Something is asked of the server; what it refuses is said, and nothing has changed then. */
  async do(action: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = undefined;
    try {
      await action();
    } catch (problem) {
      this.#fail(problem);
    } finally {
      this.busy = false;
    }
  }

  #fail(problem: unknown): void {
    const reason = problem instanceof Refused ? problem.problem.reason : undefined;
    if (reason && this.texts) {
      this.problem = { message: "", detail: this.texts.say(`reason-${reason.code}`, reason.args, this.names) };
    } else if (problem instanceof Refused) {
      this.problem = { message: `problem-${problem.problem.code}`, detail: "" };
    } else {
      this.problem = { message: "problem-unreachable", detail: "" };
    }
  }

  // ---- words -------------------------------------------------------------------------------------
  nameOf(seat: number): string {
    const place = this.info?.seats[seat];
    if (!place || !this.texts) return "";
    if (place.name) return place.name;
    const same = this.info?.seats.filter((one) => !one.name && one.level === place.level) ?? [];
    const bot = this.texts.say(`bot-${place.level}`);
    return same.length > 1 ? `${bot} ${same.findIndex((one) => one.seat === seat) + 1}` : bot;
  }

  /** A sentence of this table's language and game. */
  say(message: string, args: Record<string, unknown> = {}): string {
    return this.texts?.say(message, args, this.names) ?? "";
  }
}
