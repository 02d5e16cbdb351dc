/** What the parts of the program are for, in English. */
export const parsonsWords = {
  table: "Lay out the tables",
  rule: "Write down who meets whom, and what the rule gives",
  rows: "Go through the table row by row",
  write: "Write a color: the rule’s, or the opposite of the opponent’s",
  games: "Read the games off the table",
  circle: "The rule: find the row of a game in the circle",
};
