/** What a seat's city is called, where the game gives it a name. */
import type { Update } from "../api/types";
import type { Texts } from "../state/words.svelte";

type View = NonNullable<Update["view"]>;

export function cityName(view: View, seat: number, texts: Texts): string | undefined {
  if (view.game === "duel") return undefined;
  const city = view.cities[seat];
  const [kind, id] = city && "board" in city ? ["board", city.board] : ["wonder", city?.wonder ?? ""];
  const name = texts.name(kind, id);
  return name === id || !name ? undefined : name;
}

/** All seats by their cities, those without one by who sits there. */
export function places(view: View | null | undefined, texts: Texts, names: readonly string[]): readonly string[] {
  return view ? names.map((name, seat) => cityName(view, seat, texts) ?? name) : names;
}
