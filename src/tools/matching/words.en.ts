import { quoted } from "#algorithms/core/text/quoted.ts";
import type { GraphKind } from "#algorithms/engines/matching/generate.ts";
import { isLeast, type Objective } from "#algorithms/engines/matching/graph.ts";
import { NO_LABELS, nameOf, scaleOf, unscaled } from "#algorithms/engines/matching/read/labels.ts";
import {
  badLink,
  copyWords,
  count,
  counted,
  fileWords,
  mistakeWords,
  size,
} from "#src/tools/shared/words.en.ts";
import type { Said } from "./graph/editor.ts";
import type { Shown } from "./graph/shown.ts";
import type { Report, SizeProof, WeightProof, Whole } from "./report.ts";
import type { PresetId } from "./sources/preset-ids.ts";

/** A number with a true minus sign. */
const whole = (value: Whole) => String(value).replace("-", "−");
/** A weight as the reader wrote it. */
const told = ({ labels = NO_LABELS }: Report, weight: Whole) =>
  unscaled(weight, labels.decimals).replace("-", "−");
/** A vertex by its number in the picture, with its name. */
const numbered = ({ labels }: Report, v: number): string =>
  labels?.names[v] === undefined ? String(v) : `${v} ${labels.names[v]}`;
/** A number as a part of a sum. */
const added = (value: Whole) => (value < 0 ? `(${whole(value)})` : whole(value));
const listed = (vertices: readonly (number | string)[]) => vertices.join(", ");

/** What is to be found, as files name it. */
const objectiveNames = {
  weight: "weight",
  "max-cardinality-weight": "max-cardinality-weight",
  cardinality: "cardinality",
  "min-weight": "min-weight",
  perfect: "perfect",
  "min-weight-perfect": "min-weight-perfect",
} satisfies Record<Objective, string>;
/** Kinds of graphs in a word. */
const kindNames = {
  sparse: "sparse",
  dense: "dense",
  geometric: "geometric",
  swiss: "swiss",
  bipartite: "bipartite",
  triangles: "triangles",
  nested: "nested",
} satisfies Record<GraphKind, string>;

/** The words of the tool for matchings. */
export const matchingWords = {
  name: "Matching: pairs with a proof",
  card: "Draw a graph or paste one: the best pairs for its weights, and a proof in numbers that nobody can do better.",
  title: "Matching: your graph, the best pairs, a proof",
  lead: "Draw or paste a graph: you see its best pairs, with a proof.",
  editor: "Graph editor",
  vertex: (v: number, name?: string) => (name === undefined ? `vertex ${v}` : `vertex ${v}, ${name}`),
  picture: (n: number, m: number, pairs: number | undefined) =>
    `A graph with ${counted(n, "vertex", "vertices")} and ${counted(m, "edge")}${pairs === undefined ? "" : `, ${counted(pairs, "pair")} of which are matched`}.`,
  sources: {
    label: "Where the graph comes from",
    presets: "Examples",
    random: "At random",
    file: "Open a file",
    clear: "New",
    reset: "Start over",
  },
  undo: "Undo",
  redo: "Redo",
  objective: {
    label: "Find",
    names: {
      weight: ["The most weight", "Vertices may stay alone where that weighs more."],
      "max-cardinality-weight": [
        "The most pairs, then weight",
        "As many pairs as there can be, and of these the heaviest.",
      ],
      cardinality: ["The most pairs", "Weights do not count."],
      "min-weight": [
        "The most pairs, then least weight",
        "As many pairs as there can be, and of these the lightest.",
      ],
      perfect: ["Everybody, with the most weight", "Nobody is left alone, or you see why that cannot be."],
      "min-weight-perfect": ["Everybody, with the least weight", "The same, as light as possible."],
    } satisfies Record<Objective, readonly [name: string, text: string]>,
  },
  mode: {
    label: "The pointer",
    names: { draw: "draws", move: "moves" },
    hints: {
      draw: "Click the plane for a vertex. From vertex to vertex, by clicks or in one drag, for an edge. Click an edge to weigh it.",
      move: "Drag a vertex to move it. Click a vertex or an edge to choose it.",
    },
    keysTitle: "Without a mouse",
    keys: "Go to the drawing with Tab. V and E go through the vertices and edges, with Shift backwards. N makes a vertex, Enter begins and ends an edge, arrows move the chosen vertex, digits set the weight of the chosen edge, Delete removes, Escape lets go. Ctrl+Z undoes, in the text too.",
  },
  arrange: "Arrange afresh",
  emptyPlane:
    "Nothing here yet. Click anywhere to put the first vertex, paste a list of edges, or open an example.",
  stale: "The text has mistakes. This is the last graph that could be read; a change here replaces the text.",
  chosen: {
    none: "Nothing is chosen.",
    vertex: (v: number, degree: number) => `Vertex ${v}, ${counted(degree, "edge")}`,
    edge: (u: number, v: number) => `Edge ${u}–${v}`,
    weight: "Weight",
    connect: "Begin an edge here",
    remove: "Remove",
  },
  said: (said: Said) => sentence(said),
  key: {
    matched: "in the matching",
    exposed: "left alone",
    d: "D: alone in some largest matching",
    a: "A: next to D",
    c: "C: the others",
    blossom: "blossom",
    chosen: "chosen",
    prices: "The number beside a vertex is its price y, the one on an edge its weight.",
  },
  leftOut: (edges: number) =>
    `${counted(edges, "edge")} outside the matching would cover the picture, so they are not drawn. They count all the same.`,
  notDrawn: (n: number, most: number) =>
    `With ${count(n)} vertices the graph is solved and listed, but not drawn. Up to ${count(most)} are drawn.`,
  text: {
    label: "The graph as text",
    hint: "An edge on each line: two vertices, counted from 0, and a weight. A first line with one number says how many vertices there are. Or JSON.",
    size: (n: number, m: number) => `${counted(n, "vertex", "vertices")}, ${counted(m, "edge")}`,
    ...mistakeWords,
    place: (line: number, column: number) => `Line ${count(line)}, column ${count(column)}.`,
    format: "How to write a graph",
    formatLines: [
      ["0 1 5", "an edge between 0 and 1, of weight 5; without a number its weight is 1"],
      ["12", "alone on the first line: there are 12 vertices, 0 to 11, some perhaps without edges"],
      ["# at 3 120 80", "vertex 3 lies 120 to the right and 80 down; otherwise it is placed for you"],
      ['{"n":3,"edges":[[0,1,5]]}', "the same as JSON; weights too long for a number go in quotes"],
      [
        "p edge 3 2 · a -- b · Anna,Ben,1.5 · [(0, 1)]",
        "pasted or opened as a file: lists with names or from 1 or after “n m”, tables of edges or of costs (CSV), neighbours, matrices, what programs print, DIMACS, DOT, GraphML, GML and others are rewritten as edges. You are told what they were taken for, and what else they could be",
      ],
    ],
    limits: (vertices: number, edges: number) =>
      `Up to ${count(vertices)} vertices and ${count(edges)} edges, enough to join every two. Weights are whole numbers of any size, negative ones too.`,
    long: (name: string, bytes: number) =>
      `${name}, ${size(bytes)}: too long to be shown here, and kept as it is.`,
    close: "Put it away",
    unchanged: "The graph has not changed.",
    otherwise: "Other ways to read it",
    pasted: "Pasted text",
    random: (kind: GraphKind, n: number) =>
      `Random graph, ${kindNames[kind]}, ${counted(n, "vertex", "vertices")}`,
  },
  files: {
    drop: "Let go: the file is read here and goes nowhere.",
    ...fileWords,
  },
  edges: {
    title: "Edges",
    count: (n: number) => count(n),
    none: "No edges yet.",
    at: (v: number) => `at vertex ${v}`,
    all: "Show all",
    ends: "Edge",
    weight: "Weight",
    weightOf: (u: number, v: number) => `Weight of the edge ${u}–${v}`,
    removeOf: (u: number, v: number) => `Remove the edge ${u}–${v}`,
    remove: "Remove",
    matched: "matched",
    addTitle: "Add an edge",
    from: "from",
    to: "to",
    add: "Add",
    addVertex: "Add a vertex",
    page: (first: number, last: number, all: number) => `${count(first)}–${count(last)} of ${count(all)}`,
    previous: "Earlier edges",
    next: "Later edges",
  },
  random: {
    title: "At random",
    kind: "Kind",
    kinds: {
      sparse: "few edges",
      dense: "many edges",
      geometric: "points in the plane, near is heavy",
      swiss: "fourth round of a Swiss tournament",
      bipartite: "two sides",
      triangles: "triangles in a row",
      nested: "odd cycles within odd cycles",
    } satisfies Record<GraphKind, string>,
    n: "Vertices",
    seed: "Seed",
    make: "Make the graph",
    another: "Another one",
    wrong: {
      n: (found: string, most: number) =>
        `Vertices: expected a whole number from 1 to ${count(most)}; found ${quoted(found)}.`,
      seed: (found: string) =>
        `Seed: expected a whole number from 0 to 4,294,967,295; found ${quoted(found)}.`,
    },
    making: "Making the graph …",
  },
  presets: {
    first: ["Ten vertices", "Always taking the heaviest edge gives 37. A best matching weighs 44."],
    nested: ["A blossom in a blossom", "The proof needs two odd sets, one inside the other."],
    opened: ["A blossom opened again", "An odd cycle is shrunk on the way; later it is in the way itself."],
    "opened-nested": ["Opened, with one inside", "The blossom that is opened has another inside."],
    ties: ["All weights equal", "Many best matchings; the search must not run in circles."],
    none: ["Sixteen, and no perfect matching", "Three edges at every vertex, and yet two must stay alone."],
    negative: [
      "Negative weights",
      "One more pair can make the sum smaller. Compare the three aims under “Find”.",
    ],
    petersen: [
      "Petersen’s graph",
      "No round trip visits every vertex just once, but everybody finds a partner.",
    ],
    friendship: ["Friendship graph", "Any two have exactly one friend in common."],
    "heavy-middle": ["Heavy in the middle", "One edge of 5 beats two of 2, unless pairs count first."],
    beyond: [
      "Beyond 2⁵³",
      "As ordinary machine numbers all four weights would be the same. Here they are exact.",
    ],
  } satisfies Record<PresetId, readonly [title: string, why: string]>,
  search: {
    solve: "Find the best matching",
    reading: (share: number) =>
      share < 1 ? `Reading: ${Math.floor(100 * share)} %.` : "Reading and solving …",
    solving: "Looking for the best matching …",
    cancel: "Cancel",
    canceled: "Stopped. Nothing was decided.",
    failed: (why: string) => `It could not be finished: ${why}.`,
    wait: "The matching appears here.",
  },
  result: {
    title: "The best matching",
    head: (report: Report) =>
      report.tutte
        ? "No perfect matching"
        : report.objective === "cardinality"
          ? counted(report.size, "pair")
          : `Weight ${told(report, report.weight)}`,
    sub: (report: Report) =>
      report.tutte
        ? `at most ${counted(report.size, "pair")}`
        : report.objective === "cardinality"
          ? `of weight ${told(report, report.weight)}`
          : `in ${counted(report.size, "pair")}`,
    /** Each pair and its weight, as the reader calls them. */
    pairsOf: (report: Report) =>
      report.pairs.map(({ u, v, weight }): readonly [pair: string, weight: string] => {
        const { labels = NO_LABELS } = report;
        return [`${nameOf(labels, u)}–${nameOf(labels, v)}`, told(report, weight)];
      }),
    perfect: "It is perfect: nobody is left alone.",
    exposed: ({ exposed, labels }: Report) =>
      labels && labels.names.length > 0
        ? `Left alone: ${listed(exposed.map((v) => nameOf(labels, v)))}.`
        : exposed.length === 1
          ? `Left alone: vertex ${exposed[0]}.`
          : `Left alone: vertices ${listed(exposed)}.`,
    exposedMany: (n: number) => `Left alone: ${count(n)} vertices.`,
    notPerfect: "So there is no perfect matching.",
    nobody: "There are no vertices, so there is nothing to pair.",
    time: (milliseconds: number | undefined, n: number, m: number) =>
      `${counted(n, "vertex", "vertices")}, ${counted(m, "edge")}, solved ${milliseconds === undefined ? "when this page was made" : `in a worker in ${seconds(milliseconds)}`}.`,
    pairs: "Pairs",
    pair: "Pair",
    weight: "Weight",
    showAll: (rest: number) => `Show ${count(rest)} more`,
    show: {
      label: "The drawing shows",
      names: { matching: "the pairs", duals: "prices and blossoms", sets: "sets D, A, C" } satisfies Record<
        Shown,
        string
      >,
    },
  },
  proof: {
    title: "Why nobody can do better",
    size: (report: Report, sizeProof: SizeProof) => sizeWords(report, sizeProof),
    sizeSum: ({ n, size }: Report, { odd, a }: SizeProof) =>
      `${n} − 2 · ${size} = ${n - 2 * size} = ${odd} − ${a.length}`,
    sizeSumWords: "vertices − 2 · pairs = left alone = odd components − |A|",
    weight: (report: Report, weightProof: WeightProof) => weightWords(report, weightProof),
    weightSum: (report: Report, proof: WeightProof) => sumWords(report, proof),
    weightSumWords: ({ objective }: Report, { blossoms, floor }: WeightProof) =>
      `2 · weight = sum of the prices${blossoms.length > 0 ? (isLeast(objective) ? " − blossoms" : " + blossoms") : ""}${floor === 0 ? "" : " − prices of those alone"}`,
    slack: (leastSlack: Whole, tight: number) =>
      `Least slack ${whole(leastSlack)}, with no edge below 0; ${counted(tight, "edge")} at 0, those of the matching among them.`,
    scaled: ({ labels = NO_LABELS }: Report) =>
      labels.decimals > 0
        ? `Here all weights are those of the picture, ${whole(scaleOf(labels.decimals))} times yours, so that they are whole.`
        : undefined,
    numbered,
    checked: "Checked",
    notChecked: "The check failed",
    d: "D",
    a: "A",
    c: "C",
    empty: "nobody",
    prices: "Prices y",
    vertex: "Vertex",
    price: "y",
    blossoms: "Blossoms",
    blossom: "Vertices",
    z: "z",
    share: "z · (size − 1) / 2",
    details: "All the numbers",
  },
  take: {
    title: "Take it with you",
    graph: "Graph",
    matching: "Matching",
    picture: "Picture",
    copy: "Copy",
    list: "Edge list",
    json: "JSON",
    txt: "Text",
    csv: "CSV",
    svg: "SVG",
    png: "PNG",
    copyLink: "Link to this graph",
    copyGraph: "Graph",
    copyPairs: "Pairs",
    ...copyWords,
    linkTooLong: "This graph is too large for a link. Download it and send the file.",
    pngFailed: "The browser could not make a PNG of it. The SVG shows the same picture.",
  },
  /** The lines above the pairs in a text file. */
  file: {
    head: (objective: Objective, size: number, weight: string) =>
      `${objectiveNames[objective]}: size ${size}, weight ${weight}`,
    none: (objective: Objective, size: number) =>
      `${objectiveNames[objective]}: there is none; ${counted(size, "pair")} ${size === 1 ? "is" : "are"} the most that there can be`,
    exposed: (vertices: readonly string[]) => `exposed: ${vertices.join(" ")}`,
    scaled: (scale: Whole) => `in the proof all weights are taken ${scale} times`,
    proof: (reason: string) => `proof: ${reason}`,
  },
  badLink,
  watch: "Watch it step by step",
  watchNegated: "Watch it step by step, with the signs of all weights changed",
  private:
    "Everything happens in this page, even with the network off. No graph leaves it. What you draw is still here when you come back.",
  withoutScripts:
    "This page draws and solves in your browser, so it needs JavaScript. The command line needs none:",
  commands: [
    ["npm run --silent kibitz -- match graphs.jsonl", "the largest weight, with its proof"],
    ["npm run --silent kibitz -- match graph.csv", "the same of one graph in whatever format"],
    [
      "npm run --silent kibitz -- match graphs.jsonl --objective max-cardinality-weight",
      "as many pairs as possible, of the largest weight",
    ],
  ],
};

function sentence(said: Said): string {
  switch (said.kind) {
    case "added":
      return `Vertex ${said.v} is there.`;
    case "from":
      return `An edge from vertex ${said.v}: where to?`;
    case "moved":
      return `Vertex ${said.v} has moved.`;
    case "removed":
      return `Vertex ${said.v} is gone; the numbers after it drop by one.`;
    case "full":
      return `No more than ${count(said.v)} vertices are drawn. Larger graphs come as text.`;
    case "loop":
      return `An edge needs two different vertices, not ${said.v} twice.`;
    case "joined":
      return `Edge ${said.u}–${said.v}, of weight 1. Type another weight.`;
    case "there":
      return `The edge ${said.u}–${said.v} is there already.`;
    case "cut":
      return `The edge ${said.u}–${said.v} is gone.`;
    case "weighed":
      return `The edge ${said.u}–${said.v} weighs ${whole(said.weight)}.`;
    case "weight":
      return `Weight: expected a whole number; found ${quoted(said.found)}.`;
    case "no-vertex":
      return said.last < 0
        ? "There is no vertex yet. Add one first."
        : `Expected a vertex from 0 to ${said.last}; found ${quoted(said.found === "NaN" ? "" : said.found)}.`;
    case "arranged":
      return "Arranged afresh.";
    case "cleared":
      return "An empty plane. Undo brings the graph back.";
    case "reset":
      return "Back to the beginning. Undo brings your graph back.";
    case "undone":
      return "Taken back.";
    case "redone":
      return "Done again.";
  }
}

function sizeWords({ n, size, exposed }: Report, { a, odd }: SizeProof): string {
  if (exposed.length === 0) return `All ${count(n)} vertices are paired. There cannot be more pairs.`;
  if (a.length === 0) {
    return odd === 1
      ? "One component of the graph has an odd number of vertices, so one of them must stay alone."
      : `${count(odd)} components of the graph have an odd number of vertices, so one must stay alone in each.`;
  }
  return `Take away the ${counted(a.length, "vertex", "vertices")} of A: D falls into ${counted(odd, "odd component")}. In each, one vertex has no partner inside, and A has partners for ${count(a.length)} of them at most. So at least ${count(odd)} − ${count(a.length)} = ${count(odd - a.length)} stay alone, and no matching has more than ${counted(size, "pair")}.`;
}

function weightWords(report: Report, proof: WeightProof): string {
  const { exposed, objective } = report;
  const { blossoms } = proof;
  if (isLeast(objective)) return leastWords(report, proof);
  const around = blossoms.length > 0 ? ", with the z of every blossom around both ends," : "";
  const odd =
    blossoms.length > 0
      ? " Inside a blossom, an odd set, a matching can have (size − 1) / 2 edges and no more."
      : "";
  const alone =
    exposed.length === 0
      ? ""
      : objective === "weight"
        ? " Those left alone have the price 0."
        : " Those left alone have the lowest price of all.";
  return `Every vertex has a price y. Along each edge, the prices of both ends${around} come to at least twice its weight, so no ${objective === "perfect" ? "perfect matching" : `matching${objective === "weight" ? "" : " with as many pairs"}`} weighs more than half of them all.${odd}${alone} This matching weighs exactly that.`;
}

function leastWords({ exposed, objective }: Report, { blossoms }: WeightProof): string {
  const around = blossoms.length > 0 ? ", less the z of every blossom around both ends," : "";
  const odd =
    blossoms.length > 0
      ? " Inside a blossom, an odd set, a matching can have (size − 1) / 2 edges and no more."
      : "";
  const alone = exposed.length > 0 ? " Those left alone have the highest price of all." : "";
  const none = objective === "min-weight" ? "matching with as many pairs" : "perfect matching";
  return `Every vertex has a price y. Along each edge, the prices of both ends${around} come to at most twice its weight, so no ${none} weighs less than half of them all.${odd}${alone} This matching weighs exactly that.`;
}

function sumWords(
  { weight, objective }: Report,
  { sumY, sumZ, floor, dualSum, blossoms }: WeightProof,
): string {
  const parts = [whole(sumY)];
  if (blossoms.length > 0) parts.push(`${isLeast(objective) ? "−" : "+"} ${whole(sumZ)}`);
  if (floor !== 0) parts.push(`− ${added(floor)}`);
  const sum = parts.length > 1 ? `${parts.join(" ")} = ${whole(dualSum)}` : whole(dualSum);
  return `2 · ${added(weight)} = ${sum}`;
}

function seconds(milliseconds: number): string {
  return milliseconds < 1000
    ? `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** What the tool says. */
export type MatchingWords = typeof matchingWords;
