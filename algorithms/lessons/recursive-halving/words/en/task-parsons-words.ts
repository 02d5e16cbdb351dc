/** What the parts of the program are for, in English. */
export const parsonsWords = {
  days: "Count the days, and begin with everyone",
  halve: "Halve the players",
  meet: "Let the halves meet, turned by one each day",
  halves: "Do the same in both halves, on the same days",
  rest: "Let those who rested meet",
  write: "Enter a game",
};
