import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Find a matching of the largest weight: edges no two of which meet at a vertex, with the largest sum of weights, however many they are. Any graph may come, with the vertices 0 to n − 1 and whole weights from 1. Give the partner of each vertex, or −1 if it has none; any matching of the largest weight will do.",
  input:
    "The first line has the number n of vertices. Then comes a line for each edge, with its two ends and its weight; some graphs have none.",
  output: "One line with n numbers: for each vertex from 0 on its partner, or −1.",
};

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
