import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";

/** What is asked before a step. Players by their start numbers. */
export interface QuestionWords {
  floats(floats: readonly number[]): QuestionText;
  opponent(player: number, opponent: number): QuestionText;
  open(score: string): QuestionText;
}

export const questionWords: QuestionWords = {
  floats: (floats) => ({
    prompt: "The bracket is open. Who will float down from it? Choose one.",
    hint: "Few points float before many (C7). Then the next bracket, colours and earlier floats decide.",
    why: `In the end ${floats.join(", ")} will float. The sieve shows by which criterion.`,
  }),
  opponent: (player, opponent) => ({
    prompt: `The next candidate changes as little as it can. Whom does ${player} meet in it?`,
    hint: "The last pair changes first, and takes the next player in rank who is free and whom he may meet.",
    why: `${opponent} is the next one in the order: all earlier ones have been read, or may not meet ${player}.`,
  }),
  open: (score) => ({
    prompt: "Which player with the most points is not in a pair yet? Choose one of the next bracket.",
    hint: "Brackets are opened from the top. Who floated belongs to the next one.",
    why: `The next bracket has those with ${inPoints(score)}, and those who have come down to them.`,
  }),
};
