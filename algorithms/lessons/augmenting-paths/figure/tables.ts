import type { Table, TableRow } from "#algorithms/core/lesson/scene.ts";
import { named, pairsOf } from "#algorithms/kit/graphs/search-state.ts";
import { MOST_ROWS, PENDING, padded, treesOf, treesTable } from "#algorithms/kit/graphs/search-tables.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import type { State } from "./state.ts";

/** Steps that are about one edge of the matching. */
const OF_AN_EDGE: readonly Frame["step"][] = ["pick", "flip", "cover"];

/** The trees and the matching, with the vertex of the cover that each edge gives. */
export function searchTables(frame: Frame, state: State): Table[] {
  const tables = [treeTable(frame, state), matchingTable(frame, state)];
  return state.act === "proof" ? tables.reverse() : tables;
}

function treeTable({ step }: Frame, { n, root, treeOf, isEven }: State): Table {
  // The tree of the search comes first.
  const all = [...treesOf(n, treeOf, isEven)].sort(
    ([r], [s]) => Number(s === root) - Number(r === root) || r - s,
  );
  const columns = step === "grow" ? (["even", "odd"] as const) : step === "root" ? (["even"] as const) : [];
  return treesTable(all, { root, columns });
}

function matchingTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const pairs = pairsOf(state.n, state.partner);
  const isNow = ([u, v]: readonly [number, number]): boolean =>
    OF_AN_EDGE.includes(frame.step) && ((u === frame.a && v === frame.b) || (u === frame.b && v === frame.a));
  const first = Math.max(0, Math.min(pairs.findIndex(isNow), pairs.length - MOST_ROWS));
  const shown = pairs.slice(first, first + MOST_ROWS);
  const rows = shown.map((pair, i): TableRow => {
    const given = pair.filter((v) => state.cover.includes(v)).map(named);
    const now = isNow(pair);
    const sides =
      state.sideOf(pair[0]) === 0 ? PENDING : { text: `${state.sideOf(pair[0])}–${state.sideOf(pair[1])}` };
    return {
      id: `edge.${i}`,
      head: `${named(pair[0])}–${named(pair[1])}`,
      cells: [
        sides,
        given.length === 0
          ? PENDING
          : { text: given.join(" "), ...(now ? { state: "changed" as const } : {}) },
      ],
      ...(now ? { now } : {}),
    };
  });
  return {
    id: "matching",
    ...words.matching,
    note: words.edges(pairs.length),
    ...(pairs.length > MOST_ROWS ? { foot: `${first + 1}–${first + shown.length} / ${pairs.length}` } : {}),
    rows: padded(rows, 2),
  };
}
