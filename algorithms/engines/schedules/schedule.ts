/** A game: White first. Players count from 1. */
export type Game = readonly [white: number, black: number];

/** A round-robin schedule as tools use it. */
export interface Schedule {
  /** The number of players. */
  readonly players: number;
  /** The games of each round, in the order of the system that made them. A bye is not a game. */
  readonly rounds: readonly (readonly Game[])[];
  /** The player who sits out each round; empty when the number of players is even. */
  readonly byes: readonly number[];
}

/** A schedule as columns: game g is white[g] against black[g], and alone[r] sits out round r + 1 (odd n). */
export interface GameColumns {
  readonly n: number;
  readonly white: ArrayLike<number>;
  readonly black: ArrayLike<number>;
  readonly alone: ArrayLike<number>;
}

/** Cuts columns of games into rounds of ⌊n/2⌋ games; the order of the games and of the rounds stays. */
export function scheduleOf({ n, white, black, alone }: GameColumns): Schedule {
  const gamesPerRound = Math.floor(n / 2);
  const rounds: Game[][] = [];
  for (let first = 0; first < white.length; first += gamesPerRound) {
    const round: Game[] = [];
    for (let game = first; game < first + gamesPerRound; game++) {
      round.push([white[game], black[game]]);
    }
    rounds.push(round);
  }
  return { players: n, rounds, byes: Array.from(alone) };
}

/**
 * Everyone meets everyone twice: the schedule, then the schedule with colors reversed. `swapLastTwo` exchanges the last
 * two rounds of the first cycle, as FIDE recommends (Handbook C.05 Annex 1), so that nobody has three equal colors in a
 * row where the cycles meet. The price: the two games of a pair lie n − 2 to n rounds apart, not always n − 1.
 */
export function doubleRound(schedule: Schedule, swapLastTwo = false): Schedule {
  const { players, rounds, byes } = schedule;
  const reversed = rounds.map((round) => round.map(([white, black]): Game => [black, white]));
  const order = swapLastTwo ? lastTwoSwapped : <T>(items: readonly T[]) => items;
  return { players, rounds: [...order(rounds), ...reversed], byes: [...order(byes), ...byes] };
}

/** The schedule in which player p of `schedule` is `numbers[p − 1]`. */
export function renumbered({ players, rounds, byes }: Schedule, numbers: readonly number[]): Schedule {
  const of = (player: number): number => numbers[player - 1];
  return {
    players,
    rounds: rounds.map((round) => round.map(([white, black]): Game => [of(white), of(black)])),
    byes: byes.map(of),
  };
}

function lastTwoSwapped<T>(items: readonly T[]): readonly T[] {
  return [...items.slice(0, -2), ...items.slice(-2).reverse()];
}

/** Whom a player meets in a round, from 1, of a schedule; 0 for a bye. */
export function opponentIn(rounds: readonly (readonly Game[])[], round: number, player: number): number {
  const game = rounds[round - 1]?.find((pair) => pair.includes(player));
  return game === undefined ? 0 : game[0] === player ? game[1] : game[0];
}

/** Who has White where a player plays in a round, from 1; 0 where that player does not. */
export function whiteIn(rounds: readonly (readonly Game[])[], round: number, player: number): number {
  return rounds[round - 1]?.find((pair) => pair.includes(player))?.[0] ?? 0;
}

/** The round, from 1, in which two players meet; 0 where they never do. */
export function roundOf(rounds: readonly (readonly Game[])[], a: number, b: number): number {
  return rounds.findIndex((_, r) => opponentIn(rounds, r + 1, a) === b) + 1;
}
