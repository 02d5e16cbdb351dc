import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Find a largest matching of a bipartite graph: as many edges as possible, no two of them at one vertex. The vertices are 0 to n − 1, and each edge joins one of 0 to left − 1 to one of the others. Give the partner of each vertex, or −1 if it has none; any largest matching will do.",
  input:
    "The first line has the numbers n and left. Then comes a line for each edge, with its end on the left first; some graphs have none.",
  output: "One line with n numbers: for each vertex from 0 on its partner, or −1.",
};

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
