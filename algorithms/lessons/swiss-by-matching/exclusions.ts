import { objection } from "#algorithms/engines/swiss/candidates.ts";
import type { State } from "./figure/state.ts";
import { inOrder } from "./round.ts";

/** Why two who are paired did not get somebody whom the better one would rather have met. */
export type Reason = "rematch" | "forbidden" | "colors" | "taken" | "out" | "refused";

/** All reasons, in the order in which they are listed. */
export const REASONS: readonly Reason[] = ["rematch", "forbidden", "colors", "taken", "out", "refused"];

/** Whom the better player of a pair could not have, in his order, and why. */
export function exclusions(
  state: State,
  u: number,
  v: number,
): { readonly place: number; readonly why: Reason }[] {
  const { round, places, opponent, outcome } = state;
  const { field, player } = round;
  const order = inOrder(round, u, places.slice(u));
  return order.slice(0, order.indexOf(v)).map((w) => {
    const isTaken = opponent(w) !== 0 && Math.min(w, opponent(w)) < u;
    const rest = outcome(w) !== 0 ? "out" : isTaken ? "taken" : "refused";
    return { place: w, why: objection(field, player(u), player(w)) ?? rest };
  });
}
