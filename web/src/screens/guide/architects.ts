/** The guide of Architects from its catalogue. */
import type { Box } from "../../games/architects/face";
import type { Colour } from "../../parts/face";
import { colours, glyphsOf, told, type Group, type Row } from "./model";

const GIVES = ["laurel", "cat", "shield", "horn", "token", "again", "eye", "stage"];

export function groupsOf(box: Box): Group[] {
  const { catalogue, texts } = box;
  const used = new Set([
    ...glyphsOf(catalogue.cards.flatMap((one) => box.card(one.id).effect)),
    ...catalogue.tokens.map((one) => box.token(one.id).glyph),
    ...catalogue.effects.flatMap((one) => box.effect(one.id)?.glyph ?? []),
  ]);
  const goods = catalogue.cards
    .filter((one) => one.resource)
    .map((one) => ({
      drawn: { draw: "glyph" as const, id: one.resource ?? "" },
      name: texts.name("card", one.id),
      words: texts.say("sign-goods-more"),
    }));
  return [
    { title: texts.say("guide-group-goods"), signs: [...goods, told(texts, "coin")] },
    { title: texts.say("guide-group-gives"), signs: GIVES.filter((id) => used.has(id)).map((id) => told(texts, id)) },
    {
      title: texts.say("guide-group-science"),
      signs: catalogue.symbols.map((id) => told(texts, id, "sign-science-more")),
    },
    colours(
      texts,
      catalogue.colours.map((one) => one.id as Colour),
    ),
  ];
}

export function rowsOf(box: Box): Row[] {
  return box.catalogue.cards.map((card) => ({
    face: box.card(card.id),
    decks: Object.fromEntries(box.catalogue.decks.map((deck) => [deck.id, deck.cards[card.id] ?? 0])),
  }));
}
