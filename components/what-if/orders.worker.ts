/** Counts a problem in many orders, off the page's own thread. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type CountedLesson, ordersOf } from "#algorithms/core/lesson/orders.ts";
import { answerOrders } from "../page/answer-orders.ts";
import type { CountAnswer, CountOrder } from "./count-elsewhere.ts";

const lessons = import.meta.glob<CountedLesson & Pick<AnyLesson, "parse">>(
  "/algorithms/lessons/*/lesson.ts",
  {
    query: "?counted",
    import: "lesson",
  },
);

/** So long between two answers that tell how far it is; in milliseconds. */
const PAUSE = 100;

const post = (answer: CountAnswer): void => postMessage(answer);

answerOrders(async ({ lessonId, text, count }: CountOrder) => {
  const lesson = await lessons[`/algorithms/lessons/${lessonId}/lesson.ts`]?.();
  if (!lesson) throw new RangeError(`there is no lesson ${lessonId}`);
  const pass = ordersOf(lesson, lesson.parse(text), { count });
  let told = performance.now();
  for (let next = pass.next(); ; next = pass.next()) {
    if (next.done) return post({ kind: "counted", orders: next.value });
    if (performance.now() - told < PAUSE) continue;
    told = performance.now();
    post({ kind: "share", share: next.value });
  }
});
