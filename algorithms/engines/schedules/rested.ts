/** The order of games on few boards where rounds follow one another: nobody plays in two sittings in a row, if that can be. */

import type { Game } from "./schedule.ts";

/** Games of a round that come first and last; what is between them stays in its order. */
interface Ends {
  readonly first: readonly Game[];
  readonly last: readonly Game[];
}

/** Rounds with more ways to begin and to end than these keep their order. */
const MOST_WAYS = 700;

/**
 * The games of each round in an order in which as few players as possible play in the last sitting of a round and in the first
 * of the next. The rounds stay in their order. Undefined where there are too many ways.
 */
export function restedOrders(orders: readonly (readonly Game[])[], boards: number): Game[][] | undefined {
  const ways = orders.map((order) => waysOf(order, boards));
  if (ways.some((each) => each === undefined || each.length === 0)) return undefined;
  const all = ways as Ends[][];
  /** For each way of a round the least count up to it, and the way of the round before that gives it. */
  const table: { readonly count: number; readonly from: number }[][] = [];
  for (const [r, own] of all.entries()) {
    const before = all[r - 1] ?? [];
    const counts = table[r - 1] ?? [];
    table.push(
      own.map(({ first }) => {
        if (r === 0) return { count: 0, from: -1 };
        const players = new Set(first.flat());
        let [count, from] = [Number.POSITIVE_INFINITY, -1];
        for (const [k, { last }] of before.entries()) {
          const sum = (counts[k]?.count ?? 0) + twice(last, players);
          if (sum < count) [count, from] = [sum, k];
        }
        return { count, from };
      }),
    );
  }
  const chosen: Ends[] = [];
  const ends = (table.at(-1) ?? []).map(({ count }) => count);
  let at = ends.indexOf(Math.min(...ends));
  for (let r = all.length - 1; r >= 0; r--) {
    const own = all[r]?.[at];
    if (own) chosen.unshift(own);
    at = table[r]?.[at]?.from ?? -1;
  }
  return chosen.map(({ first, last }, r) => {
    const isEnd = new Set([...first, ...last]);
    return [
      ...first,
      ...(orders[r] ?? []).filter((game) => !isEnd.has(game)),
      ...(first === last ? [] : last),
    ];
  });
}

/** How many players of these games are among the others. */
function twice(games: readonly Game[], players: ReadonlySet<number>): number {
  let count = 0;
  for (const [white, black] of games) count += Number(players.has(white)) + Number(players.has(black));
  return count;
}

/** How many times somebody plays in two sittings in a row. */
export function timesInARow(rounds: readonly (readonly Game[])[], boards: number): number {
  const sittings = rounds.flatMap((round) =>
    Array.from({ length: Math.ceil(round.length / boards) }, (_, s) =>
      round.slice(s * boards, (s + 1) * boards),
    ),
  );
  return sittings.reduce(
    (sum, sitting, s) => sum + (s === 0 ? 0 : twice(sittings[s - 1] ?? [], new Set(sitting.flat()))),
    0,
  );
}

/** All ways to begin and to end a round; undefined: there are too many. A round of one sitting has one. */
function waysOf(order: readonly Game[], boards: number): Ends[] | undefined {
  if (order.length <= boards) return [{ first: order, last: order }];
  const rest = order.length % boards || boards;
  const ways: Ends[] = [];
  for (const first of someOf(order, boards)) {
    const left = order.filter((game) => !first.includes(game));
    for (const last of someOf(left, Math.min(rest, left.length))) {
      ways.push({ first, last });
      if (ways.length > MOST_WAYS) return undefined;
    }
  }
  return ways;
}

/** All choices of so many games, in their order. */
function* someOf(games: readonly Game[], count: number): Generator<readonly Game[]> {
  if (count === 0) yield [];
  for (let k = 0; k <= games.length - count && count > 0; k++) {
    const [game] = games.slice(k);
    if (game) for (const others of someOf(games.slice(k + 1), count - 1)) yield [game, ...others];
  }
}
