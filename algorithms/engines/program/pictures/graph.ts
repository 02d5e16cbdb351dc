/** Vertices with their edges, what is kept for each vertex, and the variables that are vertices now. */
import type { GraphEdge, Role } from "#algorithms/core/lesson/scene.ts";
import { layOut, type Stage, stageOf } from "#algorithms/engines/matching/places.ts";
import type { ProgramRun } from "../conduct.ts";
import type { Holder } from "../facts/facts.ts";
import { Memory } from "../memory.ts";
import type { Variable } from "../program.ts";
import type { DrawnData } from "../rules.ts";
import type { Sight } from "../sight.ts";
import { cellText, shortened } from "../told-values.ts";
import { isReference, objectOf } from "../words.ts";
import {
  MOST_VERTICES,
  type ReadEdge,
  type ReadGraph,
  readGraph,
  type Vertex,
  vertexOf,
} from "./neighbors.ts";
import { idOf, MARGIN, type Marks, nameOf, type Picture, type Point, type Stand } from "./picture.ts";
import { pictureWords as words } from "./words.en.ts";

/** At so many positions it is looked at what vertices and edges there are. */
const SAMPLES = 24;
const WIDTHS = { few: 220, many: 400 } as const;
const HEIGHTS = { few: 180, many: 230 } as const;
const FEW = 8;
const MOST_RADIUS = 17;
const NAMES = 16;
const MOST_NAME = 144;
const MOST_TAGS = 2;
/** So far from the line between two vertices stand the edges that lead there and back. */
const TWO_WAY = 7;

/** What is kept for the vertices, under the name of where. */
interface Kept {
  readonly name: string;
  /** Of a set, those that are in it. */
  readonly members: ReadonlySet<Vertex> | undefined;
  wordAt(vertex: Vertex): number;
  addressAt(vertex: Vertex): number;
}

export class Graph implements Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly #drawn: DrawnData;
  readonly #stand: Stand;
  readonly #index: ReadonlyMap<Vertex, number>;
  readonly #points: ReturnType<typeof layOut>;
  #stage: Stage;
  readonly #isDirected: boolean;
  readonly #vertexVariables: readonly Variable[];
  readonly #keepers: readonly Holder[];
  readonly #isEdges: boolean;

  /** Edges that are chosen among its own: they are marked here, and have no picture of their own. */
  #chosen: DrawnData | undefined;
  /** Its edges over the whole run, either way. */
  readonly pairs: ReadonlySet<string>;

  /** Undefined where nothing can be read as a graph, or too much. */
  static of(drawn: DrawnData, stand: Stand, run: ProgramRun): Graph | undefined {
    const whole = wholeOf(drawn, run);
    return whole && new Graph(drawn, stand, { whole, run });
  }

  private constructor(
    drawn: DrawnData,
    stand: Stand,
    { whole, run }: { readonly whole: ReadGraph; readonly run: ProgramRun },
  ) {
    this.name = drawn.name;
    this.#drawn = drawn;
    this.#stand = stand;
    this.#isEdges = drawn.kind === "edges";
    const { vertices, edges } = whole;
    this.#index = new Map(vertices.map((vertex, k) => [vertex, k]));
    const isFew = vertices.length <= FEW;
    this.width = isFew ? WIDTHS.few : WIDTHS.many;
    this.height = isFew ? HEIGHTS.few : HEIGHTS.many;
    const pairs = new Map<string, { u: number; v: number; weight: number }>();
    const there = new Set<string>();
    for (const { u, v } of edges) {
      const [a, b] = [this.#index.get(u) ?? 0, this.#index.get(v) ?? 0];
      there.add(`${a} ${b}`);
      if (a !== b)
        pairs.set(`${Math.min(a, b)} ${Math.max(a, b)}`, { u: Math.min(a, b), v: Math.max(a, b), weight: 1 });
    }
    this.pairs = new Set(edges.map(({ u, v }) => pairOf(u, v)));
    this.#isDirected =
      !this.#isEdges && [...there].some((pair) => !there.has(pair.split(" ").reverse().join(" ")));
    this.#points = layOut({ n: vertices.length, edges: [...pairs.values()] });
    this.#stage = this.#stageIn(this.width);
    const home = new Set(drawn.group.holders.map((holder) => stand.decided.domainOf(holder)));
    const isAtHome = (holder: Holder): boolean => home.has(stand.decided.domainOf(holder));
    const { facts, data } = stand.decided;
    const { variables } = run.program;
    this.#vertexVariables = variables.filter((variable) => {
      const placed = facts.placeOf.get(variable);
      const isOfOther = [...(placed?.first ?? [])].length > 0 && ![...(placed?.first ?? [])].some(isAtHome);
      if (isOfOther || (placed?.second.size && !placed.first.size)) return false;
      return [...(placed?.first ?? [])].some(isAtHome) || (facts.forms.get(variable)?.has("") ?? false);
    });
    this.#keepers = [...data].flatMap(([holder, kind]) =>
      (kind === "set" || kind === "map" || kind === "row") &&
      !drawn.group.holders.includes(holder) &&
      (isAtHome(holder) || kind === "set")
        ? [holder]
        : [],
    );
  }

  get #radius(): number {
    return Math.min(MOST_RADIUS, Math.max(9, this.#stage.radius));
  }

  #stageIn(width: number): Stage {
    return stageOf(this.#points, { width: width - 2 * MARGIN, height: this.height - NAMES, margin: 30 });
  }

  widen(): void {
    this.#stage = this.#stageIn(WIDTHS.many);
  }

  get data(): DrawnData {
    return this.#drawn;
  }

  choose(chosen: Graph): void {
    this.#chosen = chosen.#drawn;
  }

  draw(sight: Sight, marks: Marks, [x, y]: Point): string | undefined {
    const word = this.#stand.wordOf(this.#drawn, sight);
    const { memory } = sight;
    const read = word === 0 ? undefined : readGraph(memory, objectOf(word), this.#isEdges);
    if (!read) return undefined;
    const id = idOf(this.#drawn);
    const at = (vertex: Vertex): Point | undefined => {
      const k = this.#index.get(vertex);
      if (k === undefined) return undefined;
      const [left, top] = this.#stage.at(k);
      return [x + MARGIN + left, y + NAMES / 2 + top];
    };
    const here = this.#standing(sight);
    const kept = this.#kept(sight);
    const active = this.#edgeInHand(sight, read.edges);
    const drawn = new Set<string>();
    const chosen = this.#chosenNow(sight);
    const there = new Set(this.#isDirected ? read.edges.map(({ u, v }) => directedOf(u, v)) : []);
    for (const edge of read.edges) {
      const mark = this.#edge(edge, { at, here, active, chosen, there, id, sight });
      if (!mark || drawn.has(mark.id)) continue;
      drawn.add(mark.id);
      marks.edges.push(mark);
    }
    marks.notes.push({
      id,
      x: x + MARGIN,
      y: y + 12,
      text: this.#stand.namesOf(this.#drawn, sight, word, MOST_NAME),
      anchor: "start",
    });
    for (const vertex of read.vertices) {
      const place = at(vertex);
      if (!place) continue;
      const names = here.get(vertex);
      const { role, tag } = this.#mark(vertex, names, kept, sight);
      const text = shortened(String(vertex), 6);
      marks.nodes.push({
        ...{ id: `${id}:${vertex}`, x: place[0], y: place[1], radius: this.#radius, role, text },
        label: words.vertex(text),
        ...(tag !== "" && {
          tag: {
            text: tag,
            x: place[0] + this.#radius + 3,
            y: place[1] - this.#radius + 1,
            anchor: "start" as const,
          },
        }),
      });
      if (names)
        marks.notes.push({
          ...{ id: `${id}:n${vertex}`, x: place[0], y: place[1] + this.#radius + 15, role: "active" },
          text: shortened(names.slice(0, 3).join(" "), 14),
        });
    }
    const spoken = [...here].flatMap(([vertex, names]) =>
      names.map((name) => words.isVertex(name, String(vertex))),
    );
    return words.graph(nameOf(this.#drawn.holder), read.vertices.length, drawn.size, spoken.slice(0, 4));
  }

  #mark(
    vertex: Vertex,
    names: readonly string[] | undefined,
    kept: readonly Kept[],
    { memory, wrote }: Sight,
  ): { readonly role: Role; readonly tag: string } {
    let [isDone, isNew] = [false, false];
    const tags: string[] = [];
    for (const each of kept) {
      const address = each.addressAt(vertex);
      isNew ||= address >= 0 && wrote(address);
      if (each.members) {
        isDone ||= each.members.has(vertex);
        continue;
      }
      const value = memory.value(each.wordAt(vertex));
      if (value === true) isDone = true;
      else if (typeof value === "number" && tags.length < MOST_TAGS)
        tags.push(cellText(memory, each.wordAt(vertex), 5));
    }
    return { role: isNew ? "chosen" : names ? "active" : isDone ? "done" : "idle", tag: tags.join("/") };
  }

  #edge(
    { u, v, weight, object }: ReadEdge,
    given: {
      readonly at: (vertex: Vertex) => Point | undefined;
      readonly here: ReadonlyMap<Vertex, unknown>;
      readonly active: ReadonlySet<number>;
      readonly chosen: ReadonlySet<string>;
      /** The edges that lead somewhere. */
      readonly there: ReadonlySet<string>;
      readonly id: string;
      readonly sight: Sight;
    },
  ): GraphEdge | undefined {
    const { at, here, active, chosen, there, id, sight } = given;
    const [a, b] = [at(u), at(v)];
    if (!a || !b || u === v) return undefined;
    // Where one leads back, both stand beside the line, each to its right.
    const [from, to] = there.has(directedOf(v, u)) ? aside(a, b, TWO_WAY) : [a, b];
    const ends = this.#isDirected ? [u, v] : [String(u), String(v)].sort();
    const text = weight === 0 ? "" : cellText(sight.memory, weight, 5);
    const isHere = object > 0 ? active.has(object) : here.has(u) && here.has(v);
    return {
      ...{
        id: `${id}:${ends.join(">")}`,
        from,
        to,
        role: chosen.has(pairOf(u, v)) ? "done" : isHere ? "candidate" : "idle",
      },
      ...(text !== "" && { text }),
      ...(this.#isDirected && { directed: true as const }),
    };
  }

  /** The edges of a list of edges that a variable holds now. */
  #edgeInHand({ memory, wordOf }: Sight, edges: readonly ReadEdge[]): Set<number> {
    if (!this.#isEdges) return new Set();
    const held = new Set(memory.run.program.variables.map((variable) => objectOf(wordOf(variable))));
    return new Set(edges.flatMap(({ object }) => (held.has(object) ? [object] : [])));
  }

  #chosenNow(sight: Sight): Set<string> {
    const object = this.#chosen ? objectOf(this.#stand.wordOf(this.#chosen, sight)) : 0;
    const read = object === 0 ? undefined : readGraph(sight.memory, object, true);
    return new Set((read?.edges ?? []).map(({ u, v }) => pairOf(u, v)));
  }

  /** The vertices at which variables stand. */
  #standing(sight: Sight): Map<Vertex, string[]> {
    const found = new Map<Vertex, string[]>();
    for (const variable of this.#vertexVariables) {
      const word = sight.wordOf(variable);
      const vertex = word === 0 ? undefined : vertexOf(sight.memory.value(word));
      if (vertex === undefined || !this.#index.has(vertex)) continue;
      const known = found.get(vertex) ?? [];
      if (!known.includes(variable.name)) known.push(variable.name);
      found.set(vertex, known);
    }
    return found;
  }

  #kept({ memory, wordOf }: Sight): Kept[] {
    return this.#keepers.flatMap((holder): Kept[] => {
      const value = memory.value(wordOf(holder));
      if (!isReference(value)) return [];
      const { object } = value;
      const name = nameOf(holder);
      if (memory.isList(object)) {
        const isIn = (vertex: Vertex): vertex is number =>
          typeof vertex === "number" && vertex >= 0 && vertex < memory.length(object);
        return [
          {
            ...{ name, members: undefined },
            wordAt: (vertex) => (isIn(vertex) ? memory.item(object, vertex) : 0),
            addressAt: (vertex) => (isIn(vertex) ? memory.address(object, vertex) : -1),
          },
        ];
      }
      const entries = new Map(
        Array.from(
          { length: memory.length(object) },
          (_, k) => [vertexOf(memory.value(memory.item(object, 2 * k))), k] as const,
        ),
      );
      const members =
        memory.kind(object) === "set"
          ? new Set([...entries.keys()].filter((key) => key !== undefined))
          : undefined;
      return [
        {
          ...{ name, members },
          wordAt: (vertex) => {
            const k = entries.get(vertex);
            return k === undefined ? 0 : memory.item(object, 2 * k + 1);
          },
          addressAt: (vertex) => {
            const k = entries.get(vertex);
            return k === undefined ? -1 : memory.address(object, members ? 2 * k : 2 * k + 1);
          },
        },
      ];
    });
  }
}

function pairOf(u: Vertex, v: Vertex): string {
  return [String(u), String(v)].sort().join("–");
}

function directedOf(u: Vertex, v: Vertex): string {
  return `${u}>${v}`;
}

/** A line moved so far to the side. */
function aside([x, y]: Point, [toX, toY]: Point, distance: number): [from: Point, to: Point] {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [right, down] = [(-(toY - y) / length) * distance, ((toX - x) / length) * distance];
  return [
    [x + right, y + down],
    [toX + right, toY + down],
  ];
}

/**
 * Of graphs with the same edges one is drawn, lists of neighbors before lists of edges; edges that are some of another's are marked there.
 * Those that need no picture of their own are given.
 */
export function joined(graphs: readonly Graph[]): Set<Graph> {
  const needless = new Set<Graph>();
  const isPart = (one: Graph, of: Graph): boolean => [...one.pairs].every((pair) => of.pairs.has(pair));
  const before = (one: Graph, other: Graph): boolean =>
    one.data.kind === other.data.kind ? one.data.weight >= other.data.weight : one.data.kind === "graph";
  for (const one of graphs)
    for (const other of graphs) {
      if (
        one === other ||
        needless.has(one) ||
        needless.has(other) ||
        one.data.kind !== "edges" ||
        !isPart(one, other)
      )
        continue;
      if (one.pairs.size === other.pairs.size && before(one, other)) continue;
      if (one.pairs.size < other.pairs.size) other.choose(one);
      needless.add(one);
    }
  return needless;
}

/** All vertices and edges of a run: those of the last position, and what was taken away before. */
function wholeOf({ objects, kind }: DrawnData, run: ProgramRun): ReadGraph | undefined {
  const memory = new Memory(run);
  const { length } = run.trace;
  const vertices = new Set<Vertex>();
  const edges = new Map<string, ReadEdge>();
  const most = [...objects].slice(0, 8);
  for (let k = SAMPLES; k > 0; k--) {
    memory.at(Math.round((k * length) / SAMPLES));
    for (const object of most) {
      const read = readGraph(memory, object, kind === "edges");
      for (const vertex of read?.vertices ?? []) vertices.add(vertex);
      for (const edge of read?.edges ?? []) edges.set(`${edge.u} ${edge.v}`, edge);
    }
  }
  // In the order of their numbers, so that they stand as they are counted.
  const sorted = [...vertices].sort((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : 0));
  return sorted.length > 0 && sorted.length <= MOST_VERTICES
    ? { vertices: sorted, edges: [...edges.values()] }
    : undefined;
}
