/**
 * Futures of a run: what it becomes when its input is changed by a touch, when at some of its free choices another legal answer is
 * taken, or when chance takes all of them. A future is kept as what differs, never as its steps: its run is recorded again.
 */

import { seededRandom } from "../text/random.ts";
import { choosing, type FreeChoice, indexOfAnswer, type Picker } from "./performed-run.ts";
import {
  type Algorithm,
  type Answer,
  type ChoiceKinds,
  type Recording,
  type RecordOptions,
  RunEnds,
  record,
  type StepKinds,
} from "./trace.ts";

/** One answer that is not the algorithm's own: at the free choice `nth` (from 0) at a position, the legal answer `index`. */
export interface Deviation {
  readonly position: number;
  readonly nth: number;
  readonly index: number;
}

/** What makes a future: other answers, in the order of the run, or a seed by which chance answers all that is free. */
export type Future = ChosenFuture | { readonly seed: number };

/** A change of the input that a touch makes, by its name in the lesson, with numbers as the lesson's inputs have them. */
export interface EditCall {
  readonly id: string;
  readonly numbers: readonly number[];
}

/** A future that is chosen: changes of the input first, made before it is recorded, then answers. */
export interface ChosenFuture {
  readonly edits?: readonly EditCall[];
  readonly deviations: readonly Deviation[];
}

/** The run in which nothing is chosen otherwise. */
export const AS_WRITTEN: ChosenFuture = { deviations: [] };

/**
 * A future as it stands in a link: "c8-1_c12-2", of which "c8-1-1" is the second free choice at a position; "edge-2-6_c5-1": the
 * input changed first; "o7": by chance.
 */
export function formatFuture(future: Future): string {
  if ("seed" in future) return `o${future.seed}`;
  return [
    ...(future.edits ?? []).map(({ id, numbers }) => [id, ...numbers].join("-")),
    ...future.deviations.map(
      ({ position, nth, index }) => `c${position}-${index}${nth === 0 ? "" : `-${nth}`}`,
    ),
  ].join("_");
}

/** Reads what `formatFuture` wrote; undefined for a text that it cannot have written. */
export function parseFuture(text: string): Future | undefined {
  const [, seed] = /^o(\d{1,9})$/.exec(text) ?? [];
  if (seed !== undefined) return { seed: Number(seed) };
  const edits: EditCall[] = [];
  const deviations: Deviation[] = [];
  for (const part of text.split("_")) {
    const [, id, numbers = ""] = /^([a-z]{2,12})((?:--?\d{1,9}){1,4})$/.exec(part) ?? [];
    if (id !== undefined && deviations.length === 0) {
      edits.push({ id, numbers: Array.from(numbers.matchAll(/-(-?\d+)/g), ([, n]) => Number(n)) });
      continue;
    }
    const [, position, index, nth = "0"] = /^c(\d{1,9})-(\d{1,6})(?:-(\d{1,6}))?$/.exec(part) ?? [];
    if (position === undefined || index === undefined) return undefined;
    const next = { position: Number(position), nth: Number(nth), index: Number(index) };
    const last = deviations.at(-1);
    if (last && (next.position - last.position || next.nth - last.nth) <= 0) return undefined;
    deviations.push(next);
  }
  return { ...(edits.length > 0 && { edits }), deviations };
}

/** The run of a future. */
export interface FutureRun<R> extends Recording<R> {
  /** How many of its answers could be taken: the first one that is not legal, and those behind it, are not. */
  readonly taken: number;
}

type Run<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds> = readonly [
  algorithm: Algorithm<P, R, K, C, A>,
  problem: P,
];

/** Records the run of a future on its input (`problemOf`). Where it says nothing the algorithm's own answer is taken, or the first one that is legal. */
export function recordFuture<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  algorithm: Algorithm<P, R, K, C, A>,
  problem: P,
  future: Future,
  options: Omit<RecordOptions, "chooser"> = {},
): FutureRun<R> {
  if ("seed" in future)
    return {
      ...record(algorithm, problem, { ...options, chooser: choosing(byChance(future.seed)) }),
      taken: 1,
    };
  const walk = walkOf(future.deviations);
  const recording = record(algorithm, problem, { ...options, chooser: choosing(walk) });
  return { ...recording, taken: walk.taken() };
}

/** Answers by chance, each legal answer as likely as any other. */
export function byChance(seed: number): Picker {
  const random = seededRandom(seed);
  return {
    pick({ still, legal }) {
      const all = legal();
      return all.length < 2 ? still() : (all[Math.floor(random() * all.length)] as Answer);
    },
  };
}

/** A free choice of a run. */
export interface Fork {
  readonly kind: string;
  /** The number of steps before it. */
  readonly position: number;
  /** Its number among the free choices at this position, from 0. */
  readonly nth: number;
}

/** A free choice with what may be chosen. */
export interface OpenFork extends Fork {
  /** What the run takes, by its index in `legal`. */
  readonly taken: number;
  readonly legal: readonly Answer[];
}

/** The free choices of a future, in order: little more than its run, as no legal answers are listed. */
export function forksOf<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  [algorithm, problem]: Run<P, R, K, C, A>,
  { deviations }: ChosenFuture,
  budget?: number,
): readonly Fork[] {
  const forks: Fork[] = [];
  const pick = walkOf(deviations, (fork) => void forks.push(fork)).pick;
  record(algorithm, problem, { chooser: choosing({ pick }), ...(budget === undefined ? {} : { budget }) });
  return forks;
}

/** The free choices of a future at one position, with what is legal there. The run is made as far as that. */
export function openForksAt<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  [algorithm, problem]: Run<P, R, K, C, A>,
  { deviations }: ChosenFuture,
  position: number,
): readonly OpenFork[] {
  const found: OpenFork[] = [];
  const walk = walkOf(deviations);
  const pick = (choice: FreeChoice): Answer => {
    const here = choice.position();
    if (here > position) throw new RunEnds();
    const answer = walk.pick(choice);
    if (here === position && choice.isFree()) {
      const legal = choice.legal();
      const taken = indexOfAnswer(legal, answer);
      found.push({ kind: choice.kind, position, nth: found.length, taken, legal });
    }
    return answer;
  };
  record(algorithm, problem, { chooser: choosing({ pick }), budget: position + 1 });
  return found;
}

/** Answers as a future says. Only where somebody deviates, or wants to know, is it found out whether a choice is free. */
function walkOf(
  deviations: readonly Deviation[],
  onFork?: (fork: Fork) => void,
): Picker & { readonly taken: () => number } {
  let taken = 0;
  let [at, nth] = [-1, -1];
  const pick = (choice: FreeChoice): Answer => {
    const wanted = deviations[taken];
    const here = wanted || onFork ? choice.position() : 0;
    const isWanted = wanted?.position === here;
    if ((isWanted || onFork) && choice.isFree()) {
      nth = here === at ? nth + 1 : 0;
      at = here;
      onFork?.({ kind: choice.kind, position: here, nth });
      if (isWanted && wanted.nth === nth) {
        const answer = choice.legal()[wanted.index];
        // One that cannot be taken is waited for to the end: what follows it is of another run.
        if (answer) {
          taken++;
          return answer;
        }
      }
    }
    return taken === 0 ? choice.own : choice.still();
  };
  const isOwn = (position: () => number): boolean => {
    const wanted = deviations[taken];
    return !onFork && (!wanted || wanted.position !== position());
  };
  const isOver = (): boolean => !onFork && taken === deviations.length;
  return { pick, isOwn, isOver, taken: () => taken };
}
