/** Moves in the order in which they are made (see `encodeMove`), in an array that grows. */
export interface MoveList {
  moves: Int32Array;
  length: number;
}

const FIRST_CAPACITY = 1024;

export function emptyMoveList(): MoveList {
  return { moves: new Int32Array(FIRST_CAPACITY), length: 0 };
}

export function pushMove(list: MoveList, move: number): void {
  if (list.length === list.moves.length) {
    const larger = new Int32Array(2 * list.length);
    larger.set(list.moves);
    list.moves = larger;
  }
  list.moves[list.length++] = move;
}

/** A copy of the moves, exactly as long as the list. */
export function movesOf(list: MoveList): Int32Array {
  return list.moves.slice(0, list.length);
}
