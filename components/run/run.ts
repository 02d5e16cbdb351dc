/** A run of a lesson on one input: recorded here when it is short, by a worker when it is long. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { type Cursor, record, type Trace } from "#algorithms/core/run/trace.ts";
import type { PlayerWords } from "../panels/words.ts";
import type { Source } from "./link.ts";

/** A recorded run, ready to be shown. */
export interface Run {
  readonly source: Source;
  /** The input as text. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: problems and results are the lesson's own business.
  readonly problem: any;
  readonly trace: Trace;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly result: any;
  /** Whether the step budget ended the run before its end. */
  readonly stopped: boolean;
  /** The cursor of the figure, and one for looking at neighboring steps. */
  readonly cursor: Cursor;
  readonly scout: Cursor;
}

/** Records long runs elsewhere. The promise is rejected when the run is canceled or fails. */
export type RecordElsewhere = (
  lessonId: string,
  text: string,
  onProgress: (steps: number) => void,
  signal: AbortSignal,
) => Promise<{ readonly trace: Trace; readonly result: unknown; readonly stopped: boolean }>;

/** Runs of up to this many steps take some ten milliseconds, so they need no worker. */
const SHORT_RUN = 100_000;

/** Where texts come from: a lesson, the inputs of its examples by id, and what to say of a size that it does not do. */
export interface SourceTexts {
  readonly lesson: AnyLesson;
  readonly inputs: ReadonlyMap<string, string>;
  readonly words: Pick<PlayerWords, "sizeOutside">;
}

/** The text of a source. Throws an InputError for a random size that the lesson does not do. */
export function sourceText({ lesson, inputs, words }: SourceTexts, source: Source): string {
  switch (source.kind) {
    case "example":
      return inputs.get(source.id) ?? "";
    case "random": {
      const { min, max } = lesson.sizes;
      if (source.size < min || source.size > max) {
        throw new InputError(words.sizeOutside(min, max, source.size), 1, 1);
      }
      return lesson.format(lesson.random(source.seed, source.size));
    }
    case "own":
      return source.text;
  }
}

/** Records a short run at once; returns undefined when it is long. Throws an InputError for an input that is none. */
export function runNow(lesson: AnyLesson, source: Source, text: string): Run | undefined {
  const problem = lesson.parse(text);
  const { trace, result, stopped } = record(lesson, problem, { budget: SHORT_RUN });
  return stopped ? undefined : makeRun({ source, text, problem, trace, result, stopped });
}

/** Records the run of an example at once. Throws a RangeError where that is long: a figure cannot open on it. */
export function runExample({ lesson, inputs }: Omit<SourceTexts, "words">, id: string): Run {
  const run = runNow(lesson, { kind: "example", id }, inputs.get(id) ?? "");
  if (!run) throw new RangeError(`${lesson.id}: a figure cannot open on "${id}", which has too many steps`);
  return run;
}

/** Who waits for a long run: its steps are told as they come, and it can be canceled. */
export interface Waiting {
  readonly onProgress?: (steps: number) => void;
  readonly signal?: AbortSignal;
}

/** Records a run of any length. */
export async function runElsewhere(
  lesson: AnyLesson,
  source: Source,
  text: string,
  recordElsewhere: RecordElsewhere,
  { onProgress = () => {}, signal = new AbortController().signal }: Waiting = {},
): Promise<Run> {
  const recorded = await recordElsewhere(lesson.id, text, onProgress, signal);
  return makeRun({ source, text, problem: lesson.parse(text), ...recorded });
}

/** A run as it is shown, from its trace. */
export function makeRun(recorded: Omit<Run, "cursor" | "scout">): Run {
  const { trace } = recorded;
  return { ...recorded, cursor: trace.cursor(), scout: trace.cursor() };
}

/** The last mark at or before `position`, as an index into `marks`; −1 when there is none. */
export function markIndex(marks: Int32Array, position: number): number {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle] <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where one press of "next" or "previous" at this level leads. The ends of the run count as marks of every level. */
export function neighbor(
  trace: Trace,
  level: "move" | "stage" | "phase",
  position: number,
  direction: 1 | -1,
): number {
  if (level === "move") return Math.min(trace.length, Math.max(0, position + direction));
  const marks = trace.marks(level);
  const index = markIndex(marks, position);
  if (direction === 1) return marks[index + 1] ?? trace.length;
  return marks[index] === position ? (marks[index - 1] ?? 0) : (marks[index] ?? 0);
}
