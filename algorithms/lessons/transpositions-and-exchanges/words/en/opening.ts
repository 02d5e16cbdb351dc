interface Found {
  readonly found: readonly (readonly number[])[];
  readonly misses: number;
  readonly wrong: readonly number[];
}

const tries = (count: number): string => (count === 1 ? "1 try" : `${count} tries`);
const lineOf = (cards: readonly number[]): string => cards.join("-");

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Three of the four cards 4, 5, 6, 7 make a line, and the lines follow each other as words do in a dictionary. The first three are here. Which four come next?",
  how: "Touch the cards of a line in their order.",
  state: ({ found, misses, wrong }: Found) =>
    `${found.length} of 4 lines, ${tries(found.length + misses)}${wrong.length > 0 ? ` · ${lineOf(wrong)} is not the next` : ""}`,
  best: "best possible: 4 tries",
  end: (score: number) =>
    score === 4
      ? "Four lines, four tries. Which line is number 20?"
      : `All four are found, with ${tries(score)}. There is a rule that never misses.`,
  tried: (score: number) =>
    score === 4
      ? "At the top of this page you wrote down the first lines of the list without a slip; 5-4-6 was the hard one, where the first card changes."
      : `At the top of this page you wrote down the first lines of the list with ${tries(score)} for four; the hard one is 5-4-6, where the first card changes.`,
  line: (number: number) => `line ${number}`,
  card: (card: number) => `card ${card}`,
  inLine: (card: number, line: number) => `${card} in line ${line}`,
  free: "a free place",
  used: (card: number) => `${card} stands in this line already.`,
  picture: (lines: readonly (readonly number[])[]) =>
    `Lines of three cards: ${lines.map(lineOf).join(", ")}.`,
};
