/** What the parts of the program are for, in English. */
export const parsonsWords = {
  graph: "The graph, the matching, and the trees",
  plant: "Plant a tree at every exposed vertex",
  scan: "Look along every edge of an even vertex",
  grow: "Grow the tree by two edges",
  meet: "Where two trees meet, augment",
  blossom: "Where one tree meets itself, shrink the blossom",
  parts: "Finding the base, shrinking, and augmenting",
  pick: "Take what lies at hand",
  repeat: "Search as long as there is a larger matching",
  result: "Give back the matching",
};
