/** Where a tournament stands after some rounds: half-points, and who has met whom. Players count from 0. */
export interface SwissRounds {
  readonly n: number;
  /** A win counts 2, a draw 1. */
  readonly points: Int32Array;
  /** The opponents of player u stand at u·rounds, −1: none. */
  readonly opponents: Int32Array;
  readonly rounds: number;
}

/**
 * Plays rounds by chance: in each, players go by points, those of equal points at random, and the first one who is left
 * meets the next one whom they have not met. Who finds nobody has a bye, which counts as a win.
 */
export function playRounds(n: number, rounds: number, random: () => number): SwissRounds {
  const state = { n, points: new Int32Array(n), opponents: new Int32Array(n * rounds).fill(-1), rounds };
  for (let round = 0; round < rounds; round++) playRound(state, round, random);
  return state;
}

/** Whether u and v have met. */
export function isMet({ opponents, rounds }: SwissRounds, u: number, v: number): boolean {
  for (let round = 0; round < rounds; round++) if (opponents[u * rounds + round] === v) return true;
  return false;
}

function playRound(state: SwissRounds, round: number, random: () => number): void {
  const { n, points, opponents, rounds } = state;
  const lots = Float64Array.from({ length: n }, () => random());
  const order = Array.from({ length: n }, (_, u) => u).sort(
    (u, v) => points[v] - points[u] || lots[u] - lots[v] || u - v,
  );
  const isPaired = new Uint8Array(n);
  for (const [place, u] of order.entries()) {
    if (isPaired[u] === 1) continue;
    isPaired[u] = 1;
    let next = place + 1;
    while (next < n && (isPaired[order[next]] === 1 || isMet(state, u, order[next]))) next++;
    const v = order[next];
    if (v === undefined) {
      points[u] = points[u] + 2;
      continue;
    }
    isPaired[v] = 1;
    opponents[u * rounds + round] = v;
    opponents[v * rounds + round] = u;
    const result = Math.floor(3 * random());
    points[u] = points[u] + result;
    points[v] = points[v] + 2 - result;
  }
}
