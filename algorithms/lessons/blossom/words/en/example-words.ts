/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  flowers: {
    title: "Two flowers",
    why: "Ten vertices on which the plain search fails from either end. Two blossoms save it.",
  },
  nested: {
    title: "A blossom in a blossom",
    why: "The path goes through two levels, the long way round in both.",
  },
  petersen: {
    title: "Petersen’s graph",
    why: "Cycles of five everywhere. Watch whether the search needs to shrink one.",
  },
  islands: {
    title: "Seven islands",
    why: "Seven islands and a barrier of three: four vertices stay exposed, whatever you do.",
  },
  windmill: {
    title: "Windmill",
    why: "The friendship graph. One blossom after another, all with the same base.",
  },
  triangles: {
    title: "A chain of triangles",
    why: "Many odd cycles, and still a perfect matching.",
  },
  path: {
    title: "A path",
    why: "No cycle at all. One long augmenting path.",
  },
  even: {
    title: "An even cycle",
    why: "Nothing to shrink: even cycles do no harm.",
  },
  odd: {
    title: "An odd cycle",
    why: "One vertex must stay exposed. The whole graph becomes one island.",
  },
  parts: {
    title: "Four parts",
    why: "A graph that does not hang together, with one part for each case.",
  },
  club: {
    title: "Round six",
    why: "Eight players, five rounds played, and round six cannot be paired.",
  },
  bare: {
    title: "No edges",
    why: "Everybody is an island.",
  },
  empty: {
    title: "No vertices",
    why: "Does the program end?",
  },
};
