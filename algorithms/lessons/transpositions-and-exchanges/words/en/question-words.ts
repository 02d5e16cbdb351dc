import type { QuestionText } from "#algorithms/core/text/question-text.ts";

/** What is asked before a step. */
export interface QuestionWords {
  /** The pivot of an order stands in this place, from 1. */
  pivot(order: readonly number[], place: number): QuestionText;
  heir(pivot: number, heir: number): QuestionText;
  exchange(difference: number, down: string, up: string): QuestionText;
}

export const questionWords: QuestionWords = {
  pivot: (order, place) => ({
    prompt: "Reading from the left, which is the first player to be replaced? Choose the player.",
    hint: "Go from the right end to the left while the numbers rise. The first one that is smaller than its right neighbour is the pivot.",
    why: `${order[place - 1]} < ${order[place]}. Everything behind it falls already, so those places have no larger order left.`,
  }),
  heir: (pivot, heir) => ({
    prompt: `Who takes the place of ${pivot}? Choose the player.`,
    hint: `It has to be larger than ${pivot}, by as little as possible, and stand behind it.`,
    why: `Of the players behind ${pivot}, ${heir} is the smallest that is larger.`,
  }),
  exchange: (difference, down, up) => ({
    prompt: "Which exchange comes next? Choose its cell.",
    hint: "First the smallest difference that is left, then the leftmost column, then the highest row.",
    why: `${difference} is the smallest difference left. Of its cells the leftmost comes first: ${down} of S1 for ${up} of S2.`,
  }),
};
