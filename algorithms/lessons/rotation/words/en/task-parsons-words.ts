/** What the parts of the program are for, in English. */
export const parsonsWords = {
  places: "Seat the players in the array",
  rounds: "Go from round to round",
  pair: "Pair the places that face each other",
  color: "Decide who has White",
  round: "Finish the round, and the schedule",
  move: "Move everyone on but the first",
};
