import { describe, expect, test } from "vitest";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";

/** What the articles of the round-robin lessons say of other methods, counted without their programs. */

type Round = [number, number][];

/** Each round takes the players in order, and for each the first free opponent who is new. */
function greedy(n: number): Round[] {
  const met = new Set<string>();
  const rounds: Round[] = [];
  while (met.size < (n * (n - 1)) / 2) {
    const busy = new Set<number>();
    const round: Round = [];
    for (let a = 1; a <= n; a++) {
      for (let b = a + 1; b <= n && !busy.has(a); b++) {
        if (busy.has(b) || met.has(`${a} ${b}`)) continue;
        met.add(`${a} ${b}`);
        busy.add(a).add(b);
        round.push([a, b]);
      }
    }
    rounds.push(round);
  }
  return rounds;
}

describe("greedy pairing", () => {
  test("takes seven rounds for six players, and its second round leaves 5 and 6 over", () => {
    const rounds = greedy(6);
    expect(rounds).toHaveLength(7);
    expect(rounds[0]).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(rounds[1]).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test("takes 15 rounds for nine players, in the first seven of which 9 watches", () => {
    const rounds = greedy(9);
    expect(rounds).toHaveLength(15);
    expect(rounds.slice(0, 7).every((round) => round.length === 4 && !round.flat().includes(9))).toBe(true);
    expect(rounds.slice(7).every((round) => round.length === 1 && round.flat().includes(9))).toBe(true);
  });

  test("is perfect up to 16 players for 2, 4, 8, 16 and for 3, 7, 15 only", () => {
    const sizes = Array.from({ length: 15 }, (_, k) => k + 2);
    const perfect = sizes.filter((n) => greedy(n).length === (n % 2 === 1 ? n : n - 1));
    expect(perfect).toEqual([2, 3, 4, 7, 8, 15, 16]);
  });
});

test("a wheel with eight seats brings 12 pairs together twice, the 16 with an odd sum never, and leaves two over a round", () => {
  const count = new Map<string, number>();
  for (let i = 1; i <= 8; i++) {
    const level: number[][] = [];
    for (let a = 1; a <= 8; a++)
      for (let b = a + 1; b <= 8; b++) if ((a + b - 2 * i) % 8 === 0) level.push([a, b]);
    expect(new Set(level.flat()).size).toBe(6);
    for (const [a, b] of level) count.set(`${a} ${b}`, (count.get(`${a} ${b}`) ?? 0) + 1);
  }
  expect([...count.values()]).toEqual(Array.from({ length: 12 }, () => 2));
  const odd = [...count.keys()].filter((pair) => (Number(pair[0]) + Number(pair[2])) % 2 === 1);
  expect(odd).toEqual([]);
});

test("the schedule by XOR has every pair once; for eight players any two of its days form two cycles of four", () => {
  for (const n of [2, 4, 8, 16, 32]) {
    const met = new Set<string>();
    for (let d = 1; d < n; d++)
      for (let x = 0; x < n; x++) met.add([x, x ^ d].sort((a, b) => a - b).join(" "));
    expect(met.size).toBe((n * (n - 1)) / 2);
  }
  for (let d = 1; d < 8; d++)
    for (let e = d + 1; e < 8; e++) for (let x = 0; x < 8; x++) expect(x ^ d ^ e ^ d ^ e).toBe(x); // four steps, and never two
});

test("a column of h that has turned by i forms one cycle with its first day if and only if h and i share no factor", () => {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  for (let h = 2; h <= 24; h++) {
    for (let i = 1; i < h; i++) {
      let [row, steps] = [0, 0];
      do {
        row = (row - i + h) % h;
        steps++;
      } while (row !== 0);
      expect(steps).toBe(h / gcd(h, i));
    }
  }
});

test("Berger's breaks are where the article says: in round 2p for p < N/2, in round 2p − N above", () => {
  for (let N = 4; N <= 40; N += 2) {
    const { rounds } = bergerTable(N);
    for (let p = 1; p <= N; p++) {
      const row = rounds.map((games) => (games.some(([white]) => white === p) ? "W" : "B"));
      const breaks = row.flatMap((now, r) => (now === row[r - 1] ? [r + 1] : []));
      const said = p === N || p === N / 2 ? [] : [p < N / 2 ? 2 * p : 2 * p - N];
      expect(breaks, `${p} of ${N}`).toEqual(said);
      const whites = row.filter((now) => now === "W").length;
      expect(2 * whites - row.length).toBe(p <= N / 2 ? 1 : -1);
    }
  }
});

test("there are 315 draws for eight players", () => {
  /** The tree of a draw, with the smaller side of every match first. */
  const tree = (players: readonly number[]): string => {
    if (players.length === 1) return String(players[0]);
    const half = players.length / 2;
    return `(${[tree(players.slice(0, half)), tree(players.slice(half))].toSorted().join(" ")})`;
  };
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((first, k) => orders(left.toSpliced(k, 1)).map((rest) => [first, ...rest]));
  expect(new Set(orders([1, 2, 3, 4, 5, 6, 7, 8]).map(tree)).size).toBe(315);
});

test("with a hundred points more a player wins 64 % by the curve of the simulation", () => {
  expect(Math.round(100 / (1 + 10 ** (-100 / 400)))).toBe(64);
});
