/** Runs of mutants without a record: for thousands of small ones. */
import type { MutantRun } from "../mistakes/mutant.ts";
import {
  type Algorithm,
  type Cells,
  type ChoiceKinds,
  type Recorder,
  RunEnds,
  type StepKinds,
  silentRecorder,
} from "./trace.ts";

/** What `runMutant` gives, but for the trace; the `steps` are those that it took, at most `most`. */
export function runSilently<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  { steps: kinds, asks }: Algorithm<P, R, K, C, A>,
  solve: Algorithm<P, R, K, C, A>["solve"],
  problem: P,
  most = Infinity,
): MutantRun<R> {
  let steps = 0;
  const count = (): void => {
    if (++steps > most) throw new RunEnds();
  };
  const step = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, count])) as Recorder<K>["step"];
  const silent = silentRecorder(kinds, asks);
  const cells: Recorder<K, C>["cells"] = (name, length, fill) => checked(silent.cells(name, length, fill));
  const run = (end: MutantRun<R>["end"], result?: R): MutantRun<R> => ({
    trace: undefined,
    result,
    end,
    steps,
  });
  try {
    return run("result", solve(problem, { ...silent, cells, step }));
  } catch (error) {
    if (error instanceof RunEnds) return run("stopped");
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    return run("failed");
  }
}

/** Cells that refuse what recorded ones refuse. */
function checked(cells: Cells): Cells {
  const put = cells.put.bind(cells);
  cells.put = (i, value) => {
    if (!(i in cells) || (value | 0) !== value) throw new RangeError(`cannot write ${value} at ${i}`);
    put(i, value);
  };
  return cells;
}
