/** What can be wrong with the option of the halving, in English. */
export const inputWords = {
  repair: (found: string): string => `Expected “on” or “off” after “repair:”, found ${found}.`,
};
