/** What the parts of the program are for, in English. */
export const parsonsWords = {
  size: "Find the size of the tree",
  top: "Put the first seed at the top",
  fold: "Go down round by round",
  pair: "Give each seed the opponent that makes up the sum",
  byes: "Read the first round; who is not there is a bye",
};
