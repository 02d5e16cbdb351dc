import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Problem, Result } from "../problem.ts";
import { random as randomTournament } from "../random.ts";
import { roundOf } from "../round.ts";
import { outcomeWords } from "../words/en/asked.ts";

type Asked = Outcome<Problem, Result>;

/** What the next round of a tournament is. */
export const outcomes: Outcomes<Problem, Result> = { pairs, opponent, top, mixed };

function afterRounds(random: () => number): Problem {
  return randomTournament(between(random, 1, 999_999), between(random, 6, 9));
}

function pairs(seed: number): Asked {
  return {
    problem: afterRounds(seededRandom(seed)),
    prompt: outcomeWords.pairs,
    answer: ({ boards }) => boards.map(({ white, black }) => `${white}–${black}`).join(", ") || undefined,
  };
}

/** The opponent of a player; undefined where he has none and no bye. */
function opponentIn({ boards, bye }: Result, player: number, theBye: string): string | undefined {
  const game = boards.find(({ white, black }) => white === player || black === player);
  if (game) return String(game.white === player ? game.black : game.white);
  return bye === player ? theBye : undefined;
}

function opponent(seed: number): Asked {
  const random = seededRandom(seed);
  const problem = afterRounds(random);
  const player = between(random, 1, problem.players.length);
  const words = outcomeWords;
  return {
    problem,
    prompt: words.opponent(player),
    answer: (result) => opponentIn(result, player, words.bye),
  };
}

function top(seed: number): Asked {
  const problem = afterRounds(seededRandom(seed));
  const words = outcomeWords;
  const { id } = roundOf(problem).player(1);
  return {
    problem,
    prompt: words.top,
    answer({ boards }) {
      const game = boards.find(({ white, black }) => white === id || black === id);
      return game ? `${game.white}–${game.black}` : undefined;
    },
  };
}

function mixed(seed: number): Asked {
  const problem = afterRounds(seededRandom(seed));
  const words = outcomeWords;
  const round = roundOf(problem);
  const scores = new Map(round.groups.flat().map((u) => [round.player(u).id, round.player(u).score]));
  const scoreOf = (id: number): number => scores.get(id) ?? 0;
  return {
    problem,
    prompt: words.mixed,
    answer({ boards }) {
      const floaters = boards.flatMap(({ white, black }) => {
        const difference = scoreOf(white) - scoreOf(black);
        return difference === 0 ? [] : [difference > 0 ? white : black];
      });
      return floaters.sort((a, b) => a - b).join(", ") || words.nobody;
    },
  };
}
