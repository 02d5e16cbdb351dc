import type { Locale } from "#algorithms/lesson.ts";
import type { Place } from "#algorithms/mistake.ts";
import { quoted } from "../text/quoted.ts";
import type { Edge, Graph } from "./graph.ts";
import type { GraphLimits } from "./graph-limits.ts";
import { type GraphMistake, type GraphMistakeKind, MOST_MISTAKES } from "./mistake.ts";
import type { GraphMistakes } from "./mistake-words.en.ts";
import { graphMistakes } from "./mistake-words.ts";

/** A piece of the text and the offset where it begins. */
export interface Token {
  readonly text: string;
  readonly at: number;
}

/** Longer weights are not read: a text of them is an accident. */
const MOST_DIGITS = 10_000;

/**
 * Collects the edges of a text, in whatever notation they stand there, with the place of each, and everything that is
 * wrong with them. Places are kept as offsets into the text, of one number each.
 */
export class EdgeCollector {
  private readonly text: string;
  private readonly limits: GraphLimits;
  /** What is said about mistakes. */
  readonly words: GraphMistakes;
  private readonly edges: Edge[] = [];
  private readonly edgeOffsets: number[] = [];
  private readonly weightOffsets: number[] = [];
  private readonly found: { at: number; kind: GraphMistakeKind; message: string }[] = [];
  private lines: number[] | undefined;
  /** The number of vertices, where the text tells it. */
  n: number | undefined;
  private largest = -1;

  constructor(text: string, limits: GraphLimits, locale: Locale) {
    this.text = text;
    this.limits = limits;
    this.words = graphMistakes[locale];
  }

  /** Whether reading on would tell nothing more. */
  get isFull(): boolean {
    return this.found.length >= MOST_MISTAKES;
  }

  complain(at: number, kind: GraphMistakeKind, message: string): void {
    if (!this.isFull) this.found.push({ at, kind, message });
  }

  /** Takes the number of vertices. */
  setSize(token: Token): void {
    const { vertices } = this.limits;
    const n = /^-?\d+$/.test(token.text) ? Number(token.text) : Number.NaN;
    if (n >= 0 && n <= vertices) this.n = n + 0;
    else if (Number.isNaN(n))
      this.complain(token.at, "number", this.words.noSize(quoted(token.text), vertices));
    else this.complain(token.at, "size", this.words.wrongSize(quoted(token.text), vertices));
  }

  /** Takes an edge; without a weight it is 1. False: there are too many, and no more should come. */
  add(first: Token, second: Token, weight: Token | undefined): boolean {
    if (this.edges.length >= this.limits.edges) {
      this.complain(first.at, "size", this.words.tooManyEdges(this.limits.edges));
      return false;
    }
    const [u, v] = [this.vertex(first), this.vertex(second)];
    const w = weight === undefined ? 1 : this.weight(weight);
    if (u === undefined || v === undefined || w === undefined) return true;
    if (u === v) {
      this.complain(second.at, "loop", this.words.loop(u));
      return true;
    }
    this.largest = Math.max(this.largest, u, v);
    this.edges.push({ u: Math.min(u, v), v: Math.max(u, v), weight: w });
    this.edgeOffsets.push(first.at);
    this.weightOffsets.push((weight ?? first).at);
    return true;
  }

  /** The graph, or undefined if there is a mistake. */
  finish(): Graph | undefined {
    this.findParallels();
    if (this.found.length > 0) return undefined;
    return { n: this.n ?? this.largest + 1, edges: this.edges };
  }

  mistakes(): GraphMistake[] {
    return this.found
      .sort((x, y) => x.at - y.at)
      .map(({ at, kind, message }) => ({ ...this.placeAt(at), kind, message }));
  }

  /** Where the weight of an edge stands, or the edge if it has none. */
  weightPlace(edge: number): Place {
    return this.placeAt(this.weightOffsets[edge]);
  }

  placeAt(offset: number): Place {
    this.lines ??= lineStarts(this.text);
    let [low, high] = [0, this.lines.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lines[middle] <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - this.lines[low] + 1 };
  }

  private vertex({ text, at }: Token): number | undefined {
    const last = (this.n ?? this.limits.vertices) - 1;
    if (!/^-?\d+$/.test(text)) {
      this.complain(at, "number", this.words.noVertex(quoted(text), last));
      return undefined;
    }
    const vertex = Number(text);
    if (vertex >= 0 && vertex <= last) return vertex + 0;
    this.complain(at, "range", this.words.wrongVertex(quoted(text), last));
    return undefined;
  }

  private weight({ text, at }: Token): number | bigint | undefined {
    if (!/^[+-]?\d+$/.test(text)) {
      this.complain(at, "number", this.words.noWeight(quoted(text)));
      return undefined;
    }
    if (text.length > MOST_DIGITS) {
      this.complain(at, "size", this.words.longWeight(text.length, MOST_DIGITS));
      return undefined;
    }
    const weight = Number(text);
    // Adding 0 makes a positive zero of a negative one.
    if (Number.isSafeInteger(weight)) return weight + 0;
    return text.startsWith("+") ? BigInt(text.slice(1)) : BigInt(text);
  }

  /** Sorts the pairs as numbers, the order in the text behind each, so that parallel edges stand together. */
  private findParallels(): void {
    const { edges } = this;
    const [width, count] = [this.limits.vertices, edges.length];
    const keys = Float64Array.from(edges, ({ u, v }, i) => (u * width + v) * count + i).sort();
    let first = -1;
    for (let i = 0; i < count && !this.isFull; i++) {
      const key = keys[i];
      const pair = Math.floor(key / count);
      if (first < 0 || Math.floor(keys[first] / count) !== pair) {
        first = i;
        continue;
      }
      const { u, v } = edges[key % count];
      const before = this.placeAt(this.edgeOffsets[keys[first] % count]);
      const message = this.words.parallel(u, v, before.line, before.column);
      this.complain(this.edgeOffsets[key % count], "parallel", message);
    }
  }
}

/** Lines end with CR LF, LF or CR. A byte order mark takes no column. */
function lineStarts(text: string): number[] {
  const starts = [text.startsWith("\uFEFF") ? 1 : 0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return starts;
}
