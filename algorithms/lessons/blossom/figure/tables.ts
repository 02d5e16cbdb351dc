import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { named } from "#algorithms/kit/graphs/search-state.ts";
import {
  MOST_ROWS,
  PENDING,
  padded,
  treesOf,
  treesTable,
  vertexCell,
} from "#algorithms/kit/graphs/search-tables.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import type { Blossom, State } from "./state.ts";

const MOST_LISTED = 7;
/** The steps of the proof, in their order. */
const PROOF: readonly Frame["step"][] = ["stuck", "islands", "barrier", "rest", "proof"];

/** The trees and the nest of blossoms; at the end the count that proves the size. */
export function searchTables(problem: Problem, frame: Frame, state: State): Table[] {
  if (state.act === "proof") return [proofTable(state, frame), blossomTable(state, frame)];
  return [treeTable(problem, frame, state), blossomTable(state, frame)];
}

function treeTable({ graph }: Problem, frame: Frame, state: State): Table {
  // While a path changes the matching, the ways to the roots are those of before.
  const isChanging = frame.step === "flip" || frame.step === "clear";
  const trees = treesOf(isChanging ? 0 : graph.n, state.rootOf, state.isEven);
  const grown = frame.step === "grow" ? state.rootOf(frame.b) : 0;
  // The tree of this step comes first when there are more than fit.
  const all = [...trees].sort(
    ([r], [s]) => (trees.size > MOST_ROWS ? Number(s === grown) - Number(r === grown) : 0) || r - s,
  );
  return treesTable(all, { root: grown, columns: ["even", "odd"] });
}

function blossomTable({ blossoms }: State, frame: Frame): Table {
  const words = sceneWords;
  const now = frame.step === "shrink" ? frame.a : 0;
  const at = Math.max(
    0,
    blossoms.findIndex(({ k }) => k === now),
  );
  const first = Math.max(0, Math.min(at, blossoms.length - MOST_ROWS));
  const shown = blossoms.slice(first, first + MOST_ROWS);
  const rows = shown.map(
    (blossom): TableRow => ({
      id: `blossom.${blossom.k}`,
      head: `${blossom.depth > 0 ? `${"\u00a0\u00a0".repeat(blossom.depth - 1)}└ ` : ""}B${blossom.k}`,
      cells: [
        { text: blossom.base === 0 ? "·" : named(blossom.base) },
        { text: madeOf(blossom, blossoms), ...(blossom.k === now ? { state: "changed" as const } : {}) },
      ],
      ...(blossom.k === now ? { now: true } : {}),
    }),
  );
  return {
    id: "blossoms",
    ...words.blossoms,
    note: words.blossomsOf(blossoms.length),
    ...(blossoms.length > MOST_ROWS ? { foot: words.part(shown.length, blossoms.length) } : {}),
    rows: padded(rows, 2),
  };
}

/** What a blossom's cycle goes through: blossoms, and vertices that are in none of these. */
function madeOf({ k, vertices }: Blossom, blossoms: readonly Blossom[]): string {
  const children = blossoms.filter(({ around }) => around === k);
  const taken = new Set(children.flatMap((child) => child.vertices));
  const own = vertices.filter((v) => !taken.has(v)).map(named);
  const parts = [...children.map((child) => `B${child.k}`), ...own];
  return parts.length > MOST_LISTED ? `${parts.slice(0, MOST_LISTED).join(" ")} …` : parts.join(" ");
}

function proofTable(state: State, frame: Frame): Table {
  const words = sceneWords;
  const vertices = Array.from({ length: state.n }, (_, i) => i + 1);
  const [d, a, c] = [1, 2, 3].map((set) => vertices.filter((v) => state.partOf(v) === set)) as [
    number[],
    number[],
    number[],
  ];
  const islands = new Set(d.map((v) => state.ways.base[v])).size;
  const told = PROOF.indexOf(frame.step);
  const row = (id: string, place: number, count: number, list_: TableCell): TableRow => ({
    id,
    head: id,
    cells: [
      told < place ? PENDING : list_,
      told < place
        ? PENDING
        : { text: String(count), ...(told === place ? { state: "changed" as const } : {}) },
    ],
    ...(told === place ? { now: true } : {}),
  });
  return {
    id: "proof",
    title: words.proof,
    note: told < 4 ? "" : `${words.missed}: ${islands} − ${a.length} = ${islands - a.length}`,
    corner: words.set,
    columns: [words.vertices, words.count],
    rows: [
      row("D", 1, islands, vertexCell(d)),
      row("A", 2, a.length, vertexCell(a)),
      row("C", 3, c.length, vertexCell(c)),
    ],
  };
}
