import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { near, type Problem } from "./board.ts";

/** The steps of a flood. u and v are cells, as `problem.ts` numbers them. */
export const steps = {
  /** start(): no cell has a number. */
  start: "phase",
  /** source(u): u gets 0, and waits. */
  source: "stage",
  /** ring(k): all cells of distance k have their number; they look now. */
  ring: "phase",
  /** look(u): the oldest cell that waits looks round. */
  look: "move",
  /** outside(r, c): a step of u leads off the board, to row r and column c. */
  outside: "move",
  /** wall(v, u): a step of u leads to the wall v. */
  wall: "move",
  /** known(v, u): v has a number already. */
  known: "move",
  /** grow(v, u): v gets the number after that of u, and waits. */
  grow: "stage",
  /** reached(v): the target has its number. */
  reached: "stage",
  /** enclosed(count): nobody waits, and so many free cells have no number. */
  enclosed: "stage",
  /** tally(count): so many cells have a number. */
  tally: "phase",
  /** back(v): the way goes back to v. */
  back: "move",
  /** region(c, u): u begins region c. */
  region: "phase",
  /** spread(v, u): v belongs to the region of u. */
  spread: "move",
  /** done(regions): every free cell has its region. */
  done: "phase",
} as const satisfies trace.StepKinds;

/** What can be chosen. */
export const asks = {
  /** u: a cell of least number of those that wait. */
  looks: "move",
  /** v: a neighbor without a number. */
  cell: "stage",
  /** v: a neighbor whose number is one less. */
  back: "climax",
  /** u: a free cell in no region. */
  land: "phase",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state: a value for each cell, but for those of one value or of a list of cells. */
export const cells = ["distance", "parent", "queue", "looked", "now", "way", "region"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;

/** What may be chosen, read off the cells of the run. −1 is no number. */

/** Those who wait have numbers k and k + 1: the ones with k look before the others. */
export function looksNext(
  queue: readonly number[],
  looked: ArrayLike<number>,
  distance: ArrayLike<number>,
): (u: number) => Answer | undefined {
  return (u) => {
    const least = queue.find((each) => looked[each] === 0);
    return looked[u] === 0 && least !== undefined && distance[u] === distance[least] ? [u] : undefined;
  };
}

/** The neighbors whose number is one less. */
export function nearer(problem: Problem, distance: ArrayLike<number>, v: number): Answer[] {
  return near(problem, v).flatMap((u) => (distance[u] === distance[v] - 1 ? [[u]] : []));
}
