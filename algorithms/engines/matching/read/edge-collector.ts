import type { Place } from "#algorithms/core/lesson/mistake.ts";
import { quoted } from "#algorithms/core/text/quoted.ts";
import type { Edge, Graph } from "../graph.ts";
import type { GraphLimits } from "../graph-limits.ts";
import { doubled, FIELDS, type ScannedEdges } from "../scan-edges.ts";
import { type GraphMistake, type GraphMistakeKind, MOST_MISTAKES } from "./mistake.ts";
import { type GraphMistakes, graphMistakes } from "./mistake-words.en.ts";

/** A piece of the text and the offset where it begins. */
export interface Token {
  readonly text: string;
  readonly at: number;
}

/** Longer weights are not read: a text of them is an accident. */
export const MOST_DIGITS = 10_000;

/**
 * Collects the edges of a text, in whatever notation they stand there, with the place of each, and everything that is
 * wrong with them. Places are kept as offsets into the text, of one number each.
 */
export class EdgeCollector {
  private readonly text: string;
  private readonly firstLine: number;
  readonly limits: GraphLimits;
  /** What is said about mistakes. */
  readonly words: GraphMistakes;
  private count = 0;
  /** As in `ScannedEdges`, but the smaller vertex first. */
  private numbers = new Int32Array(FIELDS * 64);
  private weights: (number | bigint)[] = [];
  private readonly found: { at: number; kind: GraphMistakeKind; message: string }[] = [];
  private lines: number[] | undefined;
  /** The number of vertices, where the text tells it. */
  n: number | undefined;
  private largest = -1;

  /** `firstLine` is the number of the text's first line in the file that it is from. */
  constructor(text: string, limits: GraphLimits, firstLine = 1) {
    this.text = text;
    this.firstLine = firstLine;
    this.limits = limits;
    this.words = graphMistakes;
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
    if (this.count >= this.limits.edges) {
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
    this.put(u, v, first.at, (weight ?? first).at);
    this.weights.push(w);
    return true;
  }

  private put(u: number, v: number, at: number, weightAt: number): void {
    this.largest = Math.max(this.largest, u, v);
    if (FIELDS * this.count === this.numbers.length) this.numbers = doubled(this.numbers);
    const { numbers } = this;
    const place = FIELDS * this.count++;
    numbers[place] = Math.min(u, v);
    numbers[place + 1] = Math.max(u, v);
    numbers[place + 2] = at;
    numbers[place + 3] = weightAt;
  }

  /** Takes edges of which the notation is right; `readAgain` looks at one that cannot be, by its offset, to complain of it. */
  addAll({ count, numbers, weights }: ScannedEdges, readAgain: (at: number) => void): void {
    const last = (this.n ?? this.limits.vertices) - 1;
    // They come into the place of their own numbers, which takes no more room.
    this.numbers = numbers;
    this.weights = weights;
    for (let i = 0; i < count && !this.isFull; i++) {
      const place = FIELDS * i;
      const [u, v, at, weightAt] = [
        numbers[place],
        numbers[place + 1],
        numbers[place + 2],
        numbers[place + 3],
      ];
      if (u > last || v > last || u === v) {
        readAgain(at);
        continue;
      }
      weights[this.count] = weights[i];
      this.put(u, v, at, weightAt);
    }
  }

  /** The graph, or undefined if there is a mistake. */
  finish(): Graph | undefined {
    this.findParallels();
    if (this.found.length > 0) return undefined;
    const { numbers, weights } = this;
    const edges = Array.from({ length: this.count }, (_, i): Edge => {
      return { u: numbers[FIELDS * i], v: numbers[FIELDS * i + 1], weight: weights[i] };
    });
    return { n: this.n ?? this.largest + 1, edges };
  }

  mistakes(): GraphMistake[] {
    return this.found
      .sort((x, y) => x.at - y.at)
      .map(({ at, kind, message }) => ({ ...this.placeAt(at), kind, message }));
  }

  /** Where the weight of an edge stands, or the edge if it has none. */
  weightPlace(edge: number): Place {
    return this.placeAt(this.numbers[FIELDS * edge + 3]);
  }

  placeAt(offset: number): Place {
    this.lines ??= lineStarts(this.text);
    let [low, high] = [0, this.lines.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lines[middle] <= offset) low = middle;
      else high = middle;
    }
    return { line: low + this.firstLine, column: offset - this.lines[low] + 1 };
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
    const { numbers, count } = this;
    const width = this.limits.vertices;
    const pairOf = (i: number): number => numbers[FIELDS * i] * width + numbers[FIELDS * i + 1];
    // In most files they stand in this order, and then nothing is to be sorted.
    let sorted = 1;
    while (sorted < count && pairOf(sorted) > pairOf(sorted - 1)) sorted++;
    if (sorted >= count) return;
    const keys = new Float64Array(count);
    for (let i = 0; i < count; i++) keys[i] = pairOf(i) * count + i;
    keys.sort();
    let first = -1;
    for (let i = 0; i < count && !this.isFull; i++) {
      const key = keys[i];
      const pair = Math.floor(key / count);
      if (first < 0 || Math.floor(keys[first] / count) !== pair) {
        first = i;
        continue;
      }
      const at = FIELDS * (key % count);
      const before = this.placeAt(numbers[FIELDS * (keys[first] % count) + 2]);
      const message = this.words.parallel(numbers[at], numbers[at + 1], before.line, before.column);
      this.complain(numbers[at + 2], "parallel", message);
    }
  }
}

/** Lines end with CR LF, LF or CR. A byte order mark takes no column. */
function lineStarts(text: string): number[] {
  const starts = [text.startsWith("\uFEFF") ? 1 : 0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return starts;
}
