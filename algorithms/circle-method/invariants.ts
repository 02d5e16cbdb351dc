import type { Evidence, Lesson } from "../lesson.ts";
import { counted } from "../shared/text/counted.ts";
import { placeOf, seat } from "./place.ts";
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

function oneSum(problem: Problem, frame: Frame): Evidence {
  const { m, i } = placeOf(problem, frame);
  const onCircle = currentRound(problem, frame).filter(([a, b]) => a <= m && b <= m);
  const sums = onCircle.map(([a, b]) => seat(a + b, m) % m);
  const holds = sums.every((s) => s === sums[0]);
  if (onCircle.length === 0)
    return { holds, evidence: i === 0 ? "" : `2 · ${i} ≡ ${(2 * i) % m} (mod ${m})` };
  const shown = onCircle.slice(-3).map(([a, b]) => `${Math.max(a, b)}+${Math.min(a, b)}`);
  const dots = onCircle.length > 3 ? "… ≡ " : "";
  return { holds, evidence: `${dots}${shown.join(" ≡ ")} ≡ ${sums.at(-1)} (mod ${m})` };
}

function onceARound(problem: Problem, frame: Frame): Evidence {
  const players = currentRound(problem, frame).flat();
  const different = new Set(players).size;
  return { holds: different === players.length, evidence: `${players.length} places, ${different} players` };
}

function neverTwice(problem: Problem, frame: Frame): Evidence {
  const { games } = placeOf(problem, frame);
  const pairs = countPairs(problem.n, frame.cells.white ?? [], frame.cells.black ?? [], games);
  return { holds: pairs === games, evidence: `${counted(games, "game")}, ${counted(pairs, "pair")}` };
}

/** How many different pairs the first `games` games contain. */
export function countPairs(
  n: number,
  white: ArrayLike<number>,
  black: ArrayLike<number>,
  games: number,
): number {
  const met = new Uint8Array((n + 1) * (n + 1));
  let pairs = 0;
  for (let game = 0; game < games; game++) {
    const a = white[game];
    const b = black[game];
    const pair = Math.min(a, b) * (n + 1) + Math.max(a, b);
    if (met[pair] === 0) pairs++;
    met[pair] = 1;
  }
  return pairs;
}
