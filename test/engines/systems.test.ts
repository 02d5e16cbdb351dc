import { describe, expect, test } from "vitest";
import { checkSchedule } from "#algorithms/engines/schedules/check.ts";
import { doubleRound } from "#algorithms/engines/schedules/schedule.ts";

import { isHalvable, makeSchedule, type System } from "#src/tools/schedule/engines.ts";
import { sizesUpTo } from "#test/depth.ts";
import { expectSame } from "#test/support/expect-same.ts";
import circle from "../fixtures/circle-method-3-8.json" with { type: "json" };
import halving from "../fixtures/recursive-halving.json" with { type: "json" };
import rotation from "../fixtures/rotation-4-8.json" with { type: "json" };

const SYSTEMS: readonly System[] = ["berger", "circle", "rotation", "halving"];
const SIZES = sizesUpTo(200);

describe.each(SYSTEMS)("the system %s", (system) => {
  test("has every pair once and one game a round for each, in the fewest rounds, for 2 to 200 players", () => {
    for (const n of SIZES) {
      for (const colors of ["balanced", "printed"] as const) {
        const schedule = makeSchedule(system, n, colors);
        const { tooFew, tooMany, badRounds } = checkSchedule(schedule);
        expectSame([n, tooFew, tooMany, badRounds], [n, 0, 0, []]);
        expect(schedule.rounds).toHaveLength(n % 2 === 1 ? n : n - 1);
        expect(schedule.byes).toHaveLength(n % 2 === 1 ? n : 0);
      }
    }
  });

  test("is balanced as theory says, and its double round has no run of three after the swap where it is Berger's", () => {
    for (const n of SIZES.filter((size) => system !== "halving" || isHalvable(size))) {
      const report = checkSchedule(makeSchedule(system, n, "balanced"));
      for (let p = 1; p <= n; p++) {
        expectSame(Math.abs((report.whites[p] ?? 0) - (report.blacks[p] ?? 0)), n % 2 === 1 ? 0 : 1);
      }
      if (system === "halving") expectSame(report.allBreaks, (n / 2) * (Math.log2(n) - 1));
      else expectSame(report.allBreaks, n % 2 === 1 ? 0 : n - 2);
      if (system === "berger" || system === "rotation") {
        expectSame(checkSchedule(doubleRound(makeSchedule(system, n, "balanced"), true)).threeRunning, []);
      }
    }
  });
});

test("the printed systems equal the published examples, game by game", () => {
  const games = (system: System, n: number) => makeSchedule(system, n, "printed").rounds;
  for (const [n, rounds] of Object.entries(circle.printed)) expectSame(games("circle", Number(n)), rounds, n);
  for (const [n, rounds] of Object.entries(rotation.rounds))
    expectSame(games("rotation", Number(n)), rounds, n);
  expect(games("halving", 8)).toEqual(halving.rounds);
});
