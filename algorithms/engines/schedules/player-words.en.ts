/** What can be wrong with a list of players, in English. */
export const playerWords = {
  quoted: (text: string): string => `“${text}”`,
  tooFew: (found: string): string => `Expected at least two players, by name or as a number, found ${found}.`,
  nobody: "nobody",
  onePlayer: "one player",
  oneName: "one name",
  tooMany: (most: number, found: string): string => `Expected at most ${most} players, found ${found}.`,
  players: (count: string): string => `${count} players`,
  names: (count: number): string => `${count} names`,
  tab: "Expected one name a line, found a tab, as between two columns.",
  comma: "Expected one name a line (“Surname, Name” is fine), found a comma, as between two columns.",
  semicolon: "Expected one name a line (“Surname, Name” is fine), found a semicolon, as between two columns.",
  commaInRow: "Expected one name a line, found a comma, as between two columns.",
  semicolonInRow: "Expected one name a line, found a semicolon, as between two columns.",
  unprintable: (codePoint: string): string =>
    `Expected a name, found the unprintable character U+${codePoint}.`,
  tooLong: (most: number, length: number): string =>
    `Expected a name of at most ${most} characters, found one of ${length}.`,
  double: (name: string, line: number): string =>
    `Expected a name that is not in the list yet, found ${name}, which is on line ${line} already.`,
  colors: (found: string): string => `Expected “balanced” or “printed” after “colors:”, found ${found}.`,
  split: (count: number): string => `Split it into ${count} lines`,
  firstColumn: "Keep the first column",
  numberDoubles: "Number the repeated names",
  /** For a list with columns and numbers of its own. */
  tooFewByNumber: (found: number): string => `Expected at least two players, found ${found}.`,
  emptyCell: "Expected a name in the chosen column, found an empty cell.",
  unprintableCell: "Expected a name, found an unprintable character.",
  numberRange: (most: number, found: number): string =>
    `Expected a number from 1 to ${most}, found ${found}.`,
  numberTaken: (found: number, line: number): string =>
    `Expected a number that is free, found ${found}, which line ${line} has already.`,
};
