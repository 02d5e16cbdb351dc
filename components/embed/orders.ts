/**
 * What a page may ask of a small player that stands in it, as messages `{kibitz: 1, do, …}`. Only the window that holds the frame is
 * heard, whatever its origin: all that can be asked for moves the picture, and nothing of the reader is ever told.
 */

import { EMBED_LEVELS, type EmbedLevel } from "./embed-address.ts";

/** Where an order leads, or what it wants to know. */
export type Order =
  | { readonly do: "go"; readonly step: number | "start" | "end" }
  | { readonly do: "next" | "previous"; readonly level: EmbedLevel | undefined }
  | { readonly do: "play" | "pause" | "state" };

/** The field of an order that cannot be followed. */
export interface Refused {
  readonly refused: "do" | "step" | "level";
}

/** The order in a message, or what is wrong with it; undefined where the message is somebody else's. */
export function orderIn(data: unknown): Order | Refused | undefined {
  if (typeof data !== "object" || data === null || !("kibitz" in data && "do" in data)) return undefined;
  if (data.kibitz !== 1) return undefined;
  const { step, level } = data as { readonly step?: unknown; readonly level?: unknown };
  switch (data.do) {
    case "go":
      if (step === "start" || step === "end") return { do: "go", step };
      return typeof step === "number" && Number.isSafeInteger(step) && step >= 0
        ? { do: "go", step }
        : { refused: "step" };
    case "next":
    case "previous": {
      const known = EMBED_LEVELS.find((each) => each === level);
      return level === undefined || known ? { do: data.do, level: known } : { refused: "level" };
    }
    case "play":
    case "pause":
    case "state":
      return { do: data.do };
    default:
      return { refused: "do" };
  }
}
