/** Runs a wrong program beside the right one, off the page's own thread: it need not end. */
import { mostSteps, runMutant } from "#algorithms/core/mistakes/mutant.ts";
import { record, STEP_BUDGET } from "#algorithms/core/run/trace.ts";
import { solversOf } from "#components/article/behavior/mutant-parts.ts";
import { answerOrders } from "#components/page/answer-orders.ts";
import type { RecordedLesson } from "#src/build/recorded-lesson.ts";
import { plain } from "#src/workers/plain.ts";
import type { BothRuns, TryOrder } from "./try-order.ts";

const lessons = import.meta.glob<RecordedLesson>("/algorithms/lessons/*/lesson.ts", {
  query: "?recorded",
  import: "lesson",
});

async function both({ lesson: id, mutant, text }: TryOrder): Promise<BothRuns> {
  const [lesson, programs] = await Promise.all([
    lessons[`/algorithms/lessons/${id}/lesson.ts`]?.(),
    solversOf(id),
  ]);
  if (!lesson || !programs) throw new RangeError(`the lesson "${id}" has no wrong programs`);
  const solve = programs[mutant];
  if (!solve) throw new RangeError(`the lesson "${id}" has no wrong program "${mutant}"`);
  const problem = lesson.parse(text);
  const right = record(lesson, problem);
  if (right.stopped) return { kind: "too-big", steps: STEP_BUDGET };
  const { result, end, steps } = runMutant(lesson, solve, problem, mostSteps(right.trace.length));
  return { kind: "both", right: plain(right.result), wrong: { result: plain(result), end, steps } };
}

answerOrders(async (order: TryOrder) => postMessage(await both(order)));
