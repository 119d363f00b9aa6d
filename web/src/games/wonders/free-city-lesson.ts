/** A first game for two, with the Free City: what is the same as for more is told in the same steps. */
import { lessonOf } from "../lesson";
import { beginning, ending, forFreeCity, middle, owed, since, type Now } from "./lesson";

const first = (now: Now) => now.view.age === 1 && now.view.turn === 1;
/** The Free City's card is to be chosen by this seat. */
const given = (now: Now) => now.view.phase === "choose" && forFreeCity(now);

export const lesson = lessonOf("wonders", [
  { id: "two", light: ["neighbours"], when: (now) => since(now, 1, 1) && first(now) },
  { id: "two-holder", light: ["now", "hand"], when: (now) => since(now, 1, 1) && first(now) },
  ...beginning,
  {
    id: "two-card",
    light: ["hand"],
    asks: '[data-lesson~="hand"] [aria-pressed="true"]',
    when: (now) => given(now) && first(now),
  },
  { id: "two-does", light: ["decide"], asks: true, when: (now) => given(now) && first(now) },
  { id: "two-swap", light: ["hand"], when: (now) => since(now, 1, 2) },
  { id: "two-use", light: ["neighbours"], when: (now) => given(now) && !first(now) },
  ...middle,
  { id: "two-age2", light: ["now"], when: (now) => owed(now) && now.view.age === 2 && now.view.turn <= 2 },
  ...ending,
]);
