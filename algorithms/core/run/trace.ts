/**
 * The trace: every step an algorithm named and every cell it wrote, in one log that is read in both directions.
 *
 * A write stores the address and `before ^ after`. Applying it once does it, applying it again undoes it, and XORs
 * commute, so a seek is a run of XORs over the writes between two positions, whichever way it goes. Keyframes (copies
 * of the whole state) bound the length of that run, so a seek does not grow with the length of the trace.
 *
 * Position 0 is the state before the first step, position p the state after p steps. A step owns the writes that
 * follow it, up to the next step. Addresses number the cells of all arrays in the order in which they were made.
 */

/** How far one press of "next" goes. A phase also counts as a stage, and a stage as a move. */
export type Level = "move" | "stage" | "phase";

/** The step kinds of an algorithm, each with its level: `{ tryEdge: "move", augment: "stage" }`. */
export type StepKinds = Readonly<Record<string, Level>>;

/**
 * The kinds of choices of an algorithm, each with its level, as steps have one: `{ edge: "stage", color: "move" }`. A
 * reader who chooses only at stages is not asked for moves; the climax, the move that the lesson is about, is always the reader's.
 */
export type ChoiceKinds = Readonly<Record<string, Level | "climax">>;

/** An algorithm that leaves nothing to choose. */
// biome-ignore lint/complexity/noBannedTypes: the record of no kinds has no keys.
export type NoChoices = {};

/** What is chosen, in the numbers of the algorithm: one vertex, both ends of an edge, a set. Empty: "none". */
export type Answer = readonly number[];

/** A choice that is free. */
export interface AnyOf {
  /**
   * One of the `legal` answers; `own`, which is one of them, in a plain run. Where somebody else chooses, the first legal one is
   * in its place if an earlier choice rules it out. `legal` takes no parameter, has a fixed order, and is called only then.
   */
  (own: Answer, legal: () => readonly Answer[]): Answer;
  /**
   * The items, each once, in any order; in their own in a plain run. `answerOf` takes the item and says which answer chooses
   * it, and undefined for one that needs no choice: its turn comes by itself. It is asked anew after each item, and items that
   * are appended meanwhile are seen.
   */
  <T>(items: readonly T[], answerOf: (item: T) => Answer | undefined): Iterable<T>;
}

/** A fixed-length array of 32-bit integers. It is written with `put` only, so that no change goes unrecorded. */
export interface Cells {
  readonly length: number;
  readonly [i: number]: number;
  /** Writes `value`, a 32-bit integer, at index `i`. Throws a RangeError for any other index or value. */
  put(i: number, value: number): void;
}

/** What an algorithm gets to make its work visible, and to let somebody else do it. */
export interface Recorder<K extends StepKinds, C extends string = string, A extends ChoiceKinds = NoChoices> {
  readonly step: { readonly [N in keyof K]: (a?: number, b?: number) => void };
  /**
   * A choice with one right answer, which is given: the reader is to find it. A statement on a line of its own, before the
   * step that would tell.
   */
  readonly ask: { readonly [N in keyof A]: (...own: Answer) => void };
  /** A choice that is free, made before the step that tells it. */
  readonly any: { readonly [N in keyof A]: AnyOf };
  /** Makes the array `name`, one of the names that the algorithm declares, of `length` cells, all equal to `fill` (0). */
  cells(name: C, length: number, fill?: number): Cells;
}

/** An algorithm that names its steps and the arrays of its state. */
export interface Algorithm<
  P,
  R,
  K extends StepKinds,
  C extends string = string,
  A extends ChoiceKinds = NoChoices,
> {
  readonly steps: K;
  readonly cells: readonly C[];
  /** The kinds of choices, of an algorithm that can be performed. */
  readonly asks?: A;
  solve(problem: P, recorder: Recorder<K, C, A>): R;
}

/** The arrays of a frame by name; read-only, and valid until the cursor moves. One that a run has not made is empty. */
export type CellsByName<C extends string = string> = { readonly [N in C]: ArrayLike<number> };

/** One cell that a step changed, with what it was. */
export interface Change {
  readonly cells: string;
  readonly index: number;
  readonly before: number;
  readonly after: number;
}

/** The name and the two numbers that a step call gave. */
export interface StepCall<K extends StepKinds = StepKinds> {
  readonly step: keyof K & string;
  readonly a: number;
  readonly b: number;
}

/** The state at one position. Its `cells` are valid until the cursor that made it moves. */
export interface Frame<K extends StepKinds = StepKinds, C extends string = string> {
  /** From 0 (before the first step) to the trace's length. */
  readonly position: number;
  /** The step that led here; the empty string at position 0. */
  readonly step: (keyof K & string) | "";
  readonly a: number;
  readonly b: number;
  readonly cells: CellsByName<C>;
  /** The cells which this step changed, each once, in the order of the first write. */
  changes(): readonly Change[];
  /** The writes of the last `steps` steps, this one included, one by one and the latest first. */
  history(steps: number): readonly Change[];
}

/** A reader of one trace with a state of its own. Several cursors on one trace do not disturb each other. */
export interface Cursor {
  /** Moves to `position`. Throws a RangeError outside 0..length. */
  seek(position: number): Frame;
}

/** Where and how long one array of the state is. */
interface Region {
  readonly name: string;
  readonly length: number;
  readonly base: number;
  readonly fill: number;
}

interface Keyframe {
  readonly position: number;
  /** The cells that existed then; later ones still have their fill. */
  readonly state: Int32Array;
}

/** A trace as plain data: what `postMessage` can carry. */
export interface TraceData {
  /** The names that the algorithm declares. */
  readonly cells: readonly string[];
  readonly kinds: readonly (readonly [name: string, level: Level])[];
  readonly length: number;
  readonly writes: number;
  readonly regions: readonly Region[];
  readonly stepChunks: readonly Int32Array[];
  readonly writeChunks: readonly Int32Array[];
  /** The number of the first write of each step chunk. */
  readonly firstWrites: readonly number[];
  readonly keyframes: readonly Keyframe[];
}

/** A finished run. Immutable. */
export interface Trace {
  /** The number of steps. */
  readonly length: number;
  /** The number of writes that changed a cell. */
  readonly writes: number;
  /** What the log and its keyframes occupy. */
  readonly byteLength: number;
  readonly kinds: StepKinds;
  /** What it is read from. */
  readonly data: TraceData;
  /** The step that led to position p, for p from 1 to length, without moving a cursor. */
  stepAt(position: number): StepCall;
  /** The positions of all steps of at least this level, ascending. */
  marks(level: Level): Int32Array;
  /** The position of the n-th step (from 1) of a kind, or 0 when there are fewer. */
  occurrence(kind: string, n: number): number;
  cursor(): Cursor;
  /** The trace as data and the buffers to hand over with it. After a transfer this trace is empty: do not use it. */
  transfer(): { readonly data: TraceData; readonly buffers: ArrayBuffer[] };
}

/** What `record` returns. */
export interface Recording<R> {
  readonly trace: Trace;
  /** Undefined when the run was stopped, by its budget or by a chooser. */
  readonly result: R | undefined;
  /** Whether its budget stopped the run. */
  readonly stopped: boolean;
}

export interface RecordOptions {
  /** The run is stopped after this many steps; 2,000,000 unless told. */
  readonly budget?: number;
  /** Called about every 65,536 steps with the number of steps so far. */
  readonly onProgress?: (steps: number) => void;
  /** Answers the choices; without it the algorithm's own choices are taken. */
  readonly chooser?: Chooser;
}

/** The step budget of a figure. The writes may be eight times as many. */
export const STEP_BUDGET = 2_000_000;

/*
 * A step is three words: kind and first write, a, b. The first word keeps the kind in its upper 8 bits and in its lower
 * 24 the step's first write, counted from the first write of its chunk; so a position finds its writes without a search.
 */
export const WORDS = 3;
const CHUNK_BITS = 16;
export const CHUNK = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK - 1;
export const OFFSET_BITS = 24;
const OFFSET_LIMIT = 2 ** OFFSET_BITS;
export const OFFSET_MASK = OFFSET_LIMIT - 1;
/** Kinds are counted in 7 bits, so that the first word never is negative. */
const MAX_KINDS = 128;
/** A keyframe may cost a tenth of the log that it spares; a small state gets one every 4096 writes. */
const KEYFRAME_WRITES = 4096;
const KEYFRAME_WRITES_PER_CELL = 10;

/** Thrown inside `solve` to end a run before its end; never seen outside `record`. */
export class RunEnds extends Error {}

class BudgetSpent extends RunEnds {}

/** What answers the choices of a run. `position` is that of the last step before the choice. */
export interface Chooser {
  ask(kind: string, position: number, own: Answer): void;
  any(kind: string, position: () => number, first: unknown, rule: unknown): unknown;
}

/** The chunks in which the last run ended, for the next one: to ask for a megabyte takes longer than most runs. */
let [spareSteps, spareWrites]: (Int32Array | undefined)[] = [];
const NOTHING = new Int32Array(0);

/** The log while it grows. */
class Log {
  steps = 0;
  stepChunk: Int32Array;
  stepAt = 0;
  writeChunk: Int32Array;
  writeAt = 0;
  /** The writes before the current write chunk and before the current step chunk. */
  writeBase = 0;
  firstWrite = 0;
  cellCount = 0;
  lastKeyframe = 0;
  keyframeWrites = KEYFRAME_WRITES;
  readonly stepChunks: Int32Array[] = [];
  readonly writeChunks: Int32Array[] = [];
  readonly firstWrites: number[] = [0];
  readonly keyframes: Keyframe[] = [];
  readonly regions: (Region & { readonly cells: RecordedCells })[] = [];
  /** Where in the current step chunk `begin` has to stop and think: its end, or the end of the budget. */
  private limit: number;
  private readonly budget: number;
  private readonly onProgress: ((steps: number) => void) | undefined;

  constructor(budget: number, onProgress: ((steps: number) => void) | undefined) {
    this.budget = budget;
    this.onProgress = onProgress;
    this.limit = Math.min(budget, CHUNK) * WORDS;
    this.stepChunk = spareSteps ?? new Int32Array(CHUNK * WORDS);
    this.writeChunk = spareWrites ?? new Int32Array(CHUNK * 2);
    spareSteps = undefined;
    spareWrites = undefined;
  }

  /** The number of steps so far. */
  get position(): number {
    return this.steps + this.stepAt / WORDS;
  }

  /** Notes a step; its writes follow. A keyframe comes first: it is of the position that the step leaves. */
  begin(kind: number, a: number, b: number): void {
    if ((a | 0) !== a || (b | 0) !== b) throw new RangeError(`a step takes 32-bit integers, not ${a}, ${b}`);
    const writes = this.writeBase + (this.writeAt >> 1);
    if (writes - this.lastKeyframe >= this.keyframeWrites) this.keyframe(writes);
    if (this.stepAt === this.limit || writes - this.firstWrite >= OFFSET_LIMIT) this.nextChunk(writes);
    const chunk = this.stepChunk;
    const at = this.stepAt;
    chunk[at] = (kind << OFFSET_BITS) | (writes - this.firstWrite);
    chunk[at + 1] = a;
    chunk[at + 2] = b;
    this.stepAt = at + WORDS;
  }

  write(address: number, difference: number): void {
    let at = this.writeAt;
    if (at === CHUNK * 2) at = this.nextWriteChunk();
    const chunk = this.writeChunk;
    chunk[at] = address;
    chunk[at + 1] = difference;
    this.writeAt = at + 2;
  }

  private nextWriteChunk(): number {
    this.writeChunks.push(this.writeChunk);
    this.writeBase += CHUNK;
    this.writeChunk = new Int32Array(CHUNK * 2);
    return 0;
  }

  private nextChunk(writes: number): void {
    const steps = this.position;
    // A chunk that is not full has met the end of the budget, or holds more writes than 24 bits can count.
    if (steps >= this.budget || writes >= this.budget * 8 || this.stepAt < CHUNK * WORDS)
      throw new BudgetSpent();
    this.stepChunks.push(this.stepChunk);
    this.steps = steps;
    this.stepChunk = new Int32Array(CHUNK * WORDS);
    this.stepAt = 0;
    this.firstWrite = writes;
    this.firstWrites.push(writes);
    this.limit = Math.min(this.budget - steps, CHUNK) * WORDS;
    this.onProgress?.(steps);
  }

  private keyframe(writes: number): void {
    const state = new Int32Array(this.cellCount);
    for (const { base, cells } of this.regions) state.set(cells, base);
    this.keyframes.push({ position: this.position, state });
    this.lastKeyframe = writes;
  }

  seal({ steps: kinds, cells }: { steps: StepKinds; cells: readonly string[] }): TraceData {
    const writes = this.writeBase + (this.writeAt >> 1);
    const length = this.position;
    if (this.writesBeforeFirstStep(length, writes) > 0)
      throw new RangeError("put before the first step: call a step first");
    const data = {
      cells,
      kinds: Object.entries(kinds),
      length,
      writes,
      regions: this.regions.map(({ name, length: size, base, fill }) => ({ name, length: size, base, fill })),
      stepChunks: [...this.stepChunks, this.stepChunk.slice(0, this.stepAt)],
      writeChunks: [...this.writeChunks, this.writeChunk.slice(0, this.writeAt)],
      firstWrites: this.firstWrites,
      keyframes: this.keyframes,
    };
    // What a program that has ended still notes goes nowhere.
    [spareSteps, spareWrites] = [this.stepChunk, this.writeChunk];
    this.stepChunk = NOTHING;
    this.writeChunk = NOTHING;
    return data;
  }

  /** What is written before any step belongs to no position: so the first step has to begin with write 0. */
  private writesBeforeFirstStep(length: number, writes: number): number {
    if (length === 0) return writes;
    return (this.stepChunks[0] ?? this.stepChunk)[0] & OFFSET_MASK;
  }
}

/** Reading is a plain typed-array load; `put` is where the log hears of a change. */
class RecordedCells extends Int32Array {
  declare log: Log;
  declare base: number;

  // Methods such as `slice` on the subclass give ordinary arrays, which nobody records.
  static get [Symbol.species](): Int32ArrayConstructor {
    return Int32Array;
  }

  put(i: number, value: number): void {
    const before = this[i];
    // One read is both the old value and the check of the index.
    if (before === undefined || (value | 0) !== value) throw badPut(this.length, i, value);
    const difference = before ^ value;
    if (difference === 0) return;
    this.log.write(this.base + i, difference);
    this[i] = value;
  }
}

/** The same without a log, for full speed. */
class PlainCells extends Int32Array {
  static get [Symbol.species](): Int32ArrayConstructor {
    return Int32Array;
  }

  put(i: number, value: number): void {
    this[i] = value;
  }
}

function badPut(length: number, i: number, value: number): RangeError {
  if (!Number.isInteger(i) || i < 0 || i >= length)
    return new RangeError(`index ${i} is outside 0..${length - 1}`);
  return new RangeError(`${value} is no 32-bit integer`);
}

/** The part of a recorder that answers choices. */
type Choosing<A extends ChoiceKinds> = Pick<Recorder<StepKinds, string, A>, "ask" | "any">;

/** Answers each choice with the algorithm's own. */
function ownChoices<A extends ChoiceKinds>(kinds: A): Choosing<A> {
  const nothing = () => {};
  const first = (own: unknown) => own;
  const names = Object.keys(kinds);
  return {
    ask: Object.fromEntries(names.map((name) => [name, nothing])),
    any: Object.fromEntries(names.map((name) => [name, first])),
  } as unknown as Choosing<A>;
}

/** Lets `chooser` answer each choice. */
function choicesOf<A extends ChoiceKinds>(kinds: A, chooser: Chooser, log: Log): Choosing<A> {
  const position = () => log.position;
  const names = Object.keys(kinds);
  return {
    ask: Object.fromEntries(
      names.map((name) => [name, (...own: Answer) => chooser.ask(name, position(), own)]),
    ),
    any: Object.fromEntries(
      names.map((name) => [
        name,
        (first: unknown, rule: unknown) => chooser.any(name, position, first, rule),
      ]),
    ),
  } as unknown as Choosing<A>;
}

/** Runs `algorithm` on `problem` and returns the result with the trace of the run. */
export function record<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds = NoChoices>(
  algorithm: Algorithm<P, R, K, C, A>,
  problem: P,
  options: RecordOptions = {},
): Recording<R> {
  const names = Object.keys(algorithm.steps);
  if (names.length > MAX_KINDS) throw new RangeError(`${names.length} step kinds; at most ${MAX_KINDS}`);
  const log = new Log(options.budget ?? STEP_BUDGET, options.onProgress);
  const step = Object.fromEntries(names.map((name, kind) => [name, (a = 0, b = 0) => log.begin(kind, a, b)]));
  const { chooser } = options;
  const kinds = algorithm.asks ?? ({} as A);
  const recorder = {
    ...(chooser ? choicesOf(kinds, chooser, log) : ownChoices(kinds)),
    step: step as Recorder<K>["step"],
    cells(name: string, length: number, fill = 0): Cells {
      if (!(algorithm.cells as readonly string[]).includes(name))
        throw new RangeError(`"${name}" is not among the declared cells`);
      if (log.regions.some((region) => region.name === name))
        throw new RangeError(`two arrays are named "${name}"`);
      const cells = new RecordedCells(length);
      if (fill !== 0) cells.fill(fill);
      cells.log = log;
      cells.base = log.cellCount;
      log.regions.push({ name, length, base: log.cellCount, fill, cells });
      log.cellCount += length;
      log.keyframeWrites = Math.max(KEYFRAME_WRITES, log.cellCount * KEYFRAME_WRITES_PER_CELL);
      return cells;
    },
  };
  try {
    const result = algorithm.solve(problem, recorder);
    return { trace: openTrace(log.seal(algorithm)), result, stopped: false };
  } catch (error) {
    if (!(error instanceof RunEnds)) throw error;
    const stopped = error instanceof BudgetSpent;
    return { trace: openTrace(log.seal(algorithm)), result: undefined, stopped };
  }
}

/** A recorder that records nothing: for the command line, for benchmarks and for `?plain` modules. */
export function silentRecorder<K extends StepKinds, A extends ChoiceKinds = NoChoices>(
  steps: K,
  asks?: A,
): Recorder<K, string, A> {
  const nothing = () => {};
  const step = Object.fromEntries(Object.keys(steps).map((name) => [name, nothing]));
  return {
    ...ownChoices(asks ?? ({} as A)),
    step: step as Recorder<K>["step"],
    cells(_name, length, fill = 0) {
      const cells = new PlainCells(length);
      if (fill !== 0) cells.fill(fill);
      return cells;
    },
  };
}

/** Opens recorded data, for example what a worker has sent. */
export function openTrace(data: TraceData): Trace {
  return new SealedTrace(data);
}

const RANK: Readonly<Record<Level, number>> = { move: 0, stage: 1, phase: 2 };

class SealedTrace implements Trace {
  readonly length: number;
  readonly writes: number;
  readonly byteLength: number;
  readonly kinds: StepKinds;
  readonly data: TraceData;
  private readonly markCache = new Map<Level, Int32Array>();

  constructor(data: TraceData) {
    this.data = data;
    this.length = data.length;
    this.writes = data.writes;
    this.kinds = Object.fromEntries(data.kinds);
    const arrays = [
      ...data.stepChunks,
      ...data.writeChunks,
      ...data.keyframes.map((keyframe) => keyframe.state),
    ];
    this.byteLength = arrays.reduce((sum, array) => sum + array.byteLength, 0);
  }

  stepAt(position: number): StepCall {
    if (!Number.isInteger(position) || position < 1 || position > this.length) {
      throw new RangeError(`position ${position} is outside 1..${this.length}`);
    }
    const index = position - 1;
    const chunk = this.data.stepChunks[index >> CHUNK_BITS];
    const at = (index & CHUNK_MASK) * WORDS;
    const kind = this.data.kinds[chunk[at] >>> OFFSET_BITS] as readonly [string, Level];
    return { step: kind[0], a: chunk[at + 1], b: chunk[at + 2] };
  }

  marks(level: Level): Int32Array {
    const known = this.markCache.get(level);
    if (known) return known;
    const counts = this.data.kinds.map(([, own]) => RANK[own] >= RANK[level]);
    const positions = this.positions((kind) => counts[kind] === true);
    this.markCache.set(level, positions);
    return positions;
  }

  occurrence(kind: string, n: number): number {
    const wanted = this.data.kinds.findIndex(([name]) => name === kind);
    if (wanted < 0) throw new RangeError(`no step is called "${kind}"`);
    let left = n;
    for (let index = 0; index < this.length; index++) {
      if (this.kindOf(index) === wanted && --left === 0) return index + 1;
    }
    return 0;
  }

  cursor(): Cursor {
    return new XorCursor(this);
  }

  transfer(): { data: TraceData; buffers: ArrayBuffer[] } {
    const { stepChunks, writeChunks, keyframes } = this.data;
    const arrays = [...stepChunks, ...writeChunks, ...keyframes.map((keyframe) => keyframe.state)];
    return { data: this.data, buffers: arrays.map((array) => array.buffer as ArrayBuffer) };
  }

  /** The number of writes before step `index` (from 0), which is the number of writes after position `index`. */
  writesBefore(index: number): number {
    if (index === this.length) return this.writes;
    const chunk = index >> CHUNK_BITS;
    const word = this.data.stepChunks[chunk][(index & CHUNK_MASK) * WORDS];
    return this.data.firstWrites[chunk] + (word & OFFSET_MASK);
  }

  private kindOf(index: number): number {
    const word = this.data.stepChunks[index >> CHUNK_BITS][(index & CHUNK_MASK) * WORDS];
    return word >>> OFFSET_BITS;
  }

  private positions(accept: (kind: number) => boolean): Int32Array {
    let count = 0;
    for (let index = 0; index < this.length; index++) if (accept(this.kindOf(index))) count++;
    const positions = new Int32Array(count);
    let at = 0;
    for (let index = 0; index < this.length; index++)
      if (accept(this.kindOf(index))) positions[at++] = index + 1;
    return positions;
  }
}

/** An array that the run has not made. */
const NONE = new Int32Array(0);

class XorCursor implements Cursor {
  private readonly trace: SealedTrace;
  private readonly state: Int32Array;
  private readonly cells: Record<string, Int32Array>;
  private position = 0;
  /** The number of writes that the state contains. */
  private applied = 0;

  constructor(trace: SealedTrace) {
    this.trace = trace;
    const { regions } = trace.data;
    const size = regions.reduce((sum, region) => sum + region.length, 0);
    this.state = new Int32Array(size);
    this.toStart();
    this.cells = Object.fromEntries(
      regions.map(({ name, base, length }) => [name, this.state.subarray(base, base + length)]),
    );
    for (const name of trace.data.cells) this.cells[name] ??= NONE;
  }

  seek(position: number): Frame {
    const { trace } = this;
    if (!Number.isInteger(position) || position < 0 || position > trace.length) {
      throw new RangeError(`position ${position} is outside 0..${trace.length}`);
    }
    const target = trace.writesBefore(position);
    const distance = Math.abs(target - this.applied);
    // A short walk is not worth a copy of the whole state.
    if (distance > KEYFRAME_WRITES / 2) this.jumpNear(position, target, distance);
    this.apply(Math.min(target, this.applied), Math.max(target, this.applied));
    this.applied = target;
    this.position = position;
    return position === 0
      ? new CursorFrame(this, 0, { step: "", a: 0, b: 0 }, this.cells)
      : new CursorFrame(this, position, trace.stepAt(position), this.cells);
  }

  /** The changes of the step that led to `position`; only right while the cursor stands there. */
  changesAt(position: number): readonly Change[] {
    if (position !== this.position)
      throw new RangeError(`this frame is of position ${position}, the cursor has left`);
    if (position === 0) return [];
    const { writeChunks, regions } = this.trace.data;
    // Several writes to one cell make one difference: 0 if it is what it was. First writes give the order.
    const differences = new Map<number, number>();
    for (let w = this.trace.writesBefore(position - 1); w < this.applied; w++) {
      const chunk = writeChunks[w >> CHUNK_BITS];
      const at = (w & CHUNK_MASK) * 2;
      const address = chunk[at];
      differences.set(address, (differences.get(address) ?? 0) ^ chunk[at + 1]);
    }
    const changes: Change[] = [];
    for (const [address, difference] of differences) {
      if (difference === 0) continue;
      // An array of no cells has the same base as the next one, and holds no address.
      const region = regions.findLast(({ base, length }) => base <= address && length > 0) as Region;
      const after = this.state[address];
      changes.push({ cells: region.name, index: address - region.base, before: after ^ difference, after });
    }
    return changes;
  }

  /** The writes of the `steps` steps up to `position`, latest first; only right while the cursor stands there. */
  historyAt(position: number, steps: number): readonly Change[] {
    if (position !== this.position)
      throw new RangeError(`this frame is of position ${position}, the cursor has left`);
    const { writeChunks, regions } = this.trace.data;
    // Backward: what a cell was before a write is what it was after the write before that one.
    const values = new Map<number, number>();
    const changes: Change[] = [];
    const first = this.trace.writesBefore(Math.max(0, position - steps));
    for (let w = this.applied - 1; w >= first; w--) {
      const chunk = writeChunks[w >> CHUNK_BITS];
      const at = (w & CHUNK_MASK) * 2;
      const address = chunk[at];
      const after = values.get(address) ?? this.state[address];
      const before = after ^ chunk[at + 1];
      values.set(address, before);
      const region = regions.findLast(({ base, length }) => base <= address && length > 0) as Region;
      changes.push({ cells: region.name, index: address - region.base, before, after });
    }
    return changes;
  }

  /** Every cell as it was made. */
  private toStart(): void {
    for (const { base, length, fill } of this.trace.data.regions) this.state.fill(fill, base, base + length);
  }

  /** Starts from the start or a keyframe when that is nearer than where the cursor stands. */
  private jumpNear(position: number, target: number, distance: number): void {
    const { keyframes } = this.trace.data;
    let low = 0;
    let high = keyframes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keyframes[middle].position <= position) low = middle + 1;
      else high = middle;
    }
    let best = distance;
    let from: Keyframe | undefined;
    let applied = this.applied;
    // The last one up to the position, and the first one after it: XORs go back as well. None is the start.
    for (const candidate of [keyframes[low - 1], keyframes[low]]) {
      const writes = candidate ? this.trace.writesBefore(candidate.position) : 0;
      if (Math.abs(target - writes) >= best) continue;
      best = Math.abs(target - writes);
      from = candidate;
      applied = writes;
    }
    if (best === distance) return;
    this.toStart();
    if (from) this.state.set(from.state);
    this.applied = applied;
  }

  /** Applies the writes from number `low` up to `high`, or takes them back: both are the same. */
  private apply(low: number, high: number): void {
    const { state } = this;
    const { writeChunks } = this.trace.data;
    for (let w = low; w < high; ) {
      const chunk = writeChunks[w >> CHUNK_BITS];
      // Chunk by chunk; w − (w & CHUNK_MASK) is the number of the chunk's first write.
      const end = Math.min(high - (w - (w & CHUNK_MASK)), CHUNK) * 2;
      for (let at = (w & CHUNK_MASK) * 2; at < end; at += 2) {
        // Addresses come from `put`, which has checked them.
        state[chunk[at]] ^= chunk[at + 1];
      }
      w += (end >> 1) - (w & CHUNK_MASK);
    }
  }
}

class CursorFrame implements Frame {
  readonly position: number;
  readonly step: string;
  readonly a: number;
  readonly b: number;
  readonly cells: CellsByName;
  private readonly cursor: XorCursor;

  constructor(cursor: XorCursor, position: number, call: StepCall, cells: CellsByName) {
    this.cursor = cursor;
    this.position = position;
    this.step = call.step;
    this.a = call.a;
    this.b = call.b;
    this.cells = cells;
  }

  changes(): readonly Change[] {
    return this.cursor.changesAt(this.position);
  }

  history(steps: number): readonly Change[] {
    return this.cursor.historyAt(this.position, steps);
  }
}
