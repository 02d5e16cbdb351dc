/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  six: {
    title: "Six players",
    why: "No power of two, so the tree has byes; and small enough to draw on a napkin.",
  },
  eight: {
    title: "Eight players",
    why: "A full tree: no bye, three rounds, seven matches.",
  },
  eleven: {
    title: "Eleven, with names",
    why: "Five byes: more players rest in round 1 than lose in it.",
  },
  upsets: {
    title: "Sixteen, by chance",
    why: "Coins decide. See who is out early, and what the tree promised.",
  },
  two: {
    title: "Two players",
    why: "The final, and nothing else.",
  },
  "hundred-thirty": {
    title: "130 players",
    why: "Two more than a power of two: 126 byes, and only two matches in round 1.",
  },
};
