/** The questions about the sets of Gallai and Edmonds, in English. */
export const outcomeWords = {
  d: "Which vertices can stay exposed in some maximum matching of this graph: the set D?",
  a: "Which vertices are the barrier of this graph, those outside D with a neighbour in it: the set A?",
};
