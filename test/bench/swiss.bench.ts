import { solveMatrix } from "#algorithms/engines/matching/fast/solve-matrix.ts";
import { allowedPairs, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import { MATCHING_METHODS, type MatchingMethod } from "#algorithms/engines/swiss/pairing-method.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { type Bench, figure, type Row, timeOf } from "./measure.ts";
import { playedTournament } from "./played-tournament.ts";

/** Players, rounds played and rounds, as in the write-up's table; its files are not public, so these are played here. */
const INPUTS = [
  [20, 1, 3],
  [52, 4, 9],
  [71, 3, 7],
  [128, 3, 10],
  [129, 3, 10],
  [256, 3, 10],
  [257, 3, 10],
  [512, 3, 10],
  [512, 10, 20],
  [513, 3, 10],
  [600, 1, 5],
  [601, 1, 5],
  [1024, 3, 10],
  [1025, 3, 10],
  [2048, 2, 10],
  [2049, 2, 10],
] as const;
/** The sizes whose growth is told, as in the write-up. */
const DOUBLINGS = [128, 256, 512, 1024, 2048];

type Times = ReadonlyMap<string, Readonly<Record<MatchingMethod, number>>>;

/** The pairing of one round, from the tournament in memory to the pairs, by each method; processor time. */
export const bench: Bench = async () => {
  const times: Times & Map<string, Record<MatchingMethod, number>> = new Map();
  // The machine warms up on the small ones.
  for (const [n, played, rounds] of [...INPUTS.slice(0, 4), ...INPUTS]) {
    const tournament = playedTournament(n, played, rounds);
    const best = (method: MatchingMethod): number => {
      const runs = Array.from({ length: n <= 600 ? 9 : 3 }, () =>
        timeOf(() => pairRound(tournament, method)),
      );
      return Math.min(...runs);
    };
    times.set(nameOf(n, played, rounds), {
      basic: best("basic"),
      semi: best("semi"),
      group: best("group"),
      exact: best("exact"),
    });
  }
  const rows: Row[] = DOUBLINGS.slice(1).map((n) => ({
    ...{ what: `basic: ${n} ÷ ${n / 2}`, unit: "×", reached: growthAt(times, n, "basic"), target: 6 },
  }));
  const largest = playedTournament(2048, 2, 10);
  const alone = Math.min(...Array.from({ length: 3 }, () => timeOfMatching(largest)));
  const at = timesAt(times, 2048);
  rows.push({
    what: "n 2048: the matching of products alone",
    unit: "ms",
    reached: alone,
    target: undefined,
  });
  rows.push({ what: "  group ÷ it", unit: "×", reached: at.group / alone, target: 3 });
  rows.push({ what: "  exact ÷ it", unit: "×", reached: at.exact / alone, target: 3 });
  return { table: tableOf(times), rows };
};

function nameOf(n: number, played: number, rounds: number): string {
  return `in${n}_${played}_${rounds}`;
}

/** The times at a size that is doubled: the largest input has two rounds behind it, the others three. */
function timesAt(times: Times, n: number): Readonly<Record<MatchingMethod, number>> {
  return times.get(nameOf(n, n === 2048 ? 2 : 3, 10)) as Readonly<Record<MatchingMethod, number>>;
}

function growthAt(times: Times, n: number, method: MatchingMethod): number {
  return timesAt(times, n)[method] / timesAt(times, n / 2)[method];
}

/** The table of the write-up: milliseconds of each method for each input, with the growth at each doubling. */
function tableOf(times: Times): string {
  const line = (head: string, cells: readonly string[]): string =>
    head.padEnd(14) + cells.map((cell) => cell.padStart(9)).join("");
  const lines = [
    line("milliseconds", [...MATCHING_METHODS, ...MATCHING_METHODS.map((method) => `${method} ×`)]),
  ];
  for (const [n, played, rounds] of INPUTS) {
    const name = nameOf(n, played, rounds);
    const isDoubled = DOUBLINGS.slice(1).includes(n) && times.get(name) === timesAt(times, n);
    lines.push(
      line(name, [
        ...MATCHING_METHODS.map((method) => figure(times.get(name)?.[method] ?? Number.NaN)),
        ...MATCHING_METHODS.map((method) => (isDoubled ? figure(growthAt(times, n, method)) : "")),
      ]).trimEnd(),
    );
  }
  return lines.join("\n");
}

/** What the matching inside `group` takes when its matrix is there. */
function timeOfMatching(tournament: Tournament): number {
  const field = fieldOf(tournament);
  const n = field.candidates.length;
  const allowed = allowedPairs(field);
  const matrix = new Float64Array(n * n).fill(Number.NEGATIVE_INFINITY);
  for (let u = 0; u < n; u++) {
    for (let v = 0; v < n; v++) {
      if (allowed[u * n + v] === 0) continue;
      const [a, b] = [field.candidates[u], field.candidates[v]];
      matrix[u * n + v] = (a.score * b.score) / 25;
    }
  }
  return timeOf(() => solveMatrix(n, [matrix], { isPerfect: true }));
}
