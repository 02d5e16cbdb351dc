/** What can be wrong with the options of the rotation, in English. */
export const inputWords = {
  round: (found: string): string =>
    `Expected “single”, “double” or “swapped” after “round:”, found ${found}.`,
  colors:
    "Expected names, or a number of players, found a rule for colours, which belongs to the circle method.",
  leaveOut: "Leave the line out",
};
