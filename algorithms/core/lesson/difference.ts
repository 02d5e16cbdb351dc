/** In what two runs of a lesson differ, in a sentence: read off its certificate, its kinds of steps and their alignment. */
import type { Alignment } from "../run/alignment.ts";
import { CHUNK, type Frame, type Level, OFFSET_BITS, type Trace, WORDS } from "../run/trace.ts";
import { differenceWords as words } from "./difference.en.ts";
import type { AnyLesson } from "./lesson.ts";
import { writtenResult } from "./orders.ts";

/** A run that is compared. */
export interface ComparedResult {
  readonly problem: unknown;
  readonly trace: Trace;
  /** Undefined where the run was stopped. */
  readonly result: unknown;
}

/** Two runs compared. */
export interface Difference {
  /** What comes out in both, how many steps of which kinds, how long: "The same in both: … 4 steps shorter." */
  readonly outcome: string;
  /** How far they agree, and from where on again. */
  readonly agreement: string;
}

/** So many kinds of steps are told, those of the largest parts first. */
const MOST_KINDS = 2;

/** What is said of `other` beside `one`. */
export function differenceOf(
  lesson: AnyLesson,
  one: ComparedResult,
  other: ComparedResult,
  { past, tail, isOneProblem }: Alignment,
): Difference {
  const counted = kindsThatDiffer(lesson, one.trace, other.trace).map(([word, more]) =>
    words.kind(word, more),
  );
  const longer = other.trace.length - one.trace.length;
  const [from, its] = [one.trace.length - tail, other.trace.length - tail];
  const isWhole = past === one.trace.length && longer === 0;
  const [first, second] = [one, other].map(({ trace, result }) => (result === undefined ? trace.length : 0));
  const endless = [first && words.endlessFirst(first), second && words.endless(second)].filter(Boolean);
  return {
    // Of a run that was stopped it is the limit that says how long it is.
    outcome:
      endless.length > 0
        ? endless.join(" ")
        : `${resultsTold(lesson, one, other)} ${words.counts([...counted, words.longer(longer)])}`.trim(),
    agreement: isWhole
      ? words.alike
      : tail === 0
        ? words.agreeTo(past)
        : isOneProblem && isSameState(one.trace, other.trace)
          ? words.agreeAgain(past, from, its)
          : words.stepAgain(past, from, its),
  };
}

/**
 * Of the claims: one that both keep with the same figures, one whose figures differ or that only one of them keeps, and whether all
 * of the result is the same.
 */
function resultsTold(lesson: AnyLesson, one: ComparedResult, other: ComparedResult): string {
  const claims = lesson.claims.map(({ id, test }) => {
    const [mine, its] = [test(one.problem, one.result), test(other.problem, other.result)];
    return { name: lesson.words.claims[id] ?? id, mine, its, isSame: mine.evidence === its.evidence };
  });
  const kept = claims.find(({ mine, its, isSame }) => isSame && mine.holds && its.holds);
  const same = kept && words.claim(kept.name, kept.its.evidence);
  const changed = claims.find(({ isSame }) => !isSame);
  // Figures of what fails would be false as they stand: "3 losers = 6 − 1".
  const failing = claims.find(({ its }) => !its.holds);
  const mended = claims.find(({ mine, its }) => !mine.holds && its.holds);
  const told = [
    changed?.mine.holds && changed.its.holds && words.becomes(changed.mine.evidence, changed.its.evidence),
    failing && words.fails(failing.name, failing.its.evidence),
    mended && words.holdsHere(mended.name, mended.its.evidence),
  ].filter((text) => typeof text === "string");
  if (told.length > 0) return [...(same === undefined ? [] : [words.same(same)]), ...told].join(" ");
  if (same === undefined) return "";
  const isSame = writtenResult(one.result) === writtenResult(other.result);
  return isSame ? words.sameAndResult(same) : words.sameButResult(same);
}

const RANK: Readonly<Record<Level, number>> = { move: 0, stage: 1, phase: 2 };

/**
 * The words of the kinds of which one run has more steps, with how many more the other one has; the largest parts and rarest
 * kinds first. Kinds of one word are one.
 */
function kindsThatDiffer(lesson: AnyLesson, one: Trace, other: Trace): [word: string, more: number][] {
  const [mine, its] = [countKinds(one), countKinds(other)];
  const called = new Map<string, { rank: number; more: number; all: number }>();
  for (const [k, [kind, level]] of Object.entries(lesson.steps).entries()) {
    const word = lesson.words.kinds[kind] ?? kind;
    const { rank, more, all } = called.get(word) ?? { rank: 0, more: 0, all: 0 };
    called.set(word, {
      rank: Math.max(rank, RANK[level as Level]),
      more: more + (its[k] ?? 0) - (mine[k] ?? 0),
      all: all + (mine[k] ?? 0),
    });
  }
  const differing = [...called].filter(([, { more }]) => more !== 0);
  const large = differing.filter(([, { rank }]) => rank > 0);
  return (large.length > 0 ? large : differing)
    .sort(([, a], [, b]) => b.rank - a.rank || a.all - b.all)
    .slice(0, MOST_KINDS)
    .map(([word, { more }]) => [word, more]);
}

/** How many steps of each kind, off the log. */
function countKinds({ data }: Trace): Int32Array {
  const counts = new Int32Array(data.kinds.length);
  for (let step = 0; step < data.length; step++) {
    const chunk = data.stepChunks[Math.floor(step / CHUNK)] as Int32Array;
    counts[(chunk[(step % CHUNK) * WORDS] as number) >>> OFFSET_BITS]++;
  }
  return counts;
}

/** Whether all cells are the same at the end of both. */
function isSameState(one: Trace, other: Trace): boolean {
  const [mine, its] = [endOf(one), endOf(other)];
  return Object.entries(mine).every(([name, cells]) => isSameCells(cells, its[name] ?? []));
}

function isSameCells(mine: ArrayLike<number>, its: ArrayLike<number>): boolean {
  return mine.length === its.length && Array.from(mine).every((value, k) => value === its[k]);
}

function endOf(trace: Trace): Frame["cells"] {
  return trace.cursor().seek(trace.length).cells;
}

/** A future in a few words: "9: 1 instead of 9". */
export function futureName(position: number, answer: string, own: string): string {
  return words.instead(position, answer, own);
}
