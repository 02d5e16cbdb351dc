import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { countPairs } from "#algorithms/engines/schedules/pairs.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { placeOf } from "./figure/place.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** What holds at every position, read from the cells alone: the games of the frame, not the way they were made. */
export const invariants: Lesson<Problem, Schedule, Steps, CellName>["invariants"] = [
  { id: "sum", test: oneSum },
  { id: "once", test: onceARound },
  { id: "met", test: neverTwice },
  { id: "written", test: toldIsWritten },
];

/** The games of the current round that are written: pairs of players. */
function currentRound(problem: Problem, frame: Frame): [number, number][] {
  const { slots, gamesPerRound, i } = placeOf(problem, frame);
  const pairs: [number, number][] = [];
  for (let game = Math.max(i - 1, 0) * gamesPerRound; game < slots; game++) {
    const white = frame.cells.white[game] ?? 0;
    if (white !== 0) pairs.push([white, frame.cells.black[game]]);
  }
  return pairs;
}

function oneSum(problem: Problem, frame: Frame): Evidence {
  const { m, i } = placeOf(problem, frame);
  const onCircle = currentRound(problem, frame).filter(([a, b]) => a <= m && b <= m);
  const sums = onCircle.map(([a, b]) => seat(a + b, m) % m);
  const holds = sums.every((s) => s === sums[0]);
  const words = evidence;
  if (onCircle.length === 0)
    return { holds, evidence: i === 0 ? "" : words.modulo(`2 · ${i} ≡ ${(2 * i) % m}`, m) };
  const shown = onCircle.slice(-3).map(([a, b]) => `${Math.max(a, b)}+${Math.min(a, b)}`);
  const dots = onCircle.length > 3 ? "… ≡ " : "";
  return { holds, evidence: words.modulo(`${dots}${shown.join(" ≡ ")} ≡ ${sums.at(-1)}`, m) };
}

function onceARound(problem: Problem, frame: Frame): Evidence {
  const players = currentRound(problem, frame).flat();
  const different = new Set(players).size;
  return {
    holds: different === players.length,
    evidence: evidence.places(players.length, different),
  };
}

function neverTwice(problem: Problem, frame: Frame): Evidence {
  const { games, slots } = placeOf(problem, frame);
  const pairs = countPairs(problem.n, frame.cells.white, frame.cells.black, slots);
  return { holds: pairs === games, evidence: evidence.met(games, pairs) };
}

/** What is counted and drawn from the place is what stands in the cells, in whatever order it came there. */
function toldIsWritten(problem: Problem, frame: Frame): Evidence {
  const { games, slots, gamesPerRound } = placeOf(problem, frame);
  const { white, black } = frame.cells;
  let [written, astray] = [0, 0];
  for (let game = 0; game < white.length; game++) {
    if (white[game] === 0 && black[game] === 0) continue;
    written++;
    const isComplete = game < slots - gamesPerRound;
    if (game >= slots || white[game] === 0 || black[game] === 0) astray++;
    else if (isComplete && games < slots - gamesPerRound) astray++;
  }
  return { holds: written === games && astray === 0, evidence: evidence.written(games, written) };
}
