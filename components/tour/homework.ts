/** What comes back from a tour that was homework: first answers, stop by stop, in a file or in a code that fits a message. */
import { plainName } from "../journal/journal-file.ts";
import { packText, unpackText } from "../run/link.ts";
import { MOST_SENTENCE, MOST_STOPS } from "./tour.ts";
import { sumOf } from "./tour-link.ts";

/** The first answer to the question of a stop. */
export interface HomeworkAnswer {
  /** From 1. */
  readonly stop: number;
  /** What was asked; a code leaves it out. */
  readonly question: string;
  /** What was answered, as far as it can be told in words. */
  readonly given: string;
  /** Undefined where the coach has written no answer. */
  readonly right: boolean | undefined;
}

export interface Homework {
  /** Tells tours apart. */
  readonly tour: string;
  readonly title: string;
  readonly stops: number;
  readonly name: string | undefined;
  /** When it was handed in, in seconds since 1970. */
  readonly at: number;
  readonly answers: readonly HomeworkAnswer[];
}

export type ReadHomework =
  | { readonly kind: "homework"; readonly homework: Homework }
  | { readonly kind: "version"; readonly version: number }
  /** It is something else, or it is damaged. */
  | { readonly kind: "other" }
  | { readonly kind: "damaged" };

const VERSION = 1;
const HOLDS = "homework";

/** The text of a homework file. */
export function formatHomework(homework: Homework, space?: number): string {
  const { answers, ...rest } = homework;
  const rows = answers.map(({ stop, right, given, question }) => [stop, right ?? null, given, question]);
  return JSON.stringify(
    { program: "kibitz", holds: HOLDS, version: VERSION, ...rest, answers: rows },
    undefined,
    space,
  );
}

/** Reads what `formatHomework` has written. */
export function readHomework(text: string): ReadHomework {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { kind: "other" };
  }
  if (typeof given !== "object" || given === null) return { kind: "other" };
  const { program, holds, version, tour, title, stops, name, at, answers } = given as Record<string, unknown>;
  if (program !== "kibitz" || holds !== HOLDS) return { kind: "other" };
  if (!isCount(version)) return { kind: "damaged" };
  if (version > VERSION) return { kind: "version", version };
  const read = Array.isArray(answers) && answers.length <= MOST_STOPS ? answers.map(readAnswer) : [undefined];
  const isWhole =
    typeof tour === "string" &&
    /^[0-9a-z]{1,7}$/.test(tour) &&
    isSentence(title) &&
    isCount(stops) &&
    stops <= MOST_STOPS &&
    (name === undefined || typeof name === "string") &&
    isCount(at) &&
    read.every((answer) => answer !== undefined && answer.stop <= stops);
  if (!isWhole) return { kind: "damaged" };
  const whose = name === undefined ? undefined : plainName(name);
  return {
    kind: "homework",
    homework: { tour, title, stops, name: whose, at, answers: read as HomeworkAnswer[] },
  };
}

function readAnswer(row: unknown): HomeworkAnswer | undefined {
  if (!Array.isArray(row)) return undefined;
  const [stop, right, given, question = ""] = row as unknown[];
  const isWhole =
    isCount(stop) &&
    stop > 0 &&
    (right === null || typeof right === "boolean") &&
    isSentence(given) &&
    isSentence(question);
  return isWhole ? { stop, right: right ?? undefined, given, question } : undefined;
}

function isCount(given: unknown): given is number {
  return Number.isSafeInteger(given) && (given as number) >= 0;
}

function isSentence(given: unknown): given is string {
  return typeof given === "string" && given.length <= MOST_SENTENCE;
}

/** A code begins so, and stands alone among whatever else was pasted. */
const CODE = /(?<![\w.-])h(\d{1,4})\.([\w-]+)\.([0-9a-z]{1,7})(?![\w-])/g;

/** The homework as one word for a message; what was asked is left out, as the coach knows it. */
export async function packHomework(homework: Homework): Promise<string> {
  const answers = homework.answers.map((answer) => ({ ...answer, question: "" }));
  const packed = await packText(formatHomework({ ...homework, answers }));
  return `h${VERSION}.${packed}.${sumOf(packed)}`;
}

/** Reads all codes in a text that was pasted, in their order. */
export async function unpackHomework(text: string): Promise<ReadHomework[]> {
  return Promise.all(
    [...text.matchAll(CODE)].map(async ([, version, packed = "", sum]): Promise<ReadHomework> => {
      if (Number(version) > VERSION) return { kind: "version", version: Number(version) };
      const inside = sum === sumOf(packed) ? await unpackText(packed) : undefined;
      return inside === undefined ? { kind: "damaged" } : readHomework(inside);
    }),
  );
}
