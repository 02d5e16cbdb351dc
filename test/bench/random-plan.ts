import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { planOf, type TournamentPlan } from "#algorithms/engines/swiss/simulate/plan.ts";
import { type Scoring, USUAL_SCORING } from "#algorithms/engines/swiss/tournament.ts";

/** Scorings that tournaments have: three points for a win, and half a point for the bye of the pairing. */
const OTHER_SCORINGS: readonly Scoring[] = [
  { ...USUAL_SCORING, win: 30, draw: 10, pairingBye: 30 },
  { ...USUAL_SCORING, win: 30, draw: 10, pairingBye: 10 },
  { ...USUAL_SCORING, pairingBye: 5 },
];

/** The plan of a random tournament with a bit of everything that happens, by its seed. */
export function randomPlan(
  seed: number,
  [fewest, most]: readonly [number, number],
  mostRounds: number,
): TournamentPlan {
  const random = seededRandom(seed);
  const players = between(random, fewest, most);
  const rounds = between(random, 3, Math.max(3, Math.min(mostRounds, players - 1)));
  /** Nobody in half of the tournaments, and else a share up to `highest`. */
  const share = (highest: number): number => Math.max(0, 2 * random() - 1) * highest;
  const [isUsual, isAccelerated] = [random() < 0.7, random() < 0.25];
  const scoring = isUsual ? USUAL_SCORING : OTHER_SCORINGS[between(random, 0, OTHER_SCORINGS.length - 1)];
  return planOf({
    ...{ players, rounds, seed, scoring, isAccelerated: isUsual && isAccelerated },
    ...{ forfeits: share(0.08), halfByes: share(0.06), fullByes: share(0.03), absences: share(0.1) },
    ...{ late: share(0.2), draws: random(), forbidden: random() < 0.2 ? between(random, 1, 4) : 0 },
    ratings: random() < 0.5 ? [1200, 2400] : [1900, 2100],
  });
}
