import type * as trace from "#algorithms/core/run/trace.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";

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

/** Up to this many cells a side every square is drawn, and squares can be chosen; on bigger boards they come by themselves. */
export const SMALL_BOARD = 24;

/** Each of several squares may be chosen; a single one needs no choice. */
export function oneOfSeveral(squares: readonly number[], n: number): (square: number) => Answer | undefined {
  return (square) => (squares.length > 1 && n <= SMALL_BOARD ? [square] : undefined);
}

/** The kings in those of the squares beside an empty one that are nearest to where it goes; −1: not on any way there. */
export function nearer(
  beside: readonly number[],
  far: ArrayLike<number>,
  kingIn: (square: number) => number,
): Answer[] {
  const ways = beside.filter((square) => (far[square] as number) >= 0);
  const least = Math.min(...ways.map((square) => far[square] as number));
  return ways.filter((square) => far[square] === least).map((square) => [kingIn(square)]);
}

/** Who slides is asked at the start of the empty square's way and where it forks; elsewhere the way tells. */
export function isAsked(n: number, isStart: boolean, ways: () => readonly Answer[]): boolean {
  return n <= SMALL_BOARD && (isStart || ways().length > 1);
}

/** The king whose target is pushed next: the first one, row by row, that can go up, or else to the left; 0: none can. */
export function nextPushed(goal: ArrayLike<number>, side: number): number {
  const owner = new Int32Array(side * side + 1);
  for (let king = 1; king <= goal.length; king++) owner[goal[king - 1] as number] = king;
  const canGo = (square: number, stride: number, place: number): boolean =>
    place > 1 && owner[square] !== 0 && owner[square - stride] === 0;
  for (let square = 1; square <= side * side; square++)
    if (canGo(square, side, Math.ceil(square / side))) return owner[square] as number;
  for (let square = 1; square <= side * side; square++)
    if (canGo(square, 1, ((square - 1) % side) + 1)) return owner[square] as number;
  return 0;
}

/** The parts of the method, as the cell `part[PART.phase]` numbers them. */
export const PHASE = { tidy: 1, aim: 2, rows: 3, strip: 4, four: 5, release: 6, settle: 7 } as const;

/** What the cells of `part` say: the part of the method, and which squares have letters (see `LETTERS`). */
export const PART = { phase: 0, letters: 1 } as const;

/** What the cells of `trip` say. Kings and squares count from 1; 0 is none. */
export const TRIP = {
  /** The square that is being laid: X, or A of a group. */
  square: 0,
  /** The king that travels. */
  king: 1,
  /** Where it travels. */
  to: 2,
  /** The square that becomes empty for it: Z. */
  z: 3,
} as const;

/** One square X; the six of a pair at the end of a row, or of a column; the last four, and their squeeze. */
export const LETTERS = { none: 0, one: 1, row: 2, column: 3, four: 4, squeeze: 5 } as const;

/** More than the method makes on any board: its parts add up to 2,072,100 for n = 100. */
export const MOST_MOVES_OF_METHOD = 2_200_000;
