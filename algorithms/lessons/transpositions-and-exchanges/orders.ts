/** The orders by number, without the orders before them: how long a list is, its m-th entry, the number of an entry. */

/** n · (n − 1) · … with k factors: the ways to fill k places with k of n players. 1 for k = 0. */
export function falling(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product *= n - i;
  return product;
}

/** The ways to choose k of n. */
export function binomial(n: number, k: number): number {
  return k < 0 || k > n ? 0 : Math.round(falling(n, k) / falling(k, k));
}

/**
 * The order with this number (from 0) of the players first … first + n − 1, when only the first `counted` places make
 * an order different. All n places are given; those left over ascend.
 */
export function orderAt(number: number, n: number, counted: number, first: number): number[] {
  const left = Array.from({ length: n }, (_, k) => first + k);
  const order: number[] = [];
  for (let place = 0; place < counted; place++) {
    const worth = falling(n - 1 - place, counted - 1 - place);
    const digit = Math.floor(number / worth);
    number -= digit * worth;
    order.push(...left.splice(digit, 1));
  }
  return [...order, ...left];
}

/** What a place adds to the number of an order. */
export interface Digit {
  readonly player: number;
  /** Smaller players that are not in the places before. */
  readonly smaller: number;
  /** So many orders share all places up to this one. */
  readonly worth: number;
}

/** The digits of an order, one for each place that counts, in the number system whose weights are falling factorials. */
export function digitsOf(order: ArrayLike<number>, counted: number): Digit[] {
  const n = order.length;
  return Array.from({ length: counted }, (_, place) => {
    const player = order[place];
    let smaller = 0;
    for (let k = place + 1; k < n; k++) if (order[k] < player) smaller++;
    return { player, smaller, worth: falling(n - 1 - place, counted - 1 - place) };
  });
}

/** The number of an order, from 0: what `orderAt` takes. The order has all players, those left over included. */
export function numberOf(order: ArrayLike<number>, counted: number): number {
  return digitsOf(order, counted).reduce((sum, { smaller, worth }) => sum + smaller * worth, 0);
}

/** Negative, zero or positive: which of two orders is the smaller one, by the first place in which they differ. */
export function compareOrders(one: ArrayLike<number>, other: ArrayLike<number>, counted: number): number {
  for (let k = 0; k < counted; k++) {
    if (one[k] !== other[k]) return one[k] - other[k];
  }
  return 0;
}

/**
 * All groups of `size` of these players, in the order in which they are written: of 6, 7, 8 the pairs 6.7, 6.8, 7.8,
 * and of 5, 4, 3 the pairs 5.4, 5.3, 4.3.
 */
export function groups(players: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return players.flatMap((player, k) =>
    groups(players.slice(k + 1), size - 1).map((others) => [player, ...others]),
  );
}

/** The sum of the players of S2 less the sum of the players of S1. */
export function difference(outOfS1: readonly number[], outOfS2: readonly number[]): number {
  return outOfS2.reduce((sum, p) => sum + p, 0) - outOfS1.reduce((sum, p) => sum + p, 0);
}
