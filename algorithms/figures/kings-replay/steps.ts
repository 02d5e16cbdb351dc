import type * as trace from "#algorithms/core/run/trace.ts";

/** The steps of the check. Kings, cells and moves count from 1. */
export const steps = {
  /** part(m): the board as it is before move m; a run has about a dozen parts. */
  part: "phase",
  /** turn(king, cell): a legal move of another king than before. */
  turn: "stage",
  /** move(king, cell): a legal move of the same king. */
  move: "move",
  /** refuse(king, other): the next move is wrong; `other` would be touched, 0: it is wrong in another way. */
  refuse: "stage",
  /** end(strays): no more moves; so many kings are not on their targets. */
  end: "stage",
} as const satisfies trace.StepKinds;

/** The arrays of the state. */
export const cells = ["at"] as const;

export type Steps = typeof steps;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName>;
