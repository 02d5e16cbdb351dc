import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { seatOrder } from "#algorithms/engines/schedules/knockout.ts";
import { halvings } from "./problem.ts";

/**
 * The systems whose winner is asked for: "swiss" has as many rounds as a knockout, "longSwiss" twice as many. In a knockout by
 * lot ("lot") the places are drawn; in the other one the seeds are folded.
 */
export const SIMULATED = ["robin", "longSwiss", "swiss", "knockout", "lot"] as const;
export type Simulated = (typeof SIMULATED)[number];

/** The spread of the strengths: a standard deviation of so many rating points. */
export const SPREAD = 200;

/** Whether a beats b; players count from 0, the strongest first. */
type Play = (a: number, b: number) => boolean;

/** The share of tournaments that the strongest player wins, by system, and of long Swiss tournaments that end early. */
export type BestWins = Readonly<Record<Simulated | "cutShort", number>>;

/**
 * How often the strongest of n players (a power of two from 4) wins, as a part of `runs` tournaments of each system. In every
 * run the strengths are drawn anew from a normal distribution, and a player who is d rating points stronger wins with the
 * chance 1/(1 + 10^(−d/400)), the curve of the Elo rating. There are no draws; those who tie for first place draw lots. Seeds
 * are the true ranks. The same seed gives the same numbers.
 */
export function bestWins(n: number, runs: number, seed: number): BestWins {
  const random = seededRandom(seed);
  const wins: Record<Simulated, number> = { robin: 0, longSwiss: 0, swiss: 0, knockout: 0, lot: 0 };
  let cutShort = 0;
  const bySeeds = seatOrder(n).map((seed) => seed - 1);
  for (let run = 0; run < runs; run++) {
    const strength = Array.from({ length: n }, () => SPREAD * normal(random)).sort((a, b) => b - a);
    const play: Play = (a, b) => random() < 1 / (1 + 10 ** ((strength[b] - strength[a]) / 400));
    const everyone = Array.from({ length: n }, (_, player) => player);
    if (first(robin(n, play), random) === 0) wins.robin++;
    const long = swiss(n, 2 * halvings(n), play);
    if (first(long.points, random) === 0) wins.longSwiss++;
    if (long.rounds < 2 * halvings(n)) cutShort++;
    if (first(swiss(n, halvings(n), play).points, random) === 0) wins.swiss++;
    if (knockout(bySeeds, play) === 0) wins.knockout++;
    if (knockout(shuffled(everyone, random), play) === 0) wins.lot++;
  }
  const shares = Object.fromEntries(SIMULATED.map((system) => [system, wins[system] / runs])) as typeof wins;
  return { ...shares, cutShort: cutShort / runs };
}

/** A number from the normal distribution with mean 0 and deviation 1 (Box and Muller 1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The points of everyone when everyone meets everyone. */
function robin(n: number, play: Play): number[] {
  const points = new Array<number>(n).fill(0);
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) points[play(a, b) ? a : b]++;
  return points;
}

/**
 * The points after a Swiss tournament. Who has the same points makes a group, by seed; in each round its upper half meets
 * its lower half in order, as far as they have not met. Where that gets stuck the last choices are taken back. When the
 * next round cannot be paired in any way, the tournament ends: `rounds` says after how many.
 */
function swiss(
  n: number,
  rounds: number,
  play: Play,
): { readonly points: number[]; readonly rounds: number } {
  const points = new Array<number>(n).fill(0);
  const met = new Set<number>();
  for (let round = 1; round <= rounds; round++) {
    const standings = points.map((_, player) => player).sort((a, b) => points[b] - points[a] || a - b);
    const pairs = paired(standings, points, met);
    if (pairs === undefined) return { points, rounds: round - 1 };
    for (const [a, b] of pairs) {
      met.add(a * n + b).add(b * n + a);
      points[play(a, b) ? a : b]++;
    }
  }
  return { points, rounds };
}

function paired(
  standings: readonly number[],
  points: readonly number[],
  met: ReadonlySet<number>,
): (readonly [number, number])[] | undefined {
  const [a, ...others] = standings;
  if (a === undefined) return [];
  const group = others.filter((b) => points[b] === points[a]).length;
  const half = Math.floor(group / 2);
  // The middle of the group comes first, then those below it, then those above, then the lower groups.
  for (const b of [
    ...others.slice(half, group),
    ...others.slice(0, half).reverse(),
    ...others.slice(group),
  ]) {
    if (met.has(a * points.length + b)) continue;
    const left = others.filter((player) => player !== b);
    const rest = paired(left, points, met);
    if (rest !== undefined) return [[a, b], ...rest];
  }
  return undefined;
}

/** The winner among players whose number is a power of two, in the order of the tree. */
function knockout(players: readonly number[], play: Play): number {
  let left = players;
  while (left.length > 1) {
    const through: number[] = [];
    for (let k = 0; k < left.length; k += 2) through.push(play(left[k], left[k + 1]) ? left[k] : left[k + 1]);
    left = through;
  }
  return left[0];
}

/** Who has most points; of several, one by lot. */
function first(points: readonly number[], random: () => number): number {
  const most = Math.max(...points);
  const leaders = points.flatMap((own, player) => (own === most ? [player] : []));
  return leaders[Math.floor(random() * leaders.length)];
}
