/** A run as it came out of the room where it was seen: the parts are what they should be, whatever was sent. */
import {
  type Constant,
  FIRST_CONSTANTS,
  LIMITS,
  type Limit,
  type Strange,
  type Told,
} from "#algorithms/engines/program/words.ts";

/** What the program printed, with the position at which it did. */
export type PrintedAt = readonly [position: number, text: string];

export interface SeenRun extends Told {
  readonly printed: readonly PrintedAt[];
  /** What was full, if the run was ended by that. */
  readonly stopped: Limit | undefined;
  /** The message of the error that ended it. */
  readonly error: string | undefined;
  readonly milliseconds: number;
}

const LONGEST_TEXT = 500;
export const LONGEST_ERROR = LONGEST_TEXT;
const MOST_PRINTED = 500;

/** Undefined for what is no run at all. */
export function seenIn(answer: unknown): SeenRun | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { kind, events, constants, log, stopped, error, ms } = answer as Record<string, unknown>;
  if (kind !== "seen" || !(events instanceof Int32Array) || !Array.isArray(constants)) return undefined;
  return {
    events,
    constants: [...FIRST_CONSTANTS, ...constants.slice(FIRST_CONSTANTS.length).map(constantIn)],
    printed: (Array.isArray(log) ? log : []).slice(0, MOST_PRINTED).map(printedIn),
    stopped: LIMITS.find((limit) => limit === stopped),
    error: error === undefined ? undefined : String(error).slice(0, LONGEST_TEXT),
    milliseconds: Number(ms) || 0,
  };
}

function printedIn(entry: unknown): PrintedAt {
  const [position, text] = Array.isArray(entry) ? entry : [];
  return [Number(position) || 0, String(text).slice(0, 100_000)];
}

function constantIn(value: unknown): Constant {
  if (value === null || typeof value === "boolean" || typeof value === "number") return value;
  if (typeof value === "string") return value.slice(0, LONGEST_TEXT);
  if (typeof value !== "object") return undefined;
  const { kind, text } = value as Partial<Strange>;
  if (kind !== "function" && kind !== "bigint" && kind !== "symbol" && kind !== "float") return undefined;
  return { kind, text: String(text).slice(0, LONGEST_TEXT) };
}
