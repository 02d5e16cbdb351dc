/**
 * A problem in many orders: runs in which chance answers every free choice, counted and not recorded; or all orders, where
 * they are few.
 */
import { byChance, type Deviation, type Future } from "./futures.ts";
import { choosing, type FreeChoice, indexOfAnswer } from "./performed-run.ts";
import {
  type Algorithm,
  type Answer,
  type ChoiceKinds,
  type Chooser,
  type Recorder,
  type StepKinds,
  silentRecorder,
} from "./trace.ts";

/** A run that was counted. */
export interface CountedRun<R> {
  readonly steps: number;
  readonly result: R;
  /** By which it is recorded. */
  readonly future: Future;
}

/** The run in which chance answers by this seed, as `recordFuture` records it. */
export function countByChance<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  algorithm: Algorithm<P, R, K, C, A>,
  problem: P,
  seed: number,
): CountedRun<R> {
  return { ...counted(algorithm, problem, choosing(byChance(seed))), future: { seed } };
}

/**
 * The runs of all orders, each once, by going back to the last choice that has another answer left. It gives `undefined` and
 * ends when there are more than `most`.
 */
export function* allOrders<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  algorithm: Algorithm<P, R, K, C, A>,
  problem: P,
  most: number,
): Generator<CountedRun<R> | undefined> {
  let path: readonly number[] = [];
  for (let n = 0; n < most; n++) {
    const taken: Taken[] = [];
    const pick = (choice: FreeChoice): Answer => {
      const all = choice.legal();
      const still = choice.still();
      if (all.length < 2) return all[0] ?? still;
      const position = choice.position();
      const before = taken.at(-1);
      const index = path[taken.length] ?? 0;
      const nth = before?.position === position ? before.nth + 1 : 0;
      taken.push({ position, nth, index, of: all.length, own: indexOfAnswer(all, still) });
      return all[index] as Answer;
    };
    const run = counted(algorithm, problem, choosing({ pick }));
    yield { ...run, future: { deviations: taken.filter(({ index, own }) => index !== own).map(deviation) } };
    const last = taken.findLastIndex(({ index, of }) => index + 1 < of);
    if (last < 0) return;
    path = [...taken.slice(0, last).map(({ index }) => index), (taken[last] as Taken).index + 1];
  }
  yield undefined;
}

/** A free choice that was made: one of so many, and which the algorithm itself would have taken. */
interface Taken extends Deviation {
  readonly of: number;
  readonly own: number;
}

function deviation({ position, nth, index }: Taken): Deviation {
  return { position, nth, index };
}

function counted<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  algorithm: Algorithm<P, R, K, C, A>,
  problem: P,
  chooser: Chooser,
): Omit<CountedRun<R>, "future"> {
  let steps = 0;
  const count = (): void => {
    steps++;
  };
  const asks = algorithm.asks ?? ({} as A);
  const silent = silentRecorder(algorithm.steps, asks);
  const position = (): number => steps;
  const any = Object.fromEntries(
    Object.keys(asks).map((kind) => [
      kind,
      (first: unknown, rule: unknown) => chooser.any(kind, position, first, rule),
    ]),
  ) as unknown as Recorder<K, C, A>["any"];
  const step = Object.fromEntries(
    Object.keys(algorithm.steps).map((kind) => [kind, count]),
  ) as Recorder<K>["step"];
  return { result: algorithm.solve(problem, { ...silent, step, any }), steps };
}
