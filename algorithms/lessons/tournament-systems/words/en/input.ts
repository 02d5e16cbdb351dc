/** What can be wrong with the option of the knockout, in English. */
export const inputWords = {
  winners: (most: number, found: string): string =>
    `Expected “favourite”, or “chance” and a number from 1 to ${most}, after “winners:”, found ${found}.`,
};
