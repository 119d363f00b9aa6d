/** What stages and tokens of 7 Wonders say of themselves. */
import { plainTip, type Tip } from "../../parts/tip";
import { NUMERALS, type Stage } from "./face";
import type { Table } from "./table";

export function stageTip(table: Table, stage: Stage, number: number): Tip {
  return plainTip(table.say("wonders-stage", { number: NUMERALS[number] }), table.box.words(stage.effects), {
    glyph: "stage",
    cost: table.box.cost(stage.cost),
    effect: table.box.effect(stage.effects),
  });
}
