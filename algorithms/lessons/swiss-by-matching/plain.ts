/**
 * Pairs the players 0 to n − 1, the best first, so that nobody is left over: each takes the first opponent in the given
 * order with whom all others can still be paired. Undefined if not all can be. Up to 20 players or so: whether a set can
 * be paired is remembered for each set, so O(2ⁿ · n).
 */
export function pairByAsking(
  n: number,
  mayMeet: (u: number, v: number) => boolean,
  order: (u: number, others: number[]) => number[] = (_, others) => others,
): [number, number][] | undefined {
  const known = new Map<number, boolean>([[0, true]]);

  function canBePaired(players: number): boolean {
    const before = known.get(players);
    if (before !== undefined) return before;
    const [u, ...others] = membersOf(players);
    const can = others.some((v) => mayMeet(u, v) && canBePaired(players & ~(1 << u) & ~(1 << v)));
    known.set(players, can);
    return can;
  }

  let left = (1 << n) - 1;
  if (!canBePaired(left)) return undefined;
  const pairs: [number, number][] = [];
  while (left !== 0) {
    const [u, ...others] = membersOf(left);
    const without = (v: number): number => left & ~(1 << u) & ~(1 << v);
    const opponent = order(u, others).find((v) => mayMeet(u, v) && canBePaired(without(v)));
    if (opponent === undefined) return undefined; // cannot happen: all who are left can be paired
    pairs.push([u, opponent]);
    left = without(opponent);
  }
  return pairs;
}

/** The members of a set that is written as bits, in rising order. */
function membersOf(set: number): number[] {
  const members: number[] = [];
  for (let v = 0; set >> v !== 0; v++) if ((set >> v) & 1) members.push(v);
  return members;
}
