import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#algorithms/core/lesson/lesson.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { exercises, faded } from "#algorithms/lessons/tournament-systems/asked/questions.ts";
import { lesson } from "#algorithms/lessons/tournament-systems/lesson.ts";
import {
  type Bracket,
  halvings,
  knockout,
  MOST_PLAYERS,
  type Problem,
  roundRobin,
  swiss,
} from "#algorithms/lessons/tournament-systems/problem.ts";
import { solve } from "#algorithms/lessons/tournament-systems/solve.ts";
import { asks, steps } from "#algorithms/lessons/tournament-systems/steps.ts";
import { expectSame } from "#test/support/expect-same.ts";
import { mistakeOf, testMistakes } from "../support/mistake-of.ts";
import { besides, testOwnSolutions } from "../support/program-solution.ts";
import { testReadBack } from "../support/read-back.ts";

const SIZES = Array.from({ length: MOST_PLAYERS - 1 }, (_, k) => k + 2);

function problemOf(n: number, chance = 0): Problem {
  return { n, names: [], chance };
}

function played(n: number, chance = 0): Bracket {
  return solve(problemOf(n, chance), silentRecorder(steps, asks));
}

function firstRound({ size, draw }: Bracket): number[] {
  return Array.from(draw).slice(size);
}

describe("the draw", () => {
  test("of 8 and 16 is the known one", () => {
    expect(firstRound(played(8))).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(firstRound(played(16))).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });

  test("has each seed once, and pairs with one sum, for 2 to 512 players", () => {
    for (const n of SIZES) {
      const bracket = played(n);
      const first = firstRound(bracket);
      expectSame(
        first.toSorted((a, b) => a - b),
        Array.from({ length: bracket.size }, (_, k) => k + 1),
      );
      for (let k = 0; k < bracket.size; k += 2) expectSame(first[k] + first[k + 1], bracket.size + 1);
    }
  });

  test("gives the byes to the top seeds, for 2 to 512 players", () => {
    for (const n of SIZES) {
      const bracket = played(n);
      const first = firstRound(bracket);
      const lucky = first.filter((s, k) => s <= n && first[k ^ 1] > n).sort((a, b) => a - b);
      expectSame(
        lucky,
        Array.from({ length: bracket.size - n }, (_, k) => k + 1),
      );
    }
  });
});

describe("a knockout", () => {
  test("has n − 1 matches, ⌈log₂ n⌉ rounds and 2^k − n byes, for 2 to 512 players", () => {
    for (const n of SIZES) {
      const { rounds, size } = played(n);
      expectSame(rounds, Math.ceil(Math.log2(n)));
      expectSame(size, 2 ** rounds);
      expectSame(knockout(n), { rounds, matches: n - 1, byes: size - n });
    }
  });

  test("is accepted by its certificate, whoever wins", () => {
    for (const n of SIZES) {
      for (const chance of [0, n, 7 * n])
        expect(() => check(lesson, problemOf(n, chance), played(n, chance)), `${n}, ${chance}`).not.toThrow();
    }
  });

  test("of favourites brings the best 2^k into the last 2^k", () => {
    for (const n of SIZES) {
      const { winner, size } = played(n);
      for (let k = 1; k < size; k *= 2) {
        const left = Array.from({ length: k }, (_, i) => winner[k + i]).sort((a, b) => a - b);
        expectSame(
          left,
          Array.from({ length: k }, (_, i) => i + 1),
        );
      }
    }
  });

  test("by chance has upsets, the same for the same seed", () => {
    const winners = Array.from({ length: 200 }, (_, k) => played(8, k + 1).winner[1]);
    expect(new Set(winners).size).toBe(8);
    expect(Array.from(played(64, 9).winner)).toEqual(Array.from(played(64, 9).winner));
  });
});

describe("the certificate", () => {
  type Spoil = (draw: number[], winner: number[]) => void;
  const swap = (list: number[], i: number, j: number) => {
    [list[i], list[j]] = [list[j], list[i]];
  };
  test.each<[string, Spoil]>([
    ["matches", (_draw, winner) => winner.splice(1, 1, 9)],
    ["matches", (_draw, winner) => winner.splice(8, 1, 16)],
    ["byes", (draw) => draw.splice(16 + 1, 1, 15)],
    ["byes", (draw) => swap(draw, 16 + 7, 16 + 15)],
    [
      "final",
      (draw, winner) => {
        for (const k of [4, 5, 6, 7]) swap(draw, 16 + k, 16 + 4 + k);
        winner.splice(0, 16, 0, 1, 1, 3, 1, 2, 4, 3, 1, 8, 2, 7, 4, 5, 3, 6);
      },
    ],
  ])("fails at the claim “%s” when the bracket is spoiled", (claim, spoil) => {
    const bracket = played(11);
    const [draw, winner] = [Array.from(bracket.draw), Array.from(bracket.winner)];
    spoil(draw, winner);
    expect(() => check(lesson, problemOf(11), { ...bracket, draw, winner })).toThrow(
      `the claim "${claim}" does not hold`,
    );
  });

  test("fails when there is a round too many", () => {
    expect(() => check(lesson, problemOf(11), { ...played(11), rounds: 5 })).toThrow('the claim "rounds"');
  });
});

describe("the other systems", () => {
  test("round robin: n − 1 rounds for even n, n for odd n", () => {
    expect(roundRobin(8)).toEqual({ rounds: 7, matches: 28, byes: 0 });
    expect(roundRobin(9)).toEqual({ rounds: 9, matches: 36, byes: 9 });
  });

  test("Swiss: as many rounds as a knockout, everyone plays in all of them but for a bye", () => {
    expect(swiss(8)).toEqual({ rounds: 3, matches: 12, byes: 0 });
    expect(swiss(9)).toEqual({ rounds: 4, matches: 16, byes: 4 });
    for (const n of SIZES) {
      const { rounds, matches, byes } = swiss(n);
      expectSame(2 * matches + byes, rounds * n);
      // The players with all points halve: with this many rounds one is left, with one round fewer two can be.
      expectSame(Math.ceil(n / 2 ** rounds), 1);
      expect(Math.ceil(n / 2 ** (rounds - 1))).toBeGreaterThan(1);
    }
    expect(halvings(1)).toBe(0);
  });
});

describe("an input", () => {
  const name = fc.constantFrom(
    "Anna",
    "Bo",
    "Zoë",
    "winners: chance 3",
    "colors: printed",
    "result: 2 beats 1",
    "7",
    "Nowak, Anna",
    "محمد",
  );
  const problem = fc
    .record({
      names: fc.uniqueArray(name, { maxLength: 8 }),
      n: fc.integer({ min: 2, max: MOST_PLAYERS }),
      chance: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999_999 })),
    })
    .map(({ names, n, chance }) =>
      names.length < 2 ? { n, names: [], chance } : { n: names.length, names, chance },
    )
    .chain((of) => {
      const seeds = fc
        .uniqueArray(fc.integer({ min: 1, max: of.n }), { minLength: 2, maxLength: 2 })
        .map(([winner = 1, loser = 2]) => [winner, loser] as const);
      const pairs = fc.uniqueArray(seeds, {
        maxLength: 3,
        selector: ([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`,
      });
      return pairs.map((results) => (results.length > 0 ? { ...of, results } : of));
    });

  testReadBack(lesson, problem, ["\n", "\r\n", "\n\n"]);

  testMistakes(lesson, [
    ["an unknown rule", "\n winners: luck\n8\n", 2, 11],
    ["chance without a number", "winners: chance\n8\n", 1, 10],
    ["chance 0", "winners: chance 0\n8\n", 1, 10],
    ["a result without an end", "result: 2 beats\n4\n", 1, 9],
    ["a result of a seed that is not there", "result: 2 beats 1\n\n result: 5 beats 1\n4\n", 3, 2],
    ["a result against oneself", "result: 2 beats 2\n4\n", 1, 1],
    ["two results of one match", "result: 2 beats 1\nresult: 1 beats 2\nwinners: chance 3\n4\n", 2, 1],
    ["a result behind the rule", "winners: chance 3\nresult: 2 beats 1\n4\n4\n", 4, 1],
    ["one player", "1", 1, 1],
    ["nobody", "winners: favourite\n", 1, 1],
    ["a double name", "winners: chance 3\nAnna\n Anna\n", 3, 2],
    ["too many", ` ${MOST_PLAYERS + 1}`, 1, 2],
    [
      "too many names",
      Array.from({ length: MOST_PLAYERS + 1 }, (_, k) => `p ${k}`).join("\n"),
      MOST_PLAYERS + 1,
      1,
    ],
  ]);

  test("that is repaired keeps its rule", () => {
    const { repair } = mistakeOf(lesson, "winners: chance 3\nAnna\nAnna\n");
    expect(lesson.parse(repair?.text as string)).toEqual({ n: 2, names: ["Anna", "Anna (2)"], chance: 3 });
  });
});

describe("the exercises", () => {
  testOwnSolutions(exercises, besides, 200);

  test("have the solutions that are printed", () => {
    expect(exercises["counts"]?.(0).solution).toEqual(["23", "7"]);
    expect(exercises["opponent"]?.(0).solution).toEqual(["22"]);
    expect(exercises["meet"]?.(0).solution).toEqual(["3"]);
    expect(exercises["compare"]?.(0).solution).toEqual(["6", "64"]);
    expect(exercises["second"]?.(0).solution).toEqual(["4"]);
    expect(faded(21).rows).toEqual([
      ["21", "5", "11"],
      ["16", "8", "0"],
      ["8", "4", "0"],
      ["4", "2", "0"],
      ["2", "1", "0"],
    ]);
  });
});
