/** What the exercises of this lesson alone ask, and what they say to an answer. */
export type ExerciseWords = typeof en;

export const en = {
  cover: {
    prompt: (edges: string) =>
      `The edges of a bipartite graph are ${edges}. Choose as few vertices as possible so that every edge has one of them.`,
    missed: (u: number, v: number) => `The edge ${u}–${v} has none of them.`,
    tooMany: (chosen: number, enough: number) =>
      `Every edge is met, but ${chosen} are too many: ${enough} will do.`,
    right: (size: number) => `Every edge is met, and there is a matching of ${size}, so fewer cannot do.`,
  },
  faded: {
    columns: ["even, looks", "becomes odd", "becomes even"],
    edge: "Edge",
    /** To a wrong cell; edges count from 1, columns from 0. */
    wrong: (edge: number, column: number) =>
      `Edge ${edge}: ${
        [
          "the vertices that are even look in the order in which they became so.",
          "neighbours are tried in the order of their numbers, and those with a label are passed over.",
          "it is the partner of the odd vertex.",
        ][column]
      }`,
  },
};
