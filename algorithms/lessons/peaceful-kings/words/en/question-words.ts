import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { PHASE } from "#algorithms/lessons/peaceful-kings/phase.ts";
import { letterOf, type State } from "#algorithms/lessons/peaceful-kings/figure/state.ts";

/** What is asked before a step. */
export interface QuestionWords {
  /** Which square beside the travelling king, in y, becomes empty first? */
  blank(y: number, state: State): QuestionText;
  /** On which side does the empty square go round the king? */
  side(state: State): QuestionText;
  /** Which king begins the squeeze? */
  squeeze(king: number): QuestionText;
}

export const questionWords: QuestionWords = {
  blank: (y, state) => ({
    prompt: `King ${state.king} travels to ${letterOf(state, state.to) ?? "its square"}. Which square beside king ${state.king} has to become empty first?`,
    hint: `It goes ${state.phase === PHASE.strip ? "up or down first, then sideways" : "sideways first, then up"}, from ${letterOf(state, y) ?? "where it stands"}.`,
    why: "A king can only go into an empty square, so the next square on its way comes first.",
  }),
  side: ({ king }) => ({
    prompt: `The empty square has to get past king ${king}. Into which square does it go first? Any shortest way counts.`,
    hint: "Not through the travelling king, nor through what is laid. Count the squares on either side.",
    why: "This square lies on a shortest way round.",
  }),
  squeeze: (king) => ({
    prompt: "Two kings have to change places across the corner. Which king moves first?",
    hint: "One of them has to step out of the way and wait where it is farthest from A.",
    why: `King ${king} stands in B and steps aside into the corner of the board. Only then can the one in C pass.`,
  }),
};
