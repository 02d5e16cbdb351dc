/** What a system asks of n players. */
export interface Cost {
  readonly rounds: number;
  readonly matches: number;
  /** Byes of all players in all rounds. */
  readonly byes: number;
}

/** ⌈log₂ n⌉, for n ≥ 1: the rounds of a knockout. */
export function halvings(n: number): number {
  let rounds = 0;
  for (let size = 1; size < n; size *= 2) rounds++;
  return rounds;
}

export function knockout(n: number): Cost {
  const rounds = halvings(n);
  return { rounds, matches: n - 1, byes: 2 ** rounds - n };
}

/** Everyone meets everyone once, in the fewest rounds. */
export function roundRobin(n: number): Cost {
  const odd = n % 2 === 1;
  return { rounds: odd ? n : n - 1, matches: (n * (n - 1)) / 2, byes: odd ? n : 0 };
}

/**
 * A Swiss tournament of `rounds` rounds. Its length is chosen; ⌈log₂ n⌉ rounds are the least after which only one player
 * can have won every game.
 */
export function swiss(n: number, rounds = halvings(n)): Cost {
  return { rounds, matches: rounds * Math.floor(n / 2), byes: n % 2 === 1 ? rounds : 0 };
}

/** The most players, two at least, of which `roundsOf` takes no more than so many rounds; it never takes fewer for more players. */
export function mostIn(rounds: number, roundsOf: (n: number) => number): number {
  let [n, above] = [2, 4];
  while (roundsOf(above) <= rounds) [n, above] = [above, 2 * above];
  while (above - n > 1) {
    const middle = Math.floor((n + above) / 2);
    if (roundsOf(middle) <= rounds) n = middle;
    else above = middle;
  }
  return n;
}
