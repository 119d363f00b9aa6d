/** The guide of Duel from its catalogue. */
import type { Box } from "../../games/duel/face";
import type { Colour } from "../../parts/face";
import { colours, glyphsOf, prices, told, type Group, type Link, type Row } from "./model";

const ORDER: Colour[] = ["brown", "grey", "blue", "green", "yellow", "red", "purple"];
const GIVES = ["laurel", "shield", "stage", "token", "again", "discard", "no"];

export function groupsOf(box: Box): Group[] {
  const { catalogue, texts } = box;
  const pieces = [...catalogue.cards, ...catalogue.wonders, ...catalogue.tokens];
  const used = new Set([
    ...glyphsOf(pieces.flatMap((one) => box.effect(one.effects))),
    ...catalogue.tokens.map((one) => box.token(one.id).glyph),
  ]);
  const goods = catalogue.resources.map((one) => ({
    drawn: { draw: "glyph" as const, id: one.id },
    name: texts.name("resource", one.id),
    words: texts.say(`sign-goods-${one.kind}`),
  }));
  const science = catalogue.symbols.map((one) => ({
    drawn: { draw: "glyph" as const, id: one.id },
    name: texts.name("symbol", one.id),
    words: texts.say(texts.has(`sign-${one.id}-more`) ? `sign-${one.id}-more` : "sign-science-more"),
  }));
  return [
    { title: texts.say("guide-group-goods"), signs: [...goods, told(texts, "coin")] },
    { title: texts.say("guide-group-gives"), signs: GIVES.filter((id) => used.has(id)).map((id) => told(texts, id)) },
    { title: texts.say("guide-group-science"), signs: science },
    {
      title: texts.say("guide-group-marks"),
      signs: [
        told(texts, "chain"),
        told(texts, "right"),
        ...["age1", "age2", "age3", "guild"].map((id) => told(texts, id, "sign-age-more")),
      ],
    },
    colours(texts, ORDER),
    prices(texts),
  ];
}

export function rowsOf(box: Box): Row[] {
  const rows = box.catalogue.cards.map((card) => ({
    face: box.card(card.id),
    age: card.age === "guild" ? 3 : card.age,
    guild: card.age === "guild",
    ...(card.age === "guild" ? { note: box.texts.say("guide-drawn") } : {}),
  }));
  return rows.sort((a, b) => a.age - b.age || ORDER.indexOf(a.face.colour) - ORDER.indexOf(b.face.colour));
}

export function linksOf(box: Box): Link[] {
  const { cards } = box.catalogue;
  return cards.map((card) => ({
    id: card.id,
    face: box.card(card.id),
    age: card.age === "guild" ? 3 : card.age,
    from: cards.filter((one) => card.needs_link && one.gives_link === card.needs_link).map((one) => one.id),
  }));
}
