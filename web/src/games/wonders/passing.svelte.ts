/** The hands go round the table: seen as one card that leaves every city for the next. */
import { send } from "../../parts/motion";
import type { Table } from "./table";

/** Call inside an effect root. */
export function followHands(table: () => Table): void {
  let before: { age: number; turn: number } | undefined;
  $effect(() => {
    const now = table();
    const { age, turn, passing, over } = now.view;
    const passed = before?.age === age && before.turn + 1 === turn && !over;
    before = { age, turn };
    if (!passed) return;
    for (let seat = 0; seat < now.view.players; seat++) {
      const city = now.city(seat);
      send(seat, passing === "left" ? city.left : city.right, "back");
    }
  });
}
