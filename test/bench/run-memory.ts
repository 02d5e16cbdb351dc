/*
 * node --expose-gc run-memory.ts LESSON SIZE: records a random run of a lesson, of this size or the largest that it takes, in this process alone, and prints as JSON
 * its steps, what its trace says of its own size, what stays of it in arrays and in the heap, what two cursors add, and
 * the largest memory of the process while it was recorded; all in bytes.
 */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { largestMemory } from "./measure.ts";

const [id = "", size = "0"] = process.argv.slice(2);
const { lesson } = (await import(`../../algorithms/lessons/${id}/lesson.ts`)) as { lesson: AnyLesson };
const collect = (globalThis as { gc?: () => void }).gc;
if (!collect) throw new Error("run-memory needs --expose-gc");

function now(): { readonly arrays: number; readonly heap: number } {
  for (let round = 0; round < 3; round++) collect?.();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return { arrays: arrayBuffers, heap: heapUsed };
}

// What is compiled once is no memory of a run.
const small = lesson.random(1, lesson.sizes.usual);
record(lesson, small).trace.cursor();
const taken = Math.min(Number(size), lesson.sizes.max);
const problem = lesson.parse(lesson.format(lesson.random(1, taken)));
const before = now();
const resident = process.memoryUsage.rss();
const { trace } = record(lesson, problem);
const peak = largestMemory() - resident;
const recorded = now();
const cursors = [trace.cursor(), trace.cursor()];
for (const cursor of cursors) cursor.seek(trace.length);
const opened = now();
console.log(
  JSON.stringify({
    size: taken,
    steps: trace.length,
    writes: trace.writes,
    trace: trace.byteLength,
    kept: recorded.arrays - before.arrays + recorded.heap - before.heap,
    cursors: opened.arrays - recorded.arrays,
    peak,
    alive: cursors.length,
  }),
);
