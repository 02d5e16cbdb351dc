import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { amount, type State, stateOf } from "./figure/state.ts";
import { compare, type Pair, ZERO } from "./pair.ts";
import type { Problem, Result } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { type LessonWords, lessonWords } from "./words/en/figure.ts";

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Result, Steps, CellName>["invariants"] = [
  planted("slack", noNegativeSlack),
  planted("tight", matchedAreTight),
  planted("least", freeAreLeast),
  planted("moats", noNegativePrice),
];

type Words = LessonWords["evidence"];

/** A statement on prices, from the step on that sets them. */
function planted(id: string, test: (problem: Problem, state: State, words: Words) => Evidence) {
  return {
    id,
    test(problem: Problem, frame: Frame): Evidence {
      const state = stateOf(problem, frame);
      return state.isPlanted ? test(problem, state, lessonWords.evidence) : { holds: true, evidence: "" };
    },
  };
}

function noNegativeSlack(problem: Problem, { slack }: State, words: Words): Evidence {
  const { edges } = problem.graph;
  let least: { readonly value: Pair; readonly at: string } | undefined;
  for (const [e, { u, v }] of edges.entries()) {
    const value = slack(e);
    if (least === undefined || compare(value, least.value) < 0) least = { value, at: `${u}–${v}` };
  }
  if (least === undefined) return { holds: true, evidence: words.noEdge };
  return {
    holds: compare(least.value, ZERO) >= 0,
    evidence: words.least(amount(problem, least.value), least.at),
  };
}

function matchedAreTight({ graph: { edges } }: Problem, { mate, isTight }: State, words: Words): Evidence {
  let [matched, tight] = [0, 0];
  for (const [e, { u, v }] of edges.entries()) {
    if (mate[u] !== v) continue;
    matched++;
    if (isTight(e)) tight++;
  }
  return { holds: matched === tight, evidence: words.tight(tight, matched) };
}

/** Free vertices have paid least at every change, so their prices are equal and no other one is lower. */
function freeAreLeast(problem: Problem, { isFree, y }: State, words: Words): Evidence {
  const free = y.filter((_, v) => isFree[v]);
  const [first] = free;
  if (first === undefined) return { holds: true, evidence: words.noneIsFree };
  const holds =
    free.every((price) => compare(price, first) === 0) && y.every((price) => compare(price, first) >= 0);
  return { holds, evidence: words.free(free.length, amount(problem, first)) };
}

function noNegativePrice(_problem: Problem, { blossoms }: State, words: Words): Evidence {
  const holds = blossoms.every(({ z, vertices }) => compare(z, ZERO) >= 0 && vertices.length % 2 === 1);
  return { holds, evidence: words.blossoms(blossoms.length) };
}
