import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { stripSteps } from "#algorithms/core/lesson/listing.ts";
import { record, silentRecorder, type Trace } from "#algorithms/core/run/trace.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { cells, handWritten, solve, steps } from "./insertion-sort.ts";
import { type Bench, medians, type Row, row } from "./measure.ts";

/** Enough for every step of the runs measured here. */
const BUDGET = 3_000_000;
const ROUNDS = 15;
/** Runs of a millisecond need many repeats, and time to be compiled. */
const SHORT_ROUNDS = 101;
/** Insertion sort of n values in random order takes about n²/2 steps: 2 million. */
const SIZE = 2000;
/** The same run, stopped early: a shorter trace of a state of the same size. */
const SHORT = 200_000;
const SEEKS = 2000;
const PIXELS = 1000;

/** Where results go, so that they are not optimized away. */
const sink = new Int32Array(1);

/** Recording, reading and the price of both, on insertion sort. */
export const bench: Bench = async () => {
  const values = valuesOf(SIZE);
  const plain = await loadPlain();
  const recordLong = (): Trace => record({ steps, cells, solve }, values, { budget: BUDGET }).trace;
  const silent = silentRecorder(steps);
  const [byHand, plainly] = medians(
    [() => use(handWritten(values)), () => use(plain(values, silent))],
    SHORT_ROUNDS,
    SHORT_ROUNDS,
  ) as [number, number];
  const [recorded] = medians([() => use(recordLong().length)], ROUNDS) as [number];
  const long = recordLong();
  const short = record({ steps, cells, solve }, values, { budget: SHORT }).trace;
  const [longSeek, shortSeek] = seekTimes([long, short]) as [number, number];
  return [
    row("steps recorded", "steps", long.length),
    row("record a step", "ns", (recorded / long.length) * 1e6, 17),
    row("log of a step", "bytes", long.byteLength / long.length, 17.5),
    row("plain, whole run", "ms", plainly),
    row("plain ÷ hand-written", "×", plainly / byHand, 1.1),
    row("recorded ÷ plain", "×", recorded / plainly, 40),
    row(`random seek, ${short.length} steps`, "µs", shortSeek, 25),
    row(`random seek, ${long.length} steps`, "µs", longSeek, 25),
    row("long ÷ short seek", "×", longSeek / shortSeek, 2),
    ...walkRows(long),
  ];
};

function valuesOf(n: number): number[] {
  const inOrder = Array.from({ length: n }, (_, k) => k);
  return shuffled(inOrder, seededRandom(n));
}

/** The solver without its step lines, made the way `?plain` modules are. */
async function loadPlain(): Promise<typeof solve> {
  const source = readFileSync(new URL("insertion-sort.ts", import.meta.url), "utf8");
  const code = stripTypeScriptTypes(stripSteps(source));
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    solve: typeof solve;
  };
  return module.solve;
}

/** Microseconds for each random seek. */
function seekTimes(traces: readonly Trace[]): number[] {
  const tasks = traces.map((trace) => {
    const random = seededRandom(trace.length);
    const positions = Array.from({ length: SEEKS }, () => Math.floor(random() * (trace.length + 1)));
    const cursor = trace.cursor();
    return () => {
      for (const position of positions) use(cursor.seek(position).position);
    };
  });
  return medians(tasks, ROUNDS).map((time) => (time / SEEKS) * 1e3);
}

/** A drag over the whole timeline, and a walk of single steps each way. */
function walkRows(trace: Trace): Row[] {
  const cursor = trace.cursor();
  const drag = (): void => {
    for (let x = 0; x <= PIXELS; x++) use(cursor.seek(Math.round((x / PIXELS) * trace.length)).position);
  };
  const forward = (): void => {
    for (let position = 0; position <= trace.length; position++) use(cursor.seek(position).position);
  };
  const backward = (): void => {
    for (let position = trace.length; position >= 0; position--) use(cursor.seek(position).position);
  };
  const [dragged, ahead, back] = medians([drag, forward, backward], ROUNDS, 2) as [number, number, number];
  return [
    row("drag over 1000 pixels, each", "µs", (dragged / PIXELS) * 1e3, 25),
    row("one step forward", "ns", (ahead / trace.length) * 1e6, 21),
    row("one step backward", "ns", (back / trace.length) * 1e6, 21),
  ];
}

function use(value: number | ArrayLike<number>): void {
  sink[0] = typeof value === "number" ? value : value[value.length - 1];
}
