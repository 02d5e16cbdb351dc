/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  boards: {
    title: "Five players, five boards",
    why: "The first edges leave one player without a board, and a path of five edges helps.",
  },
  short: {
    title: "Three on two",
    why: "Three players like only two boards between them. The cover shows why one must wait.",
  },
  flowers: {
    title: "Two flowers",
    why: "Odd cycles: an augmenting path exists, and the search misses it from both ends.",
  },
  lucky: {
    title: "A lucky triangle",
    why: "An odd cycle, and yet the search finds the path. It could not have known.",
  },
  four: {
    title: "Four vertices",
    why: "The only graph of four vertices on which the search fails: a failed tree stands in the way.",
  },
  "four-down": {
    title: "Four vertices, tree down",
    why: "The same graph. The failed tree is taken down, and the next search finds the path.",
  },
  six: {
    title: "Six vertices",
    why: "No failed tree is in the way here, and the search fails all the same: one label is not enough.",
  },
  path: {
    title: "A path",
    why: "The longest augmenting path that eight vertices have room for.",
  },
  even: {
    title: "An even cycle",
    why: "Even cycles are bipartite, and do no harm.",
  },
  dominoes: {
    title: "Fourteen squares",
    why: "Dominoes on a board of 4 × 4 that lacks two corners of one colour.",
  },
  parts: {
    title: "Three parts",
    why: "A failed tree stays, and the search goes on in the other parts.",
  },
  bare: {
    title: "No edges",
    why: "Nothing to match, nothing to cover.",
  },
  empty: {
    title: "No vertices",
    why: "Does the program end?",
  },
};
