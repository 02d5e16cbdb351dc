/** A round as it is paired: lines between players who may meet, and those of the pairs. */

import type { AnswerView, Seen, Value } from "#algorithms/core/judge/own-run.ts";
import type { Role } from "#algorithms/core/lesson/scene.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import { graphPlate } from "#algorithms/kit/graphs/graph-plate.ts";
import { circlePlaces } from "#algorithms/kit/rounds/players-picture.ts";
import { viewWords } from "../words/en/task.ts";
import type { OpenRound, Rows } from "./fault.ts";

const ROWS = ["pairs", "rows", "round", "result"] as const;
const MATES = ["mate", "match", "opponent", "partner"] as const;

export const view: AnswerView<OpenRound, Rows> = {
  parts: (_round, rows) => rows,
  drawn: [...ROWS, ...MATES],
  call: "game",
  tell: ([a = 0, b = 0]) => viewWords.row(a, b),
  scene({ n, met, noBye }, seen) {
    const words = viewWords;
    const rows = rowsIn(seen).filter((row) => row.every((player) => player >= 0 && player <= n));
    const pairs = rows.flatMap(([a = 0, b = 0]) => (a > 0 && b > 0 && a !== b ? [keyOf(a, b)] : []));
    const before = new Set(met.map(([a = 0, b = 0]) => keyOf(a, b)));
    const edges = Array.from({ length: n }, (_, u) => u).flatMap((u) =>
      Array.from({ length: n - u - 1 }, (_, k) => ({ u, v: u + k + 1, weight: 1 })),
    );
    const shown = edges.filter(
      ({ u, v }) => !before.has(keyOf(u + 1, v + 1)) || pairs.includes(keyOf(u + 1, v + 1)),
    );
    const paired = rows.flat();
    const roleOf = (key: string): Role =>
      !pairs.includes(key) ? "idle" : before.has(key) ? "rejected" : key === pairs.at(-1) ? "chosen" : "done";
    return {
      plate: graphPlate(drawn({ n, edges: shown }, circlePlaces(n + 1 - (n % 2), 1).slice(0, n)), {
        head: words.head(pairs.length),
        label: words.label(
          n,
          pairs.map((key) => key.replace(" ", "–")),
        ),
        hulls: [],
        node: (v) => ({
          role:
            paired.filter((player) => player === v + 1).length > 1
              ? "rejected"
              : paired.includes(v + 1)
                ? "done"
                : "idle",
          text: String(v + 1),
          label: words.player(v + 1, noBye.includes(v + 1)),
          ...(noBye.includes(v + 1) ? { square: true } : {}),
        }),
        edge: (u, v) => ({ role: roleOf(keyOf(u + 1, v + 1)) }),
      }),
      tables: [
        {
          ...words.table,
          id: "pairs",
          note: words.head(pairs.length),
          rows: rows.map(([a = 0, b = 0], k) => ({
            id: `p${k}`,
            head: String(k + 1),
            cells: [{ text: b === 0 ? words.bye(a) : `${a}–${b}` }],
          })),
        },
      ],
      key: [
        { sign: "done", text: words.key.pair },
        { sign: "idle", text: words.key.open },
        ...(pairs.some((key) => before.has(key)) ? [{ sign: "rejected" as const, text: words.key.met }] : []),
      ],
    };
  },
};

function keyOf(a: number, b: number): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

/** The rows of the answer, or of the program's variables before it is there. */
function rowsIn({ parts, called, variable }: Seen): Rows {
  if (parts.length > 0) return parts;
  const rows = ROWS.map((name) => asRows(variable(name))).find((found) => found !== undefined);
  return rows ?? MATES.map((name) => asPairs(variable(name))).find((found) => found !== undefined) ?? called;
}

function asRows(value: Value): Rows | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const isRow = (row: Value): row is readonly number[] =>
    Array.isArray(row) && row.length === 2 && row.every((player) => typeof player === "number");
  return value.every(isRow) ? value : undefined;
}

/** Pairs of a list that gives each player, from 0 or from 1, the opponent. */
function asPairs(value: Value): Rows | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((b, a) => (typeof b === "number" && b > a && value[b] === a && a > 0 ? [[a, b]] : []));
}
