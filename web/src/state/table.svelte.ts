/** One table as somebody sees it: kept up to date by events, paced so that a person can follow. */
import { api, patiently, Refused, Unreachable } from "../api/client";
import { Stream, type Connection } from "../api/stream";
import type { Choices, Entry, Pieces, Reason, TableInfo, Update } from "../api/types";
import { house } from "./house.svelte";
import { nameIn } from "./names";
import { settings } from "./settings.svelte";
import { Texts } from "./words.svelte";

export class TableState {
  update = $state.raw<Update>();
  log = $state.raw<Entry[]>([]);
  decision = $state.raw<Choices>();
  pieces = $state.raw<Pieces>();
  texts = $state.raw<Texts>();
  connection = $state<Connection>("connecting");
  /** What went wrong last: the reason of the rules, or a message of the page. */
  problem = $state.raw<{ message: string } | { reason: Reason }>();
  /** The seat looked from; undefined: a spectator. */
  seat = $state<number>();
  /** Several people share this device, and it has to be handed over to this seat first. */
  curtain = $state<number>();
  /** Those who share the device have nothing to hide from each other. */
  openHands = $state(false);
  /** There is no such table, or it is not to be seen. */
  gone = $state(false);
  busy = $state(false);
  /** How many moves of others are still to be shown. */
  behind = $state(0);

  readonly info = $derived<TableInfo | undefined>(this.update?.table);
  readonly view = $derived(this.update?.view ?? undefined);
  readonly result = $derived(this.update?.result ?? undefined);
  readonly mine = $derived(this.info?.seats.filter((one) => one.yours && !one.away).map((one) => one.seat) ?? []);
  readonly names = $derived(this.info?.seats.map((one) => this.nameOf(one.seat)) ?? []);
  readonly labels = $derived(this.info?.seats.map((one) => this.labelOf(one.seat)) ?? []);
  readonly acting = $derived(this.decision?.moves.length ? this.decision : undefined);

  #stream: Stream | undefined;
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #fixed = false;
  #apart = false;

  constructor(readonly id: string) {}

  // ---- coming and going --------------------------------------------------------------------------
  /** `wanted`: look from this seat only. `apart`: look from none, as a screen for all does. */
  async open(wanted?: number, apart = false): Promise<void> {
    this.#apart = apart;
    try {
      const first = await this.#patiently(async () => {
        await house.enter();
        return api.table(this.id);
      });
      if (!first || this.#closed) return;
      const mine = apart ? [] : first.table.seats.filter((one) => one.yours && !one.away).map((one) => one.seat);
      this.#fixed = wanted !== undefined && mine.includes(wanted);
      // several people may sit before this device: nobody's hand is asked for before they say that it is them
      this.seat = this.#fixed ? wanted : mine.length === 1 ? mine[0] : undefined;
      this.openHands = mine.length > 1 && sessionStorage.getItem(this.#openKey) !== null;
      await this.#patiently(() => this.learn());
      if (this.#closed) return;
      this.#listen();
      addEventListener("online", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
    } catch (problem) {
      this.#fail(problem);
      this.gone = this.update === undefined;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#stream?.close();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  /** The words in the language that is set now, and the pieces. */
  async learn(): Promise<void> {
    const { language } = settings;
    const [words, pieces] = await Promise.all([api.tableWords(this.id, language), this.pieces ?? api.pieces(this.id)]);
    if (language === settings.language) this.texts = new Texts(words);
    this.pieces = pieces;
  }

  /** Another language has been chosen; without the server the old one stays. */
  async relearn(): Promise<void> {
    try {
      await this.#patiently(() => this.learn());
    } catch (problem) {
      this.#fail(problem);
    }
  }

  /** Another of the own seats looks now; undefined: nobody does. */
  turnTo(seat: number | undefined): void {
    this.seat = seat;
    this.decision = undefined;
    this.curtain = undefined;
    this.log = [];
    this.#waiting = [];
    this.behind = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // what the seat before saw is put away at once
    if (this.update && !this.openHands) this.update = { ...this.update, view: null };
    this.#listen();
  }

  /** From now on the device changes hands without a curtain. */
  playOpenly(seat: number): void {
    this.openHands = true;
    sessionStorage.setItem(this.#openKey, "yes");
    this.turnTo(seat);
  }

  get #openKey(): string {
    return `septem-open-${this.id}`;
  }

  #patiently<T>(action: () => Promise<T>, past: () => boolean = () => false): Promise<T | undefined> {
    return patiently(
      action,
      (gone) => {
        if (gone) this.connection = "lost";
        else if (this.connection === "lost" && this.#stream?.open) this.connection = "live";
      },
      () => this.#closed || past(),
    );
  }

  #wake = (): void => {
    if (document.visibilityState === "visible") this.#stream?.wake();
  };

  #listen(): void {
    this.#stream?.close();
    this.#stream = new Stream(
      this.id,
      this.seat,
      (update) => this.#told(update),
      (state) => this.#connected(state),
    );
  }

  #connected(state: Connection): void {
    const back = state === "live" && this.connection !== "live";
    this.connection = state;
    if (state === "lost") void this.#ask();
    if (back && this.problem && "message" in this.problem && this.problem.message === "problem-unreachable")
      this.problem = undefined;
    if (back && this.update && !this.busy && (this.decision?.number ?? -1) < this.update.number)
      void this.#decide(this.update);
  }

  /** The stream has ended: is the table still there, and the seat still ours? */
  async #ask(): Promise<void> {
    const { seat } = this;
    try {
      const { table } = await api.table(this.id);
      if (this.#closed || seat !== this.seat) return;
      if (seat !== undefined && !table.seats[seat]?.yours) this.turnTo(undefined);
    } catch (problem) {
      if (problem instanceof Unreachable || this.#closed) return;
      const code = problem instanceof Refused ? problem.problem.code : "";
      if (!["not-found", "forbidden", "no-identity"].includes(code)) return;
      this.#stream?.close();
      this.#fail(problem);
      this.gone = true;
    }
  }

  // ---- what is told ------------------------------------------------------------------------------
  #told(update: Update): void {
    this.#waiting.push(update);
    this.behind = this.#waiting.length;
    if (this.busy || document.hidden || !this.#ofOthers(update)) this.skip();
    else if (this.#timer === undefined) void this.#next();
  }

  /** Show what waits, one after the other. */
  async #next(): Promise<void> {
    const update = this.#waiting.shift();
    this.behind = this.#waiting.length;
    if (update === undefined || this.#closed) {
      this.#timer = undefined;
      return;
    }
    this.#timer = setTimeout(() => void this.#next(), this.#beat(update));
    await this.#show(update);
  }

  /** What others did is shown for a moment before the next thing happens. */
  #beat(update: Update): number {
    return this.update !== undefined && this.#ofOthers(update) ? settings.pace : 0;
  }

  #ofOthers(update: Update): boolean {
    return update.log.some((line) => "seat" in line.event && line.event.seat !== this.seat);
  }

  /** No more waiting: show how things are now. */
  skip(): void {
    clearTimeout(this.#timer);
    const { seat } = this;
    const rest = this.#waiting;
    this.#waiting = [];
    this.behind = 0;
    this.#timer = undefined;
    void (async () => {
      for (const update of rest) if (seat === this.seat) await this.#show(update);
    })();
  }

  async #show(update: Update): Promise<void> {
    this.log = [...this.log.filter((line) => line.number < update.log_from), ...update.log];
    const before = this.info;
    this.update = update;
    if (before && !samePieces(before, update.table)) {
      this.pieces = undefined;
      void this.relearn();
    }
    if (this.#handedOver(update)) return;
    await this.#decide(update);
  }

  /** Whether somebody else who shares the device has to decide now. */
  #handedOver(update: Update): boolean {
    if (this.#apart || this.#fixed) return false;
    const own = update.table.seats.filter((one) => one.yours && !one.away);
    const acting = own.filter((one) => one.acting);
    if (this.seat !== undefined && !own.some((one) => one.seat === this.seat)) {
      this.turnTo(own.length === 1 ? own[0]?.seat : undefined);
      return true;
    }
    if (this.seat === undefined && own.length === 1) {
      this.turnTo(own[0]?.seat);
      return true;
    }
    const next = acting[0]?.seat;
    if (next === undefined || acting.some((one) => one.seat === this.seat)) {
      this.curtain = undefined;
      if (this.seat === undefined && own.length > 1 && update.table.status === "finished") this.turnTo(own[0]?.seat);
      return false;
    }
    this.decision = undefined;
    if (this.openHands) this.turnTo(next);
    else this.curtain = next;
    return true;
  }

  async #decide(update: Update): Promise<void> {
    // a game that is over has nothing to decide, but its pieces still say how they count; so they do to who only watches
    if (update.view === null || !["running", "finished"].includes(update.table.status)) {
      this.decision = undefined;
      return;
    }
    try {
      const { seat } = this;
      const decision = await this.#patiently(
        () => (seat === undefined ? this.#watched() : api.decision(this.id, seat)),
        () => seat !== this.seat || update !== this.update,
      );
      if (decision && seat === this.seat && decision.number >= (this.update?.number ?? 0)) this.decision = decision;
    } catch (problem) {
      this.#fail(problem);
    }
  }

  /** What everybody may know, as who decides nothing is told it. */
  async #watched(): Promise<Choices> {
    const found = await api.explanation(this.id);
    return { ...found, seat: 0, moves: [], refused: [] } as Choices;
  }

  // ---- what is done ------------------------------------------------------------------------------
  async play(move: string): Promise<void> {
    const { decision, seat } = this;
    if (decision === undefined || seat === undefined) return;
    await this.do(async () => {
      await api.play(this.id, seat, move, decision.number);
      if (this.decision === decision) this.decision = undefined; // made; the next one comes with the next update
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
    if (reason) this.problem = { reason };
    else if (problem instanceof Refused) this.problem = { message: `problem-${problem.problem.code}` };
    else this.problem = { message: "problem-unreachable" };
  }

  // ---- words -------------------------------------------------------------------------------------
  nameOf(seat: number): string {
    const { texts } = this;
    return texts ? nameIn(this.info, seat, (message, args) => texts.say(message, args)) : "";
  }

  /** What stands for a seat beside a figure or a line: "You" for the one who sits here alone. */
  labelOf(seat: number): string {
    return this.mine.length === 1 && this.mine[0] === seat ? house.say("seat-you") : this.nameOf(seat);
  }

  /** A sentence of this table's language and game. */
  say(message: string, args: Record<string, unknown> = {}): string {
    return this.texts?.say(message, args, this.names) ?? "";
  }
}

/** Whether a table that waits is still played with the same pieces: its host may change that. */
function samePieces(before: TableInfo, now: TableInfo): boolean {
  return before.players === now.players && JSON.stringify(before.options) === JSON.stringify(now.options);
}
