/** What a finished position shows of each seat's city: its monument, its coins. */
import type { Drawing } from "../../art/monuments";
import { pieces, tiers } from "../../art/monuments";
import type { Update } from "../../api/types";
import { monumentOf } from "../../games/monument";

type View = NonNullable<Update["view"]>;

const monument = (id: string | null | undefined) => (id ? monumentOf(id) : undefined);

/** The monument of a seat as it stands at the end; undefined where we have no drawing of it. */
export function drawing(view: View, seat: number): Drawing | undefined {
  if (view.game === "wonders") {
    const city = view.cities[seat];
    const id = monument(city?.board);
    return city && id ? tiers(id, city.stage_count ?? 3, city.stages) : undefined;
  }
  if (view.game === "architects") {
    const city = view.cities[seat];
    const id = monument(city?.wonder);
    return city && id ? pieces(id, numbers(city.built), numbers(city.available)) : undefined;
  }
  if (view.game === "dice") {
    const city = view.cities[seat];
    const id = monument(city?.board);
    return city && id ? tiers(id, 3, city.crossed.filter((box) => /^w\d/.test(box)).length) : undefined;
  }
  const city = view.cities[seat];
  const known = (ids: readonly string[]) => ids.map(monument).find((one) => one !== undefined);
  const built = known(Object.keys(city?.wonders ?? {}));
  if (built) return tiers(built, 3, 3);
  const planned = known(city?.unbuilt ?? []);
  return planned ? tiers(planned, 3, 0) : undefined;
}

const numbers = (stages: readonly string[]) => stages.map((stage) => Number(stage.replace(/\D/g, "")));

/** What broke the tie between seats with equal points. */
export function tieBreak(view: View, reason: string): { glyph: string; of: (seat: number) => number } | undefined {
  if (view.game === "wonders" && reason === "most_coins")
    return { glyph: "coin", of: (seat) => view.cities[seat]?.coins ?? 0 };
  if (view.game === "duel" && reason === "tie_break")
    return { glyph: "c-blue", of: (seat) => view.cities[seat]?.score["blue"] ?? 0 };
  return undefined;
}
