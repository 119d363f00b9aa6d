/** What stages and tokens of 7 Wonders say of themselves. */
import { plainTip, type Now, type Tip } from "../../parts/tip";
import { NUMERALS, type Stage } from "./face";
import type { Explanation, Table } from "./table";

/** `now`: what it would cost the own city, or that it is built. */
export function stageTip(table: Table, stage: Stage, number: number, now: Now = {}): Tip {
  return plainTip(table.say("wonders-stage", { number: NUMERALS[number] }), table.box.words(stage.effects), {
    glyph: "stage",
    cost: table.box.cost(stage.cost),
    effect: table.box.effect(stage.effects),
    ...now,
  });
}

/** How a stage of a city stands; what the next one costs is known of the own city only. */
export function stageNow(table: Table, city: number, index: number, explained: Explanation | undefined): Now {
  const { stages } = table.city(city);
  if (index < stages) return { counts: table.say("wonders-built") };
  const price = city === table.me && index === stages ? explained?.stage : undefined;
  if (!price) return {};
  if (price.coins === null) {
    const lacking = [...new Set(price.missing)].map((good) => table.box.good(good).label).join(", ");
    return { price: `${table.say("price-lacking")}: ${lacking}` };
  }
  return { price: price.coins ? table.say("count-coins", { coins: price.coins }) : table.say("price-free") };
}
