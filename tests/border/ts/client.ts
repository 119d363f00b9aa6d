// A small client of Duel: moves, events and views are told apart by their tags, and nothing needs a cast.
import type { Data, Event, Move, View } from "./duel";

export function label(data: Data): string {
  switch (data.action) {
    case "build":
    case "discard":
      return `${data.action} ${data.card} (slot ${data.slot.toFixed()})`;
    case "wonder":
      return `${data.wonder} with ${data.card}`;
    case "destroy":
    case "revive":
      return `${data.action} ${data.card}`;
    case "draft":
      return data.wonder;
    case "progress":
    case "library":
      return data.token;
    case "starter":
      return `player ${(data.seat + 1).toFixed()} begins`;
  }
}

export function price(move: Move): number {
  if (move.why === null) return 0;
  return move.why.kind === "payment" ? move.why.total : -move.why.coins;
}

export function coins(event: Event): number {
  return event.kind === "coins-gained" ? event.coins : 0;
}

export function ahead(view: View): 0 | 1 {
  const [first, second] = view.cities;
  return first.points >= second.points ? 0 : 1;
}

// What must not compile: the compiler complains if one of these lines is right.
export function wrong(data: Data, view: View): void {
  // @ts-expect-error: not every move has a card
  data.card;
  if (data.action === "draft") {
    // @ts-expect-error: a draft takes a wonder, not a card
    data.card;
  }
  // @ts-expect-error: there is no such move
  if (data.action === "steal") return;
  // @ts-expect-error: there is no such phase
  if (view.phase === "decision") return;
  // @ts-expect-error: two cities
  view.cities[2];
  // @ts-expect-error: face-down cards have no name
  view.structure.map((place) => place.card.length);
}
