/** A first game of Dice, step by step. */
import { lessonOf, type MomentOf } from "../lesson";

type Now = MomentOf<"dice">;

const mine = ({ view }: Now) => view.cities[view.seat ?? 0]!;
const owed = ({ decision }: Now) => Boolean(decision?.moves.length);
const acts = (now: Now) => owed(now) && now.view.phase === "action";
const first = (now: Now) => acts(now) && now.view.round === 1;
const since = (now: Now, round: number) => acts(now) && now.view.round >= round;
const attacks = ({ decision }: Now) =>
  decision?.moves.some(({ why }) => why?.kind === "payment" && why.attack != null) ?? false;
const SPECIAL = ["black", "white", "purple"];

export const lesson = lessonOf("dice", [
  { id: "welcome", light: ["tray"], when: first },
  { id: "sheet", light: ["sheet"], when: first },
  { id: "take", light: ["tray"], asks: '[data-lesson~="tray"] [aria-checked="true"]', when: first },
  { id: "box", light: ["sheet", "decide"], asks: '[data-lesson~="sheet"] [aria-pressed="true"]', when: first },
  { id: "confirm", light: ["decide"], asks: true, when: first },
  { id: "resources", light: ["warehouse"], when: (now) => since(now, 2) },
  { id: "coins", light: ["decide"], when: (now) => acts(now) && (mine(now).coins <= 3 || now.view.round >= 3) },
  { id: "wonder", light: ["wonder"], when: (now) => since(now, 3) },
  { id: "attack", light: ["walls"], when: (now) => since(now, 2) && attacks(now) },
  { id: "ending", light: ["head"], when: (now) => since(now, 4) },
  { id: "hint", light: ["hint"], when: (now) => since(now, 4) },
  {
    id: "effect",
    light: ["decide", "sheet"],
    asks: true,
    when: (now) => owed(now) && ["choose_box", "free_build", "extra_action"].includes(now.view.phase),
  },
  { id: "bonus", light: ["decide"], asks: true, when: (now) => owed(now) && now.view.phase === "choose_bonus" },
  {
    id: "special",
    light: ["tray"],
    when: (now) => acts(now) && now.view.forum.some((one) => SPECIAL.includes(one.colour)),
  },
  { id: "last", light: ["tray"], when: (now) => acts(now) && now.view.last_round === now.view.round },
  { id: "end", light: ["score"], when: (now) => now.over },
]);
