import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "Find a largest matching of a bipartite graph: as many edges as possible, no two of them at one vertex. The vertices are 0 to n − 1, and each edge joins one of 0 to left − 1 to one of the others. Give the partner of each vertex, or −1 if it has none; any largest matching will do.",
  input:
    "The first line has the numbers n and left. Then comes a line for each edge, with its end on the left first; some graphs have none.",
  output: "One line with n numbers: for each vertex from 0 on its partner, or −1.",
};
