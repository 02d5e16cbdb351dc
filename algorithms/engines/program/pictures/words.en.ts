import type { KeyEntry } from "#algorithms/core/lesson/scene.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";

function many(count: number, one: string): string {
  return counted(count, one);
}

function listed(parts: readonly string[]): string {
  return parts.join(", ");
}

export const pictureWords = {
  nothing: "At this step nothing is in sight that can be drawn.",
  key: [
    { sign: "chosen", text: "written in this step" },
    { sign: "candidate", text: "looked at" },
    { sign: "active", text: "where a variable points" },
  ] satisfies KeyEntry[],
  /** What a list is, where that is more than a row. */
  kinds: { stack: "a stack", queue: "a queue", heap: "a heap", forest: "a forest" } as Readonly<
    Record<string, string | undefined>
  >,
  /** Written under the first and under the last cell. */
  ends: { stack: ["", "top"], queue: ["first", "last"] } as Readonly<
    Record<string, readonly [first: string, last: string] | undefined>
  >,
  page: (first: number, last: number, length: number) => `${first}–${last} of 0–${length - 1}`,
  whole: (name: string) => `all of ${name}`,
  gridPage: (rows: number, columns: number) => `a part of ${rows} × ${columns}`,
  left: (names: readonly string[]) => `no room for ${listed(names)}`,
  more: (count: number) => `and ${count} more`,
  items: (length: number) => many(length, "cell"),
  empty: "empty",
  pointer: (name: string, at: number) => `${name} at ${at}`,
  cell: (names: string, row: number, column: number) => `${names} at ${row}, ${column}`,
  row: (name: string, kind: string | undefined, items: string, pointers: readonly string[]) =>
    `${name}: ${listed([...(kind ? [kind] : []), items, ...pointers])}.`,
  grid: (name: string, rows: number, cells: readonly string[]) =>
    `${name}: ${listed([many(rows, "row"), ...cells.slice(0, 3)])}.`,
  entries: (name: string, count: number) => `${name}: ${count === 1 ? "1 entry" : `${count} entries`}.`,
  placeOf: (name: string, k: number) => `${name}[${k}]`,
  vertex: (text: string) => `vertex ${text}`,
  isVertex: (name: string, vertex: string) => `${name} is ${vertex}`,
  graph: (name: string, vertices: number, edges: number, names: readonly string[]) =>
    `${name}: a graph of ${vertices === 1 ? "1 vertex" : `${vertices} vertices`} and ${listed([many(edges, "edge"), ...names])}.`,
  shapes: { chain: "a chain", "binary tree": "a binary tree", tree: "a tree", objects: "linked objects" },
  pointsTo: (name: string, node: string) => (node === "" ? `${name} is one of them` : `${name} is ${node}`),
  linked: (name: string, shape: string, nodes: number, names: readonly string[]) =>
    `${name}: ${listed([`${shape} of ${many(nodes, "node")}`, ...names])}.`,
  callTree: (begun: number, deep: number, now: string | undefined) =>
    `Calls: ${listed([`${many(begun, "call")} so far`, `${deep} deep`, ...(now === undefined ? [] : [`now ${now}`])])}.`,
  inside: (count: number) => `+ ${count.toLocaleString("en")}`,
  before: (count: number) => `${count} before`,
  above: (count: number) => `${count} above`,
  variables: "Variables",
  name: "Name",
  value: "Value",
  calls: "Calls",
  depth: "Depth",
  call: "Call",
  deep: (depth: number) => `${depth} deep`,
  printed: "Printed",
  line: "No.",
  text: "Text",
  lines: (count: number) => many(count, "line"),
};
