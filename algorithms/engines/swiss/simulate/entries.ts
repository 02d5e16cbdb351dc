/** Who plays in a random tournament: ratings, late entries, forbidden pairs, acceleration. */

import { between } from "#algorithms/core/text/random.ts";
import type { ForbiddenPairs, Player } from "../tournament.ts";
import type { TournamentPlan } from "./plan.ts";

/** A player, and the first round in which they are there. */
export interface Entry {
  readonly player: Player;
  readonly comes: number;
}

/** The draws whose mean a rating is: many have one in the middle, few one at an end. */
const DRAWS = 3;

/** The players, the highest rating first. */
export function drawEntries(plan: TournamentPlan, random: () => number): Entry[] {
  const [low, high] = plan.ratings;
  const draw = (): number => {
    let sum = 0;
    for (let k = 0; k < DRAWS; k++) sum += low + random() * (high - low);
    return Math.round(sum / DRAWS);
  };
  const ratings = Array.from({ length: plan.players }, draw).sort((a, b) => b - a);
  return ratings.map((rating, i) => ({
    player: {
      ...{ sex: "", title: "", federation: "", fideId: "", birth: "", points: 0, rank: 0, games: [] },
      ...{ name: plan.nameOf(i + 1), rating },
    },
    comes: random() < plan.late ? between(random, 2, Math.max(2, Math.ceil(plan.rounds / 3))) : 1,
  }));
}

/** Pairs of different players by lot. They are forbidden to the last round: not every program reads a record without an end. */
export function drawForbidden(
  { players, rounds, forbidden }: TournamentPlan,
  random: () => number,
): ForbiddenPairs[] {
  return Array.from({ length: forbidden }, () => {
    const one = between(random, 1, players);
    const other = between(random, 1, players - 1);
    return { first: 1, last: rounds, players: [one, other < one ? other : other + 1] };
  });
}
