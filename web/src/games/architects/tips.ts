/** What pieces and tokens of Architects say of themselves. */
import { house } from "../../state/house.svelte";
import { faceTip, plainTip, type Tip } from "../../parts/tip";
import { topOf, type Box, type City, type Gain, type Move, type Stage, type View } from "./face";

/** A piece of a wonder; `now`: built, next or later. */
export function stageTip(box: Box, stage: Stage, now?: string): Tip {
  const points = stage.points ? box.texts.say("points-count", { count: stage.points }) : "";
  const words = [points, box.effect(stage.effect)?.words].filter(Boolean).join(", ");
  const { lines, ...rest } = plainTip(box.texts.name("stage", stage.id), words, { glyph: "stage", counts: now });
  return { ...rest, lines: [{ label: house.say("tip-cost"), text: box.price(stage) }, ...lines] };
}

/** `now`: whether it can be used. */
export function tokenTip(box: Box, id: string, now?: string): Tip {
  const { name, glyph, words } = box.token(id);
  return plainTip(name, words, { glyph, counts: now });
}

/** What a card would bring at once, the most important thing first; with a sign for each. */
export function gainWords(box: Box, gain: Gain | undefined): [glyph: string, text: string][] {
  if (!gain) return [];
  const say = (message: string, args = {}) => box.texts.say(message, args);
  const said: [glyph: string, text: string][] = [];
  if (gain.completes.length) said.push(["stage", say("gain-completes", { stages: gain.completes })]);
  if (gain.set) said.push(["token", say("gain-set")]);
  if (gain.points) said.push(["laurel", say("gain-points", { points: gain.points })]);
  if (gain.battle) said.push(["horn", say("gain-battle")]);
  else if (gain.horns) said.push(["horn", say("gain-horns", { count: gain.horns })]);
  if (gain.shields) said.push(["shield", say("gain-shield")]);
  if (gain.cat) said.push(["cat", say("gain-cat")]);
  if (gain.arms.length) said.push(["again", say("gain-arms", { tokens: gain.arms })]);
  if (gain.helps.length) said.push(["stage", say("architects-helps", { stages: gain.helps })]);
  return said;
}

/** A card on top of a deck, with what it would bring. */
export function topTip(box: Box, card: string, gain: Gain | undefined): Tip {
  const counts = gainWords(box, gain).map(([, text]) => text);
  return faceTip(box.card(card), { counts: counts.join(", ") || (gain && box.texts.say("architects-nothing")) });
}

/** The piece that a choice is about. */
export function choiceTip(view: View, box: Box, city: City, move: Move, spoken: string): Tip {
  const { data } = move;
  if ("deck" in data) {
    const top = topOf(view, data.deck);
    if (top) return topTip(box, top, move.why?.kind === "gain" ? move.why : undefined);
  }
  if (data.action === "keep") return faceTip(box.card(data.card));
  if (data.action === "progress" && data.token !== "blind") return tokenTip(box, data.token);
  if (data.action === "build" && city.wonder) return stageTip(box, box.stage(city.wonder, data.stage));
  return plainTip(spoken, "");
}
