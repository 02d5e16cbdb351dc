/** How the steps of a function grow with its input: counted in runs, one after the other, each twice as large. */
import { KIND_BITS, STEP } from "#algorithms/engines/program/words.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import type { Python } from "#src/reader-programs/python/python-files.ts";
import { type Called, callIn, entryIn } from "../parameters/in-language.ts";
import { watchIn } from "../watch-in.ts";
import { grownTexts } from "./grown.ts";

export interface Point {
  readonly size: number;
  /** Lines that ran. */
  readonly steps: number;
}

/** Why nothing can be measured. */
export class NoGrowth extends Error {
  readonly why: "noPython" | "noFunction" | "nothingGrows";

  constructor(why: NoGrowth["why"]) {
    super(why);
    this.why = why;
  }
}

const SIZES = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096];
/** A run with more steps is the last: the next would take too long. */
const ENOUGH = 200_000;
/** With fewer points, sizes between are tried. */
const FEW = 6;

/** The program with its call on an input of a size. Throws a NoGrowth. */
export async function calledAt(program: LinkedProgram, size: number): Promise<Called> {
  const { given = {}, language } = program;
  const entry = await entryIn(program);
  if (!entry) throw new NoGrowth("noFunction");
  const names = entry.parameters.map(({ name }) => name);
  const texts = entry.parameters.map(
    ({ name, isOptional, example }) => given[name] ?? (isOptional ? "" : example),
  );
  // Values grow as JSON, which a call in Python takes as well.
  const plain = language === "python" ? texts.map(inJson) : texts;
  const grown = grownTexts(plain, names, size);
  if (!grown) throw new NoGrowth("nothingGrows");
  const called = await callIn(program, entry, grown);
  // What is wrong with a value is told beside its field when the program is run.
  if (!("text" in called)) throw new NoGrowth("nothingGrows");
  return called;
}

const JSON_OF: Readonly<Record<string, string>> = {
  ...{ None: "null", True: "true", False: "false", "(": "[", ")": "]" },
};

/** Values of Python as those of JSON, what stands in quotes as it is. */
function inJson(text: string): string {
  return text.replace(
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\b(?:None|True|False)\b|[()]/g,
    (found, quoted: string | undefined) => quoted ?? JSON_OF[found] ?? found,
  );
}

/** The points in the order in which they are known. Throws as `calledAt` and `watchIn` do; ends by itself where a run is too long. */
export async function* measure(
  program: LinkedProgram,
  python: Python | undefined,
  signal: AbortSignal,
): AsyncGenerator<Point> {
  if (program.language === "python" && !python) throw new NoGrowth("noPython");
  const sizes = [...SIZES];
  let count = 0;
  let last = 0;
  for (let size = sizes.shift(); size !== undefined; size = sizes.shift()) {
    const { seen } = await watchIn(await calledAt(program, size), python, signal);
    if (seen.error !== undefined) throw new RangeError(seen.error);
    if (seen.stopped) {
      // It grows fast: what fits lies between this size and the last that did.
      const between = Math.floor((last + size) / 2);
      if (count >= FEW || between <= last || between >= size) return;
      sizes.splice(0, sizes.length, ...betweenOf(last, size));
      continue;
    }
    const steps = stepsOf(seen.events);
    count++;
    last = size;
    yield { size, steps };
    if (steps > ENOUGH) return;
  }
}

function betweenOf(from: number, to: number): number[] {
  const gap = Math.max(1, Math.floor((to - from) / 6));
  return Array.from({ length: 5 }, (_, k) => from + (k + 1) * gap).filter((size) => size < to);
}

function stepsOf(events: Int32Array): number {
  let steps = 0;
  for (let at = 0; at < events.length; )
    if (events[at] >>> KIND_BITS === STEP) {
      steps++;
      at++;
    } else at += 3;
  return steps;
}
