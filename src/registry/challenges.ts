/** The challenges of the lessons, found by their files. Each is loaded when it is asked for. */
import type { AnyChallenge } from "#algorithms/core/lesson/challenge.ts";

const challenges = import.meta.glob<AnyChallenge>("/algorithms/lessons/*/asked/challenge.ts", {
  import: "challenge",
});

/** The challenge at the opening of a lesson, or undefined where there is none. */
export async function loadChallenge(lesson: string): Promise<AnyChallenge | undefined> {
  return challenges[`/algorithms/lessons/${lesson}/asked/challenge.ts`]?.();
}
