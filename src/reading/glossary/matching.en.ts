import type { Entry } from "./entry.ts";

const MATCHING = ["augmenting-paths", "blossom", "weighted-blossom"];
const WITH_SWISS = [...MATCHING, "swiss-by-matching"];

/** The words of the lessons on matching, by the id in links to the glossary. */
export const matching: Readonly<Record<string, Entry>> = {
  matching: {
    term: "matching",
    forms: ["matchings"],
    meaning:
      "A set of edges of a graph no two of which share a vertex. It is largest if none has more edges.",
    lessons: WITH_SWISS,
  },
  "perfect-matching": {
    term: "perfect matching",
    forms: ["perfect matchings"],
    meaning: "A matching that leaves no vertex exposed.",
    lessons: MATCHING,
  },
  "exposed-vertex": {
    term: "exposed vertex",
    forms: ["exposed", "exposed vertices"],
    meaning: "A vertex that is an end of no edge of the matching.",
    not: ["free vertex", "free vertices", "unmatched vertex", "unmatched vertices"],
    lessons: WITH_SWISS,
  },
  bipartite: {
    term: "bipartite",
    meaning: "Of a graph: its vertices have two sides, and every edge goes across. It has no odd cycle.",
    lessons: MATCHING,
  },
  "alternating-path": {
    term: "alternating path",
    forms: ["alternating paths", "alternating"],
    meaning: "A path along which edges inside and outside the matching take turns.",
    lessons: ["augmenting-paths", "blossom"],
  },
  "augmenting-path": {
    term: "augmenting path",
    forms: ["augmenting paths", "augmenting"],
    meaning:
      "An alternating path from one exposed vertex to another. Swap matched and unmatched edges along it, and the matching has one edge more.",
    lessons: WITH_SWISS,
  },
  "alternating-tree": {
    term: "alternating tree",
    forms: ["alternating trees"],
    meaning:
      "The tree of the alternating paths that a search has found from its root, an exposed vertex. A vertex is even or odd by its distance from the root.",
    lessons: ["augmenting-paths", "blossom"],
  },
  "even-vertex": {
    term: "even vertex",
    forms: ["even vertices"],
    meaning:
      "A vertex that an alternating path from the root reaches by an even number of edges. The path may leave it by any edge outside the matching. With weights its label is S.",
    lessons: ["augmenting-paths", "blossom"],
  },
  "odd-vertex": {
    term: "odd vertex",
    forms: ["odd vertices"],
    meaning:
      "A vertex that an alternating path from the root reaches by an odd number of edges. The path has to leave it by its matched edge. With weights its label is T.",
    lessons: ["augmenting-paths", "blossom"],
  },
  cover: {
    term: "cover",
    meaning: "A set of vertices that meets every edge. No cover is smaller than a matching.",
    lessons: ["augmenting-paths"],
  },
  "odd-cycle": {
    term: "odd cycle",
    forms: ["odd cycles"],
    meaning: "A closed path with an odd number of edges. Graphs without one are bipartite.",
    not: ["odd ring", "odd circle"],
    lessons: WITH_SWISS,
  },
  blossom: {
    term: "blossom",
    forms: ["blossoms"],
    meaning:
      "An odd cycle that is matched within itself except for one vertex, its base, and that the search treats as one even vertex. Its members may be blossoms.",
    lessons: ["blossom", "weighted-blossom"],
  },
  base: {
    term: "base",
    forms: ["bases"],
    meaning: "The one vertex of a blossom whose partner, if it has one, lies outside.",
    lessons: ["blossom", "weighted-blossom"],
  },
  island: {
    term: "island",
    forms: ["islands", "odd islands", "odd island"],
    meaning:
      "A connected part of the graph that is left when a barrier has been taken away. An odd one cannot be matched within itself.",
    lessons: ["blossom", "weighted-blossom", "swiss-by-matching"],
  },
  barrier: {
    term: "barrier",
    meaning:
      "A set of vertices without which more odd islands are left than it has members. The difference is a number of vertices that every matching leaves exposed.",
    not: ["bridge"],
    lessons: ["blossom", "weighted-blossom", "swiss-by-matching"],
  },
  price: {
    term: "price",
    forms: ["prices"],
    meaning:
      "A number at a vertex or a blossom. Half the sum of all prices is a ceiling for the weight of every matching, if every edge is paid for. In linear programming it is a dual variable.",
    not: ["fee"],
    lessons: ["weighted-blossom"],
  },
  slack: {
    term: "slack",
    meaning:
      "What the two ends of an edge, and the blossoms around both, pay beyond twice its weight. It is never negative.",
    lessons: ["weighted-blossom"],
  },
  "tight-edge": {
    term: "tight edge",
    forms: ["tight edges", "tight"],
    meaning: "An edge whose slack is 0. Matched edges are tight.",
    lessons: ["weighted-blossom"],
  },
  moat: {
    term: "moat",
    forms: ["moats"],
    meaning: "The price of a blossom, drawn as a strip around it that every edge leaving it has to cross.",
    lessons: ["weighted-blossom"],
  },
};
