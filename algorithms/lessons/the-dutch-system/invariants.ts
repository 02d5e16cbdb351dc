import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { OPEN } from "./figure/sheet.ts";
import { type SieveRow, settingOf, stateOf } from "./figure/state.ts";
import type { Problem, Result } from "./problem.ts";
import { setOf } from "./sets.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** What holds at every position, read from the cells. */
export const invariants: Lesson<Problem, Result, Steps, CellName>["invariants"] = [
  { id: "legal", test: allAllowed },
  { id: "rest", test: restCanBePaired },
  { id: "first", test: noneIsBetter },
];

function allAllowed(problem: Problem, frame: Frame): Evidence {
  const { round, made, trial, best } = stateOf(problem, frame);
  const all = [...made, ...trial, ...best];
  const wrong = all.filter(([u, v]) => !round.mayMeet(u, v)).length;
  return { holds: wrong === 0, evidence: lessonWords.evidence.pairs(made.length, wrong) };
}

function restCanBePaired(problem: Problem, frame: Frame): Evidence {
  const { byeScore, canPair } = settingOf(problem);
  if (byeScore === undefined) return { holds: true, evidence: lessonWords.evidence.incomplete };
  const { round, made, bye } = stateOf(problem, frame);
  const gone = new Set([...made.flat(), bye]);
  const left = round.groups.flat().filter((u) => !gone.has(u));
  const holds = canPair(setOf(left));
  return { holds, evidence: lessonWords.evidence.left(left.length, holds) };
}

function noneIsBetter(problem: Problem, frame: Frame): Evidence {
  const { rows, top, leader, bracket } = stateOf(problem, frame);
  const words = lessonWords.evidence;
  if (!bracket || leader === 0) return { holds: true, evidence: words.read(0, 0) };
  const judged = rows.filter(({ verdict }) => verdict !== OPEN);
  const better = judged.filter((row) => isBetter(row, top)).length;
  return { holds: better === 0, evidence: words.read(judged.length, better) };
}

/** Whether the first value in which a candidate differs is smaller. */
function isBetter({ values }: SieveRow, top: readonly number[]): boolean {
  const at = values.findIndex((value, c) => value >= 0 && value !== top[c]);
  return at >= 0 && values[at] < top[at];
}
