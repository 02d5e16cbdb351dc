import { describe, expect, test } from "vitest";
import { rounds as circleRounds } from "#algorithms/lessons/circle-method/asked/questions.ts";
import { schedule as circle } from "#algorithms/lessons/circle-method/plain.ts";
import { hasWhite } from "#algorithms/lessons/first-move/plain.ts";
import { rounds as halvedDays } from "#algorithms/lessons/recursive-halving/asked/questions.ts";
import { schedule as halving } from "#algorithms/lessons/recursive-halving/plain.ts";
import { rounds as rotationRounds } from "#algorithms/lessons/rotation/asked/questions.ts";
import { schedule as rotation } from "#algorithms/lessons/rotation/plain.ts";
import { firstRound } from "#algorithms/lessons/tournament-systems/plain.ts";
import { sizesUpTo } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";

const SIZES = sizesUpTo(80);

function pairsOf(rounds: readonly (readonly (readonly number[])[])[]): string[][] {
  return rounds.map((games) => games.map((game) => [...game].sort((a, b) => a - b).join("-")).toSorted());
}

describe("the code to take away", () => {
  test.each([
    ["circle", circle],
    ["halving", halving],
    ["rotation", rotation],
  ])("of the %s has every pair once and nobody twice a round, for 2 to 80 players", (_name, schedule) => {
    for (const n of SIZES) {
      const rounds = schedule(n);
      expect(rounds).toHaveLength(n % 2 === 1 ? n : n - 1);
      for (const games of rounds) expect(new Set(games.flat()).size).toBe(2 * Math.floor(n / 2));
      expect(new Set(pairsOf(rounds).flat()).size).toBe((n * (n - 1)) / 2);
      expect(rounds.flat()).toHaveLength((n * (n - 1)) / 2);
    }
  });

  test("makes the rounds of the lessons' own programs, and their colours", () => {
    for (const n of SIZES) {
      const sorted = (rounds: readonly (readonly (readonly number[])[])[]) =>
        rounds.map((games) => games.map((game) => game.join("-")).toSorted());
      expectSame(sorted(circle(n)), sorted(circleRounds(n)), () => `circle ${n}`);
      expectSame(sorted(rotation(n)), sorted(rotationRounds(n)), () => `rotation ${n}`);
      expectSame(pairsOf(halving(n)), pairsOf(halvedDays(n)), () => `halving ${n}`);
    }
  });

  test("says who has White without a schedule", () => {
    for (const n of SIZES)
      for (const [white, black] of circle(n).flat()) {
        expect(hasWhite(white, black, n)).toBe(true);
        expect(hasWhite(black, white, n)).toBe(false);
      }
  });

  test("draws a first round in which the sums agree and the top seeds have the byes", () => {
    for (const n of SIZES) {
      const matches = firstRound(n);
      const places = 2 * matches.length;
      expectSame(
        matches
          .flat()
          .filter((s) => s > 0)
          .toSorted((a, b) => a - b),
        Array.from({ length: n }, (_, k) => k + 1),
      );
      for (const [s, t] of matches) expectSame(t, s + t === s && s <= places - n ? 0 : places + 1 - s);
    }
    expect(firstRound(6)).toEqual([
      [1, 0],
      [4, 5],
      [2, 0],
      [3, 6],
    ]);
  });
});
