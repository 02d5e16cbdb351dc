import type { Question, Questions } from "#algorithms/core/lesson/lesson.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { type State, squareId, stateOf } from "../figure/state.ts";
import { type CellName, type Frame, LETTERS, SMALL_BOARD, type StepCall, type Steps } from "../steps.ts";
import { questionWords } from "../words/en/figure.ts";

/** Questions before a step. Their answers come from the board of that moment, so every right answer counts. */
export const predict: Questions<Board, Steps, CellName> = {
  round(before, next, board) {
    const state = stateOf(board, before);
    if (state.king === 0 || next.b !== state.y || board.n > SMALL_BOARD) return undefined;
    const choices = neighbors(next.b, state.side).filter((square) => !state.isLaid(square));
    if (choices.length < 2 || !choices.includes(next.a)) return undefined;
    return ask(questionWords.blank(next.b, state), state, choices, [next.a]);
  },
  move(before, next, board) {
    const state = stateOf(board, before);
    if (board.n > SMALL_BOARD) return undefined;
    if (state.letters === LETTERS.squeeze) return squeezer(before, next, state);
    if (before.step !== "round" || before.b === 0) return undefined;
    const sides = sidesToGoRound(before, state);
    if (!sides) return undefined;
    return ask(questionWords.side(state), state, sides.choices, sides.answers);
  },
};

/** Who of the last kings has to begin the squeeze. */
function squeezer(before: Frame, next: StepCall, state: State): Question | undefined {
  if (before.step !== "squeeze") return undefined;
  const holds = before.cells.holds;
  const { square: a, side } = state;
  const kings = [a, a + 1, a + side].map((square) => holds[square - 1]);
  return {
    ...questionWords.squeeze(next.a),
    choices: kings.map((king) => `k${king}`),
    answers: [`k${next.a}`],
  };
}

/**
 * The squares around the empty one that is about to travel, and those of them that lie on a shortest way to Z, round Y.
 * Undefined when there is no choice.
 */
export function sidesToGoRound(
  frame: Frame,
  state: State,
): { readonly choices: number[]; readonly answers: number[] } | undefined {
  const [z, y] = [frame.a, frame.b];
  const holds = frame.cells.holds;
  const distance = distances(z, y, state);
  const blanks = [...distance].filter(([square]) => holds[square - 1] === 0);
  const least = Math.min(...blanks.map(([, steps]) => steps));
  const nearest = blanks.filter(([, steps]) => steps === least);
  const [blank] = nearest[0] ?? [];
  if (nearest.length !== 1 || blank === undefined || least < 2) return undefined;
  const choices = neighbors(blank, state.side).filter((square) => !state.isLaid(square));
  const answers = choices.filter((square) => distance.get(square) === least - 1);
  return choices.length > answers.length ? { choices, answers } : undefined;
}

/** How far each square is from z, not through y and not through what is laid. */
export function distances(z: number, y: number, state: State): Map<number, number> {
  const known = new Map([[z, 0]]);
  const queue = [z];
  for (const square of queue) {
    for (const beside of neighbors(square, state.side)) {
      if (beside === y || known.has(beside) || state.isLaid(beside)) continue;
      known.set(beside, (known.get(square) as number) + 1);
      queue.push(beside);
    }
  }
  return known;
}

/** The squares beside a square. */
export function neighbors(square: number, side: number): number[] {
  const column = ((square - 1) % side) + 1;
  return [
    ...(square > side ? [square - side] : []),
    ...(column > 1 ? [square - 1] : []),
    ...(column < side ? [square + 1] : []),
    ...(square <= side * (side - 1) ? [square + side] : []),
  ];
}

function ask(
  text: QuestionText,
  { side }: State,
  choices: readonly number[],
  answers: readonly number[],
): Question {
  const id = (square: number) => squareId(square, side);
  return { ...text, choices: choices.map(id), answers: answers.map(id) };
}
