import type * as trace from "#algorithms/core/run/trace.ts";

/** The steps of a run. u and v are players from 0; an arrow leads from u to v if u beat v. */
export const steps = {
  /** count(arrows): nobody has lost yet, and so many results are told. */
  count: "phase",
  /** beats(u, v): u beat v, so v needs u in front. */
  beats: "move",
  /** peel(free): the results are counted, and so many players need nobody in front. */
  peel: "phase",
  /** place(u, k): u takes place k, from 0. */
  place: "stage",
  /** drop(u, v): u stands in front, so v needs one fewer. */
  drop: "move",
  /** stuck(left): nobody is free, and so many are left. */
  stuck: "phase",
  /** walk(v): the walk backwards comes to v. */
  walk: "stage",
  /** closes(v): the walk comes to v a second time. */
  closes: "stage",
  /** root(v): a search begins at v. */
  root: "phase",
  /** enter(v): v turns grey. */
  enter: "stage",
  /** arrow(u, v): an arrow of u is looked at. */
  arrow: "move",
  /** known(v, u): it leads to v, which is black. */
  known: "move",
  /** meets(v, u): it leads to v, which is grey. */
  meets: "stage",
  /** leave(v, k): v turns black, and takes place k. */
  leave: "stage",
  /** order(n): all have their places. */
  order: "phase",
  /** cycle(length): the cycle, turned into the direction of its arrows. */
  cycle: "phase",
} as const satisfies trace.StepKinds;

/** What can be chosen: always a player. */
export const asks = {
  /** u: somebody who needs nobody in front. */
  free: "stage",
  /** u: somebody who is left and beat the last one of the walk. */
  back: "climax",
  /** v: a white player. */
  root: "phase",
  /** v: whoever an arrow that was not looked at leads to. */
  arrow: "stage",
} as const satisfies trace.ChoiceKinds;

/**
 * The arrays of the state, by players but for lists of players, which are filled from their beginning: `queue`, those who
 * became free; `walk`, the walk backwards or the grey path; `cycle`. −1 is no place, and nobody.
 */
export const cells = ["need", "queue", "place", "color", "walk", "cycle"] as const;

/** The values of `color`. */
export const [WHITE, GREY, BLACK] = [0, 1, 2] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;

/** The players in use in a list of them. */
export function filled(list: ArrayLike<number>): number[] {
  return Array.from(list).filter((v) => v >= 0);
}

/** Who is free: without a place, and in the queue. */
export function waitingOf({ cells: { queue, place } }: Frame): number[] {
  return filled(queue).filter((v) => place[v] === -1);
}

/** Whoever has a place, the first one first. */
export function placedOf({ cells: { place } }: Frame): number[] {
  return Array.from(place, (_, v) => v)
    .filter((v) => place[v] !== -1)
    .sort((u, v) => place[u] - place[v]);
}
