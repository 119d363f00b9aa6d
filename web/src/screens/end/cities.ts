/** What a finished position shows of each seat's city: its monument, its coins. */
import type { Drawing, MonumentId } from "../../art/monuments";
import { isMonument, pieces, tiers } from "../../art/monuments";
import type { Update } from "../../api/types";

type View = NonNullable<Update["view"]>;

/** Other games and editions call the seven by other names. */
const CALLED: Record<string, MonumentId> = {
  ephesus: "ephesos",
  halicarnassus: "halikarnassos",
  pyramids: "giza",
  colossus: "rhodes",
  great_lighthouse: "alexandria",
  mausoleum: "halikarnassos",
  statue_of_zeus: "olympia",
  temple_of_artemis: "ephesos",
  hanging_gardens: "babylon",
};

function monument(id: string | null | undefined): MonumentId | undefined {
  const called = id ? (CALLED[id] ?? id) : "";
  return isMonument(called) ? called : undefined;
}

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
  const built = Object.keys(view.cities[seat]?.wonders ?? {});
  const id = built.map(monument).find((one) => one !== undefined);
  return id ? tiers(id, 3, 3) : undefined;
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
