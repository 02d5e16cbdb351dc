/** What is wrong with a text that should be results, in English. */
export const inputWords = {
  players: "the number of players",
  arrows: "the number of results",
  player: "a player",
  method: (found: string) => `Expected “# colours” or “# queue”, found ${found}.`,
  missing: (what: string) => `Expected ${what}, found nothing more.`,
  number: (what: string, [least, most]: readonly [number, number], found: string) =>
    `Expected ${what}, a whole number from ${least} to ${most}, found ${found}.`,
  self: (v: number) => `Expected another player, found ${v} again: nobody beats themselves.`,
  more: (m: number, found: string) => `Expected ${m} results and no more, found ${found}.`,
};
