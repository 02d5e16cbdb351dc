import { describe, expect, test } from "vitest";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import { countColors } from "#algorithms/engines/schedules/colors.ts";
import {
  doubleRound,
  type Game,
  renumbered,
  type Schedule,
  scheduleOf,
} from "#algorithms/engines/schedules/schedule.ts";
import { solve } from "#algorithms/lessons/circle-method/solve.ts";
import { asks, steps } from "#algorithms/lessons/circle-method/steps.ts";
import { sizesUpTo } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import official from "../fixtures/berger-tables-3-16.json" with { type: "json" };

const even = Array.from({ length: 100 }, (_, k) => 2 * k + 2);
const all = sizesUpTo(200);

function circle(n: number): Schedule {
  return scheduleOf(solve({ n, names: [], colors: "printed" }, silentRecorder(steps, asks)));
}

/** The colors of each player in playing order, such as "WBW"; index 0 is unused. */
function colorStrings({ players, rounds }: Schedule): string[] {
  const strings = Array.from({ length: players + 1 }, () => "");
  for (const [white, black] of rounds.flat()) {
    strings[white] += "W";
    strings[black] += "B";
  }
  return strings;
}

function breaksOf(schedule: Schedule): number {
  const games = schedule.rounds.flat();
  return countColors(
    schedule.players,
    games.map(([white]) => white),
    games.map(([, black]) => black),
  ).allBreaks;
}

function sorted(round: readonly Game[]): Game[] {
  return round.toSorted(([a], [b]) => a - b);
}

describe("the Berger table", () => {
  for (const table of official.tables) {
    const [odd, n] = table.players as [number, number];
    test(`for ${n} players is the official one, game by game`, () => {
      expectSame(bergerTable(n), { players: n, rounds: table.rounds, byes: [] });
      expectSame(colorStrings(bergerTable(n)).slice(1), Object.values(table.colour_strings_even));
    });

    test(`for ${odd} players is the one for ${n}, in which ${n} is the bye`, () => {
      const rounds = table.rounds.map((round) => round.filter((game) => !game.includes(n)));
      expectSame(bergerTable(odd), { players: odd, rounds, byes: table.bye_if_odd });
    });
  }

  test("for 2 players is one game", () => {
    expect(bergerTable(2)).toEqual({ players: 2, rounds: [[[1, 2]]], byes: [] });
  });

  test("pairs everyone with everyone once, one game a round, for every size to 200", () => {
    for (const n of all) {
      const { rounds, byes } = bergerTable(n);
      const pairs = new Set(
        rounds.flat().map(([white, black]) => Math.min(white, black) * 1000 + Math.max(white, black)),
      );
      expectSame([rounds.flat().length, pairs.size], [(n * (n - 1)) / 2, (n * (n - 1)) / 2]);
      expect(rounds).toHaveLength(n % 2 === 0 ? n - 1 : n);
      for (const [r, round] of rounds.entries()) {
        expectSame(new Set([...round.flat(), ...(n % 2 === 0 ? [] : [byes[r]])]).size, n);
      }
    }
  });

  test("has balanced colors and the fewest breaks there can be", () => {
    for (const n of all) {
      const schedule = bergerTable(n);
      const differences = colorStrings(schedule)
        .slice(1)
        .map((colors) => 2 * colors.replaceAll("B", "").length - colors.length);
      expectSame(Math.max(...differences.map(Math.abs)), n % 2 === 0 ? 1 : 0);
      expectSame(breaksOf(schedule), n % 2 === 0 ? n - 2 : 0);
    }
  });

  test("gives White by the sum of two numbers, and against the last by the half", () => {
    for (const n of even) {
      for (const [white, black] of bergerTable(n).rounds.flat()) {
        const [a, b] = [Math.min(white, black), Math.max(white, black)];
        const rule = b === n ? (a <= n / 2 ? a : b) : (a + b) % 2 === 1 ? a : b;
        expectSame(white, rule);
      }
    }
  });

  test("is the circle method in another order of the rounds, with the last player White in even rounds", () => {
    for (const n of even) {
      const days = circle(n).rounds;
      const reordered = days.map((_, r) => {
        const day = days[(r * (n / 2)) % (n - 1)];
        return day.map(
          ([white, black]): Game => (black === n && r % 2 === 1 ? [black, white] : [white, black]),
        );
      });
      expectSame(reordered.map(sorted), bergerTable(n).rounds.map(sorted));
    }
  });

  test.each([1, 0, -4, 2.5, Number.NaN])("refuses %s players", (n) => {
    expect(() => bergerTable(n)).toThrow(RangeError);
  });
});

describe("a double round", () => {
  const runs = (schedule: Schedule): number[] =>
    colorStrings(schedule).flatMap((colors, player) => (/WWW|BBB/.test(colors) ? [player] : []));

  test("repeats the first cycle with colors reversed", () => {
    for (const n of [2, 3, 6, 7]) {
      const single = bergerTable(n);
      const { rounds, byes } = doubleRound(single);
      expectSame(rounds.slice(0, single.rounds.length), single.rounds);
      expectSame(
        rounds.slice(single.rounds.length),
        single.rounds.map((round) => round.map(([w, b]) => [b, w])),
      );
      expectSame(byes, [...single.byes, ...single.byes]);
    }
  });

  test("swaps the last two rounds of the first cycle only, and their byes", () => {
    for (const n of [4, 5, 8]) {
      const single = bergerTable(n);
      const last = single.rounds.length - 1;
      const order = [...single.rounds.keys()].slice(0, -2).concat(last, last - 1);
      const plain = doubleRound(single);
      const swapped = doubleRound(single, true);
      expectSame(
        swapped.rounds.slice(0, last + 1),
        order.map((r) => single.rounds[r]),
      );
      expectSame(swapped.rounds.slice(last + 1), plain.rounds.slice(last + 1));
      if (n % 2 === 1) expectSame(swapped.byes, [...order.map((r) => single.byes[r]), ...single.byes]);
    }
  });

  test("gives exactly players 1 and n/2 + 1 three equal colors in a row, and nobody after the swap", () => {
    for (const n of even.slice(1)) {
      expectSame(runs(doubleRound(bergerTable(n))), [1, n / 2 + 1]);
      expectSame(runs(doubleRound(bergerTable(n), true)), []);
    }
  });

  test("has 3n − 6 breaks for even n, swapped or not, and as many Whites as Blacks", () => {
    for (const n of even.slice(1, 60)) {
      for (const swap of [false, true]) {
        const schedule = doubleRound(bergerTable(n), swap);
        expectSame(breaksOf(schedule), 3 * n - 6);
        for (const colors of colorStrings(schedule).slice(1))
          expect(colors.replaceAll("B", "")).toHaveLength(n - 1);
      }
    }
  });

  test("gives nobody three in a row when n is odd", () => {
    for (const n of all.filter((size) => size % 2 === 1)) {
      expectSame(runs(doubleRound(bergerTable(n))), []);
      expectSame(runs(doubleRound(bergerTable(n), true)), []);
    }
  });

  test("of one round has nothing to swap", () => {
    expect(doubleRound(bergerTable(2), true).rounds).toEqual([[[1, 2]], [[2, 1]]]);
  });
});

describe("a schedule for tools", () => {
  test("keeps the games of the circle method in their order", () => {
    expect(circle(5)).toEqual({
      players: 5,
      rounds: [
        [
          [2, 5],
          [3, 4],
        ],
        [
          [3, 1],
          [4, 5],
        ],
        [
          [4, 2],
          [5, 1],
        ],
        [
          [5, 3],
          [1, 2],
        ],
        [
          [1, 4],
          [2, 3],
        ],
      ],
      byes: [1, 2, 3, 4, 5],
    });
  });

  test("is renumbered player by player", () => {
    expect(renumbered(bergerTable(3), [3, 1, 2])).toEqual({
      players: 3,
      rounds: [[[1, 2]], [[3, 1]], [[2, 3]]],
      byes: [3, 2, 1],
    });
  });
});
