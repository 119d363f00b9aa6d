/** The guide of Dice from the sheet of the house. */
import type { Box, City } from "../../games/dice/face";
import { told, type Group, type Sign } from "./model";

export function groupsOf(box: Box): Group[] {
  const { catalogue, texts } = box;
  const named = (ids: readonly string[]) => ids.map((id) => texts.name("building", id)).join(", ");
  const how = { symbol: "sign-fills", compare: "sign-compares", cross: "sign-crosses" };
  const faces = new Map(catalogue.faces.map((one) => [one.id, one]));
  const onDice = (colour: string) => [
    ...new Set(catalogue.dice.filter((one) => one.colour === colour).flatMap((one) => one.faces)),
  ];
  const sign = (id: string): Sign => {
    const face = faces.get(id);
    return {
      drawn: { draw: "face", id },
      name: texts.name("face", id),
      words: face ? texts.say(how[face.kind], { names: named(face.buildings) }) : "",
    };
  };
  const special = (colour: string) => catalogue.dice.some((one) => one.colour === colour && !one.start);
  return [
    {
      title: texts.say("guide-group-dice"),
      signs: catalogue.colours.map((one) => ({
        drawn: { draw: "die", colour: one.id },
        name: texts.name("colour", one.id),
        words: [named(one.buildings), special(one.id) ? texts.say("sign-dice-special") : ""].filter(Boolean).join("; "),
      })),
    },
    ...catalogue.colours.map((one) => ({
      title: texts.say("guide-group-faces", { die: texts.name("colour", one.id) }),
      signs: onDice(one.id).map(sign),
    })),
    {
      title: texts.say("guide-group-boxes"),
      signs: [
        figure(box, "cost"),
        figure(box, "points"),
        ...["coin", "laurel", "token", "stage"].map((id) => told(texts, id)),
        {
          drawn: { draw: "figure", kind: "unsure" },
          name: texts.say("sign-unsure"),
          words: texts.say("sign-unsure-more"),
        },
      ],
    },
  ];
}

function figure(box: Box, kind: "cost" | "points"): Sign {
  return {
    drawn: { draw: "figure", kind },
    name: box.say(`sign-box-${kind}`),
    words: box.say(`sign-box-${kind}-more`),
  };
}

/** A city where nothing is crossed yet. */
export function untouched(box: Box, board: string): City {
  return {
    board,
    coins: box.catalogue.treasury.start,
    crossed: [],
    bonuses: [],
    attacks: {},
    agora_first: false,
    resources: 0,
    counts: {},
    score: {},
    points: 0,
    die_discount: 0,
    free_colours: [],
    die_coins: {},
    unlocked: [],
    round_start: { counts: {}, defences: {} },
  };
}
