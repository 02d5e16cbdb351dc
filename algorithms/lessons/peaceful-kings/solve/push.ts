import { type Recorder, SMALL_BOARD } from "../steps.ts";
import type { Kings } from "./kings.ts";

/** The goal of a king was moved away from square `from`, in a straight line. */
export interface Push {
  readonly king: number;
  readonly from: number;
}

/**
 * Pushes all goals up as far as they go, then to the left. Now every row and every column has its kings first, and the
 * last square is empty. The pushes are undone at the end, last one first.
 */
export function pushTargets({ n, k, side, squares, goal, squareAt }: Kings, { step, ask }: Recorder): Push[] {
  const pushes: Push[] = [];
  const owner = new Int32Array(squares + 1);
  for (let king = 1; king <= k; king++) owner[goal[king - 1]] = king;

  function push(from: number, stride: number, room: number): void {
    const king = owner[from];
    if (king === 0) return;
    let to = from;
    for (let steps = 0; steps < room && owner[to - stride] === 0; steps++) to -= stride;
    if (to === from) return;
    if (n <= SMALL_BOARD) ask.push(to);
    step.goal(king, to);
    goal.put(king - 1, to);
    owner[from] = 0;
    owner[to] = king;
    pushes.push({ king, from });
  }

  for (let row = 1; row <= side; row++)
    for (let column = 1; column <= side; column++) push(squareAt(row, column), side, row - 1);
  for (let row = 1; row <= side; row++)
    for (let column = 1; column <= side; column++) push(squareAt(row, column), 1, column - 1);
  return pushes;
}
