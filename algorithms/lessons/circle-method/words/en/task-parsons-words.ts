/** What the parts of the program are for, in English. */
export const parsonsWords = {
  seats: "Count the seats of the circle",
  turn: "Turn the circle from round to round",
  pair: "Pair the seats that are level",
  guest: "Give the top player the one in the middle",
  round: "Finish the round, and the schedule",
  close: "Close the circle: after its last seat comes 1",
};
