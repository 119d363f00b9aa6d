/** What pieces and tokens of Architects say of themselves. */
import { house } from "../../state/house.svelte";
import { faceTip, plainTip, type Tip } from "../../parts/tip";
import { topOf, type Box, type City, type Move, type Stage, type View } from "./face";

/** A piece of a wonder; `now`: built, next or later. */
export function stageTip(box: Box, stage: Stage, now?: string): Tip {
  const points = stage.points ? box.texts.say("points-count", { count: stage.points }) : "";
  const words = [points, box.effect(stage.effect)?.words].filter(Boolean).join(", ");
  const { lines, ...rest } = plainTip(box.texts.name("stage", stage.id), words, { glyph: "stage", counts: now });
  return { ...rest, lines: [{ label: house.say("tip-cost"), text: box.price(stage) }, ...lines] };
}

export function tokenTip(box: Box, id: string, now?: string): Tip {
  const { name, glyph, words } = box.token(id);
  return plainTip(name, words, { glyph, counts: now });
}

/** The piece that a choice is about. */
export function choiceTip(view: View, box: Box, city: City, move: Move, spoken: string): Tip {
  const { data } = move;
  if ("deck" in data) {
    const top = topOf(view, data.deck);
    if (top) return faceTip(box.card(top));
  }
  if (data.action === "keep") return faceTip(box.card(data.card));
  if (data.action === "progress" && data.token !== "blind") return tokenTip(box, data.token);
  if (data.action === "build" && city.wonder) return stageTip(box, box.stage(city.wonder, data.stage));
  return plainTip(spoken, "");
}
