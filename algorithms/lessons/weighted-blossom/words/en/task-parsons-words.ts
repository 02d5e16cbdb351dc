/** What the parts of the program are for, in English. */
export const parsonsWords = {
  graph: "The graph, the prices, and the blossoms",
  search: "Search until a price is 0",
  path: "Follow the tight edges: augment, or open a blossom",
  bounds: "Find how far the prices may change",
  change: "Change the prices",
  parts: "Looking along tight edges, shrinking, opening, and augmenting",
  repeat: "Search as long as it pays to match one more pair",
  result: "Give back the matching",
};
