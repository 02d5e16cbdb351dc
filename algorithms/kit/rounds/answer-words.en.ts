/** What can be wrong with a game that is typed into a table, in English. Each goes on after a colon. */
export const answerWords = {
  noGame: "a game is two numbers, such as 1–2.",
  playersRange: (n: number): string => `players are 1 to ${n}.`,
};
