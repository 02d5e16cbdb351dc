/** Programs of any language, run on the task of a lesson. */

import { faultOf, type Outcome, type RunAll } from "#algorithms/core/judge/judge.ts";
import { type Command, MOST_OUTPUT, type RunEnd, type RunLimits, runLimited } from "../limited-run.ts";
import { judgeWords } from "./judge.en.ts";
import type { JudgedLesson } from "./judged-lesson.ts";

/** How programs are tried. */
export interface Trial extends RunLimits {
  readonly seed: number;
  /** The most inputs, or "few": those that are enough for every wrong program we know. */
  readonly count: number | "few";
}

/** So many programs run at once. */
const AT_ONCE = 2;

/**
 * Runs a command on problems, each in a process of its own; nothing is begun behind the first one that it gets wrong. What a busy
 * machine can have done, no answer or an empty one, is tried once more, with nothing beside it, before it counts.
 */
export function runnerOf({ task }: JudgedLesson, command: Command, limits: RunLimits): RunAll<unknown> {
  const endOn = (problem: unknown) => runLimited(command, task.write(problem), limits);
  return async (problems) => {
    const outcomes: Outcome[] = [];
    const isWrong = (k: number): boolean => faultOf(task, problems[k], outcomes[k] as Outcome) !== undefined;
    let [next, last] = [0, problems.length];
    const doubtful = new Set<number>();
    const work = async (): Promise<void> => {
      for (let k = next++; k < last; k = next++) {
        const end = await endOn(problems[k]);
        outcomes[k] = outcomeOf(end, limits);
        if (!isWrong(k)) continue;
        last = Math.min(last, k + 1);
        if (isDoubtful(end)) doubtful.add(k);
      }
    };
    for (;;) {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const stopped = last - 1;
      if (!doubtful.delete(stopped)) return outcomes.slice(0, last);
      outcomes[stopped] = outcomeOf(await endOn(problems[stopped]), limits);
      if (isWrong(stopped)) return outcomes.slice(0, last);
      [next, last] = [last, problems.length];
    }
  };
}

/** Whether a run may have ended like this because of the machine. */
function isDoubtful(end: RunEnd): boolean {
  return end.kind === "done" ? end.output.trim() === "" : end.kind !== "long";
}

function outcomeOf(end: RunEnd, { time, memory }: RunLimits): Outcome {
  if (end.kind === "done") return { kind: "text", text: end.output };
  return { kind: "failed", why: whyFailed(end, time, memory), isLate: end.kind === "late" };
}

function whyFailed(end: Exclude<RunEnd, { kind: "done" }>, time: number, memory: number): string {
  switch (end.kind) {
    case "failed":
      return judgeWords.ended(
        end.signal === "" ? judgeWords.exitCode(end.code) : judgeWords.signal(end.signal),
        end.errors,
      );
    case "late":
      return judgeWords.late(time);
    case "large":
      return judgeWords.large(memory);
    case "long":
      return judgeWords.long(MOST_OUTPUT / 1_000_000);
    case "not-started":
      return judgeWords.notStarted(end.reason);
  }
}
