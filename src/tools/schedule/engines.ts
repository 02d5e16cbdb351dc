/** The ways to make a schedule, by the names that the command line and the tool share. */

import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import type { ColorRule } from "#algorithms/engines/schedules/color-rule.ts";
import { type Game, type Schedule, scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { solve as circle } from "#algorithms/lessons/circle-method/solve.ts";
import { asks as circleAsks, steps as circleSteps } from "#algorithms/lessons/circle-method/steps.ts";
import { gamesByDay } from "#algorithms/lessons/recursive-halving/figure/state.ts";
import { solve as halving } from "#algorithms/lessons/recursive-halving/solve.ts";
import { asks as halvingAsks, steps as halvingSteps } from "#algorithms/lessons/recursive-halving/steps.ts";
import { solve as rotation } from "#algorithms/lessons/rotation/solve.ts";
import { asks as rotationAsks, steps as rotationSteps } from "#algorithms/lessons/rotation/steps.ts";

export type System = "berger" | "circle" | "rotation" | "halving";

/** Whether the halving as it was printed is right for n players: for powers of two only. */
export function isHalvable(n: number): boolean {
  return n >= 2 && (n & (n - 1)) === 0;
}

/**
 * Everyone meets everyone once: n players, n ≥ 2. `colors` is for the circle and the halving, which were printed with
 * the first-named as White; the other two have one rule. The halving is the repaired one, which for powers of two is
 * the printed one.
 */
export function makeSchedule(system: System, n: number, colors: ColorRule): Schedule {
  switch (system) {
    case "berger":
      return bergerTable(n);
    case "circle":
      return scheduleOf(circle({ n, names: [], colors }, silentRecorder(circleSteps, circleAsks)));
    case "rotation":
      return scheduleOf(
        rotation({ n, names: [], round: "single" }, silentRecorder(rotationSteps, rotationAsks)),
      );
    case "halving": {
      const days = gamesByDay(
        halving({ n, names: [], colors, repair: true }, silentRecorder(halvingSteps, halvingAsks)),
      );
      const rounds = days.map((day) => day.map(({ white, black }) => [white, black] as const));
      return { players: n, rounds, byes: n % 2 === 1 ? rounds.map((round) => absent(n, round)) : [] };
    }
  }
}

/** The player of 1..n who has no game in this round. */
function absent(n: number, round: readonly Game[]): number {
  const sum = round.reduce((total, [white, black]) => total + white + black, 0);
  return (n * (n + 1)) / 2 - sum;
}
