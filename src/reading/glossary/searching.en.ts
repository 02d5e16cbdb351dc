import type { Entry } from "./entry.ts";

/** The words of the lessons on searches and on what is connected, by the id in links to the glossary. */
export const searching: Readonly<Record<string, Entry>> = {
  "breadth-first-search": {
    term: "breadth-first search",
    forms: ["breadth first"],
    meaning:
      "A search that looks round from places in the order in which it reached them: from all at distance *d* before any at distance *d* + 1.",
    lessons: ["floods", "union-find"],
  },
  "depth-first-search": {
    term: "depth-first search",
    forms: ["depth first"],
    meaning:
      "A search that goes on from the place that it reached last, and comes back when nothing new is left there.",
    lessons: ["floods", "order-or-cycle"],
  },
  queue: {
    term: "queue",
    forms: ["queues"],
    meaning:
      "A line that is left by whoever has waited longest. In a stack the one who came last leaves first.",
    lessons: ["floods", "order-or-cycle"],
  },
  region: {
    term: "region",
    forms: ["regions"],
    meaning:
      "All cells of a board that can be reached from one of them by the steps of a piece; an island, if walls are water.",
    lessons: ["floods"],
  },
  "topological-order": {
    term: "topological order",
    forms: ["topological orders", "topological sort"],
    meaning:
      "A row of all vertices in which every arrow leads forward. There is one unless there is a cycle.",
    lessons: ["order-or-cycle"],
  },
  component: {
    term: "component",
    forms: ["components"],
    meaning: "All vertices that can be reached from one of them along edges.",
    lessons: ["union-find"],
  },
  "spanning-tree": {
    term: "minimum spanning tree",
    forms: ["minimum spanning trees", "spanning tree", "spanning trees"],
    meaning:
      "Edges without a cycle that hold all vertices together; minimum, if no others do so for a smaller sum of weights. Where the graph falls apart, there is one for each component: a forest.",
    lessons: ["union-find"],
  },
  "path-compression": {
    term: "path compression",
    meaning:
      "In union–find: when the way up to a root has been walked, every vertex on it is hung under the root itself.",
    lessons: ["union-find"],
  },
};
