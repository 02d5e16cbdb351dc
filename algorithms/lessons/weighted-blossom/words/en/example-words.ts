/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  first: {
    title: "Greed fails",
    why: "Taking the heaviest edge first loses three. The search goes through a blossom.",
  },
  nested: {
    title: "A blossom in a blossom",
    why: "The inner blossom is a node of the outer cycle. Both have a price in the end.",
  },
  open: {
    title: "A blossom opens",
    why: "The price of a T-blossom falls to 0, and the next path needs its parts.",
  },
  opens: {
    title: "A nest opens",
    why: "The T-blossom that opens has another blossom inside.",
  },
  points: {
    title: "Ten points",
    why: "Weights are distances: prices are discs and moats that must not overlap.",
  },
  middle: {
    title: "A heavy middle",
    why: "The middle edge weighs most, but leaves both ends exposed. Whether to take it depends on what is wanted.",
  },
  pairs: {
    title: "Two numbers at once",
    why: "Most edges first, then most weight: every price has two parts.",
  },
  impossible: {
    title: "No perfect matching",
    why: "The search ends with a set that proves it.",
  },
  ties: {
    title: "All weights alike",
    why: "Everything is tight at once.",
  },
  negative: {
    title: "Negative weights",
    why: "Such an edge is worth taking only if the number of edges counts.",
  },
  petersen: {
    title: "Petersen’s graph",
    why: "Cycles of five, all weights different.",
  },
  friendship: {
    title: "Friends in a ring",
    why: "Triangles that share a vertex: one is always left over.",
  },
  empty: {
    title: "Nothing at all",
    why: "Does the program still end, and with a proof?",
  },
  single: {
    title: "One vertex",
    why: "Nobody to be matched with.",
  },
};
