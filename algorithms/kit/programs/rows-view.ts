/** Rows of numbers as they come: the last ones as boxes, one below the other. */

import type { AnswerView, Seen, Value } from "#algorithms/core/judge/answer-view.ts";
import type { GraphNode } from "#algorithms/core/lesson/scene.ts";
import { rowsViewWords } from "./rows-view.en.ts";

type Rows = readonly (readonly number[])[];

const SIDE = 520;
const TOP = 72;
const BOX = 34;
const GAP = 8;
const MOST_ROWS = 10;
const MOST_COLUMNS = 12;

/** The view of answers that are rows of numbers. */
export function rowsView<P>(): AnswerView<P, Rows> {
  return {
    parts: (_problem, rows) => rows,
    drawn: ["rows", "orders", "list", "result", "order"],
    tell: (row, number) => rowsViewWords.row(number, row),
    scene(_problem, seen) {
      const words = rowsViewWords;
      const { rows, order } = rowsIn(seen);
      const first = Math.max(0, rows.length - MOST_ROWS);
      const nodes: GraphNode[] = rows.slice(first).flatMap((row, k) =>
        row.slice(0, MOST_COLUMNS).map((value, column): GraphNode => {
          const width = Math.min(row.length, MOST_COLUMNS) * (BOX + GAP) - GAP;
          return {
            id: `r${first + k}.${column}`,
            x: (SIDE - width) / 2 + column * (BOX + GAP) + BOX / 2,
            y: TOP + k * (BOX + GAP) + BOX / 2,
            radius: BOX / 2,
            role: first + k === rows.length - 1 ? "chosen" : "idle",
            text: String(value),
            label: words.box(first + k + 1, column + 1, value),
            box: { width: BOX, height: BOX },
          };
        }),
      );
      return {
        plate: {
          kind: "graph",
          width: SIDE,
          height: SIDE,
          label: words.label(rows.length, rows.at(-1) ?? []),
          guides: [],
          edges: [],
          nodes,
          notes: [
            { id: "head", x: SIDE / 2, y: 46, text: order ? words.now(order) : words.head(rows.length) },
          ],
        },
        tables: [
          {
            id: "rows",
            title: words.table.title,
            note: words.table.note(rows.length),
            corner: words.table.corner,
            columns: [words.table.entry],
            ...(first > 0 ? { foot: words.table.foot(first + 1, rows.length) } : {}),
            rows: rows.slice(first).map((row, k) => ({
              id: `t${first + k}`,
              head: String(first + k + 1),
              now: first + k === rows.length - 1,
              cells: [{ text: row.join(" ") }],
            })),
          },
        ],
        key: [
          { sign: "chosen", text: words.key.now },
          { sign: "idle", text: words.key.before },
        ],
      };
    },
  };
}

/** The rows so far, and the order on which the program is working. */
function rowsIn({ parts, variable }: Seen): {
  readonly rows: Rows;
  readonly order: readonly number[] | undefined;
} {
  if (parts.length > 0) return { rows: parts, order: undefined };
  const rows = ["rows", "orders", "list", "result"].map((name) => asRows(variable(name))).find(Boolean) ?? [];
  return { rows, order: asRow(variable("order")) };
}

function asRows(value: Value): Rows | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const rows = (value as readonly Value[]).map(asRow);
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

function asRow(value: Value): readonly number[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === "number")
    ? (value as number[])
    : undefined;
}
