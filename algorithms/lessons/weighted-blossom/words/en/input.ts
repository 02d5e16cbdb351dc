/** What is wrong with an input. */
export interface InputWords {
  weight(found: number | bigint): string;
  objective(found: string): string;
}

export const inputWords: InputWords = {
  weight: (found) => `Expected a weight from −1,000,000 to 1,000,000, found ${found}.`,
  objective: (found) =>
    `Expected “weight”, “max-cardinality-weight” or “perfect” after “objective:”, found “${found}”.`,
};
