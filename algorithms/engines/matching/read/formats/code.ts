/** Graphs in brackets: lists, tuples and dictionaries of programs, calls that add edges, JSON of other programs. */

import { type Read, type Reading, type Told, type Trouble, WEIGHT_NAME, type Wish } from "../reading.ts";
import { isCount, isNone, isNumber } from "../weights.ts";
import { type Listed, parseLiteral, type Value } from "./literal.ts";
import { graphFromRows } from "./square.ts";

type Found = Omit<Reading, "format"> & { readonly format?: "node-link" };

/** The weight where an edge says none. */
const NO_WEIGHT = undefined;

export const readCode: Read = (text, wish) => {
  if (!/[[({]/.test(text) || text.length > MOST_CODE) return undefined;
  const all = parseLiteral(text);
  if (all === undefined) return undefined;
  const whole = isOnlyBrackets(all) ? fromValue(all, wish) : fromAlternating(all);
  const found = whole ?? joined(fromParts(all, wish), callsIn(all));
  return found && ("kind" in found ? found : { format: "code", ...found });
};

/** JSON of NetworkX, D3, Cytoscape and others: objects with "source" and "target". */
export const readNodeLink: Read = (text) => {
  if (!/^\s*[{[]/.test(text) || text.length > MOST_CODE) return undefined;
  const all = parseLiteral(text);
  const [value] = all?.items ?? [];
  if (all?.items.length !== 1 || value?.kind !== "list") return undefined;
  const found = fromObject(value);
  return found && { ...found, format: "node-link" };
};

/** Longer texts are data in a format for data. */
const MOST_CODE = 40_000_000;

/** Whether a text holds nothing but lists, as of edges one below the other: calls that add an edge may name the graph first. */
function isOnlyBrackets({ items, entries }: Listed): boolean {
  const areLists = items.every((item) => item.kind === "list" && !ADDS_EDGE.test(item.name ?? ""));
  return areLists && entries.every(([key]) => key.kind === "list");
}

/** "(0, 1) 4.0", as SciPy prints a sparse matrix: pairs and numbers by turns. */
function fromAlternating({ items, entries }: Listed): Found | undefined {
  const told: Told[] = [];
  for (let i = 0; i + 1 < items.length; i += 2) {
    const edge = edgeOf(items[i]);
    const weight = wordOf(items[i + 1]);
    if (!edge || edge.weight !== undefined || !isNumber(weight)) return undefined;
    told.push({ ...edge, weight });
  }
  const isWhole = entries.length === 0 && items.length > 0 && items.length % 2 === 0;
  return isWhole ? { told, shape: "edges" } : undefined;
}

/** The graph of a program that may add single edges to a list of them, in the order of its text. */
function joined(parts: readonly Part[], calls: readonly Call[]): Found | Trouble | undefined {
  // Beside a list, the calls with variables are those of a loop over it.
  const added = parts.length === 0 ? calls : calls.filter(({ isLiteral }) => isLiteral);
  const pieces = [...parts, ...added].sort((a, b) => a.at - b.at);
  if (parts.filter(({ graph }) => graph === undefined).length > 1)
    return { kind: "several", count: parts.length };
  const graphs = new Set(pieces.flatMap(({ graph }) => graph ?? []));
  if (parts.length > 0 && graphs.size > 1) return { kind: "several", count: graphs.size };
  const told = pieces.flatMap(({ found }) => found.told);
  const alone = pieces.flatMap(({ found }) => found.alone ?? []);
  const [first] = parts;
  if (first) return { ...first.found, told, alone };
  return told.length > 0 ? { told, alone, shape: "edges" } : undefined;
}

/** The graphs in a program, the one with the "n" beside it. */
function fromParts(all: Listed, wish: Wish): readonly Part[] {
  const whole = fromPair(all) ?? fromObject(all);
  const at = edgesOf(all)?.at ?? all.at;
  const lists = partsOf(all, wish);
  const candidates = whole
    ? [{ found: whole, name: "", at, graph: undefined }, ...lists.filter(({ graph }) => graph !== undefined)]
    : lists;
  const named = candidates.filter(({ name }) => /edge|graph|adj|link|arc|matrix|cost|weight/i.test(name));
  const parts = named.length === 1 && !whole ? named : candidates;
  const n = wordOf(all.entries.find(([key]) => /^(n|N|num_nodes|numNodes|V)$/.test(wordOf(key) ?? ""))?.[1]);
  return parts.map((part) =>
    part.found.base === "names" || !isCount(n) ? part : { ...part, found: { n: Number(n), ...part.found } },
  );
}

/** What are graphs among the values of a program, its blocks and its calls; what is within other data is none by itself. */
function partsOf({ items, entries }: Listed, wish: Wish): Part[] {
  const values = [
    ...items.map((value) => ({ name: value.kind === "list" ? (value.name ?? "") : "", value })),
    ...entries.map(([key, value]) => ({ name: wordOf(key) ?? "", value })),
  ];
  return values.flatMap(({ name, value }) => {
    if (value.kind !== "list") return [];
    const found = fromValue(value, wish) ?? fromObject(value) ?? fromPair(value);
    if (found)
      return found.told.length > 0 ? [{ found, name, at: value.at, graph: ADDS.exec(name)?.[1] }] : [];
    const isBlock = value.name !== undefined || (value.open === "{" && value.items.length > 0);
    return isBlock ? partsOf(value, wish) : [];
  });
}

interface Piece {
  readonly found: Found;
  readonly at: number;
  /** The graph to which it is added, as far as the program names one. */
  readonly graph: string | undefined;
}

interface Part extends Piece {
  /** What it is called in the program. */
  readonly name: string;
}

interface Call extends Piece {
  /** Whether its vertices are numbers or texts, no variables. */
  readonly isLiteral: boolean;
}

/** A call that adds a list of edges, behind the graph that it adds them to. */
const ADDS = /^(.*?)[.:>]*add_?(?:weighted_?)?edges(?:_?from)?!?$/i;
const ADDS_EDGE = /^(.*?)(?:^|[.:>]+)add_?(?:weighted_?)?edge(?:withvertices)?!?$/i;
const ADDS_VERTEX = /^(.*?)(?:^|[.:>]+)add_?(?:node|vertex)!?$/i;

function fromValue(value: Listed, wish: Wish): Found | undefined {
  const inner = value.items[0];
  // A call such as array([[0, 1], [1, 0]]) or defaultdict(list, {…}).
  if (value.name !== undefined && inner !== undefined) {
    const lists = value.items.filter((each): each is Listed => each.kind === "list");
    const isMatrix = /(^|\.)(array|matrix|tensor|dataframe)$/i.test(value.name);
    if (lists.length === 1) {
      const found = (isMatrix && matrixOf(lists[0])) || fromValue({ ...lists[0], name: undefined }, wish);
      // add_edges_from([(0, 1), (1, 2)], weight=5): those that say no weight of their own have this one.
      const weight = weightIn(value.entries);
      if (!found || !ADDS.test(value.name) || !isNumber(weight)) return found;
      return { ...found, told: found.told.map((edge) => ({ ...edge, weight: edge.weight ?? weight })) };
    }
  }
  if (value.entries.length > 0 && value.items.length === 0)
    return value.open === "[" ? undefined : fromEntries(value);
  if (value.entries.length > 0) return undefined;
  const edges = fromEdges(value);
  const rows = value.items.flatMap((item) => (item.kind === "list" ? [wordsOf(item)] : []));
  const areRows = rows.length === value.items.length && rows.every((row) => row !== undefined);
  if (!areRows || wish.shape === "edges") return edges;
  const cells = rows.map((row) => row ?? []);
  const neighbors = fromNeighbors(cells);
  if (neighbors) return neighbors;
  const matrix = graphFromRows(cells, undefined);
  if (matrix && "told" in matrix && (cells.length > 3 || !edges || isPlainMatrix(cells)))
    return { ...matrix, shape: "matrix" };
  return edges;
}

function matrixOf({ items }: Listed): Found | undefined {
  const rows = items.flatMap((item) => (item.kind === "list" ? [wordsOf(item) ?? []] : []));
  return rows.length === items.length && rows.length > 2 ? graphFromRows(rows, undefined) : undefined;
}

/** Zeros on the diagonal, and the same on both sides of it. */
function isPlainMatrix(rows: readonly (readonly string[])[]): boolean {
  return rows.every((row, u) =>
    row.every((cell, v) => (u === v ? Number(cell) === 0 : cell === rows[v]?.[u])),
  );
}

/** "[[1, 2], [0], [0]]": the neighbors of each vertex, each edge at both its ends. */
function fromNeighbors(rows: readonly (readonly string[])[]): Found | undefined {
  const n = rows.length;
  const isInside = rows.every((row) => row.every((cell) => isCount(cell) && Number(cell) < n));
  if (n < 2 || !isInside || rows.every((row) => row.length === n)) return undefined;
  const sets = rows.map((row) => new Set(row.map(Number)));
  const isSymmetric = sets.every((set, u) => [...set].every((v) => v !== u && sets[v]?.has(u)));
  if (!isSymmetric || sets.every(({ size }) => size === 0)) return undefined;
  const told = sets.flatMap((set, u) =>
    [...set].flatMap((v): Told[] => (u < v ? [{ ends: [`${u}`, `${v}`], weight: NO_WEIGHT }] : [])),
  );
  return { told, n, base: 0, shape: "neighbours" };
}

/** A list each of whose items is an edge. */
function fromEdges({ items, entries }: Listed): Found | undefined {
  const told: Told[] = [];
  const values = [...items, ...entries.map(([, value]) => value)];
  for (const item of values) {
    const edge = edgeOf(item);
    if (!edge) return undefined;
    told.push(edge);
  }
  return told.length > 0 ? { told, shape: "edges" } : undefined;
}

/** (0, 1), [0, 1, 5], {u, v}, (0, 1, {'weight': 3}), (v1 : v2), Edge(0, 1, 5) or {source: 0, target: 1, weight: 5}. */
function edgeOf(value: Value): Told | undefined {
  if (value.kind === "word") return undefined;
  const { items, entries } = value;
  if (items.length === 0 && entries.length === 1) {
    const ends = entries[0].map(wordOf);
    return endsOf(ends[0], ends[1], NO_WEIGHT);
  }
  if (items.length === 0) return linkOf(value);
  const [first, second, third] = items;
  if (items.length > 3) return undefined;
  const named = weightIn(entries);
  if (third === undefined) return endsOf(wordOf(first), wordOf(second), named);
  if (third.kind === "word")
    return isNumber(third.text) || third.isText || isNone(third.text)
      ? endsOf(wordOf(first), wordOf(second), third.text)
      : undefined;
  if (third.items.length > 0) return undefined;
  return endsOf(wordOf(first), wordOf(second), weightIn(third.entries));
}

function endsOf(u: string | undefined, v: string | undefined, weight: string | undefined): Told | undefined {
  return u === undefined || v === undefined ? undefined : { ends: [u, v], weight };
}

/** A dictionary: of neighbors, with or without weights, or of edges. */
function fromEntries({ entries }: Listed): Found | undefined {
  const told: Told[] = [];
  const alone: string[] = [];
  for (const [key, value] of entries) {
    if (key.kind === "list") {
      const edge = edgeOf({ ...key, entries: [] });
      const weight = wordOf(value) ?? (value.kind === "list" ? weightIn(value.entries) : undefined);
      if (!edge || (wordOf(value) !== undefined && !isNumber(weight))) return undefined;
      told.push({ ...edge, weight });
      continue;
    }
    alone.push(key.text);
    const neighbors = neighborsIn(value, key.text);
    if (neighbors === undefined) return undefined;
    for (const each of neighbors) told.push(each);
  }
  if (told.length + alone.length === 0) return undefined;
  return { told, alone, shape: entries[0]?.[0].kind === "list" ? "edges" : "neighbours" };
}

function neighborsIn(value: Value, u: string): Told[] | undefined {
  if (value.kind === "word") return [{ ends: [u, value.text], weight: NO_WEIGHT }];
  const called = value.items[0];
  // set([1, 2]) and the like.
  if (value.name !== undefined && called?.kind === "list") return neighborsIn(called, u);
  const told: Told[] = [];
  for (const item of value.items) {
    const pair = item.kind === "list" ? item.items.map(wordOf) : [wordOf(item)];
    const [v, weight] = pair;
    if (v === undefined || pair.length > 2) return undefined;
    told.push({ ends: [u, v], weight });
  }
  for (const [key, weight] of value.entries) {
    const v = wordOf(key);
    if (v === undefined) return undefined;
    const said = weight.kind === "word" ? weight.text : weightIn(innermost(weight).entries);
    told.push({ ends: [u, v], weight: said });
  }
  return told;
}

/** {0: {'weight': 3}} of a multigraph with one edge is {'weight': 3}. */
function innermost(value: Listed): Listed {
  const [entry] = value.entries;
  const isKey = value.entries.length === 1 && entry?.[1].kind === "list" && isCount(wordOf(entry[0]));
  return isKey && entry[1].kind === "list" ? innermost(entry[1]) : value;
}

/** The vertices and then the edges, as JGraphT prints a graph: ([a, b, c], [{a,b}, {b,c}]). */
function fromPair({ items, entries }: Listed): Found | undefined {
  const [nodes, edges] = items;
  if (items.length !== 2 || entries.length > 0 || nodes?.kind !== "list" || edges?.kind !== "list")
    return undefined;
  const alone = wordsOf(nodes);
  const found = alone && fromEdges(edges);
  const known = new Set(alone);
  if (!alone || !found?.told.every(({ ends }) => ends.every((end) => known.has(end)))) return undefined;
  return { ...found, alone };
}

/** An object with a list of edges in one of its members, and perhaps one of nodes. */
function fromObject(object: Listed): Found | undefined {
  if (object.open !== "" && object.open !== "{" && object.open !== "(" && object.items.length > 0) {
    const links = object.items.map((item) => (item.kind === "list" ? linkOf(item) : undefined));
    const told = links.flatMap((link) => (link ? [link] : []));
    return told.length === object.items.length && told.length > 0 ? { told, shape: "edges" } : undefined;
  }
  const member = (names: RegExp): Value | undefined => memberOf(object, names);
  const inside = member(/^(elements|graph|data)$/);
  const edges = edgesOf(object);
  if (!edges) return inside?.kind === "list" ? fromObject(inside) : undefined;
  const nodes = member(/^(nodes|vertices|V)$/i);
  const { ids, isByPlace } = idsOf(nodes);
  const links = fromLinks(edges) ?? fromEdges(edges);
  if (!links) return undefined;
  // D3 speaks of nodes by their places in the list.
  const byPlace = isByPlace(links.told);
  const name = (end: string) => (byPlace ? (ids[Number(end)] ?? end) : end);
  const told = links.told.map(({ ends, weight }) => ({
    ends: [name(ends[0]), name(ends[1])] as const,
    weight,
  }));
  const isDirected = /^true$/i.test(wordOf(member(/^directed$/)) ?? "");
  const n = wordOf(member(/^n$/));
  return {
    ...{ told, alone: ids, shape: "edges" },
    ...(isCount(n) && { n: Number(n) }),
    ...(isDirected && { facts: ["directed"] }),
  };
}

function memberOf({ entries }: Listed, names: RegExp): Value | undefined {
  return entries.find(([key]) => names.test(wordOf(key) ?? ""))?.[1];
}

/** The list of edges in a member of an object or in a variable of a program. */
function edgesOf(object: Listed): Listed | undefined {
  const edges = memberOf(object, /^(\w*links|\w*edges|arcs|E)$/i);
  return edges?.kind === "list" ? edges : undefined;
}

function fromLinks({ items }: Listed): Found | undefined {
  const links = items.map((item) => (item.kind === "list" ? linkOf(item) : undefined));
  const told = links.flatMap((link) => (link ? [link] : []));
  return told.length === items.length ? { told } : undefined;
}

/** {"source": 0, "target": 1, "weight": 3}, or the same within "data". */
function linkOf(link: Listed): Told | undefined {
  const value = (names: RegExp): Value | undefined => memberOf(link, names);
  const data = value(/^data$/);
  if (data?.kind === "list" && data.entries.length > 1) return linkOf(data);
  const end = (names: RegExp): string | undefined => {
    const found = value(names);
    return found?.kind === "list" ? wordOf(found.entries[0]?.[1]) : wordOf(found);
  };
  return endsOf(
    end(/^(source|from|u|a|start|node1)$/i),
    end(/^(target|to|v|b|end|node2)$/i),
    weightIn(link.entries),
  );
}

/** The names of nodes, and whether edges that tell these ends speak of their places. */
function idsOf(nodes: Value | undefined): {
  readonly ids: readonly string[];
  readonly isByPlace: (told: readonly Told[]) => boolean;
} {
  if (nodes?.kind !== "list") return { ids: [], isByPlace: () => false };
  const idOf = (node: Value): string | undefined => {
    if (node.kind === "word") return node.text;
    const data = node.entries.find(([key]) => wordOf(key) === "data")?.[1];
    if (data?.kind === "list") return idOf(data);
    const named = ["id", "key", "name", "label"].map((name) =>
      wordOf(node.entries.find(([key]) => wordOf(key) === name)?.[1]),
    );
    return named.find((name) => name !== undefined);
  };
  const keys = nodes.entries.flatMap(([key]) => wordOf(key) ?? []);
  const ids = [...nodes.items.flatMap((node) => idOf(node) ?? []), ...keys];
  const known = new Set(ids);
  const isByPlace = (told: readonly Told[]) =>
    told.some(({ ends }) => ends.some((end) => !known.has(end))) &&
    told.every(({ ends }) => ends.every((end) => isCount(end) && Number(end) < ids.length));
  return { ids, isByPlace };
}

/** The calls of a program that add edges one by one: add_edge(0, 1, weight=3), boost::add_edge(a, b, 5, g). */
function callsIn(value: Value): Call[] {
  if (value.kind === "word") return [];
  const { name = "", at, entries } = value;
  const isFirst = isOfGraph(value.items);
  const items = value.items.slice(isFirst ? 1 : 0);
  const call = (graph: string | undefined, ends: readonly Value[], found: Found): Call => ({
    ...{ found, at, graph: isFirst ? wordOf(value.items[0]) : graph },
    isLiteral: ends.every((end) => end.kind === "word" && (end.isText || isNumber(end.text))),
  });
  const edges = ADDS_EDGE.exec(name);
  if (edges) {
    const edge = endsOf(wordOf(items[0]), wordOf(items[1]), weightOfCall(items.slice(2), entries));
    return edge ? [call(edges[1], items.slice(0, 2), { told: [edge] })] : [];
  }
  const vertices = ADDS_VERTEX.exec(name);
  const alone = vertices ? items.slice(0, 1).flatMap((each) => wordOf(each) ?? []) : [];
  const own = alone.length > 0 ? [call(vertices?.[1], items.slice(0, 1), { told: [], alone })] : [];
  return [...own, ...[...value.items, ...entries.map(([, inner]) => inner)].flatMap(callsIn)];
}

/** Whether the graph itself stands first: add_edge!(g, 1, 2), Graphs.addEdge(graph, "a", "b", 5). */
function isOfGraph([first, ...ends]: readonly Value[]): boolean {
  const isName = first?.kind === "word" && !first.isText && !isNumber(first.text);
  const areEnds =
    ends.length > 1 &&
    ends.slice(0, 2).every((end) => end.kind === "word" && (end.isText || isNumber(end.text)));
  return isName && areEnds;
}

/** The graph itself stands last, if it is among them; what else is there has to be a number. */
function weightOfCall(rest: readonly Value[], entries: Listed["entries"]): string | undefined {
  const named = weightIn(entries);
  if (named !== undefined) return named;
  const [first] = rest;
  const word = first?.kind === "list" ? wordOf(first.items[0]) : wordOf(first);
  if (first?.kind === "word" && rest.length === 1 && !isNumber(word)) return undefined;
  return word === undefined ? undefined : sumOf(word);
}

/** "10000-1002" as the number that it is. */
function sumOf(word: string): string {
  const [, one, sign, other] = /^(\d{1,15})([+-])(\d{1,15})$/.exec(word) ?? [];
  if (one === undefined) return word;
  return String(sign === "-" ? Number(one) - Number(other) : Number(one) + Number(other));
}

function weightIn(entries: Listed["entries"]): string | undefined {
  const named = entries.filter(([key]) => WEIGHT_NAME.test(wordOf(key) ?? ""));
  // What is called so outright, or else the first number.
  const found =
    named.find(([key]) => /^weight$/i.test(wordOf(key) ?? "")) ??
    named.find(([, value]) => isNumber(wordOf(value))) ??
    named[0];
  return wordOf(found?.[1]);
}

function wordOf(value: Value | undefined): string | undefined {
  return value?.kind === "word" ? value.text : undefined;
}

/** A list that holds words only. */
function wordsOf({ items, entries }: Listed): string[] | undefined {
  const words = items.flatMap((item) => wordOf(item) ?? []);
  return entries.length === 0 && words.length === items.length ? words : undefined;
}
