import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { type ColorCounts, countColors } from "#algorithms/engines/schedules/colors.ts";
import { daysOf, type Game, gamesByDay, lostPairs } from "./figure/place.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** A claim spells out at most so many pairs that never meet. */
const MOST_NAMED = 4;

/** The certificate: statements on the finished table alone. Where games are missing, it says which. */
export const claims: Lesson<Problem, Schedule, Steps, CellName>["claims"] = [
  { id: "pairs", test: pairsOnce },
  { id: "days", test: oneGameADay },
  { id: "whites", test: balance },
  { id: "breaks", test: countedBreaks },
];

function gamesIn(schedule: Schedule): Game[] {
  return gamesByDay(schedule).flat();
}

/** Colors in the order of the days. */
export function colorsOf(n: number, games: readonly Game[]): ColorCounts {
  return countColors(
    n,
    games.map(({ white }) => white),
    games.map(({ black }) => black),
  );
}

/** No pair twice; all of them with repair or for a power of two, else all but those that the printed rule leaves out. */
function pairsOnce(problem: Problem, schedule: Schedule): Evidence {
  const { n } = problem;
  const all = (n * (n - 1)) / 2;
  const games = gamesIn(schedule);
  const met = new Set(games.map(({ white, black }) => pairKey(n, white, black)));
  const missing: string[] = [];
  for (let a = 1; a < n; a++)
    for (let b = a + 1; b <= n; b++) if (!met.has(pairKey(n, a, b))) missing.push(`${a}–${b}`);
  const promised = lostPairs(problem).map(([a, b]) => `${a}–${b}`);
  const same = missing.join() === [...promised].sort(byNumbers).join();
  const complete = !problem.repair && (n & (n - 1)) !== 0 ? promised.length > 0 : promised.length === 0;
  const words = evidence;
  const named = missing.slice(0, MOST_NAMED).join(", ") + (missing.length > MOST_NAMED ? ", …" : "");
  return {
    holds: met.size === games.length && same && complete,
    evidence: missing.length > 0 ? words.missing(met.size, all, named) : words.pairs(met.size, all),
  };
}

function byNumbers(x: string, y: string): number {
  const [a = 0, b = 0] = x.split("–").map(Number);
  const [c = 0, d = 0] = y.split("–").map(Number);
  return a - c || b - d;
}

function pairKey(n: number, a: number, b: number): number {
  return Math.min(a, b) * (n + 1) + Math.max(a, b);
}

/** Both sides of a game agree on it; where no game is missing, everyone plays, or all but one who sits out. */
function oneGameADay(problem: Problem, { n, days, meets }: Schedule): Evidence {
  const byes = new Set<number>();
  let idle = 0;
  let holds = days === daysOf(problem) && meets.length === days * n;
  for (let d = 0; d < days; d++) {
    for (let p = 1; p <= n; p++) {
      const other = meets[d * n + p - 1];
      if (other === 0) {
        idle++;
        byes.add(p);
      } else if (meets[d * n + Math.abs(other) - 1] !== (other > 0 ? -p : p)) holds = false;
    }
  }
  const odd = n % 2 === 1;
  if (lostPairs(problem).length === 0 && (idle !== (odd ? days : 0) || byes.size !== idle)) holds = false;
  const words = evidence;
  return { holds, evidence: odd || idle > 0 ? words.idleDays(days, idle) : words.days(days) };
}

/** By the sum: equal for odd n, a difference of one for even n, and what the lost games leave without repair. */
function balance(problem: Problem, schedule: Schedule): Evidence {
  const { n, colors } = problem;
  const { whites, blacks } = colorsOf(n, gamesIn(schedule));
  const lost = new Int32Array(n + 1);
  for (const pair of lostPairs(problem)) for (const p of pair) lost[p]++;
  let most = 0;
  for (let p = 1; p <= n; p++) most = Math.max(most, Math.abs(whites[p] - blacks[p]));
  const promised = colors === "printed" ? n - 1 : 1 - (n % 2) + Math.max(...lost);
  return { holds: most <= promised, evidence: evidence.share(most) };
}

/**
 * For a power of two the numbers are known: (n/2)(log₂ n − 1), and n(n − 1 − log₂ n) more as printed. A complete
 * schedule for even n has at least n − 2.
 */
function countedBreaks(problem: Problem, schedule: Schedule): Evidence {
  const { n, colors } = problem;
  const words = evidence;
  const { allBreaks } = colorsOf(n, gamesIn(schedule));
  if ((n & (n - 1)) === 0) {
    const levels = Math.log2(n);
    const balanced = (n / 2) * (levels - 1);
    const promised = colors === "balanced" ? balanced : balanced + n * (n - 1 - levels);
    return { holds: allBreaks === promised, evidence: words.breaks(allBreaks, n - 2) };
  }
  if (lostPairs(problem).length > 0) return { holds: true, evidence: words.breaksOfSome(allBreaks) };
  const fewest = n % 2 === 1 ? 0 : n - 2;
  return { holds: allBreaks >= fewest, evidence: words.breaks(allBreaks, fewest) };
}
