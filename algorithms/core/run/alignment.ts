/**
 * How two runs lie side by side: what they do alike at their beginning and at their end, and in between the steps of the one
 * that belong to steps of the other. Between two such pairs of positions both go on, and who is there first waits.
 */
import {
  CHUNK,
  type Frame,
  OFFSET_BITS,
  OFFSET_MASK,
  type StepCall,
  type Trace,
  type TraceData,
  WORDS,
} from "./trace.ts";

/** A position in each of two runs. */
export type Pair = readonly [left: number, right: number];

/** Two runs side by side. */
export interface Alignment {
  /** Whether both runs are of one problem: then they may be in the same state again. */
  readonly isOneProblem: boolean;
  /** So many steps both make alike at the beginning, and at the end. */
  readonly past: number;
  readonly tail: number;
  /** The last halt, from 0. */
  readonly last: number;
  /** Where both runs stand at a halt: neither goes further than one step from a halt to the next. */
  at(halt: number): Pair;
  /** The first halt at which a run (0 or 1) stands at a position. */
  haltOf(side: 0 | 1, position: number): number;
  /** Whether a run waits at a halt for the other one. */
  waits(side: 0 | 1, halt: number): boolean;
}

/** How phases are called, and what steps say. In the runs of two problems equal numbers may mean other things. */
export interface Labels {
  readonly left: (call: StepCall) => string;
  readonly right: (call: StepCall) => string;
  readonly isOneProblem: boolean;
  /** In the runs of two problems: steps are alike only if both say the same. Without it nothing is alike at the end. */
  readonly told?: Told | undefined;
  /** In the runs of two problems: whether their numbers mean other things, so that no steps are alike. */
  readonly isRenumbered?: boolean;
}

/** What the step of a frame says: its notation. */
interface Told {
  readonly left: (frame: Frame) => string;
  readonly right: (frame: Frame) => string;
}

/** What is said is compared of so many steps, from either end; further in, calls and cells alone. */
const MOST_TOLD = 100_000;

/** Lays two runs side by side, phases of the same label beside each other. */
export function align(left: Trace, right: Trace, labels: Labels): Alignment {
  const { past, tail } = inCommon(left, right, labels);
  const anchors = anchorsOf(left, right, { past, tail, labels });
  const starts = [0];
  for (let k = 1; k < anchors.length; k++) {
    const [[a, b], [c, d]] = [anchors[k - 1], anchors[k]] as [Pair, Pair];
    starts.push((starts[k - 1] as number) + Math.max(c - a, d - b));
  }
  const last = starts.at(-1) as number;
  const at = (halt: number): Pair => {
    const k = lastUpTo(starts, halt);
    const [from, to] = [anchors[k] as Pair, (anchors[k + 1] ?? anchors[k]) as Pair];
    const gone = halt - (starts[k] as number);
    return [Math.min(from[0] + gone, to[0]), Math.min(from[1] + gone, to[1])];
  };
  return {
    ...{ past, tail, last, at, isOneProblem: labels.isOneProblem },
    haltOf(side, position) {
      let k = 0;
      // An anchor is no further than the one behind it, so the first stretch that reaches the position has it.
      while (k + 1 < anchors.length && (anchors[k + 1] as Pair)[side] < position) k++;
      return (starts[k] as number) + Math.max(0, position - (anchors[k] as Pair)[side]);
    },
    waits: (side, halt) => halt > 0 && at(halt)[side] === at(halt - 1)[side],
  };
}

/** The index of the last number up to `wanted` in an ascending list that begins with one. */
function lastUpTo(ascending: readonly number[], wanted: number): number {
  let low = 0;
  let high = ascending.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] as number) <= wanted) low = middle;
    else high = middle;
  }
  return low;
}

function anchorsOf(
  left: Trace,
  right: Trace,
  { past, tail, labels }: Pick<Alignment, "past" | "tail"> & { readonly labels: Labels },
): Pair[] {
  const ends: Pair = [left.length - tail, right.length - tail];
  const phases = (trace: Trace, end: number, labelOf: Labels["left"]) =>
    numbered(
      [...trace.marks("phase")].filter((mark) => mark - 1 > past && mark - 1 < end),
      (mark) => labelOf(trace.stepAt(mark)),
    );
  const labeled: Pair[] = [
    [past, past],
    ...chainOf(phases(left, ends[0], labels.left), phases(right, ends[1], labels.right)),
    ends,
  ];
  const staged = labeled.flatMap((to, k) => {
    const from = labeled[k - 1];
    return from && labels.isOneProblem
      ? [...chainOf(stagesIn(left, from[0], to[0]), stagesIn(right, from[1], to[1])), to]
      : [to];
  });
  const all: Pair[] = [[0, 0], ...staged, [left.length, right.length]];
  return all.filter(([a, b], k) => a !== all[k - 1]?.[0] || b !== all[k - 1]?.[1]);
}

/** The positions before the marks, each by its name and which of that name it is. */
function numbered(marks: readonly number[], nameOf: (mark: number) => string): Map<string, number> {
  const seen = new Map<string, number>();
  const found = new Map<string, number>();
  for (const mark of marks) {
    const name = nameOf(mark);
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    found.set(`${name}#${nth}`, mark - 1);
  }
  return found;
}

/** The stages behind `from` and up to `to` whose call comes only once there. */
function stagesIn(trace: Trace, from: number, to: number): Map<string, number> {
  const found = new Map<string, number>();
  const twice = new Set<string>();
  for (const mark of trace.marks("stage")) {
    if (mark <= from || mark > to) continue;
    const { step, a, b } = trace.stepAt(mark);
    const key = `${step} ${a} ${b}`;
    if (found.has(key)) twice.add(key);
    found.set(key, mark - 1);
  }
  for (const key of twice) found.delete(key);
  return found;
}

/** Of the positions that have the same name in both, the longest chain that ascends in both. */
function chainOf(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): Pair[] {
  const pairs = [...left]
    .flatMap(([key, a]): Pair[] => {
      const b = right.get(key);
      return b === undefined ? [] : [[a, b]];
    })
    .sort(([a], [b]) => a - b);
  // Patience sorting: for each length the chain that ends lowest.
  const ends: number[] = [];
  const before: number[] = [];
  for (const [k, [, b]] of pairs.entries()) {
    const length = ends.findIndex((end) => (pairs[end] as Pair)[1] >= b);
    const at = length < 0 ? ends.length : length;
    before.push(ends[at - 1] ?? -1);
    ends[at] = k;
  }
  const chain: Pair[] = [];
  for (let k = ends.at(-1) ?? -1; k >= 0; k = before[k] as number) chain.push(pairs[k] as Pair);
  return chain.reverse();
}

/** How many steps both runs make alike from the start, and before the end: the same calls with the same writes. */
function inCommon(one: Trace, other: Trace, labels: Labels): Pick<Alignment, "past" | "tail"> {
  const { isOneProblem, told, isRenumbered = false } = labels;
  if (isRenumbered) return { past: 0, tail: 0 };
  const [left, right] = [one.data, other.data];
  const named = isOneProblem ? undefined : ([namesIn(left), namesIn(right)] as const);
  const saysAlike = isOneProblem || !told ? () => true : sayAlike(one, other, told);
  const most = Math.min(left.length, right.length);
  let past = 0;
  while (
    past < most &&
    isSameStep(left, past, right, past, named) &&
    (past >= MOST_TOLD || saysAlike(past, past))
  )
    past++;
  if (!isOneProblem && !told) return { past, tail: 0 };
  let tail = 0;
  while (tail < most - past) {
    const [i, j] = [left.length - 1 - tail, right.length - 1 - tail];
    if (!isSameStep(left, i, right, j, named) || (tail < MOST_TOLD && !saysAlike(i, j))) break;
    tail++;
  }
  return { past, tail };
}

/** Whether two steps say the same, by their numbers from 0. */
function sayAlike(one: Trace, other: Trace, { left, right }: Told): (i: number, j: number) => boolean {
  const [mine, its] = [one.cursor(), other.cursor()];
  return (i, j) => left(mine.seek(i + 1)) === right(its.seek(j + 1));
}

type Names = (address: number) => string;

/** The name and the index of a cell: arrays of another length lie elsewhere. */
function namesIn({ regions }: TraceData): Names {
  return (address) => {
    const region = regions.findLast(({ base, length }) => base <= address && length > 0);
    return `${region?.name} ${address - (region?.base ?? 0)}`;
  };
}

function isSameStep(
  left: TraceData,
  i: number,
  right: TraceData,
  j: number,
  named?: readonly [Names, Names],
): boolean {
  const [one, other] = [left.stepChunks[i >> BITS], right.stepChunks[j >> BITS]] as [Int32Array, Int32Array];
  const [p, q] = [(i & MASK) * WORDS, (j & MASK) * WORDS];
  if ((one[p] as number) >>> OFFSET_BITS !== (other[q] as number) >>> OFFSET_BITS) return false;
  if (one[p + 1] !== other[q + 1] || one[p + 2] !== other[q + 2]) return false;
  let [w, v] = [firstWrite(left, i), firstWrite(right, j)];
  const end = firstWrite(left, i + 1);
  if (end - w !== firstWrite(right, j + 1) - v) return false;
  for (; w < end; w++, v++) {
    const [mine, its] = [left.writeChunks[w >> BITS], right.writeChunks[v >> BITS]] as [
      Int32Array,
      Int32Array,
    ];
    const [x, y] = [(w & MASK) * 2, (v & MASK) * 2];
    if (mine[x + 1] !== its[y + 1]) return false;
    const [a, b] = [mine[x] as number, its[y] as number];
    if (named ? named[0](a) !== named[1](b) : a !== b) return false;
  }
  return true;
}

const MASK = CHUNK - 1;
const BITS = Math.log2(CHUNK);

function firstWrite(data: TraceData, step: number): number {
  if (step === data.length) return data.writes;
  const chunk = step >> BITS;
  const word = (data.stepChunks[chunk] as Int32Array)[(step & MASK) * WORDS] as number;
  return (data.firstWrites[chunk] as number) + (word & OFFSET_MASK);
}
