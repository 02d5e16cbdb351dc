import type { Locale, Question, Questions } from "../lesson.ts";
import { playerName } from "../shared/round-robin/player-name.ts";
import { colorName, reasonForColor } from "./narration.en.ts";
import { meeting, placeOf } from "./place.ts";
import { type Problem, whitesOf } from "./problem.ts";
import { cellId, KEY_BLACK, KEY_WHITE, MOST_SHOWN } from "./scene.ts";
import type { CellName, Frame, Steps } from "./steps.ts";

/** Questions before a step. Their answers come from the rule; for colors of the reader's own nothing can be foretold. */
export const predict: Questions<Problem, Steps, CellName> = {
  game(before, next, problem, locale) {
    const { a: r, b: p } = next;
    if (problem.colors === "own" || problem.n > MOST_SHOWN) return undefined;
    const whereBreak = r === 1 ? breakRound(problem, p) : 0;
    if (whereBreak > 0) return texts[locale].where(problem, p, whereBreak, placeOf(problem, before).rounds);
    const meets = meeting(problem.n, p, r);
    const white = whitesOf(problem)[gameNumber(problem, p, r)] === p;
    return {
      ...texts[locale].color(problem, p, r, meets.opponent, white ? 1 : -1),
      choices: [KEY_WHITE, KEY_BLACK],
      answers: [white ? KEY_WHITE : KEY_BLACK],
    };
  },
  done(before, next, problem, locale) {
    if (problem.n % 2 === 1 || problem.n > MOST_SHOWN) return undefined;
    const sum = rowSum(before, problem, next.a);
    if (Math.abs(sum) !== 1) return undefined;
    return {
      ...texts[locale].share(problem, next.a, sum),
      choices: [KEY_WHITE, KEY_BLACK],
      answers: [sum > 0 ? KEY_WHITE : KEY_BLACK],
    };
  },
};

/** The place in playing order of the game of player p in round r. */
function gameNumber({ n }: Problem, p: number, r: number): number {
  const h = Math.floor((n - 1) / 2);
  const { j } = meeting(n, p, r);
  return (r - 1) * Math.floor(n / 2) + (j === 0 ? h : j - 1);
}

function rowSum(frame: Frame, problem: Problem, p: number): number {
  const { rounds } = placeOf(problem, frame);
  let sum = 0;
  for (let r = 0; r < rounds; r++) sum += frame.cells.color[(p - 1) * rounds + r] ?? 0;
  return sum;
}

/** The round in which the row of p has its one break (balanced colors, even n), or 0. */
export function breakRound({ n, colors }: Problem, p: number): number {
  if (colors !== "balanced" || n % 2 === 1 || p === 1 || p === n) return 0;
  return p % 2 === 1 ? p : p + 1;
}

interface Texts {
  color(
    problem: Problem,
    p: number,
    r: number,
    opponent: number,
    color: number,
  ): Pick<Question, "prompt" | "hint" | "why">;
  where(problem: Problem, p: number, round: number, rounds: number): Question;
  share(problem: Problem, p: number, sum: number): Pick<Question, "prompt" | "hint" | "why">;
}

const en: Texts = {
  color(problem, p, r, opponent, color) {
    const { j, onRight } = meeting(problem.n, p, r);
    const seat =
      j === 0
        ? "That is the game against the middle."
        : `They sit in row ${j}, and ${p} is on the ${onRight ? "right" : "left"}.`;
    const rule =
      problem.colors === "balanced"
        ? "Odd rows: White on the right. Even rows: on the left. The middle begins with Black and alternates."
        : "White sits on the right.";
    return {
      prompt: `Round ${r}: ${playerName(problem.names, p, 24)} meets ${playerName(problem.names, opponent, 24)}. Which colour has ${p}? Choose the disc under the board.`,
      hint: `${seat} ${j === 0 && problem.colors === "last-alternates" ? "The middle begins with Black and alternates." : rule}`,
      why: reasonForColor(problem, p, r, color),
    };
  },
  where: (problem, p, round, rounds) => ({
    prompt: `Player ${playerName(problem.names, p, 24)} will have one break. Choose the second of the two equal games in row ${p}.`,
    hint: `The extra game, against ${problem.n} in the middle, is in round ${p}. The circle game before it ends with White, the one after it begins with Black.`,
    why: `In round ${p} player ${p} has ${p % 2 === 1 ? "White, as in the game before" : "Black, as in the game after"}: the break is in round ${round}.`,
    choices: Array.from({ length: rounds }, (_, k) => cellId(p, k + 1)),
    answers: [cellId(p, round)],
  }),
  share: (problem, p, sum) => ({
    prompt: `Which colour has ${playerName(problem.names, p, 24)} had more often? Choose the disc under the board.`,
    hint: "Pair the games off: white and black cancel. The number of games is odd, so one is left over.",
    why: `One ${colorName(sum)} more: a difference of one is the best there is with an odd number of games.`,
  }),
};

const texts: Readonly<Record<Locale, Texts>> = { en };
