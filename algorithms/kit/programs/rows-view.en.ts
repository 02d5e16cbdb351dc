import { counted } from "#algorithms/core/text/counted.en.ts";

/** What is said of rows of numbers that a reader's program makes, in English. */
export const rowsViewWords = {
  head: (rows: number) => (rows === 0 ? "" : counted(rows, "row")),
  now: (order: readonly number[]) => `order: ${order.slice(0, 14).join(" ")}`,
  row: (number: number, row: readonly number[]) =>
    `Row ${number} of the answer: ${row.slice(0, 30).join(" ")}.`,
  label: (rows: number, last: readonly number[]) =>
    rows === 0 ? "No rows yet." : `${counted(rows, "row")}. The last one: ${last.join(" ")}.`,
  box: (row: number, column: number, value: number) => `row ${row}, place ${column}: ${value}`,
  key: { now: "the latest row", before: "an earlier row" },
  table: {
    title: "Rows",
    corner: "No.",
    entry: "row",
    note: (rows: number) => counted(rows, "row"),
    foot: (first: number, last: number) => `rows ${first}–${last}`,
  },
};
