/** Words of the page itself, who the person is, which games there are, and whether the page is still the right one. */
import { api, heard, patiently } from "../api/client";
import type { Schemas } from "../api/client";
import type { GameInfo } from "../api/types";
import { settings } from "./settings.svelte";
import { Texts } from "./words.svelte";

class House {
  texts = $state.raw<Texts>();
  me = $state.raw<Schemas["Me"]>();
  games = $state.raw<GameInfo[]>([]);
  away = $state(false);
  /** The server has another page by now. */
  stale = $state(false);
  #entering: Promise<Schemas["Me"]> | undefined;

  /** The words in the language that is set now. */
  async learn(): Promise<void> {
    const { language } = settings;
    const words = await patiently(
      () => api.words(language),
      (gone) => (this.away = gone),
      () => language !== settings.language,
    );
    if (words && language === settings.language) this.texts = new Texts(words);
  }

  /** Which games there are; asked once. */
  async learnGames(): Promise<GameInfo[]> {
    if (!this.games.length) this.games = await api.games();
    return this.games;
  }

  /** Who the person is; the server makes a new guest if it does not know them yet. */
  async enter(): Promise<Schemas["Me"]> {
    if (this.me) return this.me;
    this.#entering ??= api.enter().finally(() => (this.#entering = undefined));
    return (this.me = await this.#entering);
  }

  /** This page was begun by that script; others are told by the answers. */
  watch(script: string): void {
    heard.page = (page) => (this.stale ||= script.startsWith("index-") && page !== script);
  }

  say(message: string, args: Record<string, unknown> = {}): string {
    return this.texts?.say(message, args) ?? "";
  }
}

export const house = new House();
