import type { Cells } from "#algorithms/core/run/trace.ts";
import type { Problem } from "../problem.ts";
import type { Round } from "../round.ts";
import type { Recorder } from "../steps.ts";

/** The cells of a run. */
export interface Sheet {
  /** The partner in the kept matching, which only says what is possible. */
  readonly mate: Cells;
  /** 1: has left the graph, for good or on trial. */
  readonly gone: Cells;
  /** Who stays out, and who has the bye. */
  readonly out: Cells;
  /** The opponent of the round. */
  readonly pair: Cells;
  /** The opponents whom the player at the board lists, and what became of each. */
  readonly order: Cells;
  readonly verdict: Cells;
  /** The games of the rounds that are played on: a row for each round, in it the players by start numbers. */
  readonly card: Cells;
  readonly players: number;
  /** How many of these rounds are over. */
  readonly played: Cells;
}

/** A round with its cells. */
export interface PairingTable extends Round, Sheet {}

/** Who does not play. */
export const OUT = 1;
export const BYE = 2;
/** What became of an opponent who was asked for. */
export const FORBIDDEN = 1;
export const REFUSED = 2;
export const TAKEN = 3;

/** Makes the cells, all 0. */
export function layOut({ players, course }: Problem, { cells }: Recorder): Sheet {
  const size = players.length + 1;
  return {
    mate: cells("mate", size),
    gone: cells("gone", size),
    out: cells("out", size),
    pair: cells("pair", size),
    order: cells("order", size),
    verdict: cells("verdict", size),
    card: cells("card", (course?.rounds ?? 0) * players.length),
    players: players.length,
    played: cells("played", 1),
  };
}

/** Wipes what belonged to a round. */
export function clear({ mate, gone, out, pair, order, verdict }: Sheet): void {
  for (const cells of [mate, gone, out, pair, order, verdict]) wipe(cells);
}

function wipe(cells: Cells): void {
  for (let v = 0; v < cells.length; v++) cells.put(v, 0);
}
