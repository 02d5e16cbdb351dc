/** What the wrong program did. */
export interface OneStepBack {
  /** The pairs, all of them or those before it gave up. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly gaveUp: boolean;
  /** How often it took a pair back. */
  readonly back: number;
}

/**
 * Pairs the best player who is left with the first opponent whom he may meet, and so on; where nobody is left for him, it
 * takes the last pair back and tries the next opponent there, but never the pair before it: on purpose.
 */
export function pairOneStepBack(n: number, mayMeet: (u: number, v: number) => boolean): OneStepBack {
  const pairs: (readonly [number, number])[] = [];
  let back = 0;
  let [player, after] = [bestLeft(n, pairs), 0];
  while (player > 0) {
    const opponent = nextOpponent(n, pairs, player, after, mayMeet);
    if (opponent > 0) {
      pairs.push([player, opponent]);
      [player, after] = [bestLeft(n, pairs), 0];
      continue;
    }
    // A pair that was taken back has no further opponent: the pair before it would have to go.
    const last = after > 0 ? undefined : pairs.pop();
    if (last === undefined) return { pairs, gaveUp: true, back };
    back++;
    [player, after] = last;
  }
  return { pairs, gaveUp: false, back };
}

function isPaired(pairs: OneStepBack["pairs"], player: number): boolean {
  return pairs.some((pair) => pair.includes(player));
}

function bestLeft(n: number, pairs: OneStepBack["pairs"]): number {
  for (let player = 1; player <= n; player++) if (!isPaired(pairs, player)) return player;
  return 0;
}

function nextOpponent(
  n: number,
  pairs: OneStepBack["pairs"],
  player: number,
  after: number,
  mayMeet: (u: number, v: number) => boolean,
): number {
  for (let other = Math.max(player, after) + 1; other <= n; other++)
    if (!isPaired(pairs, other) && mayMeet(player, other)) return other;
  return 0;
}
