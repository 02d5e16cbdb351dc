import fc from "fast-check";
import { expect, test } from "vitest";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import { formatBoard } from "#algorithms/engines/kings/format.ts";
import { randomBoard } from "#algorithms/engines/kings/generate.ts";
import { parse, SEPARATOR } from "#algorithms/figures/kings-replay/problem.ts";
import { solve } from "#algorithms/figures/kings-replay/solve.ts";
import { steps } from "#algorithms/figures/kings-replay/steps.ts";
import { depth, tries } from "#test/depth.ts";

test("the replay gives the reason that the verdict gives, for any move that is refused", () => {
  let [far, near] = [0, 0];
  const cell = fc.tuple(fc.nat(5), fc.nat(5));
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 2, max: 8 }),
      fc.nat(),
      cell,
      (seed, kings, who, [row, column]) => {
        const board = randomBoard({ n: 6, kings }, seed);
        if (answerOf(board).answer === "NIE") return;
        const output = `TAK\n1\n${(who % board.k) + 1} ${row + 1} ${column + 1}\n`;
        const problem = parse(`${formatBoard(board)}${SEPARATOR}\n${output}`);
        const { verdict } = problem;
        const replay = solve(problem, silentRecorder(steps));
        const fault = verdict.right ? undefined : verdict.fault;
        if (fault?.kind === "distance") far++;
        if (fault?.kind === "touch") near++;
        const isRefused = fault?.kind === "distance" || fault?.kind === "touch";
        expect(replay.king).toBe(isRefused ? fault.king + 1 : 0);
        expect(replay.other).toBe(fault?.kind === "touch" ? fault.other + 1 : 0);
      },
    ),
    { numRuns: tries(2000) },
  );
  expect(Math.min(far, near)).toBeGreaterThan(depth(4, 50));
});
