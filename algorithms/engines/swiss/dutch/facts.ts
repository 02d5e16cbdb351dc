/** What the Dutch system has to know of a player beside the field: how they floated, and how often they did not play (C.04.3, 1.4). */

import type { Field } from "../candidates.ts";
import { accelerationOf, isPlayed, scoreOf, type Tournament, worth } from "../tournament.ts";

/** To a lower score, or to an opponent with a lower one; to an opponent with a higher one; neither. */
export type Float = "down" | "up" | undefined;

export interface DutchFacts {
  /** In the last round, and in the one before it. */
  readonly lastFloat: Float;
  readonly floatBefore: Float;
  /** Rounds in which the player had no game. */
  readonly unplayed: number;
}

/** The facts of every candidate of the field, by their place. */
export function factsOf({ tournament, round, candidates }: Field): DutchFacts[] {
  return candidates.map(({ id, player }) => ({
    lastFloat: floatIn(tournament, id, round - 1),
    floatBefore: floatIn(tournament, id, round - 2),
    unplayed: round - 1 - player.games.slice(0, round - 1).filter(isPlayed).length,
  }));
}

/** How a player floated in a round, from 1; before the first one nobody did. */
function floatIn(tournament: Tournament, id: number, round: number): Float {
  if (round < 1) return undefined;
  const { scoring } = tournament;
  const game = tournament.players[id - 1]?.games[round - 1];
  if (!game || !isPlayed(game)) {
    // The bye of the pairing is a downfloat whatever it is worth, and so is every point that was not played for (1.4.3).
    const result = game?.result ?? "Z";
    return result === "U" || worth(result, scoring) > scoring.loss ? "down" : undefined;
  }
  const before = (one: number): number => {
    const player = tournament.players[one - 1];
    return player ? scoreOf(player, round - 1, scoring) + accelerationOf(tournament, one, round) : 0;
  };
  const difference = before(id) - before(game.opponent);
  return difference > 0 ? "down" : difference < 0 ? "up" : undefined;
}
