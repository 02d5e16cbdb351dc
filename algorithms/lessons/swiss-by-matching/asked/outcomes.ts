import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { pointsText } from "../figure/state.ts";
import { type PairedRound, type Problem, type Result, tournamentOf, withCourse } from "../problem.ts";
import { random as randomTournament } from "../random.ts";
import { outcomeWords } from "../words/en/asked.ts";

type Asked = Outcome<Problem, Result>;

/** What comes out of a round, and of a tournament that is played on. */
export const outcomes: Outcomes<Problem, Result> = { pairs, partner, bye, points, lastRound };

/** A tournament of a few players after some rounds; in some of them two must not meet. */
function afterRounds(random: () => number, sizes: readonly [number, number]): Problem {
  const made = randomTournament(between(random, 1, 999_999), between(random, ...sizes));
  const [a, b] = [between(random, 1, 3), between(random, 4, made.players.length)];
  return between(random, 0, 1) === 0
    ? made
    : { ...made, forbidden: [{ first: 1, last: 999, players: [a, b] }] };
}

/** The pairs of a round; undefined where there are none. */
function toldPairs(round: PairedRound | undefined): string | undefined {
  return round?.pairs.map(({ white, black }) => `${white}–${black}`).join(", ") || undefined;
}

function pairs(seed: number): Asked {
  return {
    problem: afterRounds(seededRandom(seed), [5, 8]),
    prompt: outcomeWords.pairs,
    answer: ({ rounds }) => toldPairs(rounds[0]),
  };
}

function partner(seed: number): Asked {
  const random = seededRandom(seed);
  const problem = afterRounds(random, [5, 9]);
  const player = between(random, 1, problem.players.length);
  const words = outcomeWords;
  return {
    problem,
    prompt: words.partner(player),
    answer({ rounds: [round] }) {
      const pair = round?.pairs.find(({ white, black }) => white === player || black === player);
      if (pair) return String(pair.white === player ? pair.black : pair.white);
      return round?.bye === player ? words.theBye : words.out;
    },
  };
}

function bye(seed: number): Asked {
  const random = seededRandom(seed);
  const made = afterRounds(random, [5, 9]);
  return {
    problem: made,
    prompt: outcomeWords.bye,
    answer: ({ rounds: [round] }) => (round?.bye ? String(round.bye) : outcomeWords.nobody),
  };
}

/** A new field that plays some rounds, in which the better player wins. */
function played(random: () => number): {
  readonly problem: Problem;
  readonly n: number;
  readonly rounds: number;
} {
  const n = between(random, 4, 7);
  const rounds = between(random, 2, n - 1);
  const games = Array.from({ length: n }, () => []);
  const forbidden = between(random, 0, 1) === 0 ? [] : [[1, between(random, 2, n)]];
  const course = { rounds, rule: "better", seed: 0, written: [] } as const;
  return { problem: withCourse(tournamentOf(games, [], forbidden), course), n, rounds };
}

function points(seed: number): Asked {
  const random = seededRandom(seed);
  const { problem, n, rounds } = played(random);
  const player = between(random, 1, n);
  return {
    problem,
    prompt: outcomeWords.points(rounds, player),
    answer: (result) => (result.points.length < n ? undefined : pointsText(result.points[player - 1])),
  };
}

function lastRound(seed: number): Asked {
  const { problem, rounds } = played(seededRandom(seed));
  return {
    problem,
    prompt: outcomeWords.lastRound(rounds),
    answer: (result) => toldPairs(result.rounds[rounds - 1]),
  };
}
