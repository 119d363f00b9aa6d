/** What boxes, dice and bonuses say of themselves. */
import { house } from "../../state/house.svelte";
import { plainTip, type Line, type Now, type Tip } from "../../parts/tip";
import type { Box, Place } from "./face";

export function boxTip(box: Box, place: Place, now: Now): Tip {
  const symbols = place.symbols.map((one) => box.texts.name("face", one)).join(" / ");
  const lines: Line[] = [{ label: house.say("tip-cost"), text: box.say("dice-resources", { count: place.cost }) }];
  if (symbols) lines.unshift({ label: house.say("tip-kind"), text: symbols });
  const plain = plainTip(box.texts.name("box", place.id), box.worth(place), now);
  return { ...plain, lines: [...lines, ...plain.lines] };
}
