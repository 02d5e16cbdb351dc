import { no, type Task, type Tasks, type Verdict, yes } from "#algorithms/core/lesson/exercise.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { FOR_GOOD } from "#algorithms/engines/swiss/tournament.ts";
import { typedPairs } from "#algorithms/kit/graphs/touch/typed-pairs.ts";
import { oneAnswer } from "#algorithms/kit/one-answer.ts";
import type { Pair } from "../bracket.ts";
import type { CriterionName } from "../names.ts";
import { type Problem, tournamentOf } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, steps } from "../steps.ts";
import { exerciseWords } from "../words/en/asked.ts";

/** The questions of the article. */
export const exercises: Tasks = { round, bye, falls, count };

/** New players of whom some must not meet. */
function fieldWith(n: number, forbidden: readonly Pair[]): Problem {
  return {
    ...tournamentOf(Array.from({ length: n }, () => [])),
    forbidden: forbidden.map((players) => ({ first: 1, last: FOR_GOOD, players })),
  };
}

function answerTo(problem: Problem): { readonly pairs: readonly Pair[]; readonly bye: number } | undefined {
  const { boards, bye, isComplete } = solve(problem, silentRecorder(steps, asks));
  const pairs = boards.map(({ white, black }): Pair => [Math.min(white, black), Math.max(white, black)]);
  return isComplete ? { pairs: pairs.sort(([a], [b]) => a - b), bye } : undefined;
}

/** A field with so many forbidden pairs that the first candidate will not do, and what it comes to. */
function forbidding(seed: number, n: number, own: readonly Pair[]) {
  const given = fieldWith(n, own);
  if (seed === 0) return { problem: given, forbidden: own, ...(answerTo(given) ?? { pairs: [], bye: 0 }) };
  return firstFrom(seed, (each) => {
    const random = seededRandom(each);
    const half = Math.floor(n / 2);
    const all = Array.from({ length: n }, (_, i) => i + 1).flatMap((u) =>
      Array.from({ length: n - u }, (_, k): Pair => [u, u + k + 1]),
    );
    const forbidden = shuffled(all, random)
      .slice(0, between(random, 3, 5))
      .sort(([a, b], [c, d]) => a - c || b - d);
    const problem = fieldWith(n, forbidden);
    const answer = answerTo(problem);
    const isFirst = answer?.pairs.every(([u, v]) => v === u + half) ?? true;
    return answer && !isFirst ? { problem, forbidden, ...answer } : undefined;
  });
}

/** What is asked of fields in which some must not meet. */
export const asked = {
  round: (seed: number) =>
    forbidding(seed, 6, [
      [1, 4],
      [2, 5],
      [3, 6],
    ]),
  bye: (seed: number) =>
    forbidding(seed, 7, [
      [1, 4],
      [2, 5],
      [3, 4],
      [3, 5],
    ]),
};

/** Whom player 1 may meet in S2. */
function opponentsOf1(n: number, forbidden: readonly Pair[]): number[] {
  const S2 = Array.from({ length: n - 3 }, (_, k) => k + 4);
  return S2.filter((v) => !forbidden.some(([a, b]) => a === 1 && b === v));
}

function round(seed: number): Task {
  const words = exerciseWords.round;
  const { forbidden, pairs } = asked.round(seed);
  return {
    prompt: words.prompt(forbidden),
    fields: words.fields,
    keyboard: "text",
    wide: true,
    solution: [pairs.map((pair) => pair.join("-")).join(", ")],
    hints: words.hints([1], opponentsOf1(6, forbidden)),
    grade([typed = ""]): Verdict {
      const read = typedPairs(typed, 7, "players");
      if ("mistake" in read) return no(read.mistake);
      const told = read.pairs.map(([u, v]): Pair => [Math.min(u, v), Math.max(u, v)]);
      if (told.length !== 3 || new Set(told.flat()).size < 6) return no(words.notAll);
      const isSame = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];
      const wrong = told.find((pair) => forbidden.some((each) => isSame(each, pair)));
      if (wrong) return no(words.forbidden(...wrong));
      const isRight = told.every((pair) => pairs.some((each) => isSame(each, pair)));
      if (isRight) return yes(words.right(pairs));
      // The right pairs stand in the order of their first players: where the answer leaves them first, and too late.
      const sooner = pairs.find((each) => !told.some((own) => isSame(each, own)));
      const own = told.find(([u]) => u === sooner?.[0]);
      return no(words.later(own && sooner && sooner[1] < own[1] ? own : undefined));
    },
  };
}

function bye(seed: number): Task {
  const words = exerciseWords.bye;
  const {
    forbidden,
    pairs,
    bye: right,
  } = forbidding(seed, 7, [
    [1, 4],
    [2, 5],
    [3, 4],
    [3, 5],
  ]);
  const task = oneAnswer(words.prompt(forbidden), words.fields, right, (typed) => {
    const player = Number(typed.trim());
    if (!/^\s*[1-7]\s*$/.test(typed)) return no(words.noPlayer);
    return player === right ? yes(words.right(pairs)) : no(words.wrong(player));
  });
  return { ...task, hints: words.hints(opponentsOf1(7, forbidden)) };
}

/** Criteria that players know, in their order. */
const SHOWN: readonly CriterionName[] = ["C8", "C12", "C13", "C14", "C15", "C16"];

function falls(seed: number): Task {
  const words = exerciseWords.falls;
  const random = seededRandom(seed);
  const at = seed === 0 ? 2 : between(random, 1, SHOWN.length - 2);
  const first = SHOWN.map(() => between(random, 0, 2));
  const isSecond = seed === 0 || between(random, 0, 1) === 1;
  // Behind the first difference the one that falls has the better values.
  const worse = SHOWN.map((_, c) => (c < at ? first[c] : c === at ? first[c] + 1 : 0));
  const better = SHOWN.map((_, c) => (c <= at ? first[c] : first[c] + 1));
  const told = (values: readonly number[]): string =>
    SHOWN.map((name, c) => `${name} = ${values[c]}`).join(", ");
  const stays = isSecond ? 2 : 1;
  const name = SHOWN[at];
  return {
    prompt: words.prompt(told(isSecond ? worse : better), told(isSecond ? better : worse)),
    fields: words.fields,
    solution: [String(stays), name.slice(1)],
    hints: words.hints(name),
    grade([candidate = "", criterion = ""]): Verdict {
      if (!/^\s*[12]\s*$/.test(candidate)) return no(words.which);
      if (!/^\s*c?\d+\s*$/i.test(criterion)) return no(words.noCriterion);
      const typed = `C${criterion.trim().replace(/^c/i, "")}`;
      if (typed !== name) return no(words.criterion(typed));
      return Number(candidate) === stays ? yes(words.right(name)) : no(words.stays(name));
    },
  };
}

function count(seed: number): Task {
  const words = exerciseWords.count;
  const n = seed === 0 ? 10 : 4 + (seed % 9);
  const factors = Array.from(
    { length: Math.ceil(n / 2) },
    (_, k) => (n % 2 === 0 ? n - 1 : n) - 2 * k,
  ).filter((factor) => factor > 0);
  const right = factors.reduce((product, factor) => product * factor, 1);
  const task = oneAnswer(words.prompt(n), words.fields, right, (typed) => {
    const plain = typed.replace(/[\s,.\u2009]/g, "");
    if (!/^\d+$/.test(plain)) return no(words.notWhole);
    return Number(plain) === right ? yes(words.right(factors, right)) : no(words.wrong(n));
  });
  return { ...task, hints: words.hints(n) };
}
