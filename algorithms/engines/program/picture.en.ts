import type { KeyEntry } from "#algorithms/core/lesson/scene.ts";

export const pictureWords = {
  nothing: "No list is here yet.",
  key: [
    { sign: "chosen", text: "written in this step" },
    { sign: "candidate", text: "looked at" },
    { sign: "active", text: "where a variable points" },
  ] satisfies KeyEntry[],
  page: (first: number, last: number, length: number) => `${first}–${last} of 0–${length - 1}`,
  gridPage: (rows: number, columns: number) => `a part of ${rows} × ${columns}`,
  more: (count: number) => `and ${count} more`,
  items: (length: number) => (length === 1 ? "1 cell" : `${length} cells`),
  empty: "empty",
  pointer: (name: string, at: number) => `${name} at ${at}`,
  row: (name: string, items: string, pointers: readonly string[]) =>
    `${name}: ${[items, ...pointers].join(", ")}.`,
  grid: (name: string, rows: number, cells: readonly string[]) =>
    `${name}: ${rows === 1 ? "1 row" : `${rows} rows`}${cells.length > 0 ? `, at ${cells[0]}` : ""}.`,
  entries: (name: string, count: number) => `${name}: ${count === 1 ? "1 entry" : `${count} entries`}.`,
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
  lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
};
