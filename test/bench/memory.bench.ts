import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Bench, Row } from "./measure.ts";

/** As large as the lesson takes it. */
const LARGEST = 1e9;

/** Runs of up to two million steps, the most that a figure records: of lists, of kings, of matchings. */
const RUNS: readonly (readonly [lesson: string, size: number])[] = [
  ["circle-method", 1500],
  ["peaceful-kings", 100],
  ["blossom", LARGEST],
  ["weighted-blossom", LARGEST],
];

interface Measured {
  readonly size: number;
  readonly steps: number;
  readonly writes: number;
  readonly trace: number;
  readonly kept: number;
  readonly cursors: number;
  readonly peak: number;
}

/** What a recorded run occupies, each measured in a process of its own. */
export const bench: Bench = async () =>
  RUNS.flatMap(([lesson, most]): Row[] => {
    const { size, steps, writes, trace, kept, cursors, peak } = measure(lesson, most);
    const row = (what: string, unit: string, reached: number): Row => ({
      what: `${lesson} ${size}: ${what}`,
      unit,
      reached,
      target: undefined,
    });
    return [
      row("steps recorded", "steps", steps),
      row("writes of a step", "writes", writes / steps),
      row("log of a step, by the trace", "bytes", trace / steps),
      row("log of a step, measured", "bytes", kept / steps),
      row("whole trace", "MB", trace / 1e6),
      row("two cursors", "MB", cursors / 1e6),
      row("peak while recording", "MB", peak / 1e6),
    ];
  });

function measure(lesson: string, size: number): Measured {
  const file = fileURLToPath(new URL("run-memory.ts", import.meta.url));
  const flags = ["--disable-warning=ExperimentalWarning", "--expose-gc", file, lesson, String(size)];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: "utf8" })) as Measured;
}
