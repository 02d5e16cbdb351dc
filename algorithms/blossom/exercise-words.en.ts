/** What the exercises of this lesson alone ask, and what they say to an answer. */
export type ExerciseWords = typeof en;

export const en = {
  members: {
    /** The tree edge by edge, and the edge that closes the cycle. */
    prompt: (root: string, tree: readonly string[], edge: string) =>
      `The root is ${root}. The tree grew by ${tree.join(", ")}; the sign = stands for a matched edge. Now the edge ${edge} joins two even vertices. Which vertices lie in the blossom?`,
    isEven: "A blossom has an odd number of vertices.",
    wrong: (v: number, base: string) =>
      `Vertex ${v} is not on the cycle. The ways of both ends to the root meet in ${base}.`,
    missing: (v: number) => `The cycle also goes through ${v}.`,
    right: (base: string) => `The ways of both ends to the root meet in ${base}, which is the base.`,
  },
  bound: {
    prompt: (taken: number, sizes: readonly number[]) =>
      `Without ${taken === 1 ? "one vertex" : `${taken} of its vertices`} a graph falls apart into components of ${sizes.join(", ")} vertices. At most how many edges can a matching have, going by this alone?`,
    fields: ["Edges"],
    notWhole: "Type a whole number.",
    right: (odd: number, taken: number, n: number) =>
      `${odd} odd components less ${taken} leave ${odd - taken} exposed, and (${n} − ${odd - taken})/2 = ${(n - odd + taken) / 2}.`,
    half: (n: number) =>
      `That is half of all ${n} vertices. How many odd components are there, and how many can be helped?`,
    wrong: (n: number, odd: number) =>
      `There are ${n} vertices in all, and ${odd} odd components. Each removed vertex helps one of these.`,
  },
  faded: {
    columns: ["from", "to", "new even, or base"],
    event: "Event",
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
    ? "the base is where the ways of both ends to the root meet. A blossom’s base is the base of the one inside, if that lies nearest to the root."
    : "it is the partner of the odd vertex.";
}
