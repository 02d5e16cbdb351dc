import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import type { Edge } from "#algorithms/lessons/union-find/problem.ts";

export const judgeWords: TaskWords = {
  statement:
    "Edges with weights come one after the other; two vertices may be joined more than once. Name the first edge that closes a cycle, after each edge the size of its component, and the edges of a lightest forest that joins all that can be joined. Any lightest one will do.",
  input:
    "The first line has the number of vertices and the number of edges. Then a line for each edge: its two ends and its weight. White space is free.",
  output:
    "The number of the first edge that closes a cycle, from 0 as given, or −1; then for each edge the size of its component once it is there; then the numbers of the edges of the forest, in any order.",
};

const shown = (found: number | undefined): string => (found === undefined ? "nothing" : String(found));

/** What can be wrong with an answer, in English. */
export const faultWords = {
  count: (expected: number, found: number) =>
    `Expected ${expected === 1 ? "1 number" : `${expected} numbers`}, found ${found}.`,
  first: (found: number | undefined, right: number) =>
    `First edge that closes a cycle: ${shown(found)}, not ${right}.`,
  size: (k: number, found: number | undefined, right: number) =>
    `Size after edge ${k}: ${shown(found)}, not ${right}.`,
  noEdge: (k: number) => `There is no edge ${k}.`,
  cycle: (k: number) => `Edge ${k} closes a cycle in the forest, or stands there twice.`,
  weight: (found: number, right: number) => `The forest weighs ${found}, and a lightest one ${right}.`,
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  find: "Climb to the root, and hang all on the way right under it",
  unite: "Hang the smaller tree under the root of the larger one",
  given: "Let the edges come as they are given",
  forest: "Let them come by weight, and keep those that join",
  result: "Give it all back",
};

/** What is said of the answer of a reader's program, in English. */
export const viewWords = {
  line: (number: number, numbers: readonly number[]) =>
    `${["First cycle", "Sizes", "Forest"][number - 1] ?? "Line"}: ${numbers.slice(0, 20).join(" ")}${numbers.length > 20 ? " …" : ""}.`,
  label: (n: number, edges: number, chosen: number) =>
    `A graph of ${n} vertices and ${edges} edges, ${chosen} of them in the forest.`,
  vertex: (v: number, isRoot: boolean) => (isRoot ? `${v}, a root` : String(v)),
  edge: (k: number, [u, v, weight]: Edge) => `edge ${k}, ${u}–${v}, weight ${weight}`,
  key: { forest: "in the forest", first: "closes a cycle first", root: "root" },
};
