import { countPairs } from "#algorithms/shared/round-robin/pairs.ts";
import { seat } from "#algorithms/shared/round-robin/seat.ts";
import type { Evidence, Lesson, Locale } from "../lesson.ts";
import { evidence } from "./evidence.ts";
import { placeOf } from "./place.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";

/** What holds at every position, read from the cells alone: the games of the frame, not the way they were made. */
export const invariants: Lesson<Problem, Schedule, Steps, CellName>["invariants"] = [
  { id: "sum", test: oneSum },
  { id: "once", test: onceARound },
  { id: "met", test: neverTwice },
];

/** The games of the current round that are written: pairs of players. */
function currentRound(problem: Problem, frame: Frame): [number, number][] {
  const { games, gamesPerRound, i } = placeOf(problem, frame);
  const pairs: [number, number][] = [];
  for (let game = Math.max(i - 1, 0) * gamesPerRound; game < games; game++) {
    pairs.push([frame.cells.white[game], frame.cells.black[game]]);
  }
  return pairs;
}

function oneSum(problem: Problem, frame: Frame, locale: Locale): Evidence {
  const { m, i } = placeOf(problem, frame);
  const onCircle = currentRound(problem, frame).filter(([a, b]) => a <= m && b <= m);
  const sums = onCircle.map(([a, b]) => seat(a + b, m) % m);
  const holds = sums.every((s) => s === sums[0]);
  const words = evidence[locale];
  if (onCircle.length === 0)
    return { holds, evidence: i === 0 ? "" : words.modulo(`2 · ${i} ≡ ${(2 * i) % m}`, m) };
  const shown = onCircle.slice(-3).map(([a, b]) => `${Math.max(a, b)}+${Math.min(a, b)}`);
  const dots = onCircle.length > 3 ? "… ≡ " : "";
  return { holds, evidence: words.modulo(`${dots}${shown.join(" ≡ ")} ≡ ${sums.at(-1)}`, m) };
}

function onceARound(problem: Problem, frame: Frame, locale: Locale): Evidence {
  const players = currentRound(problem, frame).flat();
  const different = new Set(players).size;
  return {
    holds: different === players.length,
    evidence: evidence[locale].places(players.length, different),
  };
}

function neverTwice(problem: Problem, frame: Frame, locale: Locale): Evidence {
  const { games } = placeOf(problem, frame);
  const pairs = countPairs(problem.n, frame.cells.white, frame.cells.black, games);
  return { holds: pairs === games, evidence: evidence[locale].met(games, pairs) };
}
