/** The guide of one game: its pieces and its words. */
import { api, patiently, Refused } from "../api/client";
import type { GameInfo, Pieces, Variant } from "../api/types";
import { house } from "./house.svelte";
import { settings } from "./settings.svelte";
import { keysOf } from "./variants";
import { Texts } from "./words.svelte";

export class GuideState {
  pieces = $state.raw<Pieces>();
  texts = $state.raw<Texts>();
  game = $state.raw<GameInfo>();
  number = $state(0);
  away = $state(false);
  /** There is no such game. */
  gone = $state(false);
  #given = false;

  /** `key` names a game, perhaps in one of its editions, as the tiles of the first screen do. */
  constructor(readonly key: string) {}

  get variant(): Variant | undefined {
    return this.game?.variants[this.number];
  }

  async open(): Promise<void> {
    const games = await this.#patiently(() => house.learnGames());
    for (const game of games ?? []) {
      const number = keysOf(game).indexOf(this.key);
      if (number >= 0) [this.game, this.number] = [game, number];
    }
    this.gone = games !== undefined && !this.game;
    const id = this.game?.id;
    if (!id) return;
    this.pieces = await this.#patiently(() => api.gamePieces(id, this.number));
    await this.learn();
  }

  /** The words in the language that is set now. */
  async learn(): Promise<void> {
    const id = this.game?.id;
    const { language } = settings;
    if (!id) return;
    const words = await this.#patiently(() => api.guideWords(id, language, this.number));
    if (words && language === settings.language) this.texts = new Texts(words);
  }

  close(): void {
    this.#given = true;
  }

  async #patiently<T>(action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await patiently(
        action,
        (gone) => (this.away = gone),
        () => this.#given,
      );
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.gone = true;
      return undefined;
    }
  }
}
