import { OBJECTIVES } from "#algorithms/engines/matching/graph.ts";
import { bestMatching, type Edge } from "#src/package/library/matchings.ts";
import { GRAPHS } from "./bench-graphs.ts";
import { jsonLines, tournaments } from "./bench-rounds.ts";
import { testbenchWords } from "./testbench.en.ts";

/** The files of the test bench, by name. */
export function* benchFiles(): Generator<readonly [name: string, text: string]> {
  yield ["README.txt", testbenchWords.readme];
  for (const [name, graphs] of Object.entries(GRAPHS)) {
    const all = Array.from(graphs(), ({ id, n, edges }) => {
      const told = edges.map(({ u, v, weight }): Edge => [u, v, weight]);
      return { id, n, edges: told };
    });
    yield [`matching/${name}.jsonl`, jsonLines(all)];
    for (const objective of OBJECTIVES) {
      const answers = all.map(({ id, n, edges }) => ({ id, ...bestMatching(n, edges, objective) }));
      yield [`matching/${name}.${objective}.jsonl`, jsonLines(answers)];
    }
  }
  yield* tournaments();
}
