/**
 * The pairing of one bracket: of all candidates that serve the criteria best, the first one in the order of the regulations
 * (C.04.3, 3 and 4). Each part of that order is a row of numbers behind the criteria, and a matching of its own.
 */

import { bestMatching, type Term } from "./best-matching.ts";
import { type Bracket, criteriaOf, isMember, type Node } from "./criteria.ts";
import { MovableMatching } from "./movable-matching.ts";

/** Two places among the nodes of the bracket, the better one first. */
export type NodePair = readonly [number, number];

/** How the order of the candidates is found. */
export interface PairOptions {
  /** Also where pairs alone tell which matchings are best, by matchings with more and more terms: slow, and simple. */
  readonly byWeights?: boolean;
}

/** The pairs of a bracket by places among its nodes; undefined if nobody could be paired completely. Who is in none floats. */
export function pairBracket(
  bracket: Bracket,
  mayMeet: (i: number, j: number) => boolean,
  { byWeights = false }: PairOptions = {},
): NodePair[] | undefined {
  const { nodes } = bracket;
  const criteria = criteriaOf(bracket).map(
    ({ most, cost }): Term => ({
      most,
      cost: (i, j) => cost(nodes[i] as Node, nodes[j] as Node),
    }),
  );
  const best = bestMatching(nodes.length, mayMeet, criteria);
  if (best === undefined) return undefined;
  return best.tight && !byWeights
    ? firstOfTight(bracket, best.mate, best.tight)
    : firstByWeights(bracket, mayMeet, criteria);
}

/** Which of the nodes belong to the bracket, by their places. */
function membersOf({ nodes }: Bracket): (i: number) => boolean {
  const members = nodes.map(isMember);
  return (i) => members[i] === true;
}

/** The terms for some of the nodes, which are counted anew. */
function among(left: readonly number[], terms: readonly Term[]): Term[] {
  return terms.map(({ most, cost }) => ({
    most,
    cost: (i, j) => cost(left[i] as number, left[j] as number),
  }));
}

/** The places of an area, the best first. */
function placesIn({ nodes }: Bracket, area: Node["area"]): number[] {
  return nodes.flatMap((node, i) => (node.area === area ? [i] : []));
}

/**
 * The first candidate where the best ones are the perfect matchings of some pairs: each question of the order, "can he have
 * that partner?", is one search.
 */
function firstOfTight(bracket: Bracket, start: Int32Array, tight: Uint8Array): NodePair[] {
  const n = bracket.nodes.length;
  const isInside = membersOf(bracket);
  const [moved, residents] = [placesIn(bracket, "moved"), placesIn(bracket, "resident")];
  const all = bracket.nodes.map((_, i) => i);
  const outside = all.filter((i) => !isInside(i));
  const kept = new MovableMatching(n, tight, start);
  const forbid = (one: number, others: readonly number[]): void => {
    for (const other of others) tight[one * n + other] = tight[other * n + one] = 0;
  };
  const pairs: NodePair[] = [];
  /** Lets somebody take the first partner of some, best first, that he can have; he has one of them now. */
  const takeFirst = (from: MovableMatching, one: number, others: readonly number[]): void => {
    const now = from.mate[one] as number;
    const mayBe = others.filter(
      (other) => other < now && tight[one * n + other] === 1 && from.isOut[other] === 0,
    );
    if (mayBe.length > 0) {
      const can = from.partnersOf(one);
      const first = mayBe.find((other) => can[other] === 1);
      if (first !== undefined) from.rematch(one, first);
    }
    const partner = from.mate[one] as number;
    pairs.push([one, partner]);
    from.removePair(one, partner);
  };

  // Who of those that were moved down is paired, the best first (4.4.2).
  for (const one of moved) {
    if (!isInside(kept.mate[one] as number)) {
      const can = kept.partnersOf(one);
      const first = residents.find((other) => can[other] === 1);
      if (first !== undefined) kept.rematch(one, first);
    }
    forbid(one, isInside(kept.mate[one] as number) ? outside : all.filter(isInside));
  }
  // Whom they meet (4.2).
  for (const one of moved) if (isInside(kept.mate[one] as number)) takeFirst(kept, one, residents);

  // The remainder: its upper half meets the lower one, but for as few exchanges as need be (4.3).
  const rest = residents.filter((one) => kept.isOut[one] === 0);
  const count = rest.filter((one) => isInside(kept.mate[one] as number)).length / 2;
  if (count === 0) return pairs;
  const tops = topsOfTight(kept, tight, rest, count, outside);
  const isTop = new Uint8Array(n);
  for (const one of tops) isTop[one] = 1;
  for (const one of rest)
    for (const other of rest)
      if (one < other && (isTop[one] === 0 || isTop[other] === 1)) forbid(one, [other]);
  for (const one of tops) forbid(one, outside);
  const split = withoutThoseWhoLeft(kept, tight);
  // Each of the upper half, the best first, meets the best whom he can (4.2).
  const bottoms = rest.filter((one) => isTop[one] === 0);
  for (const one of tops) takeFirst(split, one, bottoms);
  return pairs;
}

/** A matching of those who have not left, with the pairs that there are now. */
function withoutThoseWhoLeft({ mate, isOut }: MovableMatching, allowed: Uint8Array): MovableMatching {
  const n = mate.length;
  const left = allowed.slice();
  for (let i = 0; i < n; i++)
    if (isOut[i] === 1) for (let j = 0; j < n; j++) left[i * n + j] = left[j * n + i] = 0;
  const kept = new MovableMatching(n, left, mate);
  kept.isOut.set(isOut);
  return kept;
}

/** The upper half of the remainder in the first candidate: its first ones if that can be, or else after exchanges. */
function topsOfTight(
  kept: MovableMatching,
  tight: Uint8Array,
  rest: readonly number[],
  count: number,
  outside: readonly number[],
): number[] {
  const n = kept.mate.length;
  const [upper, lower] = [rest.slice(0, count), rest.slice(count)];
  const split = tight.slice();
  const forbid = (these: readonly number[], those: readonly number[]): void => {
    for (const i of these) for (const j of those) split[i * n + j] = split[j * n + i] = 0;
  };
  forbid(upper, upper);
  forbid(lower, lower);
  forbid(upper, outside);
  const { mate } = withoutThoseWhoLeft(kept, split);
  if (mate.every((partner, i) => partner >= 0 || kept.isOut[i] === 1)) return upper;
  const left = Array.from(kept.mate.keys()).filter((i) => kept.isOut[i] === 0);
  const placeOf = new Map(rest.map((i, place) => [i, place]));
  const order = among(left, orderOfExchanges(rest, count, placeOf));
  const may = (i: number, j: number): boolean => tight[(left[i] as number) * n + (left[j] as number)] === 1;
  const exchanged = bestMatching(left.length, may, order);
  if (!exchanged) throw new Error("a matching that was there is gone");
  return rest.filter((one) => {
    const partner = left[exchanged.mate[left.indexOf(one)] as number] as number;
    return placeOf.has(partner) && one < partner;
  });
}

/** The first candidate by matchings whose terms are the criteria and, behind them, the parts of the order. */
function firstByWeights(
  bracket: Bracket,
  mayMeet: (i: number, j: number) => boolean,
  criteria: readonly Term[],
): NodePair[] {
  const { nodes } = bracket;
  const isInside = membersOf(bracket);
  const [moved, residents] = [placesIn(bracket, "moved"), placesIn(bracket, "resident")];
  let left = nodes.map((_, i) => i);
  let mate: Int32Array = Int32Array.from(nodes, () => -1);
  /** The best matching of those who are left, by the criteria and then by `order`. */
  const match = (order: readonly Term[], may: (i: number, j: number) => boolean): void => {
    const terms = among(left, [...criteria, ...order]);
    const found = bestMatching(left.length, (i, j) => may(left[i] as number, left[j] as number), terms);
    if (!found) throw new Error("a matching that was there is gone");
    mate = Int32Array.from(nodes, () => -1);
    for (const [i, j] of found.mate.entries()) mate[left[i] as number] = left[j] as number;
  };
  const pairs: NodePair[] = [];

  // Who of those that were moved down is paired, the best first, and then whom they meet (4.4.2, 4.2).
  match(orderOfMoved(moved, residents, isInside), mayMeet);
  for (const i of moved) if (isInside(mate[i] as number)) pairs.push([i, mate[i] as number]);
  const gone = new Set(pairs.flat());
  left = left.filter((i) => !gone.has(i));

  // The remainder: its upper half meets the lower one, but for as few exchanges as need be (4.3).
  const rest = residents.filter((i) => !gone.has(i));
  const count = rest.filter((i) => isInside(mate[i] as number)).length / 2;
  if (count === 0) return pairs;
  const placeOf = new Map(rest.map((i, place) => [i, place]));
  // Who was moved down and is not paired meets nobody of the bracket.
  const isLimbo = (i: number, j: number): boolean => nodes[i]?.area === "moved" && isInside(j);
  const mayMeetNow = (i: number, j: number): boolean => mayMeet(i, j) && !isLimbo(i, j) && !isLimbo(j, i);
  const topsNow = (): number[] =>
    rest.filter((i) => placeOf.has(mate[i] as number) && i < (mate[i] as number));
  const [beyond, sum, ...whoMoves] = orderOfExchanges(rest, count, placeOf) as [Term, Term, ...Term[]];
  match([beyond, sum], mayMeetNow);
  // Who moves is asked of some at a time: numbers that are short are soon compared. What is known by then stays.
  const known = new Map<number, boolean>();
  const isKnown = (i: number, j: number): boolean => {
    const arePaired = placeOf.has(i) && placeOf.has(j);
    const fits = (one: number, isTop: boolean): boolean => (known.get(one) ?? isTop) === isTop;
    // Of a pair the better one is a top; who meets somebody outside is none.
    return fits(i, arePaired) && fits(j, false);
  };
  const asked = [...rest.slice(0, count).reverse(), ...rest.slice(count)];
  const isMoved = topsNow().some((i) => (placeOf.get(i) as number) >= count);
  for (let at = 0; isMoved && at < asked.length; at += AT_A_TIME) {
    const may = (i: number, j: number): boolean => mayMeetNow(i, j) && isKnown(i, j);
    match([beyond, sum, ...whoMoves.slice(at, at + AT_A_TIME)], may);
    const now = new Set(topsNow());
    for (const i of asked.slice(at, at + AT_A_TIME)) known.set(i, now.has(i));
  }
  const tops = new Set(topsNow());

  // Each of the upper half, the best first, meets the best whom he can (4.2).
  const isSplit = (i: number, j: number): boolean => {
    if (!placeOf.has(i) || !placeOf.has(j)) return !tops.has(i) && !tops.has(j);
    return tops.has(i) !== tops.has(j) && tops.has(Math.min(i, j));
  };
  const wait = [...tops];
  while (wait.length > 0) {
    const some = wait.splice(0, Math.max(1, Math.floor(AT_A_TIME / Math.ceil(Math.log2(placeOf.size + 1)))));
    match(orderOfTransposition(some, placeOf), (i, j) => mayMeetNow(i, j) && isSplit(i, j));
    for (const i of some) pairs.push([i, mate[i] as number]);
    const paired = new Set(pairs.flat());
    left = left.filter((i) => !paired.has(i));
  }
  return pairs;
}

/** So many bits of the order are asked for in one matching: as many as one number has room for beside others. */
const AT_A_TIME = 34;

/** First for each who was moved down whether he floats on, then the place of his opponent. */
function orderOfMoved(
  moved: readonly number[],
  residents: readonly number[],
  isInside: (i: number) => boolean,
): Term[] {
  const placeOf = new Map(residents.map((i, place) => [i, place]));
  return [
    ...moved.map((one): Term => ({ most: 1, cost: (i, j) => (i === one && !isInside(j) ? 1 : 0) })),
    ...moved.map(
      (one): Term => ({ most: residents.length, cost: (i, j) => (i === one ? (placeOf.get(j) ?? 0) : 0) }),
    ),
  ];
}

/**
 * The better ones of the pairs are the upper half: as few as can be come from below its line, the sum of their places is as
 * small as can be, those who are sent down stand as low as they can, and those who come up as high.
 */
function orderOfExchanges(
  rest: readonly number[],
  count: number,
  placeOf: ReadonlyMap<number, number>,
): Term[] {
  const top = (i: number, j: number): number => (placeOf.has(j) ? (placeOf.get(i) ?? -1) : -1);
  const upper = rest.slice(0, count).reverse();
  const lower = rest.slice(count);
  return [
    { most: count, cost: (i, j) => (top(i, j) >= count ? 1 : 0) },
    { most: count * rest.length, cost: (i, j) => Math.max(0, top(i, j)) },
    ...upper.map((one): Term => ({ most: 1, cost: (i, j) => (i === one && placeOf.has(j) ? 1 : 0) })),
    ...lower.map(
      (one): Term => ({
        most: 1,
        // He is no top if he meets a better one of the remainder, or floats.
        cost: (i, j) => ((j === one && placeOf.has(i)) || (i === one && !placeOf.has(j)) ? 1 : 0),
      }),
    ),
  ];
}

/** For each of the upper half the place of his opponent. */
function orderOfTransposition(tops: readonly number[], placeOf: ReadonlyMap<number, number>): Term[] {
  return tops.map((one) => ({
    most: placeOf.size,
    cost: (i, j) => (i === one ? (placeOf.get(j) ?? 0) : 0),
  }));
}
