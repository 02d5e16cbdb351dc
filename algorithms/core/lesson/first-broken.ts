/** Where the run of a wrong program shows that it is wrong. */
import type { Frame, Trace } from "../run/trace.ts";
import type { AnyLesson } from "./lesson.ts";

/** A run as far as it is judged. */
export interface JudgedRun {
  readonly problem: unknown;
  readonly trace: Pick<Trace, "length">;
  /** Undefined where there is none. */
  readonly result: unknown;
}

/** The first invariant, or at the end of the run the first claim, that does not hold at a frame, with its figures. */
export function firstBroken(
  { invariants, claims, words }: AnyLesson,
  { problem, trace, result }: JudgedRun,
  frame: Frame,
): { readonly what: string; readonly evidence: string } | undefined {
  for (const { id, test } of invariants) {
    const { holds, evidence } = test(problem, frame);
    if (!holds) return { what: words.invariants[id] ?? id, evidence };
  }
  if (frame.position < trace.length || result === undefined) return undefined;
  for (const { id, test } of claims) {
    const { holds, evidence } = test(problem, result);
    if (!holds) return { what: words.claims[id] ?? id, evidence };
  }
  return undefined;
}
