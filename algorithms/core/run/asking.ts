/** What a run answers: at which positions something happens, read off its log in one pass. No cursor moves. */
import { CHUNK, OFFSET_BITS, OFFSET_MASK, type Trace, WORDS } from "./trace.ts";

/**
 * A pass over a run: it gives what it found at its end, and on the way, now and then, which share of it is done, so that
 * whoever makes it can do something else in between.
 */
export type Pass<Found = Answers> = Generator<number, Found, void>;

/** The whole of a pass at once. */
export function whole<Found>(pass: Pass<Found>): Found {
  for (;;) {
    const next = pass.next();
    if (next.done) return next.value;
  }
}

/** Bits of a word, and words of a block whose answers are counted once. */
const BITS = 32;
const BLOCK = 256;

/** Positions of a run, each a bit: a list of two million numbers would take thirty times as much. */
export class Answers {
  /** How many there are. */
  count = 0;
  /** The length of the run. */
  readonly length: number;
  readonly #bits: Uint32Array;
  /** How many lie before each block; undefined until somebody asks, and after each new one. */
  #before: Uint32Array | undefined;

  constructor(length: number) {
    this.length = length;
    this.#bits = new Uint32Array(Math.floor(length / BITS) + 1);
  }

  add(position: number): void {
    const bit = 1 << (position % BITS);
    const word = Math.floor(position / BITS);
    if (this.#bits[word] & bit) return;
    this.#bits[word] |= bit;
    this.count++;
    this.#before = undefined;
  }

  has(position: number): boolean {
    return (this.#bits[Math.floor(position / BITS)] & (1 << (position % BITS))) !== 0;
  }

  /** The first one after a position; undefined if there is none. */
  next(position: number): number | undefined {
    for (let at = position + 1; at <= this.length; at++) {
      // A word without any is left at once.
      if (at % BITS === 0 && this.#bits[at / BITS] === 0) at += BITS - 1;
      else if (this.has(at)) return at;
    }
    return undefined;
  }

  /** The last one before a position; undefined if there is none. */
  before(position: number): number | undefined {
    for (let at = Math.min(position, this.length + 1) - 1; at >= 0; at--) {
      if (at % BITS === BITS - 1 && this.#bits[(at + 1) / BITS - 1] === 0) at -= BITS - 1;
      else if (this.has(at)) return at;
    }
    return undefined;
  }

  /** How many there are up to a position: the number of the one there, from 1. */
  upTo(position: number): number {
    this.#before ??= this.#counted();
    const word = Math.floor(position / BITS);
    const block = Math.floor(word / BLOCK);
    let sum = this.#before[block];
    for (let k = block * BLOCK; k < word; k++) sum += ones(this.#bits[k]);
    const rest = position % BITS;
    return sum + ones(rest === BITS - 1 ? this.#bits[word] : this.#bits[word] & ((2 << rest) - 1));
  }

  /** Those up to a position, and no others. */
  until(position: number): Answers {
    if (position >= this.length) return this;
    const some = new Answers(this.length);
    for (const at of this) {
      if (at > position) break;
      some.add(at);
    }
    return some;
  }

  *[Symbol.iterator](): Generator<number, void, void> {
    for (let at = this.has(0) ? 0 : this.next(0); at !== undefined; at = this.next(at)) yield at;
  }

  #counted(): Uint32Array {
    const before = new Uint32Array(Math.ceil(this.#bits.length / BLOCK));
    for (let block = 1; block < before.length; block++) {
      let sum = before[block - 1];
      for (let k = (block - 1) * BLOCK; k < block * BLOCK; k++) sum += ones(this.#bits[k]);
      before[block] = sum;
    }
    return before;
  }
}

/** How many bits of a word are set. */
function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Each step of one of these kinds. */
export function* stepsOf({ data }: Pick<Trace, "data">, kinds: readonly string[]): Pass {
  const isWanted = data.kinds.map(([name]) => kinds.includes(name));
  const answers = new Answers(data.length);
  for (const [k, chunk] of data.stepChunks.entries()) {
    const first = k * CHUNK;
    const steps = Math.min(data.length - first, CHUNK);
    for (let at = 0; at < steps; at++)
      if (isWanted[chunk[at * WORDS] >>> OFFSET_BITS]) answers.add(first + at + 1);
    yield (first + steps) / data.length;
  }
  return answers;
}

/** What may become of a cell. */
export interface CellsAsked {
  readonly cells: string;
  /** The index of the one cell that is meant; all of the array unless told. */
  readonly index?: number | undefined;
  /** What it becomes; anything else than it was unless told. */
  readonly value?: number | undefined;
}

/** Each step that leaves such a cell with another value than it found. One that puts back what was there changes nothing. */
export function* changesOf({ data }: Pick<Trace, "data">, asked: CellsAsked): Pass {
  const answers = new Answers(data.length);
  const region = data.regions.find(({ name }) => name === asked.cells);
  if (!region) return answers;
  const { index = 0 } = asked;
  const low = region.base + index;
  const high = asked.index === undefined ? region.base + region.length : low + 1;
  if (low >= region.base + region.length) return answers;
  const state = new Int32Array(high - low).fill(region.fill);
  /** Of each cell the last step that has written it, and what was there before that. */
  const lastStep = new Int32Array(high - low);
  const before = new Int32Array(high - low);
  const written: number[] = [];
  let write = 0;
  for (const [k, chunk] of data.stepChunks.entries()) {
    const first = k * CHUNK;
    const steps = Math.min(data.length - first, CHUNK);
    for (let at = 0; at < steps; at++) {
      const position = first + at + 1;
      const end =
        at + 1 < steps
          ? data.firstWrites[k] + (chunk[(at + 1) * WORDS] & OFFSET_MASK)
          : (data.firstWrites[k + 1] ?? data.writes);
      for (; write < end; write++) {
        const words = data.writeChunks[write >>> CHUNK_BITS];
        const word = (write & (CHUNK - 1)) * 2;
        const cell = words[word] - low;
        if (cell < 0 || cell >= state.length) continue;
        if (lastStep[cell] !== position) {
          lastStep[cell] = position;
          before[cell] = state[cell];
          written.push(cell);
        }
        state[cell] ^= words[word + 1];
      }
      for (let cell = written.pop(); cell !== undefined; cell = written.pop())
        if (state[cell] !== before[cell] && (asked.value ?? state[cell]) === state[cell])
          answers.add(position);
    }
    yield (first + steps) / data.length;
  }
  return answers;
}

const CHUNK_BITS = Math.log2(CHUNK);

/** The stretches from one mark to the next that are the longest: where they begin, and how many steps each has. */
export function longestOf(
  marks: Int32Array,
  length: number,
): { readonly begin: Answers; readonly steps: number } {
  const stepsFrom = (k: number): number => (marks[k + 1] ?? length + 1) - marks[k];
  const steps = marks.reduce((most, _, k) => Math.max(most, stepsFrom(k)), 0);
  const begin = new Answers(length);
  for (const [k, mark] of marks.entries()) if (stepsFrom(k) === steps) begin.add(mark);
  return { begin, steps };
}
