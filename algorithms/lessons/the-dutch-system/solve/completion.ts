import { bitOf, placesIn, type Round } from "../round.ts";

/** Whether all players of a set can be paired; one of an odd number has the bye. */
export type CanPair = (set: number) => boolean;

const YES = 1;
const NO = 2;

/**
 * Answers by trying every partner of the best player, and remembers the answers: C1 and C3 say who may meet, and C2 who may
 * have the bye. With C5 their score is at most `byeScore`.
 */
export function completionOf({ n, player, mayMeet }: Round, byeScore: number): CanPair {
  const known = new Uint8Array(2 ** n);
  const mayHaveBye = (u: number): boolean => player(u).mayHaveBye && player(u).score <= byeScore;
  const search = (set: number): boolean => {
    const [u, ...others] = placesIn(set);
    const rest = set - bitOf(u);
    if (others.length % 2 === 0 && mayHaveBye(u) && canPair(rest)) return true;
    return others.some((v) => mayMeet(u, v) && canPair(rest - bitOf(v)));
  };
  const canPair = (set: number): boolean => {
    if (set === 0) return true;
    if (known[set] === 0) known[set] = search(set) ? YES : NO;
    return known[set] === YES;
  };
  return canPair;
}

/** The lowest score that somebody with the bye can have (C5); undefined if the players cannot all be paired. */
export function leastByeScore(round: Round): number | undefined {
  const everybody = 2 ** round.n - 1;
  const scores = round.n % 2 === 0 ? [-1] : round.groups.map(([u]) => round.player(u).score).reverse();
  return scores.find((score) => completionOf(round, score)(everybody));
}
