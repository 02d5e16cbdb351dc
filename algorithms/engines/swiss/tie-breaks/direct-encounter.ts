/** Direct encounter (C.07, article 6): a table of those who are tied, made of their games against each other. */
import { worth } from "../tournament.ts";
import { boardGamesOf, type Facts, roundsOf } from "./facts.ts";
import type { Term } from "./terms.ts";

/** How those who were tied are told apart. */
export interface Encounter {
  /** From the first place on; who shares one is still tied. */
  readonly order: readonly (readonly number[])[];
  /** Whether all of them have met each other. */
  readonly isComplete: boolean;
  /** The points of each against the others, in hundredths. */
  readonly points: ReadonlyMap<number, number>;
}

/**
 * A player's games against others of a group; forfeits are none (6.1.1) but in a round robin, and two games count their
 * average (6.1.2).
 */
export function encounterTerms(facts: Facts, id: number, group: ReadonlySet<number>): Term[] {
  const all = facts.roundRobin === undefined ? boardGamesOf(facts, id) : roundsOf(facts, id);
  const games = all.filter(({ game }) => group.has(game.opponent));
  const times = (opponent: number): number => games.filter(({ game }) => game.opponent === opponent).length;
  return games.map(({ round, game: { opponent, result } }) => {
    return { round, opponent, value: (10 * worth(result, facts.scoring)) / times(opponent) };
  });
}

/**
 * Tells a group of equals apart. Where all have met, by their points against each other (6.2). Otherwise whoever is alone
 * at the top whatever the games would have brought that were not played is first, then the second in the same way (6.3).
 * Those who are fewer than before and still tied are compared once more among themselves.
 */
export function encounterOf(facts: Facts, group: readonly number[]): Encounter {
  const members = new Set(group);
  const { win, loss } = facts.scoring;
  const points = new Map<number, number>();
  /** What each would have if all the games that were not played had been lost, or won. */
  const least = new Map<number, number>();
  const most = new Map<number, number>();
  let isComplete = true;
  for (const id of group) {
    const terms = encounterTerms(facts, id, members);
    const sum = terms.reduce((total, { value }) => total + value, 0);
    const missing = group.length - 1 - new Set(terms.map(({ opponent }) => opponent)).size;
    if (missing > 0) isComplete = false;
    points.set(id, sum);
    least.set(id, sum + 10 * loss * missing);
    most.set(id, sum + 10 * win * missing);
  }
  const placed = isComplete ? byPoints(group, points) : sureOnes(group, least, most);
  const order = placed.flatMap((tied) =>
    tied.length > 1 && tied.length < group.length ? encounterOf(facts, tied).order : [tied],
  );
  return { order, isComplete, points };
}

function byPoints(group: readonly number[], points: ReadonlyMap<number, number>): number[][] {
  const groups = Map.groupBy(group, (id) => points.get(id) ?? 0);
  return [...groups].sort(([a], [b]) => b - a).map(([, ids]) => ids);
}

/** One after the other who has more than any of those that are left can have, then all the rest. */
function sureOnes(
  group: readonly number[],
  least: ReadonlyMap<number, number>,
  most: ReadonlyMap<number, number>,
): number[][] {
  const left = [...group];
  const sure: number[][] = [];
  while (left.length > 0) {
    const first = left.reduce((best, id) => ((least.get(id) ?? 0) > (least.get(best) ?? 0) ? id : best));
    const isAlone = left.every((id) => id === first || (most.get(id) ?? 0) < (least.get(first) ?? 0));
    if (!isAlone) break;
    sure.push([first]);
    left.splice(left.indexOf(first), 1);
  }
  return left.length > 0 ? [...sure, left] : sure;
}
