/** Tie-breaks by ratings (C.07, article 10), of games over the board only. Where somebody has no rating there are none. */
import { type Game, isPlayed } from "../tournament.ts";
import { boardGamesOf, type Facts } from "./facts.ts";
import { differenceOf, expectedOf } from "./rating-tables.ts";
import { averaged, type Cuts, cut, type Explained, halfUp, NO_CUTS, type Term } from "./terms.ts";

const NONE: Explained = { value: undefined, terms: [] };

/** Average Rating of Opponents (10.1). */
export function averageRating(facts: Facts, id: number, cuts: Cuts = NO_CUTS): Explained {
  return facts.isRated ? averaged(cut(ratingsOf(facts, id), cuts), halfUp) : NONE;
}

/** Tournament Performance Rating (10.2): the average rating of opponents, and what the share of points adds to it. */
export function performance(facts: Facts, id: number): Explained {
  const { value: average, terms } = averageRating(facts, id);
  if (average === undefined) return NONE;
  const share = halfUp((50 * halvesOf(facts, id)) / terms.length);
  const difference = differenceOf(share);
  return { value: average + difference, terms, performance: { average, share, difference } };
}

/** So much below the weakest opponent is who won nothing (10.3). */
const WITHOUT_POINTS = 800;

/** Perfect Tournament Performance (10.3): the lowest rating of which the points were to be expected. */
export function perfectPerformance(facts: Facts, id: number): Explained {
  const terms = facts.isRated ? ratingsOf(facts, id) : [];
  if (terms.length === 0) return NONE;
  const ratings = terms.map(({ value }) => value);
  const halves = halvesOf(facts, id);
  let low = Math.min(...ratings) - WITHOUT_POINTS;
  if (halves === 0) return { value: low, terms };
  let high = Math.max(...ratings) + WITHOUT_POINTS;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const expected = ratings.reduce((sum, rating) => sum + expectedOf(middle - rating), 0);
    if (expected >= 50 * halves) high = middle;
    else low = middle + 1;
  }
  return { value: low, terms };
}

/** Average Performance Rating of Opponents (10.4), or of their perfect ones (10.5). */
export function averagePerformance(facts: Facts, id: number, of: typeof performance): Explained {
  if (!facts.isRated) return NONE;
  const terms = boardGamesOf(facts, id).map(({ round, game: { opponent } }): Term => {
    return { round, opponent, value: of(facts, opponent).value ?? 0 };
  });
  return averaged(terms, halfUp);
}

/** Rating (10.6): the player's own. */
export function ownRating(facts: Facts, id: number): Explained {
  return facts.isRated ? { value: facts.players[id - 1].rating, terms: [] } : NONE;
}

function ratingsOf(facts: Facts, id: number): Term[] {
  return boardGamesOf(facts, id).map(({ round, game: { opponent } }) => {
    return { round, opponent, value: facts.players[opponent - 1]?.rating ?? 0 };
  });
}

/** The points over the board in halves: ratings know a win, a draw and a loss, whatever the tournament gives for them. */
function halvesOf(facts: Facts, id: number): number {
  const halves = ({ result }: Game): number => ("1W".includes(result) ? 2 : "=D".includes(result) ? 1 : 0);
  return boardGamesOf(facts, id).reduce((sum, { game }) => sum + (isPlayed(game) ? halves(game) : 0), 0);
}
