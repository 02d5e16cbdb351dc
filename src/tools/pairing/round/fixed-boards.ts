/**
 * Players who always sit at one board: for a wheelchair, a board for the blind, a camera. TRF has no record for that, so
 * it is a comment of the file, "### board 17 3": player 17 sits at board 3.
 */
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Board, Drawn } from "../doc.ts";

const NOTE = /^### board (\d+) (\d+)$/;
/** More boards than any hall has. */
export const MOST_BOARDS = 999;

/** The boards of those who have a fixed one, by start numbers. */
export function fixedBoards({ notes }: Pick<Tournament, "notes">): ReadonlyMap<number, number> {
  const told = notes.flatMap((note): [number, number][] => {
    const [, player, board] = NOTE.exec(note) ?? [];
    return player === undefined ? [] : [[Number(player), Number(board)]];
  });
  return new Map(told.sort(([one], [other]) => one - other));
}

/** The tournament with another fixed board of a player; undefined: any board will do. */
export function withFixedBoard(
  tournament: Tournament,
  player: number,
  board: number | undefined,
): Tournament {
  const notes = tournament.notes.filter((note) => Number(NOTE.exec(note)?.[1]) !== player);
  return { ...tournament, notes: board === undefined ? notes : [...notes, `### board ${player} ${board}`] };
}

/**
 * The boards with those who have a fixed one at it; the others stay in their order. Where two want the same board, or the
 * two of one pair different ones, the lower start number decides; who comes second gets the next board that is free. A
 * board that the round does not have is its last one.
 */
export function seatedAtFixed(
  boards: readonly Board[],
  fixed: ReadonlyMap<number, number>,
): readonly Board[] {
  const placed: (Board | undefined)[] = boards.map(() => undefined);
  const isPlaced = new Set<Board>();
  for (const [player, wish] of fixed) {
    const board = boards.find(({ white, black }) => white === player || black === player);
    if (!board || isPlaced.has(board)) continue;
    const at = Math.min(wish, boards.length) - 1;
    const after = placed.findIndex((each, index) => index >= at && each === undefined);
    placed[after >= 0 ? after : placed.lastIndexOf(undefined)] = board;
    isPlaced.add(board);
  }
  if (isPlaced.size === 0) return boards;
  const rest = boards.filter((board) => !isPlaced.has(board)).values();
  return placed.map((board) => board ?? (rest.next().value as Board));
}

/** The same for the round that is open. */
export function drawnAtFixed(drawn: Drawn, tournament: Tournament): Drawn {
  const boards = seatedAtFixed(drawn.boards, fixedBoards(tournament));
  return boards.every((board, index) => board === drawn.boards[index]) ? drawn : { ...drawn, boards };
}
