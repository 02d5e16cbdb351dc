/** What the parts of the program are for, in English. */
export const parsonsWords = {
  graph: "The graph, the matching, and how to join two vertices",
  root: "Plant the root of a tree",
  grow: "Grow the tree by two edges at a time, until it meets an exposed vertex",
  augment: "Change the edges along the path",
  pick: "Take what lies at hand",
  search: "Search from each exposed vertex",
  result: "Give back the matching",
};
