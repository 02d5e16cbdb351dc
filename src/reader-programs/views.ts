import type { AnyView } from "#algorithms/core/judge/answer-view.ts";

const views = import.meta.glob<AnyView>("/algorithms/lessons/*/task/task.ts", { import: "view" });

/** How answers are drawn in a lesson; undefined where they are not. */
export async function loadView(lesson: string): Promise<AnyView | undefined> {
  return views[`/algorithms/lessons/${lesson}/task/task.ts`]?.();
}
