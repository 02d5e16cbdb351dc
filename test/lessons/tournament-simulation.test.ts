import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bestWins, SIMULATED } from "#algorithms/lessons/tournament-systems/simulation.ts";
import { depth } from "#test/depth.ts";

const ARTICLE = readFileSync("content/lessons/en/tournament-systems.mdx", "utf8");
const RUNS = 10_000;

/** The table of the article: players, then the systems in per cent. */
const printed = Array.from(
  ARTICLE.matchAll(/^\| (\d+) \| (\d+) % \| (\d+) % \| (\d+) % \| (\d+) % \| (\d+) % \|$/gm),
  ([, ...numbers]) => numbers.map(Number),
);

/** The table of the rules: players, then halves and folds of k rounds, and of 2k. */
const byRule = Array.from(
  ARTICLE.matchAll(/^\| (\d+) \| (\d+) % \| (\d+) % \| (\d+) % \| (\d+) % \|$/gm),
  ([, ...numbers]) => numbers.map(Number),
);

/** A generator of another family: Lehmer's of 1988, x ↦ 16,807 x modulo 2^31 − 1. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

/** Twelve uniform numbers less six: normal enough, and made in another way. */
function strengths(n: number, random: () => number): number[] {
  const one = () => Array.from({ length: 12 }, random).reduce((sum, x) => sum + x, -6);
  return Array.from({ length: n }, () => 200 * one()).sort((a, b) => b - a);
}

type Tournament = (n: number, beats: (a: number, b: number) => boolean, random: () => number) => number;

/** Plays on until one is left: the k-th of the remaining half meets whoever `against` says. */
function playedOff(against: (k: number, half: number) => number): Tournament {
  return (n, beats) => {
    let left = Array.from({ length: n }, (_, k) => k);
    while (left.length > 1) {
      const half = left.length / 2;
      const through: number[] = [];
      for (let k = 0; k < half; k++) {
        const [a, b] = [left[k], left[against(k, half)]];
        through.push(beats(a, b) ? a : b);
      }
      left = through;
    }
    return left[0];
  };
}

/** The fold keeps the winners in the order of their matches, whoever wins them. */
const fold = playedOff((k, half) => 2 * half - 1 - k);

const byLot: Tournament = (n, beats, random) => {
  const lots = Array.from({ length: n }, (_, k) => ({ k, lot: random() }));
  return cup(
    lots.sort((a, b) => a.lot - b.lot).map(({ k }) => k),
    beats,
  );
};

function cup(players: number[], beats: (a: number, b: number) => boolean): number {
  if (players.length === 1) return players[0];
  const half = players.length / 2;
  const [a, b] = [cup(players.slice(0, half), beats), cup(players.slice(half), beats)];
  return beats(a, b) ? a : b;
}

/** Without draws only one player wins all of log₂ n rounds: a knockout among those who have lost nothing. */
const shortSwiss: Tournament = (n, beats) => {
  let unbeaten = Array.from({ length: n }, (_, k) => k);
  while (unbeaten.length > 1) {
    const half = unbeaten.length / 2;
    const upper = unbeaten.slice(0, half);
    unbeaten = upper
      .map((a, k) => (beats(a, unbeaten[half + k]) ? a : unbeaten[half + k]))
      .sort((a, b) => a - b);
  }
  return unbeaten[0];
};

/** The same by folds: first against last of the unbeaten. */
const foldedSwiss: Tournament = (n, beats) => {
  let unbeaten = Array.from({ length: n }, (_, k) => k);
  while (unbeaten.length > 1) {
    const last = unbeaten.length - 1;
    unbeaten = unbeaten
      .slice(0, unbeaten.length / 2)
      .map((a, k) => (beats(a, unbeaten[last - k]) ? a : unbeaten[last - k]))
      .sort((a, b) => a - b);
  }
  return unbeaten[0];
};

/** Whom the best of a group asks first, of so many who are left of it: the place among the others, from 0. */
type GroupRule = (others: number) => number;
const halves: GroupRule = (others) => Math.floor(others / 2);
const folds: GroupRule = (others) => others - 1;

/** A Swiss tournament of so many rounds: each group by the rule, in it and then below it the nearest who is new. */
function swissBy(rule: GroupRule, rounds: number): Tournament {
  return (n, beats, random) => {
    const points = new Array<number>(n).fill(0);
    const met = Array.from({ length: n }, () => new Set<number>());
    for (let round = 0; round < rounds; round++) {
      const order = Array.from({ length: n }, (_, k) => k).sort((a, b) => points[b] - points[a] || a - b);
      const pairs = pairedBy(rule, order, points, met);
      if (!pairs) break;
      for (const [a, b] of pairs) {
        met[a].add(b);
        met[b].add(a);
        points[beats(a, b) ? a : b]++;
      }
    }
    const lots = points.map((own) => own + random() / 2);
    return lots.indexOf(Math.max(...lots));
  };
}

function pairedBy(
  rule: GroupRule,
  order: readonly number[],
  points: readonly number[],
  met: readonly ReadonlySet<number>[],
): [number, number][] | undefined {
  if (order.length === 0) return [];
  const [a, ...others] = order;
  const group = others.filter((b) => points[b] === points[a]);
  const first = rule(group.length + ((group.length + 1) % 2));
  const near = group
    .map((b, k) => ({ b, far: Math.abs(k - first) }))
    .sort((one, other) => one.far - other.far || other.b - one.b)
    .map(({ b }) => b);
  for (const b of [...near, ...others.slice(group.length)]) {
    if (met[a].has(b)) continue;
    const rest = pairedBy(
      rule,
      others.filter((each) => each !== b),
      points,
      met,
    );
    if (rest) return [[a, b], ...rest];
  }
  return undefined;
}

const robin: Tournament = (n, beats, random) => {
  const points = Array.from({ length: n }, () => random() / 2); // the lots, drawn in advance
  for (let a = 0; a < n; a++) for (let b = 0; b < a; b++) points[beats(b, a) ? b : a]++;
  return points.indexOf(Math.max(...points));
};

function again(tournament: Tournament, n: number, runs: number, seed: number): number {
  const random = lehmer(seed);
  let wins = 0;
  for (let run = 0; run < runs; run++) {
    const rating = strengths(n, random);
    const beats = (a: number, b: number) => random() * (1 + 10 ** ((rating[b] - rating[a]) / 400)) < 1;
    if (tournament(n, beats, random) === 0) wins++;
  }
  return (100 * wins) / runs;
}

describe("how often the best player wins", () => {
  test("is printed for 8 to 64 players", () => {
    expect(printed.map(([n]) => n)).toEqual([8, 16, 32, 64]);
    expect(SIMULATED).toEqual(["robin", "longSwiss", "swiss", "knockout", "lot"]);
  });

  test.each([8, 16])("is what the simulation says, run for run, for %i players", (n) => {
    const wins = bestWins(n, RUNS, 1);
    const row = SIMULATED.map((system) => Math.round(100 * wins[system]));
    expect(printed.find(([players]) => players === n)?.slice(1)).toEqual(row);
  });

  test("says how often a long Swiss tournament of eight gets stuck, and only that of eight does", () => {
    expect(ARTICLE).toContain("That happened in 11 % of the runs");
    expect(Math.round(100 * bestWins(8, RUNS, 1).cutShort)).toBe(11);
    expect(bestWins(16, 1000, 1).cutShort).toBe(0);
  });

  test("eight who have two opponents left each can be paired, but for rings of three and five", () => {
    // All ways to give each of eight players two opponents; a ring is odd or it splits into pairs in two ways.
    let graphs = 0;
    let stuck = 0;
    const choose = (edges: readonly (readonly [number, number])[]): void => {
      const degree = Array.from({ length: 8 }, (_, v) => edges.filter((edge) => edge.includes(v)).length);
      const v = degree.findIndex((d) => d < 2);
      if (v < 0) {
        graphs++;
        const pairUp = (left: readonly number[]): boolean =>
          left.length === 0 ||
          edges.some(
            ([a, b]) =>
              (a === left[0] || b === left[0]) &&
              left.includes(a) &&
              left.includes(b) &&
              pairUp(left.filter((player) => player !== a && player !== b)),
          );
        if (!pairUp([0, 1, 2, 3, 4, 5, 6, 7])) {
          stuck++;
          const ring = new Set([0]);
          for (const a of ring)
            for (const edge of edges) if (edge.includes(a)) for (const b of edge) ring.add(b);
          expect([3, 5]).toContain(ring.size);
        }
        return;
      }
      const [last = [-1, -1]] = edges.slice(-1);
      // The two edges of a player are chosen in order, so that no graph comes twice.
      for (let w = last[0] === v ? last[1] + 1 : v + 1; w < 8; w++)
        if (degree[w] < 2) choose([...edges, [v, w]]);
    };
    choose([]);
    // 8!/16 rings of eight, 35 · 3 · 3 of four and four, 56 · 12 of three and five.
    expect(graphs).toBe(2520 + 315 + 672);
    expect(stuck).toBe(672);
  });

  // Both samples err: three standard deviations of their difference, and half a per cent for the rounding.
  const within = (runs: number) => 3 * Math.sqrt(2500 / runs + 2500 / RUNS) + 0.5;

  test.each(depth([8, 16], [8, 16, 32, 64]))(
    "of Swiss tournaments by halves and by folds is about what is printed",
    { timeout: 600_000 },
    (n) => {
      const [, ...row] = byRule.find(([players]) => players === n) ?? [];
      const k = Math.log2(n);
      const found = [shortSwiss, foldedSwiss, swissBy(halves, 2 * k), swissBy(folds, 2 * k)];
      expect(row).toHaveLength(found.length);
      for (const [column, tournament] of found.entries()) {
        const runs = n > 16 ? 1500 : depth(1000, 4000);
        const share = again(tournament, n, runs, 99 + n);
        expect(Math.abs(share - (row[column] ?? 0)), `${n} players, column ${column}`).toBeLessThan(
          within(runs),
        );
      }
    },
  );

  test.each<[string, number, Tournament]>([
    ["a round robin", 1, robin],
    ["a Swiss tournament of as many rounds as a knockout", 3, shortSwiss],
    ["a knockout by seeds", 4, fold],
    ["a knockout by lot", 5, byLot],
  ])("in %s agrees with another program and another generator", (_name, column, tournament) => {
    for (const row of printed) {
      const n = row[0];
      const runs = depth(1000, n > 16 ? 3000 : 8000);
      expect(Math.abs(again(tournament, n, runs, 4711 + n) - row[column]), `${n} players`).toBeLessThan(
        within(runs),
      );
    }
  });

  test("is the same for the same seed, and another one for another", () => {
    expect(bestWins(8, 200, 3)).toEqual(bestWins(8, 200, 3));
    expect(bestWins(8, 200, 3)).not.toEqual(bestWins(8, 200, 4));
  });
});
