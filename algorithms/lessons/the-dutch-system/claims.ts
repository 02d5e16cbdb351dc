import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { pairDutchRound } from "#algorithms/engines/swiss/dutch/pair-dutch-round.ts";
import { OPEN, type SieveRow, settingOf, stateOf } from "./figure/state.ts";
import type { Problem, Result } from "./problem.ts";
import { roundOf, setOf } from "./round.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** The certificate, tested on the result alone. */
export const claims: Lesson<Problem, Result, Steps, CellName>["claims"] = [
  { id: "placed", test: placedOnce },
  { id: "legal", test: isLegal },
  { id: "matching", test: isByMatchings },
];

/** Who is told, by start numbers. */
function toldIn({ boards, bye }: Result): number[] {
  return [...boards.flatMap(({ white, black }) => [white, black]), ...(bye > 0 ? [bye] : [])];
}

function placedOnce(problem: Problem, result: Result): Evidence {
  const words = lessonWords.evidence;
  if (!result.isComplete) return { holds: result.boards.length === 0, evidence: words.incomplete };
  const { n, groups, player } = roundOf(problem);
  const told = toldIn(result);
  const field = new Set(groups.flat().map((u) => player(u).id));
  const holds = told.length === n && new Set(told).size === n && told.every((id) => field.has(id));
  return { holds, evidence: words.placed(2 * result.boards.length, result.bye > 0 ? 1 : 0, n) };
}

function isLegal(problem: Problem, { boards, bye }: Result): Evidence {
  const round = roundOf(problem);
  const placeOf = new Map(round.groups.flat().map((u) => [round.player(u).id, u]));
  const wrong = boards.filter(({ white, black }) => {
    const [u, v] = [placeOf.get(white), placeOf.get(black)];
    return u === undefined || v === undefined || !round.mayMeet(u, v);
  }).length;
  const place = placeOf.get(bye);
  const isByeWrong = bye > 0 && (place === undefined || !round.player(place).mayHaveBye);
  const count = wrong + (isByeWrong ? 1 : 0);
  return { holds: count === 0, evidence: lessonWords.evidence.pairs(boards.length, count) };
}

/** The engine of the pairing tool does not read candidates: it solves a matching for each bracket. */
function isByMatchings(problem: Problem, { boards, bye, isComplete }: Result): Evidence {
  const words = lessonWords.evidence;
  const pairing = pairDutchRound(problem);
  if (pairing.unpaired.length > 0) return { holds: !isComplete, evidence: words.incomplete };
  const same = boards.filter((board) =>
    pairing.pairs.some(({ white, black }) => white === board.white && black === board.black),
  ).length;
  const holds = isComplete && same === pairing.pairs.length && bye === (pairing.bye ?? 0);
  return { holds, evidence: words.same(same, pairing.pairs.length) };
}

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
