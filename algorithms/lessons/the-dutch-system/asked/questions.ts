import { no, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { questionsOf, reckoned } from "#algorithms/core/lesson/question.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { FOR_GOOD } from "#algorithms/engines/swiss/tournament.ts";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";
import type { CriterionName, Pair } from "../bracket.ts";
import { type Problem, type Result, random as randomTournament, tournamentOf } from "../problem.ts";
import { roundOf } from "../round.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";

const { question, own } = questionsOf({ steps, asks, cells, solve }, ({ result }) => result);

/** New players of whom some must not meet. */
function fieldWith(n: number, forbidden: readonly Pair[]): Problem {
  return {
    ...tournamentOf(Array.from({ length: n }, () => [])),
    forbidden: forbidden.map((players) => ({ first: 1, last: FOR_GOOD, players })),
  };
}

/** Pairs with the smaller number first, and the smallest pair first. */
function inOrder(pairs: readonly Pair[]): Pair[] {
  return pairs.map(([u, v]): Pair => (u < v ? [u, v] : [v, u])).sort(([a, b], [c, d]) => a - c || b - d);
}

function pairsOf({ boards }: Result): Pair[] {
  return inOrder(boards.map(({ white, black }): Pair => [white, black]));
}

const isSame = ([a, b]: Pair, [c, d]: Pair): boolean => a === c && b === d;

/** So many pairs that are forbidden to n new players that the first candidate will not do; `chosen` for seed 0. */
function forbidding(seed: number, n: number, chosen: readonly Pair[]): readonly Pair[] {
  if (seed === 0) return chosen;
  const half = Math.floor(n / 2);
  const all = Array.from({ length: n }, (_, i) => i + 1).flatMap((u) =>
    Array.from({ length: n - u }, (_, k): Pair => [u, u + k + 1]),
  );
  return firstFrom(seed, (each) => {
    const random = seededRandom(each);
    const forbidden = inOrder(shuffled(all, random).slice(0, between(random, 3, 5)));
    const made = own(fieldWith(n, forbidden));
    const isFirst = pairsOf(made).every(([u, v]) => v === u + half);
    return made.isComplete && !isFirst ? forbidden : undefined;
  });
}

/** Whom player 1 may meet in S2. */
function opponentsOf1(n: number, forbidden: readonly Pair[]): number[] {
  const S2 = Array.from({ length: n - 3 }, (_, k) => k + 4);
  return S2.filter((v) => !forbidden.some((pair) => isSame(pair, [1, v])));
}

/** The pairs of six, of whom some must not meet. */
const round = question({
  draw: (seed) =>
    forbidding(seed, 6, [
      [1, 4],
      [2, 5],
      [3, 6],
    ]),
  problem: (forbidden) => fieldWith(6, forbidden),
  read: (made) => (made.isComplete ? [told(pairsOf(made))] : undefined),
  spell: (text) =>
    told(inOrder(Array.from(text.matchAll(/(\d+)\D+(\d+)/g), ([, u, v]): Pair => [Number(u), Number(v)]))),
  isRare: true,
  ask(forbidden, _right, made) {
    const words = exerciseWords.round;
    const pairs = pairsOf(made);
    return {
      prompt: words.prompt(forbidden),
      fields: words.fields,
      keyboard: "text",
      wide: true,
      hints: words.hints([1], opponentsOf1(6, forbidden)),
      grade([typed = ""]) {
        const answer = typedPairs(typed, 7, "players");
        if ("mistake" in answer) return no(answer.mistake);
        const given = answer.pairs.flatMap((pair) => inOrder([pair]));
        if (given.length !== 3 || new Set(given.flat()).size < 6) return no(words.notAll);
        const wrong = given.find((pair) => forbidden.some((each) => isSame(each, pair)));
        if (wrong) return no(words.forbidden(...wrong));
        // The right pairs stand in the order of their first players: where the answer leaves them first, and too late.
        const sooner = pairs.find((each) => !given.some((pair) => isSame(each, pair)));
        if (!sooner) return yes(words.right(pairs));
        const instead = given.find(([u]) => u === sooner[0]);
        return no(words.later(instead && sooner[1] < instead[1] ? instead : undefined));
      },
    };
  },
});

function told(pairs: readonly Pair[]): string {
  return pairs.map((pair) => pair.join("-")).join(", ");
}

/** Who of seven has the bye, where some must not meet? */
const bye = question({
  draw: (seed) =>
    forbidding(seed, 7, [
      [1, 4],
      [2, 5],
      [3, 4],
      [3, 5],
    ]),
  problem: (forbidden) => fieldWith(7, forbidden),
  read: (made) => (made.isComplete ? [made.bye] : undefined),
  ask(forbidden, [right], made) {
    const words = exerciseWords.bye;
    return {
      prompt: words.prompt(forbidden),
      hints: words.hints(opponentsOf1(7, forbidden)),
      fields: words.fields.map((label) => ({ label, least: 1, most: 7, otherwise: words.noPlayer })),
      why: ([player = 0]) => (String(player) === right ? words.right(pairsOf(made)) : words.wrong(player)),
    };
  },
});

/** Criteria that players know, in their order. */
const SHOWN: readonly CriterionName[] = ["C8", "C12", "C13", "C14", "C15", "C16"];

/** Which of two candidates stays, and by which criterion does the other one fall? */
const falls = reckoned({
  draw(seed) {
    const random = seededRandom(seed);
    const at = seed === 0 ? 2 : between(random, 1, SHOWN.length - 2);
    const first = SHOWN.map(() => between(random, 0, 2));
    const isSecond = seed === 0 || between(random, 0, 1) === 1;
    // Behind the first difference the one that falls has the better values.
    const worse = SHOWN.map((_, c) => (c < at ? first[c] : c === at ? first[c] + 1 : 0));
    const better = SHOWN.map((_, c) => (c <= at ? first[c] : first[c] + 1));
    return { name: SHOWN[at], two: isSecond ? [worse, better] : [better, worse], stays: isSecond ? 2 : 1 };
  },
  answer: ({ name, stays }) => [stays, name.slice(1)],
  ask({ name, two, stays }) {
    const words = exerciseWords.falls;
    const [one = "", other = ""] = two.map((values) =>
      SHOWN.map((shown, c) => `${shown} = ${values[c]}`).join(", "),
    );
    return {
      prompt: words.prompt(one, other),
      fields: words.fields,
      hints: words.hints(name),
      grade([candidate = "", criterion = ""]) {
        if (!/^\s*[12]\s*$/.test(candidate)) return no(words.which);
        if (!/^\s*c?\d+\s*$/i.test(criterion)) return no(words.noCriterion);
        const typed = `C${criterion.trim().replace(/^c/i, "")}`;
        if (typed !== name) return no(words.criterion(typed));
        return Number(candidate) === stays ? yes(words.right(name)) : no(words.stays(name));
      },
    };
  },
});

/** How many candidates has a bracket of n players who may all meet? */
const count = reckoned({
  draw(seed) {
    const n = seed === 0 ? 10 : 4 + (seed % 9);
    const first = n % 2 === 0 ? n - 1 : n;
    const factors = Array.from({ length: Math.ceil(n / 2) }, (_, k) => first - 2 * k);
    return { n, factors: factors.filter((factor) => factor > 0) };
  },
  answer: ({ factors }) => [factors.reduce((product, factor) => product * factor, 1)],
  ask({ n, factors }, [right]) {
    const words = exerciseWords.count;
    return {
      prompt: words.prompt(n),
      fields: words.fields,
      hints: words.hints(n),
      grade([typed = ""]) {
        const plain = typed.replace(/[\s,.\u2009]/g, "");
        if (!/^\d+$/.test(plain)) return no(words.notWhole);
        return Number(plain) === Number(right)
          ? yes(words.right(factors, Number(right)))
          : no(words.wrong(n));
      },
    };
  },
});

/** The questions of the article. */
export const exercises: Tasks = { round, bye, falls, count };

/** A question about the round that follows a random tournament. */
function afterRounds(
  ask: (problem: Problem, random: () => number) => Omit<Outcome<Problem, Result>, "problem">,
) {
  return (seed: number): Outcome<Problem, Result> => {
    const random = seededRandom(seed);
    const problem = randomTournament(between(random, 1, 999_999), between(random, 6, 9));
    return { problem, ...ask(problem, random) };
  };
}

function gameOf({ boards }: Result, player: number): Result["boards"][number] | undefined {
  return boards.find(({ white, black }) => white === player || black === player);
}

/** What the next round of a tournament is. */
export const outcomes: Outcomes<Problem, Result> = {
  pairs: afterRounds(() => ({
    prompt: outcomeWords.pairs,
    answer: ({ boards }) => boards.map(({ white, black }) => `${white}–${black}`).join(", ") || undefined,
  })),
  opponent: afterRounds(({ players }, random) => {
    const player = between(random, 1, players.length);
    return {
      prompt: outcomeWords.opponent(player),
      answer(result) {
        const game = gameOf(result, player);
        if (game) return String(game.white === player ? game.black : game.white);
        return result.bye === player ? outcomeWords.bye : undefined;
      },
    };
  }),
  top: afterRounds((problem) => ({
    prompt: outcomeWords.top,
    answer(result) {
      const game = gameOf(result, roundOf(problem).player(1).id);
      return game && `${game.white}–${game.black}`;
    },
  })),
  mixed: afterRounds((problem) => ({
    prompt: outcomeWords.mixed,
    answer({ boards }) {
      const { groups, player } = roundOf(problem);
      const scores = new Map(groups.flat().map((u) => [player(u).id, player(u).score]));
      const floaters = boards.flatMap(({ white, black }) => {
        const difference = (scores.get(white) ?? 0) - (scores.get(black) ?? 0);
        return difference === 0 ? [] : [difference > 0 ? white : black];
      });
      return floaters.sort((a, b) => a - b).join(", ") || outcomeWords.nobody;
    },
  })),
};
