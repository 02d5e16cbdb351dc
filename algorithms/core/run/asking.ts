/** What a run answers: at which positions something happens, read off its log in one pass. No cursor moves. */
import { CHUNK, OFFSET_BITS, OFFSET_MASK, type Trace, type TraceData, WORDS } from "./trace.ts";

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
  let position = 0;
  const written: number[] = [];
  const settle = (): void => {
    for (const cell of written)
      if (state[cell] !== before[cell] && (asked.value ?? state[cell]) === state[cell]) answers.add(position);
    written.length = 0;
  };
  for (const [k, chunk] of data.writeChunks.entries()) {
    const first = k * CHUNK;
    const writes = Math.min(data.writes - first, CHUNK);
    for (let at = 0; at < writes; at++) {
      const cell = chunk[at * 2] - low;
      if (cell < 0 || cell >= state.length) continue;
      const owner = stepOfWrite(data, first + at, position);
      if (owner !== position) settle();
      position = owner;
      if (lastStep[cell] !== position) {
        lastStep[cell] = position;
        before[cell] = state[cell];
        written.push(cell);
      }
      state[cell] ^= chunk[at * 2 + 1];
    }
    yield (first + writes) / data.writes;
  }
  settle();
  return answers;
}

/** The position whose step has made a write, by its number: `from`, or one behind it, and the nearer the sooner it is found. */
function stepOfWrite(data: TraceData, write: number, from: number): number {
  let low = Math.max(1, from);
  let by = 1;
  while (low + by <= data.length && firstWrite(data, low + by) <= write) {
    low += by;
    by *= 2;
  }
  let high = Math.min(data.length + 1, low + by);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (firstWrite(data, middle) <= write) low = middle;
    else high = middle;
  }
  return low;
}

/** The number of the first write of the step at a position, from 1. */
function firstWrite({ firstWrites, stepChunks }: TraceData, position: number): number {
  const step = position - 1;
  const chunk = step >>> CHUNK_BITS;
  return firstWrites[chunk] + (stepChunks[chunk][(step & (CHUNK - 1)) * WORDS] & OFFSET_MASK);
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
