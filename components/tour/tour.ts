/**
 * A tour: steps of any diagrams that a coach has put in order, each with a sentence, a question, and what is hidden. It
 * travels as a text: in a file as it is, in a link packed.
 */
import type { Source } from "../run/link.ts";
import { PACES, type TwinPace } from "../twin/twin-halts.ts";

/**
 * What is asked at a stop: nothing, what the lesson asks before this step, or what the coach has written, with an answer in words
 * or by a touch of the picture.
 */
export type StopAsks = (typeof ASKS)[number];
export const ASKS = ["none", "step", "own", "touch"] as const;

/** What can be hidden: the listing, the lesson's own sentence, the answer. */
export type Hidden = (typeof HIDDEN)[number];
export const HIDDEN = ["code", "sentence", "answer"] as const;

/** A run that stands beside that of a stop, under the same scrubber, and what one press moves both by. */
export interface RunBeside {
  readonly lesson: string;
  readonly version: number;
  readonly source: Source;
  readonly by: TwinPace;
}

/** A step of a run, and what the coach says and asks there; with a run beside it, a halt of a comparison. */
export interface TourStop {
  readonly lesson: string;
  /** The lesson's version when the step was taken. */
  readonly version: number;
  /** The lesson whose page has the diagram, where it is another one; and the diagram's id there. */
  readonly page?: string;
  readonly figure: string;
  readonly source: Source;
  readonly beside?: RunBeside;
  /**
   * A position name, such as "game 4", which outlives a change of the steps before it; the position helps where the name does
   * not. Of a comparison both count its halts: "round 4".
   */
  readonly step: string;
  readonly index: number;
  /** What the figure is used for there, as a link says it: "q" and a question to the run, "w" and a future of it. */
  readonly tool?: string;
  readonly sentence: string;
  readonly asks: StopAsks;
  /** The coach's own question, and its right answers, one on each line. */
  readonly question: string;
  readonly answer: string;
  /** Wrong answers, where the answer is chosen and not typed. */
  readonly wrong: readonly string[];
  /** The marks that are right, where the answer is a touch. */
  readonly marks?: readonly string[];
  readonly hides: readonly Hidden[];
}

/** Stops in their order, with a title and a sentence before them. */
export interface Tour {
  readonly title: string;
  readonly opening: string;
  readonly stops: readonly TourStop[];
}

/** What a text turned out to be; `wrong` are the numbers, from 1, of stops that had to be left out. */
export type ReadTour =
  | { readonly kind: "tour"; readonly tour: Tour; readonly wrong: readonly number[] }
  | { readonly kind: "version"; readonly version: number }
  /** It is whole, and something else; or it is not whole. */
  | { readonly kind: "other" }
  | { readonly kind: "damaged" };

/**
 * The version of the text; a program reads this one and earlier ones. The second brought comparisons, the third choices, questions
 * to a run and futures, the fourth answers by a touch.
 */
export const TOUR_VERSION = 4;
const PROGRAM = "kibitz";
const HOLDS = "tour";

export const MOST_STOPS = 100;
/** Each has a letter. */
export const MOST_WRONG = 7;
/** More right marks no question needs. */
const MOST_MARKS = 400;
/** Of a sentence, a title, a question or an answer; and of an input. In characters. */
export const MOST_SENTENCE = 1000;
const MOST_INPUT = 200_000;

/** The lessons that a tour shows something of. */
export function lessonsOf({ stops }: Tour): string[] {
  return stops.flatMap(({ lesson, beside }) => [lesson, ...(beside ? [beside.lesson] : [])]);
}

/** The earliest version that has all that is in a tour: who has an older copy of the site reads what they can. */
export function versionOf({ stops }: Tour): number {
  if (stops.some(({ asks, marks }) => asks === "touch" || marks !== undefined)) return 4;
  if (
    stops.some(({ wrong, answer, tool }) => tool !== undefined || wrong.length > 0 || answer.includes("\n"))
  )
    return 3;
  return stops.some(({ beside }) => beside) ? 2 : 1;
}

/** A tour as a text. */
export function formatTour(tour: Tour, space?: number): string {
  return JSON.stringify(
    {
      ...{ program: PROGRAM, holds: HOLDS, version: versionOf(tour), title: tour.title },
      ...(tour.opening && { opening: tour.opening }),
      stops: tour.stops.map(packStop),
    },
    undefined,
    space,
  );
}

/** What goes without saying is not written. */
function packStop({ source, beside, sentence, asks, ...rest }: TourStop): object {
  const { question, answer, wrong, hides, ...place } = rest;
  return {
    ...place,
    input: packSource(source),
    ...(beside && {
      beside: {
        ...{ lesson: beside.lesson, version: beside.version },
        ...{ input: packSource(beside.source), by: beside.by },
      },
    }),
    ...(sentence && { sentence }),
    ...(asks !== "none" && { asks }),
    ...(question && { question }),
    ...(answer && { answer }),
    ...(wrong.length > 0 && { wrong }),
    ...(hides.length > 0 && { hides }),
  };
}

function packSource({ kind: _, ...input }: Source): object {
  return input;
}

/** Reads what `formatTour` has written. A stop that is not whole is left out, and the others stay. */
export function readTour(text: string): ReadTour {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { kind: "damaged" };
  }
  if (!isRecord(given) || given["program"] !== PROGRAM || given["holds"] !== HOLDS) return { kind: "other" };
  const { version, title, opening = "", stops } = given;
  if (!isCount(version)) return { kind: "damaged" };
  if (version > TOUR_VERSION) return { kind: "version", version };
  if (!isSentence(title) || !isSentence(opening) || !Array.isArray(stops)) return { kind: "damaged" };
  const read = stops.map((stop, k) => (k < MOST_STOPS ? readStop(stop) : undefined));
  return {
    kind: "tour",
    tour: { title, opening, stops: read.filter((stop) => stop !== undefined) },
    wrong: read.flatMap((stop, k) => (stop ? [] : [k + 1])),
  };
}

function readStop(given: unknown): TourStop | undefined {
  if (!isRecord(given)) return undefined;
  const { lesson, version, page, figure, input, step, index, tool } = given;
  const { sentence = "", question = "", answer = "", wrong = [], marks, hides = [] } = given;
  const source = readSource(input);
  const beside = given["beside"] === undefined ? undefined : readBeside(given["beside"]);
  // A comparison asks nothing by itself.
  const isOfOneRun = given["asks"] === "step" || given["asks"] === "touch";
  const asks = beside && isOfOneRun ? "none" : (given["asks"] ?? "none");
  const isWhole =
    isName(lesson) &&
    isCount(version) &&
    (page === undefined || isName(page)) &&
    isName(figure) &&
    source !== undefined &&
    (given["beside"] === undefined || beside !== undefined) &&
    typeof step === "string" &&
    /^(?:start|end|\w{1,40} \d{1,9})$/.test(step) &&
    isCount(index) &&
    (tool === undefined ||
      (beside === undefined && typeof tool === "string" && /^[qw][\w~-]{1,6000}$/.test(tool))) &&
    [sentence, question, answer].every(isSentence) &&
    ASKS.includes(asks as StopAsks) &&
    Array.isArray(wrong) &&
    wrong.length <= MOST_WRONG &&
    wrong.every(isSentence) &&
    (marks === undefined ||
      (Array.isArray(marks) && marks.length <= MOST_MARKS && marks.every((mark) => isMark(mark)))) &&
    Array.isArray(hides) &&
    hides.every((hidden) => HIDDEN.includes(hidden));
  if (!isWhole) return undefined;
  return {
    ...{ lesson, version, ...(page !== undefined && { page }), figure, source },
    ...{ ...(beside && { beside }), step, index, ...(tool !== undefined && { tool }) },
    ...({ sentence, asks, question } as Pick<TourStop, "sentence" | "asks" | "question">),
    // Blanks are no answer, to which nothing could be right.
    answer: (answer as string).trim() === "" ? "" : (answer as string),
    wrong,
    ...(marks !== undefined && { marks: marks as readonly string[] }),
    hides: HIDDEN.filter((hidden) => hides.includes(hidden)),
  };
}

function readBeside(given: unknown): RunBeside | undefined {
  if (!isRecord(given)) return undefined;
  const { lesson, version, input, by } = given;
  const source = readSource(input);
  const isWhole =
    isName(lesson) && isCount(version) && source !== undefined && PACES.includes(by as TwinPace);
  return isWhole ? { lesson, version, source, by: by as TwinPace } : undefined;
}

function readSource(input: unknown): Source | undefined {
  if (!isRecord(input)) return undefined;
  const { id, seed, size, text } = input;
  if (isName(id)) return { kind: "example", id };
  if (isCount(seed) && isCount(size)) return { kind: "random", seed, size };
  if (typeof text === "string" && text.length <= MOST_INPUT) return { kind: "own", text };
  return undefined;
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}

function isName(given: unknown): given is string {
  return typeof given === "string" && /^[\w-]{1,60}$/.test(given);
}

/** The name of a mark in a picture. */
function isMark(given: unknown): given is string {
  return typeof given === "string" && /^[^\s"<>]{1,60}$/.test(given);
}

function isCount(given: unknown): given is number {
  return Number.isSafeInteger(given) && (given as number) >= 0;
}

function isSentence(given: unknown): given is string {
  return typeof given === "string" && given.length <= MOST_SENTENCE;
}
