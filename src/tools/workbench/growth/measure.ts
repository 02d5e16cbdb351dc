/** How the steps of a program grow with its input: counted in runs, one after the other, each twice as large. */
import { KIND_BITS, STEP } from "#algorithms/engines/program/words.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import type { Python } from "#src/reader-programs/python/python-files.ts";
import { LONGEST_PROGRAM } from "#src/reader-programs/room/longest.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { type Called, callIn, entryIn } from "../parameters/in-language.ts";
import { asJson, asPython } from "../parameters/python/json-values.ts";
import { mayBeTrace } from "../trace-sign.ts";
import { type WatchedProgram, watchIn } from "../watch-in.ts";
import { type Growing, type Grown, grownTexts } from "./grown.ts";
import { exchanged, withValues } from "./written-values.ts";

export interface Point {
  readonly size: number;
  /** Lines that ran. */
  readonly steps: number;
}

/** Why nothing can be measured. */
export class NoGrowth extends Error {
  readonly why: "noPython" | "nothingGrows" | "unreadable" | "tooLong";

  constructor(why: NoGrowth["why"]) {
    super(why);
    this.why = why;
  }
}

/** A run on an input of a size has ended with an error. */
export class RunFailed extends Error {
  readonly size: number;

  constructor(size: number, message: string) {
    super(message);
    this.size = size;
  }
}

const SIZES = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096];
/** A run with more steps is the last: the next would take too long. */
const ENOUGH = 200_000;
/** With fewer points, sizes between are tried. */
const FEW = 6;

/** A program as it runs on an input of a size, and what of it has that size. */
export interface Sized {
  readonly called: Called;
  readonly grows: Grown["grows"];
}

/**
 * The program with a call of its main function on an input of a size; with the values that stand at its top grown to that size, if
 * it runs by itself. Throws a NoGrowth.
 */
export async function calledAt(program: LinkedProgram, size: number, growing?: Growing): Promise<Sized> {
  const { given = {}, language, text } = program;
  const isPython = language === "python";
  // A trace is a run that has been.
  if (mayBeTrace(text)) throw new NoGrowth("nothingGrows");
  const entry = await read(() => entryIn(program));
  if (entry) {
    const values = entry.parameters.map(({ name, isOptional, example }) => {
      const value = given[name] ?? (isOptional ? "" : example);
      // Values grow as JSON, which a call in Python takes as well.
      return { name, text: isPython ? asJson(value) : value };
    });
    const { texts, grows } = grownOf(values, size, growing);
    const called = await callIn(program, entry, texts);
    // What is wrong with a value is told beside its field when the program is run.
    if (!("text" in called)) throw new NoGrowth("nothingGrows");
    return { called, grows };
  }
  const { program: plain, values } = await read(() => withValues(program));
  const written = values.map(({ name, from, to }) => {
    const value = plain.text.slice(from, to);
    return { name: name ?? value, text: isPython ? asJson(value) : value };
  });
  const { texts, grows } = grownOf(written, size, growing);
  const others = texts.map((each) => (isPython ? asPython(each) : each));
  return { called: { ...plain, text: exchanged(plain.text, values, others) }, grows };
}

/** What reads a program, where it is one: a run says where it is not. */
async function read<Found>(reading: () => Promise<Found>): Promise<Found> {
  try {
    return await reading();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof SourceError) throw new NoGrowth("unreadable");
    throw error;
  }
}

function grownOf(...args: Parameters<typeof grownTexts>): Grown {
  const grown = grownTexts(...args);
  if (!grown) throw new NoGrowth("nothingGrows");
  return grown;
}

/** What is told while it is counted. */
export type Told = Point | Pick<Sized, "grows">;

/** First what grows, then the points in the order in which they are known. Throws as `calledAt` and `watchIn` do; ends by itself where a run is too long. */
export async function* measure(
  program: LinkedProgram,
  python: Python | undefined,
  signal: AbortSignal,
  watch: (...args: Parameters<typeof watchIn>) => Promise<Pick<WatchedProgram, "seen">> = watchIn,
): AsyncGenerator<Told> {
  if (program.language === "python" && !python) throw new NoGrowth("noPython");
  const sizes = [...SIZES];
  const growing = { isNarrow: false };
  let written = 0;
  let count = 0;
  let last = 0;
  for (let size = sizes.shift(); size !== undefined; size = sizes.shift()) {
    const { called, grows } = await calledAt(program, size, growing);
    if (written === 0) {
      written = Math.max(...grows.map((each) => each.size));
      yield { grows };
    }
    if (called.text.length > LONGEST_PROGRAM) break;
    const { seen } = await watch(called, python, signal);
    if (seen.error !== undefined) {
      // It may count on numbers of the size that it was given, or on as many of them at least.
      if (count === 0 && !growing.isNarrow) {
        growing.isNarrow = true;
        sizes.unshift(size);
      } else if (count > 0 || size >= written) throw new RunFailed(size, seen.error);
      continue;
    }
    if (seen.stopped) {
      // It grows fast: what fits lies between this size and the last that did.
      const between = Math.floor((last + size) / 2);
      if (count >= FEW || between <= last || between >= size) break;
      sizes.splice(0, sizes.length, ...betweenOf(last, size));
      continue;
    }
    const steps = stepsOf(seen.events);
    count++;
    last = size;
    yield { size, steps };
    if (steps > ENOUGH) return;
  }
  if (count === 0) throw new NoGrowth("tooLong");
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
