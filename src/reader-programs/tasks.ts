import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";

const tasks = import.meta.glob<AnyTask>("/algorithms/lessons/*/task/task.ts", { import: "task" });

/** How programs are judged in a lesson; undefined if they are not. */
export async function loadTask(lesson: string): Promise<AnyTask | undefined> {
  return tasks[`/algorithms/lessons/${lesson}/task/task.ts`]?.();
}
