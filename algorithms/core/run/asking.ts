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

/** Bits of a word, the same as a power of two, and words of a block whose answers are counted once. */
const BITS = 32;
const WORD_SHIFT = 5;
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
    // A shift takes its count modulo 32 by itself.
    const bit = 1 << position;
    const word = position >>> WORD_SHIFT;
    const bits = this.#bits[word];
    if (bits & bit) return;
    this.#bits[word] = bits | bit;
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
  const isWanted = Uint8Array.from(data.kinds, ([name]) => Number(kinds.includes(name)));
  const answers = new Answers(data.length);
  for (const [k, chunk] of data.stepChunks.entries()) {
    const first = k * CHUNK;
    const steps = Math.min(data.length - first, CHUNK);
    addWanted(answers, chunk.subarray(0, steps * WORDS), first, isWanted);
    yield (first + steps) / data.length;
  }
  return answers;
}

/** A loop in a function of its own: within one that yields it takes twice as long. */
function addWanted(answers: Answers, steps: Int32Array, first: number, isWanted: Uint8Array): void {
  let position = first;
  for (let at = 0; at < steps.length; at += WORDS) {
    position++;
    if (isWanted[steps[at] >>> OFFSET_BITS]) answers.add(position);
  }
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
  const cells = state.length;
  const steps = new StepsOfWrites(data);
  /** Of each cell the last step that has written it, and what was there before that. */
  const lastStep = new Int32Array(cells);
  const before = new Int32Array(cells);
  /** The cells of which the step now being read has written some: what they come to is known when it ends. */
  const written: number[] = [];
  let position = 0;
  const ends = (): void => {
    for (let cell = written.pop(); cell !== undefined; cell = written.pop())
      if (state[cell] !== before[cell] && (asked.value ?? state[cell]) === state[cell]) answers.add(position);
  };
  for (const [k, words] of data.writeChunks.entries()) {
    const first = k * CHUNK;
    const writes = Math.min(data.writes - first, CHUNK);
    for (let at = 0; at < writes; at++) {
      // Nearly all writes are of other cells, so their steps are not looked for.
      const cell = words[at * 2] - low;
      if (cell < 0 || cell >= cells) continue;
      const step = steps.of(first + at);
      if (step !== position) {
        ends();
        position = step;
      }
      if (lastStep[cell] !== step) {
        lastStep[cell] = step;
        before[cell] = state[cell];
        written.push(cell);
      }
      state[cell] ^= words[at * 2 + 1];
    }
    yield (first + writes) / data.writes;
  }
  ends();
  return answers;
}

/** Which step owns a write, asked in the order of the writes. */
class StepsOfWrites {
  readonly #data: TraceData;
  /** The chunk of steps that was reached, and the step in it that owns the last write that was asked for. */
  #chunk = 0;
  #at = 0;

  constructor(data: TraceData) {
    this.#data = data;
  }

  /** The position of the step that owns this write; no earlier write may be asked for later. */
  of(write: number): number {
    const { firstWrites } = this.#data;
    let k = this.#chunk;
    // A step that writes nothing begins where the next one does, at a chunk's end too: the last that begins here owns it.
    while (k + 1 < firstWrites.length && firstWrites[k + 1] <= write) k++;
    if (k !== this.#chunk) {
      this.#chunk = k;
      this.#at = 0;
    }
    const chunk = this.#data.stepChunks[k];
    const steps = Math.min(this.#data.length - k * CHUNK, CHUNK);
    const offset = write - firstWrites[k];
    const begins = (at: number): boolean => (chunk[at * WORDS] & OFFSET_MASK) <= offset;
    // Strides that double reach the next write of a cell in few looks, near or far; then the stride is halved.
    let low = this.#at;
    let stride = 1;
    while (low + stride < steps && begins(low + stride)) {
      low += stride;
      stride *= 2;
    }
    for (; stride >= 1; stride /= 2) if (low + stride < steps && begins(low + stride)) low += stride;
    this.#at = low;
    return k * CHUNK + low + 1;
  }
}

/**
 * The longest stretches of a level, from a step of this very level to the next mark: where they begin, and how many steps each
 * has. What begins with a step of a higher level is none of its own: the counting before the first player is no player.
 */
export function longestOf(
  trace: Trace,
  level: "stage" | "phase",
): { readonly begin: Answers; readonly steps: number } {
  const marks = trace.marks(level);
  const higher = level === "stage" ? trace.marks("phase") : new Int32Array();
  const begin = new Answers(trace.length);
  let steps = 0;
  for (const isFound of [false, true]) {
    let next = 0;
    for (const [k, mark] of marks.entries()) {
      while (higher[next] < mark) next++;
      if (higher[next] === mark) continue;
      const long = (marks[k + 1] ?? trace.length + 1) - mark;
      if (!isFound) steps = Math.max(steps, long);
      else if (long === steps) begin.add(mark);
    }
  }
  return { begin, steps };
}
