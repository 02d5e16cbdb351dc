import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import { isBalanced } from "#algorithms/lessons/first-move/color-rules.ts";
import { colorName, reasonForColor } from "./narration.ts";
import { meeting } from "#algorithms/lessons/first-move/figure/place.ts";
import type { Problem } from "#algorithms/lessons/first-move/problem.ts";

/** What is asked before a step of the first move. */
export const texts = {
  color(problem: Problem, p: number, r: number, opponent: number, color: number): QuestionText {
    const { j, onRight } = meeting(problem.n, p, r);
    const seat =
      j === 0
        ? "That is the game against the middle."
        : `They sit in row ${j}, and ${p} is on the ${onRight ? "right" : "left"}.`;
    const rule = isBalanced(problem.colors)
      ? "Odd rows: White on the right. Even rows: on the left. The middle begins with Black and alternates."
      : "White sits on the right.";
    return {
      prompt: `Round ${r}: ${playerName(problem.names, p, 24)} meets ${playerName(problem.names, opponent, 24)}. Which colour does ${p} have? Choose the disc under the board.`,
      hint: `${seat} ${j === 0 && problem.colors === "last-alternates" ? "The middle begins with Black and alternates." : rule}`,
      why: reasonForColor(problem, p, r, color),
    };
  },
  where: (problem: Problem, p: number, round: number): QuestionText => ({
    prompt: `Player ${playerName(problem.names, p, 24)} will have one break. Choose the second of the two games of equal colour in row ${p}.`,
    hint: `The extra game, against ${problem.n} in the middle, is in round ${p}. The circle game before it ends with White, the one after it begins with Black.`,
    why: `In round ${p} player ${p} has ${p % 2 === 1 ? "White, as in the game before" : "Black, as in the game after"}: the break is in round ${round}.`,
  }),
  share: (problem: Problem, p: number, sum: number): QuestionText => ({
    prompt: `Which colour has ${playerName(problem.names, p, 24)} had more often? Choose the disc under the board.`,
    hint: "Pair the games off: white and black cancel. The number of games is odd, so one is left over.",
    why: `One ${colorName(sum)} more: a difference of one is the best there is with an odd number of games.`,
  }),
};
