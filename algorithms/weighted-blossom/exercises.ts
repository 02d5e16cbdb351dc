import { seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import { record } from "../trace.ts";
import type { Result } from "./problem.ts";
import { random } from "./problem.ts";
import { solve } from "./solve.ts";
import { stateOf, stopsOf, whole } from "./state.ts";
import { cells, steps } from "./steps.ts";

/** The questions of the article. What is right is worked out by the lesson's own algorithm. */
export const exercises: Tasks = { bound, tight, wrong };

/** Four bounds as figures: how large is the change, and which bound stops it? */
function bound(seed: number): Task {
  const draw = seededRandom(seed);
  const below = (most: number): number => 1 + Math.floor(draw() * most);
  const given = seed === 0 ? [9, 5, 8, 10] : [2 + below(12), 1 + below(9), 2 + 2 * below(9), 2 * below(9)];
  const [price, single, double, moat] = given as [number, number, number, number];
  const bounds = [price, single, double / 2, moat / 2];
  const least = Math.min(...bounds);
  return {
    prompt: `Free vertices cost ${price}. The least slack from an S to a vertex without label is ${single}, the least slack between two S is ${double}, and the cheapest T-blossom costs ${moat}. How large is the next change, and which bound stops it?`,
    fields: ["δ", "Bound"],
    solution: [String(least), String(bounds.indexOf(least) + 1)],
    grade([typedDelta = "", typedBound = ""]): Verdict {
      const delta = Number(typedDelta.replace(",", "."));
      const i = Number(typedBound);
      const all = `The four bounds are ${bounds.join(", ")}.`;
      if (typedDelta.trim() === "" || Number.isNaN(delta)) return no("δ is a number.");
      if (delta === double && double !== least)
        return no("Both ends of an edge between two S pay less: half its slack counts.");
      if (delta === moat && moat !== least) return no("A T-blossom loses 2δ: half its price counts.");
      if (delta !== least) return no(`${all} The least of them decides.`);
      if (bounds[i - 1] !== least) return no(`δ is right. ${all} Which of them is ${least}?`);
      return yes(all);
    },
  };
}

/** A moment of a run: which edge becomes tight first? */
function tight(seed: number): Task {
  const { problem, state } = moment(seed);
  const stops = stopsOf(problem, state).filter(({ i }) => i === 2 || i === 3);
  const nearest = stops[0].delta[1];
  const right = stops.filter(({ delta }) => delta[1] === nearest).map(({ vertices }) => vertices);
  const listed = (label: string): string =>
    state.label.flatMap((own, v) => (own === label ? [`${v} (${whole(state.y[v]?.[1])})`] : [])).join(", ");
  const candidates = problem.graph.edges.filter(({ u, v }) =>
    stops.some(({ vertices }) => vertices.includes(u) && vertices.includes(v)),
  );
  const groups = [`S are ${listed("S")}`, ...(listed("T") === "" ? [] : [`T ${listed("T")}`])];
  const rest = listed("") === "" ? "" : `; without label ${listed("")}`;
  return {
    prompt: `Labels, with prices in brackets: ${groups.join("; ")}${rest}. Edges that may become tight, with their weights: ${candidates.map(({ u, v, weight }) => `${u}–${v} (${weight})`).join(", ")}. Which of them is tight first, and after which δ?`,
    fields: ["One end", "Other end", "δ"],
    solution: [...right[0].map(String), String(nearest)],
    grade([p = "", q = "", typed = ""]): Verdict {
      const ends = [Number(p), Number(q)];
      const stop = stops.find(
        ({ vertices }) => ends.every((v) => vertices.includes(v)) && ends[0] !== ends[1],
      );
      if (p.trim() === "" || q.trim() === "" || stop === undefined)
        return no("Name the two ends of one of these edges.");
      const [u, v] = stop.vertices as [number, number];
      const edge = candidates.find((e) => e.u === u && e.v === v);
      const slack = `${u}–${v} has the slack ${state.y[u]?.[1]} + ${state.y[v]?.[1]} − 2 · ${edge?.weight} = ${stop.delta[1] * (stop.i === 3 ? 2 : 1)}`;
      const closes =
        stop.i === 3
          ? `both ends are S, so it is tight after ${stop.delta[1]}`
          : `only one end is S, so it is tight after ${stop.delta[1]}`;
      if (stop.delta[1] !== nearest) return no(`${slack}; ${closes}. Another edge is faster.`);
      return Number(typed) === nearest
        ? yes(`${slack}; ${closes}.`)
        : no(`The edge is right. ${slack}; ${closes}.`);
    },
  };
}

/** A certificate with one price too low: which edge is not paid for? */
function wrong(seed: number): Task {
  const { graph, result, broken } = brokenCertificate(seed);
  const y = result.y.map(([, price], v) => (v === broken ? price - 2 : price));
  const around = (u: number, v: number): number =>
    result.blossoms.reduce(
      (sum, { vertices, z }) => (vertices.includes(u) && vertices.includes(v) ? sum + z[1] : sum),
      0,
    );
  const slackOf = (u: number, v: number, weight: number): number => y[u] + y[v] + around(u, v) - 2 * weight;
  const unpaid = graph.edges.filter(({ u, v, weight }) => slackOf(u, v, Number(weight)) < 0);
  const [first] = unpaid as [(typeof unpaid)[number]];
  const blossoms = result.blossoms.map(({ vertices, z }) => `${vertices.join(" ")} costs ${z[1]}`);
  return {
    prompt: `A program prints prices for the vertices 0 to ${graph.n - 1}: ${y.join(", ")}. ${blossoms.length === 0 ? "There is no blossom." : `The blossom ${blossoms.join(", the blossom ")}.`} The edges with their weights: ${graph.edges.map(({ u, v, weight }) => `${u}–${v} (${weight})`).join(", ")}. One price is too low. Find an edge that is not paid for.`,
    fields: ["One end", "Other end"],
    solution: [String(first.u), String(first.v)],
    grade([p = "", q = ""]): Verdict {
      const [u, v] = [Number(p), Number(q)].sort((a, b) => a - b) as [number, number];
      const edge = graph.edges.find((e) => e.u === u && e.v === v);
      if (p.trim() === "" || q.trim() === "" || edge === undefined)
        return no("Name the two ends of an edge.");
      const inside = around(u, v) === 0 ? "" : ` + ${around(u, v)}`;
      const sum = `${y[u]} + ${y[v]}${inside}`;
      const slack = slackOf(u, v, Number(edge.weight));
      return slack < 0
        ? yes(`${sum} is less than 2 · ${edge.weight}: the slack is ${whole(slack)}.`)
        : no(`${sum} is at least 2 · ${edge.weight}: this edge is paid for.`);
    },
  };
}

/** Labels, prices and edges of the table: S 0, 3 and 4, T 2, and two vertices without label. */
const TABLE: {
  readonly label: readonly string[];
  readonly y: readonly number[];
  readonly edges: readonly (readonly [u: number, v: number, weight: number])[];
} = {
  label: ["S", "", "T", "S", "S", ""],
  y: [9, 8, 12, 9, 9, 10],
  edges: [
    [0, 1, 5],
    [0, 3, 3],
    [0, 2, 9],
    [3, 4, 6],
    [4, 5, 7],
    [1, 5, 4],
  ],
};

/** The edges of a small state, with slack, bound and how far the change may go; to be completed. */
export function faded(): FadedTable {
  const rows = TABLE.edges.map(([u, v, weight]) => {
    const slack = TABLE.y[u] + TABLE.y[v] - 2 * weight;
    const labels = `${TABLE.label[u]}${TABLE.label[v]}`;
    const i = labels === "SS" ? 3 : labels === "S" ? 2 : 0;
    return [String(slack), i === 0 ? "–" : String(i), i === 0 ? "–" : String(i === 3 ? slack / 2 : slack)];
  });
  return {
    columns: ["slack", "bound", "δ"],
    rowName: "Edge",
    heads: TABLE.edges.map(([u, v]) => `${u}–${v}`),
    rows,
    grade(typed) {
      const reasons: string[] = [];
      const cells = typed.map((row, r) =>
        row.map((text, k) => {
          const value = text.trim().replace(/^(-|—|none|no)$/i, "–");
          if (value === "") return undefined;
          const isRight = value === rows[r]?.[k];
          if (!isRight) reasons.push(reasonOf(r, k));
          return isRight;
        }),
      );
      return { cells, reason: reasons[0] ?? "" };
    },
  };
}

function reasonOf(row: number, column: number): string {
  const [u, v, weight] = TABLE.edges[row];
  const name = `Edge ${u}–${v}`;
  if (column === 0) return `${name}: the slack is ${TABLE.y[u]} + ${TABLE.y[v]} − 2 · ${weight}.`;
  const labels = [TABLE.label[u], TABLE.label[v]].map((label) => (label === "" ? "no label" : label));
  if (column === 1)
    return `${name} joins ${labels.join(" and ")}. Bound 2 is for S and no label, bound 3 for S and S.`;
  return `${name}: bound 2 takes the slack, bound 3 half of it, and other edges (–) never get tighter.`;
}

/** A state of some run in which an edge stops the change and no blossom is in the way. */
function moment(seed: number) {
  for (let shift = 0; ; shift++) {
    const problem = random(seed * 101 + shift, 7);
    const { trace } = record({ steps, cells, solve }, problem);
    const cursor = trace.cursor();
    for (let k = trace.length; k > 1; k--) {
      const call = trace.stepAt(k);
      if (call.step !== "bounds" || (call.a !== 2 && call.a !== 3)) continue;
      const state = stateOf(problem, cursor.seek(k - 1));
      const candidates = stopsOf(problem, state).filter(({ i }) => i === 2 || i === 3);
      const hasBoth = new Set(candidates.map(({ i }) => i)).size === 2;
      if (hasBoth && candidates.length <= 6 && state.blossoms.length === 0) return { problem, state };
    }
  }
}

/** A small graph whose best matching has a blossom, and a vertex whose price is high enough to be lowered. */
function brokenCertificate(seed: number) {
  for (let shift = 0; ; shift++) {
    const { graph } = random(seed * 103 + shift, 6);
    const result: Result = record({ steps, cells, solve }, { graph, objective: "weight" as const })
      .result as Result;
    if (result.blossoms.length !== 1 || graph.edges.length > 11) continue;
    const inside = result.blossoms[0]?.vertices;
    const broken = result.y.findIndex(
      ([, price], v) => price >= 4 && !inside.includes(v) && graph.edges.some((e) => e.u === v || e.v === v),
    );
    if (broken >= 0 && result.mate[broken] !== -1) return { graph, result, broken };
  }
}
