import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { outcomeWords as scheduleWords } from "#algorithms/kit/rounds/outcome-words.en.ts";
import { pairsOf } from "../pairs.ts";
import type { Coloring, Problem } from "../problem.ts";
import { outcomeWords } from "../words/en/asked.ts";

type Asked = Outcome<Problem, Coloring>;

/** What comes out of giving colors, and of counting breaks in colors that are given by hand. */
export const outcomes: Outcomes<Problem, Coloring> = { row, round, breaks, total };

const SIGNS: Readonly<Record<number, string>> = { 1: "W", [-1]: "B", 0: "–" };

/** The colors of a player, round by round; undefined where a program gives none. */
function rowOf({ rounds, color }: Coloring, player: number): string | undefined {
  const all = Array.from({ length: rounds }, (_, r) => SIGNS[color[(player - 1) * rounds + r] ?? 2]);
  return all.includes(undefined as never) ? undefined : all.join(" ");
}

function balanced(n: number): Problem {
  return { n, names: [], colors: "balanced", own: [] };
}

function row(seed: number): Asked {
  const random = seededRandom(seed);
  const n = between(random, 4, 9);
  const player = between(random, 1, n);
  return {
    problem: balanced(n),
    prompt: scheduleWords.colors.prompt(n, String(player)),
    answer: (result) => rowOf(result, player),
  };
}

function round(seed: number): Asked {
  const random = seededRandom(seed);
  const n = between(random, 4, 9);
  const { right, left, perRound, rounds } = pairsOf(n);
  const asked = between(random, 1, rounds);
  const games = Array.from({ length: perRound }, (_, g) => (asked - 1) * perRound + g);
  return {
    problem: balanced(n),
    prompt: outcomeWords.round(n, asked),
    answer({ color }) {
      const white = (player: number): number => color[(player - 1) * rounds + asked - 1] ?? 0;
      const told = games.map((game) => {
        const [a, b] = [right[game], left[game]];
        return white(a) === white(b) ? undefined : white(a) === 1 ? `${a}–${b}` : `${b}–${a}`;
      });
      return told.includes(undefined) ? undefined : told.join(", ");
    },
  };
}

/** Colors by hand, as the seed draws them. */
function byHand(n: number, random: () => number): Problem {
  const { right, left } = pairsOf(n);
  const own = Array.from(right, (player, game) => (between(random, 0, 1) === 0 ? player : left[game]));
  return { n, names: [], colors: "own", own };
}

/** The colors that the games of a problem by hand give, round by round. */
function rowByHand({ n, own }: Problem, player: number): string {
  const { right, left, perRound, rounds } = pairsOf(n);
  const signs = new Array<string>(rounds).fill("–");
  own.forEach((white, game) => {
    if (right[game] === player || left[game] === player)
      signs[Math.floor(game / perRound)] = white === player ? "W" : "B";
  });
  return signs.join(" ");
}

function breaks(seed: number): Asked {
  const random = seededRandom(seed);
  const n = between(random, 5, 8);
  const player = between(random, 1, n);
  const problem = byHand(n, random);
  return {
    problem,
    prompt: outcomeWords.breaks(n, player, rowByHand(problem, player)),
    answer: (result) => toldCount(result.breaks[player - 1]),
  };
}

function total(seed: number): Asked {
  const problem = byHand(4, seededRandom(seed));
  const rows = [1, 2, 3, 4].map((player) => rowByHand(problem, player));
  return {
    problem,
    prompt: outcomeWords.total(rows.join("; ")),
    answer: (result) => toldCount(result.total),
  };
}

function toldCount(count: number | undefined): string | undefined {
  return count === undefined || count < 0 ? undefined : String(count);
}
