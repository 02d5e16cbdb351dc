import type { Touch } from "#algorithms/core/lesson/performing.ts";
import type { StepKinds } from "#algorithms/core/run/trace.ts";
import type { Players } from "#algorithms/engines/schedules/players.ts";

/** Choices that are made by touching players, who count from 1, where each has a disc: one, or two. */
export function touchPlayers<P extends Players, K extends StepKinds, C extends string>(
  form: "mark" | "two",
): Touch<P, K, C> {
  return {
    form,
    touchable: (_frame, { n }) => Array.from({ length: n }, (_, i) => i + 1),
    markOf: (player) => `p${player}`,
  };
}
