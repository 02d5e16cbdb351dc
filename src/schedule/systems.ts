/** The ways to make a schedule, by the names that the command line and the tool share. */
import { bergerTable } from "../../algorithms/berger-table/berger-table.ts";
import type { ColorRule } from "../../algorithms/circle-method/problem.ts";
import { solve as circle } from "../../algorithms/circle-method/solve.ts";
import { steps as circleSteps } from "../../algorithms/circle-method/steps.ts";
import { type Schedule, scheduleOf } from "../../algorithms/schedule/schedule.ts";
import { silentRecorder } from "../../algorithms/trace.ts";

export type System = "berger" | "circle" | "rotation" | "halving";

/**
 * Everyone meets everyone once: n players, n ≥ 2. `colors` chooses the circle's rule; the other systems have one.
 */
export function makeSchedule(system: System, n: number, colors: ColorRule): Schedule {
  switch (system) {
    case "berger":
      return bergerTable(n);
    case "circle":
      return scheduleOf(circle({ n, names: [], colors }, silentRecorder(circleSteps)));
    default:
      throw new RangeError(`the system ${system} is not available yet`);
  }
}
