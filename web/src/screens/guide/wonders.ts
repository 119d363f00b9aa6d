/** The guide of 7 Wonders from its catalogue. */
import { COLOURS, type Box } from "../../games/wonders/face";
import { colours, glyphsOf, prices, told, type Group, type Link, type Row } from "./model";

const GIVES = ["laurel", "shield", "compass", "gear", "tablet", "stage", "again", "discard", "free", "guild", "no"];
const MARKS = ["chain", "left", "own", "right"];

export function groupsOf(box: Box): Group[] {
  const { catalogue, texts } = box;
  const stages = catalogue.boards.flatMap((one) => Object.values(one.sides).flatMap((side) => side.stages));
  const used = new Set(glyphsOf([...catalogue.cards, ...stages].flatMap((one) => box.effect(one.effects))));
  const goods = catalogue.resources.map((one) => ({
    drawn: { draw: "glyph" as const, id: one.id },
    name: texts.name("resource", one.id),
    words: texts.say(`sign-goods-${one.group}`),
  }));
  return [
    { title: texts.say("guide-group-goods"), signs: [...goods, told(texts, "coin")] },
    {
      title: texts.say("guide-group-gives"),
      signs: GIVES.filter((id) => used.has(id)).map((id) => told(texts, id)),
    },
    {
      title: texts.say("guide-group-marks"),
      signs: [
        ...MARKS.map((id) => told(texts, id)),
        ...[1, 2, 3].map((age) => told(texts, `age${age}`, "sign-age-more")),
      ],
    },
    colours(texts, COLOURS),
    prices(texts),
  ];
}

export function rowsOf(box: Box): Row[] {
  const order = (row: Row) => [row.age ?? 0, COLOURS.indexOf(row.face.colour)] as const;
  const rows = box.catalogue.cards.map((card) => {
    const guild = card.colour === "purple";
    const note = guild ? box.texts.say("guide-drawn") : card.unverified ? box.texts.say("guide-unverified") : undefined;
    return {
      face: box.card(card.id),
      age: card.age,
      guild,
      ...(guild ? {} : { copies: card.copies }),
      ...(note ? { note: card.unverified && guild ? `${note}; ${box.texts.say("guide-unverified")}` : note } : {}),
    };
  });
  return rows.sort((a, b) => order(a)[0] - order(b)[0] || order(a)[1] - order(b)[1]);
}

export function linksOf(box: Box): Link[] {
  return box.catalogue.cards.map((card) => ({
    id: card.id,
    face: box.card(card.id),
    age: card.age,
    from: card.chain_from,
  }));
}
