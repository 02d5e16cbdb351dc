/** What is wrong with an input. */
export interface InputWords {
  /** There is no line that separates the board from the output. */
  noSeparator(separator: string): string;
}

export const inputWords: InputWords = {
  noSeparator: (separator) => `Expected a board, a line “${separator}” and an output; found no such line.`,
};
