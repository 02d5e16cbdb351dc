import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Bracket, Problem } from "../problem.ts";
import { outcomeWords } from "../words/en/asked.ts";

type Asked = Outcome<Problem, Bracket>;
type Match = readonly [a: number, b: number];

/** What comes out of the draw of a knockout without upsets. */
export const outcomes: Outcomes<Problem, Bracket> = { opponent, byes, first, when, last };

const favorites = (n: number): Problem => ({ n, names: [], chance: 0 });

/** The matches of each round, the first one first; a number above n is nobody. */
function roundsOf({ size, draw, winner }: Bracket): Match[][] {
  const entrant = (v: number): number => (v >= size ? draw[v] : winner[v]) ?? 0;
  const rounds: Match[][] = [];
  for (let k = size / 2; k >= 1; k /= 2)
    rounds.push(Array.from({ length: k }, (_, i) => [entrant(2 * (k + i)), entrant(2 * (k + i) + 1)]));
  return rounds;
}

/** The other one in the match of a player; undefined where there is no such match. */
function otherIn(matches: readonly Match[], player: number): number | undefined {
  const match = matches.find((each) => each.includes(player));
  return match && (match[0] === player ? match[1] : match[0]);
}

function opponent(seed: number): Asked {
  const random = seededRandom(seed);
  const n = between(random, 5, 16);
  const player = between(random, 1, n);
  const words = outcomeWords;
  return {
    problem: favorites(n),
    prompt: words.opponent(n, player),
    answer(result) {
      const other = otherIn(roundsOf(result)[0] ?? [], player);
      return other === undefined || other === 0 ? undefined : other > n ? words.bye : String(other);
    },
  };
}

function byes(seed: number): Asked {
  const n = between(seededRandom(seed), 5, 20);
  const words = outcomeWords;
  return {
    problem: favorites(n),
    prompt: words.byes(n),
    answer(result) {
      const [matches = []] = roundsOf(result);
      const free = matches.flatMap(([a, b]) => (b > n && a <= n ? [a] : a > n && b <= n ? [b] : []));
      return free.sort((a, b) => a - b).join(", ") || words.none;
    },
  };
}

function first(seed: number): Asked {
  const n = between(seededRandom(seed), 4, 14);
  return {
    problem: favorites(n),
    prompt: outcomeWords.first(n),
    answer(result) {
      const played = (roundsOf(result)[0] ?? []).filter((match) => match.every((p) => p > 0 && p <= n));
      const told = played.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
      return (
        told
          .sort(([a], [b]) => a - b)
          .map(([a, b]) => `${a}–${b}`)
          .join(", ") || undefined
      );
    },
  };
}

function when(seed: number): Asked {
  const random = seededRandom(seed);
  const n = between(random, 6, 16);
  const a = between(random, 1, 4);
  const b = between(random, a + 1, Math.min(n, 10));
  const words = outcomeWords;
  return {
    problem: favorites(n),
    prompt: words.when(n, a, b),
    answer(result) {
      const round = roundsOf(result).findIndex((matches) => otherIn(matches, a) === b) + 1;
      return round === 0 ? words.never : String(round);
    },
  };
}

/** The last opponent: who beats the seed, or for the first one the other finalist. */
function last(seed: number): Asked {
  const random = seededRandom(seed);
  const n = between(random, 5, 16);
  const player = between(random, 1, n);
  return {
    problem: favorites(n),
    prompt: outcomeWords.last(n, player),
    answer(result) {
      const met = roundsOf(result).flatMap((matches) => otherIn(matches, player) ?? []);
      const other = met.findLast((each) => each > 0 && each <= n);
      return other === undefined ? undefined : String(other);
    },
  };
}
