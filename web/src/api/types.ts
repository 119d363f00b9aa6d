/** Short names for what the server publishes. */
import type { Schemas } from "./client";

export type TableInfo = Schemas["TableInfo"];
export type Seat = Schemas["Seat"];
export type GameInfo = Schemas["GameInfo"];
export type Variant = Schemas["Variant"];
export type OptionForm = Schemas["OptionForm"];
export type Words = Schemas["Words"];
export type Result = Schemas["Result"];
export type ScoreNode = Schemas["ScoreNode"];
export type Reason = Schemas["Reason"];

export type Update =
  Schemas["DuelUpdate"] | Schemas["WondersUpdate"] | Schemas["ArchitectsUpdate"] | Schemas["DiceUpdate"];
export type Choices =
  Schemas["DuelChoices"] | Schemas["WondersChoices"] | Schemas["ArchitectsChoices"] | Schemas["DiceChoices"];
export type Pieces =
  Schemas["DuelPieces"] | Schemas["WondersPieces"] | Schemas["ArchitectsPieces"] | Schemas["DicePieces"];
export type Entry = Update["log"][number];
export type Move = Choices["moves"][number];
export type GameId = Update["game"];
export type Args = Record<string, unknown>;
