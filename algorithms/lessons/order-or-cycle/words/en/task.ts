import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";

export const judgeWords: TaskWords = {
  statement:
    "An arrow u v says that u beat v, or has to come before v. Give an order of all vertices in which every arrow points forward, or, if there is none, a cycle: vertices of which each has an arrow to the next one, and the last one to the first. Any order and any cycle will do.",
  input:
    "The first line has n and m. Then come m lines u v, each an arrow from u to v; vertices count from 0, u and v are different, and an arrow may come twice, or in both directions.",
  output:
    "ORDER and the n vertices, or CYCLE and the vertices of one cycle, the first one not again; white space is free.",
};

/** What can be wrong with an answer, in English. */
export const faultWords = {
  noWord: "expected ORDER or CYCLE at the beginning",
  noRecord: "the function has to return { order: […] } or { cycle: […] }, with a list of whole numbers",
  strange: (v: number, n: number) => `There is no vertex ${v}: vertices are 0 to ${n - 1}.`,
  twice: (v: number) => `Vertex ${v} comes twice.`,
  short: (found: number, n: number) => `The order has ${found} of ${n} vertices.`,
  noCycle: (found: number) => `A cycle has two vertices at least, and this one has ${found}.`,
  back: (u: number, v: number) => `The arrow from ${u} to ${v} points back.`,
  noArrow: (u: number, v: number) => `There is no arrow from ${u} to ${v}.`,
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  count: "Count the arrows into each vertex",
  free: "Whoever needs nobody is free",
  place: "Place who is free, and drop the arrows; if all are placed, that is the order",
  back: "Walk backwards among those who are left",
  cycle: "What lies between the two visits is the cycle",
};

/** What is said of the answer of a reader's program, in English. */
export const viewWords = {
  ends: ["first", "last"],
  part: (v: number, number: number, isCycle: boolean) =>
    isCycle ? `Number ${number} of the cycle: ${v}.` : `Place ${number}: ${v}.`,
  label: (n: number, vertices: readonly number[], isCycle: boolean) =>
    `${n} vertices and their arrows. ${vertices.length === 0 ? "None is placed yet." : `${isCycle ? "In the cycle" : "In the row"}: ${vertices.join(", ")}.`}`,
  vertex: (v: number, place: number) => (place < 0 ? `vertex ${v}` : `vertex ${v}, place ${place + 1}`),
  key: { placed: "has a place", now: "the last one", cycle: "in the cycle" },
};
