import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Find a largest matching of a graph: as many edges as possible, no two of them at one vertex. Any graph may come, with the vertices 0 to n − 1; odd cycles are what makes it hard. Give the partner of each vertex, or −1 if it has none; any largest matching will do.",
  input:
    "The first line has the number n of vertices. Then comes a line for each edge, with its two ends; some graphs have none.",
  output: "One line with n numbers: for each vertex from 0 on its partner, or −1.",
};

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
