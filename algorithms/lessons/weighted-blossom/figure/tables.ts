import type { GraphPlate, Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { shrunkenPlate } from "#algorithms/kit/graphs/shrunken-plate.ts";
import { shrunkenWords } from "#algorithms/kit/graphs/shrunken-words.en.ts";
import { type Pair, plus } from "../pair.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { amount, entriesOf, isProof, type State } from "./state.ts";

/** What fits beside the plate. A longer table shows a window around what has changed. */
const MOST_ROWS = 12;

/** The bounds of the last changes, the prices, and in the end the proof. */
export function tablesOf(problem: Problem, frame: Frame, state: State): Table[] {
  const bounds = boundTable(problem, frame, state);
  const prices = priceTable(problem, frame, state);
  return isProof(frame) ? [proofTable(problem, frame, state), prices, bounds] : [bounds, prices];
}

/** The graph as the search sees it, and what its blossoms are made of. */
export function shrunkenTable(state: State, plate: GraphPlate): Table {
  const outer = state.blossoms.filter(({ depth }) => depth === 0);
  const { title, corner, columns } = shrunkenWords;
  const rows = outer.map(
    ({ name, base, ring }): TableRow => ({
      id: `shrunken.${name}`,
      head: name,
      cells: [{ text: String(base) }, { text: ring.map((node) => state.nameOf(node)).join(" ") }],
    }),
  );
  return {
    ...{ id: "shrunken", title, corner, columns, note: sceneWords.blossomCount(outer.length) },
    ...windowOf(rows),
    picture: shrunkenPlate(plate, outer),
  };
}

/** A row for each change: how far each of the four bounds was, and the least of them. */
function boundTable(problem: Problem, frame: Frame, state: State): Table {
  const words = sceneWords;
  const entries = entriesOf(frame);
  const rows = entries.map(({ change, least, bounds, at }, k): TableRow => {
    const now = k === entries.length - 1 && (frame.step === "bounds" || frame.step === "change");
    const cells = bounds.map((bound, i): TableCell => {
      const text = bound === undefined ? "–" : amount(problem, bound);
      if (i + 1 !== least) return { text, state: "quiet" };
      return { text: `${text} ◂`, ...(now ? { state: "changed" as const } : {}) };
    });
    const where = at.map((node) => state.nameOf(node)).join("–");
    return {
      ...{ id: `change.${change}`, head: String(change), ...(now ? { now } : {}) },
      cells: [...cells, { text: where === "" ? "–" : where, ...(now ? {} : { state: "quiet" as const }) }],
    };
  });
  return {
    id: "bounds",
    title: words.changes,
    note: words.changeCount(entries.at(-1)?.change ?? 0),
    corner: words.change,
    columns: ["1", "2", "3", "4", words.at],
    rows,
    foot: words.boundsFoot,
  };
}

function priceTable(problem: Problem, frame: Frame, state: State): Table {
  const words = sceneWords;
  const { n } = problem.graph;
  const changes = frame.changes();
  const changed = (text: string, names: readonly string[], index: number): TableCell =>
    changes.some(({ cells, index: at }) => at === index && names.includes(cells))
      ? { text, state: "changed" }
      : { text };
  const vertices = Array.from({ length: n }, (_, v): TableRow => {
    const partner = state.mate[v];
    return {
      id: `price.${v}`,
      head: String(v),
      cells: [
        changed(state.label[v] || "·", ["label"], state.outer[v]),
        changed(partner >= 0 ? String(partner) : state.isFree[v] ? words.free : "·", ["mate"], v + 1),
        changed(amount(problem, state.y[v]), ["y", "yFirst"], v + 1),
      ],
    };
  });
  const blossoms = state.blossoms.map(
    ({ node, name, label, vertices: inside, z }): TableRow => ({
      id: `price.${name}`,
      head: name,
      cells: [
        changed(label || "·", ["label"], node),
        { text: inside.length > 5 ? `${inside.slice(0, 4).join(" ")} …` : inside.join(" "), state: "quiet" },
        changed(amount(problem, z), ["z", "zFirst"], node),
      ],
    }),
  );
  const free = state.isFree.filter((is) => is).length;
  return {
    id: "prices",
    title: words.priceTitle,
    note: words.freeCount(free),
    corner: words.node,
    columns: [words.label, words.partner, words.price],
    ...windowOf([...blossoms, ...vertices]),
  };
}

/** Edge by edge: the doubled weight, and what its ends and the blossoms around it cost. */
function proofTable(problem: Problem, frame: Frame, state: State): Table {
  const words = sceneWords;
  const { graph } = problem;
  const { step, a, b, cells } = frame;
  const rows: TableRow[] = [];
  const current = step === "tight" ? Math.min(a, b) - 1 : step === "prove" ? -1 : graph.n;
  for (const [u, v] of state.mate.entries()) {
    if (v < u || u > current) continue;
    const edge = graph.edges.findIndex((e) => e.u === u && e.v === v);
    const weight = Number(graph.edges[edge]?.weight);
    const ends = plus(state.y[u], state.y[v]);
    const around = state.blossoms
      .filter(({ vertices }) => vertices.includes(u) && vertices.includes(v))
      .reduce((sum, { z }) => plus(sum, z), [0, 0] as Pair);
    const isNow = step === "tight" && u === current;
    const bonus = problem.objective === "max-cardinality-weight" ? 2 : 0;
    const texts = [amount(problem, [bonus, 2 * weight]), amount(problem, ends), amount(problem, around)];
    rows.push({
      ...{ id: `proof.${u}`, head: `${u}–${v}`, ...(isNow ? { now: true } : {}) },
      cells: texts.map((text): TableCell => (isNow ? { text, state: "changed" } : { text })),
    });
  }
  const sum = (i: number): string => amount(problem, [cells.sumFirst[i] ?? 0, cells.sum[i] ?? 0]);
  const total: TableRow = {
    id: "proof.sum",
    head: words.sum,
    cells: [{ text: sum(0) }, { text: sum(1) }, { text: "" }],
    ...(step === "equal" ? { now: true } : {}),
  };
  const body = windowOf(rows);
  return {
    id: "proof",
    title: words.proofTable,
    note: words.sums(sum(0), sum(1)),
    corner: words.edge,
    columns: [words.doubled, words.ends, words.around],
    ...body,
    rows: [...body.rows, total],
  };
}

function windowOf(rows: readonly TableRow[]): { rows: readonly TableRow[]; foot?: string } {
  if (rows.length <= MOST_ROWS) return { rows };
  const at = rows.findIndex(({ now, cells }) => now || cells.some(({ state }) => state === "changed"));
  const first = Math.max(0, Math.min(at - 4, rows.length - MOST_ROWS));
  const last = first + MOST_ROWS;
  return { rows: rows.slice(first, last), foot: sceneWords.part(first + 1, last, rows.length) };
}
