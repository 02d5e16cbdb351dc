import type * as trace from "#algorithms/core/run/trace.ts";

/** The steps of the method. Kings, cells and squares count from 1; a square is two cells by two. */
export const steps = {
  /** tidy(k): every king goes to the top left cell of its square. */
  tidy: "phase",
  /** move(king, cell): one king move. */
  move: "move",
  /** full(king): no square is empty, and this king would have to leave its own. NIE. */
  full: "stage",
  /** aim(): the targets are pushed up, then to the left. */
  aim: "phase",
  /** goal(king, square): the target of a king is pushed there. */
  goal: "stage",
  /** row(r): row r of squares, from 1, is laid. */
  row: "phase",
  /** lay(square, king): the square gets its king. */
  lay: "stage",
  /** hole(square): the square gets an empty one. */
  hole: "stage",
  /** call(king, to): the king is the next one to travel. */
  call: "stage",
  /** round(z, y): an empty square is brought to z, round y. */
  round: "move",
  /** pair(a, b): the last two squares of a row or of a column, which have to be laid together. */
  pair: "stage",
  /** free(a, d): the king of A is trapped beside the laid squares and is led out. */
  free: "stage",
  /** enter(b, a): both kings of a pair go in. */
  enter: "stage",
  /** strip(columns): the last two rows, column by column. */
  strip: "phase",
  /** four(a): the last four squares. */
  four: "phase",
  /** squeeze(b, c): two kings change places across the corner (even n). */
  squeeze: "stage",
  /** stuck(b, c): they would have to, but n is odd. NIE. */
  stuck: "stage",
  /** release(pushes): the pushes of the targets are undone, last one first. */
  release: "phase",
  /** settle(k): every king goes to its own cell within its square. */
  settle: "phase",
} as const satisfies trace.StepKinds;

/** What can be chosen. Kings and squares count from 1. */
export const asks = {
  /** square: where the target of a king is pushed. */
  push: "stage",
  /** king: who goes to the square that is laid next, of a pair the one who goes first; none if it stays empty. */
  next: "stage",
  /** square: the one that has to become empty, so that the king that travels can go on. */
  room: "stage",
  /** square: the empty one that is brought there, one of the nearest. */
  empty: "stage",
  /** king: who slides into the empty square, so that it comes nearer; first of all, and where there are several ways. */
  slide: "stage",
  /** king: who gives way to the one that is trapped. */
  free: "stage",
  /** king: which of a pair goes in first. */
  enter: "stage",
  /** king: who steps aside in the squeeze. */
  squeeze: "stage",
} as const satisfies trace.ChoiceKinds;

/** The arrays of the state. */
export const cells = ["at", "holds", "goal", "laid", "part", "trip", "moves"] as const;

export type Steps = typeof steps;
export type Asks = typeof asks;
export type CellName = (typeof cells)[number];
export type Frame = trace.Frame<Steps, CellName>;
export type Recorder = trace.Recorder<Steps, CellName, Asks>;
export type StepCall = trace.StepCall<Steps>;
