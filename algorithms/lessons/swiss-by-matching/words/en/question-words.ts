import type { QuestionText } from "#algorithms/core/text/question-text.ts";

/** What is asked before a step. Players by their start numbers. */
export interface QuestionWords {
  leave(player: number): QuestionText;
  player(player: number): QuestionText;
  ask(player: number, opponent: number): QuestionText;
  readonly flip: QuestionText;
  stand(points: string, leaders: readonly number[]): QuestionText;
}

export const questionWords: QuestionWords = {
  leave: (player) => ({
    prompt: "Who is asked next whether he can stay out?",
    hint: "Go from the bottom of the field up. The circle ends at the top left.",
    why: `${player} is the lowest player who has not been asked and may stay out.`,
  }),
  player: (player) => ({
    prompt: "Who chooses an opponent next?",
    hint: "The best player who is neither paired nor out.",
    why: `Nobody who is left stands above ${player}.`,
  }),
  ask: (player, opponent) => ({
    prompt: `Which opponent does the method try next for ${player}?`,
    hint: "Leave out those whom the table has judged. Nearest in points, then colours, then rank.",
    why: `All before ${opponent} in the order of ${player} have been judged, or are forbidden.`,
  }),
  flip: {
    prompt: "Choose a player who has no partner in the kept matching.",
    hint: "A disc without a dotted line.",
    why: "An augmenting path joins two who are exposed; all those between them only change partners.",
  },
  stand: (points, leaders) => ({
    prompt: "Who is in the first score group now? Choose one of its players.",
    hint: "The cross table shows the points, with the results of this round.",
    why: `With ${points}: ${leaders.join(", ")}.`,
  }),
};
