/** What the exercises of this lesson alone ask, and what they say to an answer. */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  members: {
    prompt: (root: string, edge: string) =>
      `The root is ${root}, and the tree has grown along the thick lines. Now the dashed edge ${edge} joins two even vertices. Which vertices lie in the blossom?`,
    /** The tree edge by edge, and the edge that closes the cycle. */
    given: (root: string, tree: readonly string[], edge: string) =>
      `The root is ${root}. The tree grew by ${tree.join(", ")}; the sign = stands for a matched edge. The edge ${edge} joins two even vertices.`,
    head: (chosen: readonly number[]) =>
      chosen.length === 0 ? "touch the vertices of the blossom" : `${chosen.length} chosen`,
    picture: (chosen: readonly number[]) =>
      `A graph with a tree in it, and an edge between two even vertices. ${chosen.length === 0 ? "No vertex is chosen yet." : `Chosen: ${chosen.join(", ")}.`}`,
    /** A vertex: whether it is even, odd or outside the tree, and its partner, −1 for none. */
    vertex: (v: number, label: "even" | "odd" | "none", partner: number, isChosen: boolean) =>
      `vertex ${v}, ${{ even: "even", odd: "odd", none: "outside the tree" }[label]}, ${partner < 0 ? "exposed" : `matched to ${partner}`}${isChosen ? ", chosen" : ""}`,
    hints: (edge: string, root: string) => [
      `Go from both ends of ${edge} towards ${root}, two edges at a time: over the matched edge, then back along the edge by which the tree grew.`,
      "The first even vertex that both paths have in common is the base. The blossom is the base and what lies below it on the two paths; what lies above the base is not in it.",
    ],
    isEven: "A blossom has an odd number of vertices.",
    wrong: (v: number, base: string) =>
      `Vertex ${v} is not on the cycle. The paths from both ends to the root meet at ${base}.`,
    missing: (v: number) => `The cycle also goes through ${v}.`,
    right: (base: string) => `The paths from both ends to the root meet at ${base}, which is the base.`,
  },
  bound: {
    prompt: (taken: number, sizes: readonly number[]) =>
      `Without ${taken === 1 ? "one vertex" : `${taken} of its vertices`} a graph falls apart into components of ${sizes.join(", ")} vertices. At most how many edges can a matching have, going by this alone?`,
    fields: ["Edges"],
    head: (taken: number) => `${taken} taken away, above; the components below`,
    picture: (taken: number, sizes: readonly number[]) =>
      `Vertices taken away: ${taken}. Below them components of ${sizes.join(", ")} vertices.`,
    taken: "a vertex that is taken away",
    component: (size: number) => `a component of ${size === 1 ? "one vertex" : `${size} vertices`}`,
    hints: (odd: number, taken: number, n: number) => [
      `Only odd components count, since an even one may be matched within itself. There are ${odd} odd ones here.`,
      `Each of the ${taken === 1 ? "one vertex" : `${taken} vertices`} taken away can help one of them. How many are left over?`,
      `At least that many of the ${n} vertices are exposed. The others make half as many edges.`,
    ],
    notWhole: "Type a whole number.",
    right: (odd: number, taken: number, n: number) =>
      `${odd} odd components less ${taken} leave ${odd - taken} exposed, and (${n} − ${odd - taken})/2 = ${(n - odd + taken) / 2}.`,
    half: (n: number) =>
      `That is half of all ${n} vertices. How many odd components are there, and how many can be helped?`,
    wrong: (n: number, odd: number) =>
      `There are ${n} vertices in all, and ${odd} odd components. Each removed vertex helps one of these.`,
  },
  barrier: {
    prompt: (exposed: number) =>
      `The matching leaves ${exposed === 1 ? "one vertex" : `${exposed} vertices`} exposed, and no matching leaves fewer. Prove it: take away vertices so that what is left has ${exposed} more odd ${exposed === 1 ? "component" : "components"} than you took vertices. Which ones do you take?`,
    head: (taken: number) => (taken === 0 ? "touch the vertices to take away" : `${taken} taken away`),
    picture: (taken: readonly number[]) =>
      `A graph with a matching. ${taken.length === 0 ? "No vertex is taken away yet." : `Taken away: ${taken.join(", ")}.`}`,
    vertex: (v: number, partner: number, isTaken: boolean) =>
      `vertex ${v}, ${partner < 0 ? "exposed" : `matched to ${partner}`}${isTaken ? ", taken away" : ""}`,
    /** The exposed vertices, and how many are taken away. */
    hints: (exposed: readonly number[], size: number) => [
      `Exposed: ${exposed.join(", ")}. Grow a tree from each of them, and shrink every odd cycle that closes.`,
      "When no edge brings anything new, take away the odd vertices. Those in a blossom are even, and vertices in no tree stay.",
      `There are ${size} of them.`,
    ],
    counted: (odd: number, taken: number, exposed: number) =>
      `Without ${taken === 1 ? "this vertex" : `these ${taken}`} there ${odd === 1 ? "is 1 odd component" : `are ${odd} odd components`}${
        odd - taken === exposed
          ? `, ${exposed} more than you took: whatever the matching, ${exposed === 1 ? "a vertex stays" : `${exposed} vertices stay`} exposed.`
          : `. It takes ${taken + exposed}, ${exposed} more than you took.`
      }`,
  },
  wrong: {
    prompt: (n: number) =>
      `A friend’s program is the plain one, but vertices that become even because a cycle shrinks never look at their neighbours: only those that were even before the shrinking do. Draw a graph on which it stops too early: touch two vertices to join them, or type edges such as 0-2. Vertices are 0 to ${n - 1}; neighbours, and the roots of searches, are tried in the order of their numbers.`,
    fields: ["Edges"],
    fails: (found: number, possible: number, pairs: string) =>
      `The friend’s program stops at ${found} edges, but ${possible} are possible: ${pairs}.`,
    noBlossom: (found: number) =>
      `The program survives with ${found} edges, the most possible: no cycle has shrunk, so the mistake never came into play.`,
    noneUnseen: (found: number) =>
      `The program survives with ${found} edges, the most possible: cycles have shrunk, but no vertex that became even had a neighbour outside the tree.`,
    unseenInVain: (found: number, u: number, v: number) =>
      `The program survives with ${found} edges, the most possible. It never looked from ${u} at ${v}, as it should have, but no augmenting path leads that way.`,
  },
  faded: {
    task: "A search, without the edges that bring nothing new. Choose a cell, then touch its vertex, or type its number. For “grow”: the even vertex, the new odd one, and its partner. For “cycle”: the two even vertices, first the one that looks, and then the base.",
    columns: ["from", "to", "new even, or base"],
    event: "Event",
    head: (roots: readonly number[]) => `roots ${roots.join(" and ")}; black is even, a ring is odd`,
    picture: (edges: readonly (readonly [number, number])[], roots: readonly number[]) =>
      edges.length === 0
        ? `A graph with a matching, and trees that are only their roots, ${roots.join(" and ")}.`
        : `A graph with a matching. The edges of the trees so far are ${edges.map(([u, v]) => `${u}–${v}`).join(", ")}.`,
    grow: (row: number) => `${row}. grow`,
    cycle: (row: number) => `${row}. cycle`,
    /** To a wrong cell of a row; columns count from 0. */
    wrong(head: string, column: number, isCycle: boolean) {
      return `${head}: ${hint(column, isCycle)}`;
    },
  },
};

function hint(column: number, isCycle: boolean): string {
  if (column === 0) return "even vertices look in the order in which they became even.";
  if (column === 1)
    return isCycle
      ? "it is an even vertex of the same tree."
      : "neighbours are tried in the order of their numbers.";
  return isCycle
    ? "the base is where the paths from both ends to the root meet. If an older blossom on the cycle lies nearest to the root, its base is also the base of the new one."
    : "it is the partner of the odd vertex.";
}

/** The questions about the sets of Gallai and Edmonds, in English. */
export const outcomeWords = {
  d: "Which vertices can stay exposed in some maximum matching of this graph: the set D?",
  a: "Which vertices are the barrier of this graph, those outside D with a neighbour in it: the set A?",
};
