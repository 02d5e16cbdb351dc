/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  seven: {
    title: "Seven players",
    why: "The smallest odd field in which every round has three games.",
  },
  eight: {
    title: "Eight players",
    why: "Player 8 stays in the middle, so nobody sits out.",
  },
  club: {
    title: "Eleven, with names",
    why: "A club evening. The names are in three scripts; the rule is the same.",
  },
  printed: {
    title: "Eight, colours as printed",
    why: "The player named first always has White: watch what happens to player 8.",
  },
  two: {
    title: "Two players",
    why: "One game. Does the loop still end?",
  },
  three: {
    title: "Three players",
    why: "The smallest circle that turns.",
  },
  "two-hundred": {
    title: "Two hundred players",
    why: "19,900 games: the same picture, at real size.",
  },
};
