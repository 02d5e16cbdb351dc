import { BoundTable } from "./figure/state.ts";
import { Forest, T } from "./forest.ts";
import type { Result, Task } from "./problem.ts";
import { makeSums, prove } from "./solve/prove.ts";
import { search } from "./solve/search.ts";
import type { Recorder } from "./steps.ts";

/**
 * Finds a matching of the largest weight in any graph, with the prices that prove it (Edmonds, 1965). Weights are
 * doubled, so that every price is a whole number. At most n/2 searches of O(n) changes, each in O(n + m): O(n²m).
 */
export function solve({ graph, objective }: Task, recorder: Recorder): Result {
  const { step } = recorder;
  const now = recorder.cells("search", 1);
  const forest = new Forest({ graph, objective }, recorder);
  const table = new BoundTable(recorder);
  const sums = makeSums(forest, recorder);
  step.start(graph.n, graph.edges.length);
  forest.plant();

  for (let i = 1; ; i++) {
    const free = forest.verticesWhere((v) => forest.mate[v] === 0);
    if (free.length === 0) {
      step.full(graph.n);
      break;
    }
    step.search(i, free.length);
    now.put(0, i);
    forest.root(free);
    const end = search(forest, objective, free, table, recorder);
    if (end === "best") break;
    if (end === "barrier") return forest.result(forest.verticesWhere((v) => forest.labelOf(v) === T));
    for (let [b] = forest.worn(0); b !== undefined; [b] = forest.worn(0)) {
      step.dissolve(b);
      forest.release(b);
    }
  }
  prove(forest, sums, recorder);
  return forest.result();
}
