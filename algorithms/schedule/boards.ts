import type { Game, Schedule } from "./schedule.ts";

/** A game with its place: board from 1, and the sitting of its round from 1. */
export interface SeatedGame {
  readonly game: Game;
  readonly board: number;
  readonly sitting: number;
}

/** A round on the boards that there are. */
export interface SeatedRound {
  readonly games: readonly SeatedGame[];
  /** How many sittings the round takes. */
  readonly sittings: number;
}

/** A schedule on boards, and how often each player (from 1) has to wait for a later sitting. */
export interface Seating {
  readonly rounds: readonly SeatedRound[];
  readonly waits: readonly number[];
}

/**
 * Puts the games of each round on `boards` boards. Where there are fewer boards than games, the round is played in
 * sittings, and those wait who have waited least so far; ties go by the order of the games. The last sitting takes
 * the boards that are left, so no sitting is larger than it must be. Throws a RangeError for less than one board.
 */
export function seatOnBoards({ players, rounds }: Schedule, boards: number): Seating {
  if (!Number.isInteger(boards) || boards < 1)
    throw new RangeError(`${boards} boards: expected a whole number from 1`);
  const waits = new Array<number>(players + 1).fill(0);
  const seated = rounds.map((round): SeatedRound => {
    const waited = ([white, black]: Game) => (waits[white] as number) + (waits[black] as number);
    const order = round.map((game, index) => ({ game, index }));
    // Who has waited most plays first.
    order.sort((a, b) => waited(b.game) - waited(a.game) || a.index - b.index);
    const games = order.map(({ game }, place): SeatedGame => {
      const sitting = Math.floor(place / boards) + 1;
      return { game, board: (place % boards) + 1, sitting };
    });
    for (const { game, sitting } of games) {
      for (const player of game) waits[player] = (waits[player] as number) + sitting - 1;
    }
    return { games, sittings: Math.max(1, Math.ceil(round.length / boards)) };
  });
  return { rounds: seated, waits };
}
