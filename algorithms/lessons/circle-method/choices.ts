import type { Answer } from "#algorithms/core/run/trace.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";

/** Who meets in row j of round i, the right-hand player first: the row behind the last one is the top and the middle. */
export function level(i: number, m: number): (j: number) => Answer {
  return (j) => (j > (m - 1) / 2 ? [i, m + 1] : [seat(i + j, m), seat(i - j, m)]);
}
