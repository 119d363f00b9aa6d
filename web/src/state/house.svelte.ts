/** Words of the page itself, and who the person is. */
import { api } from "../api/client";
import type { Schemas } from "../api/client";
import { settings } from "./settings.svelte";
import { Texts } from "./words.svelte";

class House {
  texts = $state.raw<Texts>();
  me = $state.raw<Schemas["Me"]>();
  away = $state(false);

  /** The words in the language that is set now. */
  async learn(): Promise<void> {
    try {
      this.texts = new Texts(await api.words(settings.language));
      this.away = false;
    } catch {
      this.away = true;
    }
  }

  /** Who the person is; the server makes a new guest if it does not know them yet. */
  async enter(): Promise<Schemas["Me"]> {
    this.me ??= await api.enter();
    return this.me;
  }

  say(message: string, args: Record<string, unknown> = {}): string {
    return this.texts?.say(message, args) ?? "";
  }
}

export const house = new House();
