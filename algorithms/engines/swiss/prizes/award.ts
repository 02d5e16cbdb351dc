/**
 * Who gets which prize. Each player gets one, the best that is left when it is their turn by the standings; of two that are
 * worth the same, that of the category which is named first. Those who are equal have their turn together: in a category
 * they share the prizes of as many places as they are, and each is where that share is the largest.
 */
import { type Prize, worths } from "./prize.ts";

export interface Ranked {
  readonly id: number;
  readonly rank: number;
  readonly points: number;
}

/** What is given in a category, and who can win it. */
export interface Contest {
  readonly prizes: readonly Prize[];
  readonly members: ReadonlySet<number>;
}

/** By the tie-breaks of the standings, or not at all: whoever has the same points shares. */
export type Equals = "tie-breaks" | "shared";

export interface Award {
  /** The place of the category among all, from 0. */
  readonly category: number;
  /** The first of the places whose prizes these are, from 1. */
  readonly place: number;
  readonly prizes: readonly Prize[];
  /** One player, or those who share. */
  readonly players: readonly number[];
  /** Money for each of those who share, in hundredths and rounded down; undefined where it cannot be divided. */
  readonly each: number | undefined;
  /** Who had as many points, could have had it, and comes after them by the tie-breaks. */
  readonly after: readonly number[];
  /** Who stands before them in the category and has a better prize. */
  readonly passed: readonly number[];
}

/** The awards by category and place. `standings` is in the order of ranks. */
export function awardsOf(
  standings: readonly Ranked[],
  contests: readonly Contest[],
  equals: Equals,
): Award[] {
  const worth = contests.map(({ prizes }) => worths(prizes));
  const given = contests.map(() => 0);
  const awards: Award[] = [];
  const hasOne = new Set<number>();
  const groups = Map.groupBy(standings, ({ rank, points }) => (equals === "shared" ? points : rank));
  for (const group of groups.values()) {
    let waiting = group;
    for (;;) {
      const best = bestShare(waiting, contests, given, worth);
      if (best === undefined) break;
      const { category, players, count } = best;
      const place = given[category];
      given[category] = place + count;
      for (const { id } of players) hasOne.add(id);
      waiting = waiting.filter((player) => !players.includes(player));
      const { prizes, members } = contests[category];
      const won = prizes.slice(place, place + count);
      const [first] = players;
      awards.push({
        ...{ category, place: place + 1, prizes: won, players: players.map(({ id }) => id) },
        each: players.length > 1 ? divided(won, players.length) : undefined,
        after: standings.flatMap(({ id, rank, points }) =>
          equals === "tie-breaks" && points === first.points && rank > first.rank && members.has(id)
            ? [id]
            : [],
        ),
        passed: standings.flatMap(({ id, rank }) =>
          rank < first.rank && members.has(id) && hasOne.has(id) && !isIn(awards, category, id) ? [id] : [],
        ),
      });
    }
  }
  return awards.sort((a, b) => a.category - b.category || a.place - b.place);
}

interface Share {
  readonly category: number;
  readonly players: readonly Ranked[];
  /** So many prizes are shared. */
  readonly count: number;
  readonly sum: number;
}

/** Where the share of those who wait is the largest; undefined: there is nothing left for them. */
function bestShare(
  waiting: readonly Ranked[],
  contests: readonly Contest[],
  given: readonly number[],
  worth: readonly (readonly number[])[],
): Share | undefined {
  let best: Share | undefined;
  for (const [category, { prizes, members }] of contests.entries()) {
    const players = waiting.filter(({ id }) => members.has(id));
    const count = Math.min(players.length, prizes.length - given[category]);
    if (count === 0) continue;
    const sum = worth[category]
      .slice(given[category], given[category] + count)
      .reduce((total, each) => total + each, 0);
    const isBetter = best === undefined || sum * best.players.length > best.sum * players.length;
    if (isBetter) best = { category, players, count, sum };
  }
  return best;
}

function divided(prizes: readonly Prize[], players: number): number | undefined {
  const [first] = prizes;
  if (prizes.some(({ isThing, amount, unit }) => isThing || amount === 0 || unit !== first.unit))
    return undefined;
  return Math.floor(prizes.reduce((sum, { amount }) => sum + amount, 0) / players);
}

function isIn(awards: readonly Award[], category: number, id: number): boolean {
  return awards.some((award) => award.category === category && award.players.includes(id));
}
