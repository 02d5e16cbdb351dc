/** What is wrong with an input. */
export interface InputWords {
  readonly noResults: string;
  tooMany(most: number): string;
  tooFewRounds(least: number): string;
}

export const inputWords: InputWords = {
  noResults: "Expected no results to come: one round is paired here, and none is played on.",
  tooMany: (most) => `Expected at most ${most} players, as every candidate is tried; found another one.`,
  tooFewRounds: (least) => `Expected at least ${least} rounds, as the round with this number is paired.`,
};
