/** How the steps of a function grow with its input: counted in runs, one after the other, each twice as large. */
import { KIND_BITS, STEP } from "#algorithms/engines/program/words.ts";
import { plainOf } from "#src/reader-programs/plain/plain-program.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { callLine } from "../parameters/call.ts";
import { entryOf } from "../parameters/entry.ts";
import type { Called } from "../parameters/fields.ts";
import { watchIn } from "../watch-in.ts";
import { grownTexts } from "./grown.ts";

export interface Point {
  readonly size: number;
  /** Lines that ran. */
  readonly steps: number;
}

/** Why nothing can be measured. */
export class NoGrowth extends Error {
  readonly why: "python" | "noFunction" | "nothingGrows";

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
  const { language, text, given = {} } = program;
  if (language === "python") throw new NoGrowth("python");
  const entry = entryOf(language === "typescript" ? await plainOf(text) : text);
  if (!entry) throw new NoGrowth("noFunction");
  const names = entry.parameters.map(({ name }) => name);
  const texts = entry.parameters.map(
    ({ name, isOptional, example }) => given[name] ?? (isOptional ? "" : example),
  );
  const grown = grownTexts(texts, names, size);
  if (!grown) throw new NoGrowth("nothingGrows");
  const line = callLine(entry, grown);
  // What is wrong with a value is told beside its field when the program is run.
  if (!("text" in line)) throw new NoGrowth("nothingGrows");
  return { ...program, text: `${text.trimEnd()}\n${line.text}`, builders: line.builders };
}

/** The points in the order in which they are known. Throws as `calledAt` and `watchIn` do; ends by itself where a run is too long. */
export async function* measure(program: LinkedProgram, signal: AbortSignal): AsyncGenerator<Point> {
  const sizes = [...SIZES];
  let count = 0;
  let last = 0;
  for (let size = sizes.shift(); size !== undefined; size = sizes.shift()) {
    const { seen } = await watchIn(await calledAt(program, size), undefined, signal);
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
