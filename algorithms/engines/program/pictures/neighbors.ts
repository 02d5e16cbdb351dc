/** Vertices and edges, read out of any of the forms in which programs keep them. */
import type { Memory } from "../memory.ts";
import { isReference, objectOf, type Value } from "../words.ts";

/** A vertex, by what the program calls it. */
export type Vertex = number | string;

export interface ReadEdge {
  readonly u: Vertex;
  readonly v: Vertex;
  /** The word of the number that is kept with it; 0 for none. */
  readonly weight: number;
  /** Of an edge in a list of edges, the object that it is. */
  readonly object: number;
}

export interface ReadGraph {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly ReadEdge[];
}

/** More is no picture. */
export const MOST_VERTICES = 60;
const MOST_EDGES = 400;
/** Numbers from here on are what programs write for "no edge". */
const NEVER = 1e8;

/** Lists, sets or maps of neighbors, of numbers, names, pairs or objects; a matrix; or a list of edges. */
export function readGraph(memory: Memory, object: number, isEdges: boolean): ReadGraph | undefined {
  const reader = new Reader(memory);
  if (isEdges) for (const word of memory.items(object).slice(0, MOST_EDGES)) reader.edge(objectOf(word));
  else reader.neighbors(object);
  const { vertices, edges } = reader;
  return vertices.size > 0 && vertices.size <= MOST_VERTICES
    ? { vertices: [...vertices], edges: edges.slice(0, MOST_EDGES) }
    : undefined;
}

class Reader {
  readonly vertices = new Set<Vertex>();
  readonly edges: ReadEdge[] = [];
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  neighbors(object: number): void {
    const memory = this.#memory;
    const isList = memory.isList(object);
    if (memory.length(object) > MOST_VERTICES * 2) return;
    const rows: (readonly [Vertex | undefined, number])[] = isList
      ? memory.items(object).map((word, k) => [k, objectOf(word)] as const)
      : memory.entries(object).map(([key, word]) => [vertexOf(memory.value(key)), objectOf(word)] as const);
    const isMatrix = isList && rows.every(([, row]) => this.#isRowOf(row, rows.length));
    for (const [u] of rows) if (u !== undefined) this.vertices.add(u);
    for (const [u, row] of rows) {
      if (u === undefined || row === 0) continue;
      if (isMatrix) this.#matrixRow(u, row);
      else this.#row(u, row);
    }
  }

  /** An edge as a pair with or without a number, or as an object of which the first two fields are its ends. */
  edge(object: number): void {
    if (object === 0) return;
    const [a, b, weight] = this.#parts(object);
    const [u, v] = [a, b].map((word) => vertexOf(this.#memory.value(word ?? 0)));
    if (u === undefined || v === undefined) return;
    this.vertices.add(u).add(v);
    this.edges.push({ u, v, weight: weight ?? 0, object });
  }

  #isRowOf(row: number, length: number): boolean {
    const memory = this.#memory;
    if (row === 0 || !memory.isList(row) || memory.length(row) !== length || length < 2) return false;
    // Neighbors may be as many as vertices; a matrix has a number for itself too, which no list of them has.
    return memory.items(row).every((word) => !isReference(memory.value(word)));
  }

  #matrixRow(u: Vertex, row: number): void {
    for (const [v, word] of this.#memory.items(row).entries()) {
      const value = this.#memory.value(word);
      const isEdge = value === true || (typeof value === "number" && value !== 0 && Math.abs(value) < NEVER);
      if (isEdge && v !== u) this.#add(u, v, value === true || value === 1 ? 0 : word);
    }
  }

  #row(u: Vertex, row: number): void {
    const memory = this.#memory;
    const kind = memory.kind(row);
    if (memory.isList(row) || kind === "set") {
      const words = kind === "set" ? memory.entries(row).map(([key]) => key) : memory.items(row);
      for (const word of words.slice(0, MOST_EDGES)) {
        const object = objectOf(word);
        const [to, weight] = object === 0 ? [word, 0] : this.#parts(object);
        this.#add(u, vertexOf(memory.value(to ?? 0)), weight ?? 0);
      }
    } else for (const [key, word] of memory.entries(row)) this.#add(u, vertexOf(memory.value(key)), word);
  }

  #parts(object: number): number[] {
    const memory = this.#memory;
    return memory.isList(object)
      ? [...memory.items(object).slice(0, 3)]
      : memory
          .entries(object)
          .slice(0, 3)
          .map(([, word]) => word);
  }

  #add(u: Vertex, v: Vertex | undefined, weight: number): void {
    if (v === undefined) return;
    this.vertices.add(v);
    this.edges.push({ u, v, weight, object: 0 });
  }
}

export function vertexOf(value: Value): Vertex | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
  // The keys of an object are texts, also where they are numbers.
  if (typeof value !== "string" || value.length > 40) return undefined;
  return /^(0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value;
}
