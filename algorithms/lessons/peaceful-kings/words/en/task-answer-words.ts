/** What is said of an answer that is none, in English. */
export const answerWords = {
  noMove: (index: number, found: number) =>
    `at [${index}] the answer has a list of ${found === 1 ? "1 number" : `${found} numbers`}, expected a king, a row and a column`,
  /** A reason as a sentence. */
  sentence: (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
};
