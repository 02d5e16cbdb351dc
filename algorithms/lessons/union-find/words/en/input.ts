/** What is wrong with a text that should be a graph, in English. */
export const inputWords = {
  of: {
    vertices: "the number of vertices",
    edges: "the number of edges",
    end: (k: number) => `an end of edge ${k}`,
    weight: (k: number) => `the weight of edge ${k}`,
  },
  missing: (what: string) => `Expected ${what}, found nothing more.`,
  number: (what: string, least: number, most: number, found: string) =>
    `Expected ${what}, a whole number from ${least} to ${most}, found ${found}.`,
  loop: (v: number) => `An edge joins two vertices, and this one would join ${v} to itself.`,
  tooMany: (edges: number, found: string) =>
    `Expected ${edges === 1 ? "1 edge" : `${edges} edges`}, found ${found} behind the last.`,
};
