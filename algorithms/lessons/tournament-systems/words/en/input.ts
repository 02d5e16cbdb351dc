/** What can be wrong with the options of the knockout, in English. */
export const inputWords = {
  winners: (most: number, found: string): string =>
    `Expected “favourite”, or “chance” and a number from 1 to ${most}, after “winners:”, found ${found}.`,
  result: (found: string): string => `Expected two seeds, as in “result: 8 beats 1”, found ${found}.`,
  seeds: (n: number, found: string): string => `Expected two different seeds from 1 to ${n}, found ${found}.`,
  resultOnce: (found: string): string =>
    `Expected one result for each two players, found ${found} as a second one.`,
};
