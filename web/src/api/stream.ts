/** The events of a table. Lost connections are taken up again after the last event seen; nothing is lost or doubled. */
import { address } from "./client";
import type { Update } from "./types";

export type Connection = "connecting" | "live" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;

export class Stream {
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #last = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | undefined,
    private readonly told: (update: Update) => void,
    private readonly connected: (state: Connection) => void,
  ) {
    this.#open();
  }

  /** Take the connection up at once: the device has woken up or is back in the network. */
  wake(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  /** Whether something can be told now. */
  get open(): boolean {
    return this.#source?.readyState === EventSource.OPEN;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #open(): void {
    const source = new EventSource(
      address(`/tables/${encodeURIComponent(this.table)}/events`, { since: this.#last, seat: this.seat }),
    );
    this.#source = source;
    this.connected("connecting");
    source.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.connected("live");
    };
    source.addEventListener("update", (event) => {
      const update = JSON.parse((event as MessageEvent<string>).data) as Update;
      this.#last = update.number;
      this.told(update);
    });
    source.onerror = () => {
      source.close();
      if (this.#closed) return;
      this.connected("lost");
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    };
  }
}
