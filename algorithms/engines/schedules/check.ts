import type { Schedule } from "./schedule.ts";

/** What can be counted on a finished schedule. Players count from 1; index 0 of the arrays is unused. */
export interface ScheduleReport {
  /** How often every pair should meet: once, or twice in a double round. */
  readonly meetings: number;
  /** Rounds in which somebody plays twice, or neither plays nor has the bye. */
  readonly badRounds: readonly number[];
  /** Pairs that meet less often, or more often, than that. */
  readonly tooFew: number;
  readonly tooMany: number;
  /** Whether all rounds are whole and all pairs meet as often, however many rounds were to be played. */
  readonly isEven: boolean;
  readonly whites: readonly number[];
  readonly blacks: readonly number[];
  /** Games with the color of the player's game before; a bye does not separate two games. */
  readonly breaks: readonly number[];
  readonly allBreaks: number;
  /** The players who have one color three times running. */
  readonly threeRunning: readonly number[];
}

/**
 * Counts everything anew from the games; knows nothing of how they were made. Where not all rounds are played, pairs that do not
 * meet are no mistake.
 */
export function checkSchedule({ players: n, rounds, byes }: Schedule, isWhole = true): ScheduleReport {
  const met = new Uint16Array((n + 1) * (n + 1));
  const whites = new Array<number>(n + 1).fill(0);
  const blacks = new Array<number>(n + 1).fill(0);
  const breaks = new Array<number>(n + 1).fill(0);
  /** The length of the player's run of one color: positive for White, negative for Black. */
  const run = new Array<number>(n + 1).fill(0);
  const threeRunning = new Set<number>();
  const badRounds: number[] = [];
  const play = (player: number, sign: 1 | -1): void => {
    const before = run[player];
    const same = before * sign > 0;
    if (same) breaks[player] = breaks[player] + 1;
    run[player] = same ? before + sign : sign;
    if (Math.abs(run[player]) >= 3) threeRunning.add(player);
  };
  for (const [r, round] of rounds.entries()) {
    const busy = new Set<number>();
    const bye = byes[r];
    if (bye !== undefined) busy.add(bye);
    for (const [white, black] of round) {
      busy.add(white).add(black);
      whites[white] = whites[white] + 1;
      blacks[black] = blacks[black] + 1;
      play(white, 1);
      play(black, -1);
      const pair = Math.min(white, black) * (n + 1) + Math.max(white, black);
      met[pair] = met[pair] + 1;
    }
    if (busy.size !== n || round.length !== Math.floor(n / 2)) badRounds.push(r + 1);
  }
  const games = rounds.reduce((sum, round) => sum + round.length, 0);
  const meetings = Math.max(1, Math.round(games / Math.max(1, (n * (n - 1)) / 2)));
  const [missing, tooMany] = countPairs(n, met, meetings);
  // Of fewer rounds nobody expects all pairs.
  const tooFew = isWhole ? missing : 0;
  const isEven = n > 1 && missing + tooMany + badRounds.length === 0;
  const allBreaks = breaks.reduce((sum, each) => sum + each, 0);
  return {
    ...{ meetings, tooFew, tooMany, isEven, badRounds, whites, blacks, breaks, allBreaks },
    threeRunning: [...threeRunning].sort((a, b) => a - b),
  };
}

function countPairs(
  n: number,
  met: Uint16Array,
  meetings: number,
): readonly [tooFew: number, tooMany: number] {
  let tooFew = 0;
  let tooMany = 0;
  for (let a = 1; a <= n; a++) {
    for (let b = a + 1; b <= n; b++) {
      const times = met[a * (n + 1) + b];
      if (times < meetings) tooFew++;
      else if (times > meetings) tooMany++;
    }
  }
  return [tooFew, tooMany];
}
