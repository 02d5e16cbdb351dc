/**
 * What a page may ask of a picture that stands in it, as messages `{kibitz: 1, do, …}`. Only the window that holds the frame is
 * heard, whatever its origin: all that can be asked for moves the picture, and nothing of the reader is ever told.
 */

import { EMBED_LEVELS, type EmbedLevel } from "./embed-address.ts";

/** Where an order leads, or what it wants to know. */
export type Order =
  | { readonly do: "go"; readonly step: number | "start" | "end" }
  | { readonly do: "next" | "previous"; readonly level: EmbedLevel | undefined }
  | { readonly do: "play" | "pause" | "state" }
  /** To another stop of a tour, from 1. */
  | { readonly do: "stop"; readonly stop: number };

/** The field of an order that cannot be followed. */
export interface Refused {
  readonly refused: "do" | "step" | "level" | "stop";
}

/** The order in a message, or what is wrong with it; undefined where the message is somebody else's. */
export function orderIn(data: unknown): Order | Refused | undefined {
  if (typeof data !== "object" || data === null || !("kibitz" in data && "do" in data)) return undefined;
  if (data.kibitz !== 1) return undefined;
  const { step, level, stop } = data as Readonly<Partial<Record<"step" | "level" | "stop", unknown>>>;
  switch (data.do) {
    case "go":
      if (step === "start" || step === "end") return { do: "go", step };
      return isCount(step) ? { do: "go", step } : { refused: "step" };
    case "next":
    case "previous": {
      const known = EMBED_LEVELS.find((each) => each === level);
      return level === undefined || known ? { do: data.do, level: known } : { refused: "level" };
    }
    case "play":
    case "pause":
    case "state":
      return { do: data.do };
    case "stop":
      return isCount(stop) ? { do: "stop", stop } : { refused: "stop" };
    default:
      return { refused: "do" };
  }
}

function isCount(given: unknown): given is number {
  return typeof given === "number" && Number.isSafeInteger(given) && given >= 0;
}
