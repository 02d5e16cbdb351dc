/** A program that ran, as a run that can be played: with its pictures, its sentences, and what it asks. */
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { positionsOf } from "#algorithms/engines/program/ask/ask.ts";
import { conduct, isLine } from "#algorithms/engines/program/conduct.ts";
import { Pictures } from "#algorithms/engines/program/pictures/pictures.ts";
import { programLesson } from "#algorithms/engines/program/program-lesson.ts";
import { makeRun, type Run } from "#components/run/run.ts";
import { askedIn } from "./gallery/asked.ts";
import type { WatchedProgram } from "./watch-in.ts";
import { workbenchWords as words } from "./words.en.ts";

export interface PlayedProgram {
  readonly run: ReturnType<typeof conduct>;
  readonly lesson: ReturnType<typeof programLesson>;
  readonly pictures: Pictures;
  readonly opened: Run;
  /** Where it opens: where the program says so, before its first question, at its first picture, or where an error ended it. */
  readonly opens: number;
  readonly steps: number;
  /** The place in the program at which it ended. */
  readonly last: { readonly line: number; readonly column: number } | undefined;
  /** The lines of questions that could not be read. */
  readonly misread: readonly number[];
}

/** Most programs draw their data within ten steps. */
const SOON = 50;

export function playedOf({ program, seen }: WatchedProgram, title = words.figure): PlayedProgram {
  const run = conduct(program, seen);
  const { trace } = run;
  const ending = seen.stopped && words.full(seen.stopped);
  const { asked, opens, wrong } = askedIn(program);
  const { printed } = seen;
  const pictures = new Pictures(run, printed);
  const lesson = programLesson({ run, title, printed, ending, asked, pictures });
  const [first] = lesson.asking.positions;
  const [said] = opens ? positionsOf(run, [opens]) : [];
  const opened = said ?? (first === undefined ? firstDrawn(run, pictures) : first - 1);
  const source = { kind: "own", text: "" } as const;
  const last = lastLine(trace);
  const site = last > 0 ? program.sites[trace.stepAt(last).a] : undefined;
  return {
    ...{ run, lesson, pictures },
    opened: makeRun({ source, text: "", problem: undefined, trace, result: undefined, stopped: false }),
    opens: seen.error === undefined ? opened : last,
    steps: trace.length,
    last: site && { line: site.line, column: site.column },
    misread: wrong,
  };
}

/** The first line at which something is drawn: a figure that opens empty tells nothing. The beginning, if none comes soon. */
function firstDrawn({ trace }: ReturnType<typeof conduct>, pictures: Pictures): number {
  const soon = Math.min(SOON, trace.length);
  for (let position = 1; position <= soon; position++) {
    const isDrawn = marksIn(pictures.scene(position).plate) > 0;
    if (isDrawn && isLine(trace.stepAt(position).step)) return position;
  }
  return 0;
}

/** How many marks a picture has. */
export function marksIn(plate: Plate): number {
  return plate.kind === "graph" ? plate.nodes.length : 0;
}

/** The position of the last line that began; 0 if none did. */
function lastLine(trace: ReturnType<typeof conduct>["trace"]): number {
  let position = trace.length;
  while (position > 0 && !isLine(trace.stepAt(position).step)) position--;
  return position;
}
