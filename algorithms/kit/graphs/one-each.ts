import type { Evidence } from "#algorithms/core/lesson/lesson.ts";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import { proofWords } from "#algorithms/engines/matching/proof-words.en.ts";

/**
 * Whether the cells `mate` hold a matching: the edges whose two ends name each other, and the different ends of these.
 * Vertices count from 1 there, and 0 is nobody.
 */
export function oneEach(
  { graph }: { readonly graph: Graph },
  { step, cells: { mate } }: { readonly step: string; readonly cells: { readonly mate: ArrayLike<number> } },
): Evidence {
  const ends = new Set<number>();
  let edges = 0;
  for (const { u, v } of graph.edges) {
    if (mate[u + 1] !== v + 1 || mate[v + 1] !== u + 1) continue;
    edges++;
    ends.add(u).add(v);
  }
  // In the middle of a change a vertex may still name a partner that has another one already.
  const named = Array.from(mate).filter((other) => other !== 0).length;
  const holds = ends.size === 2 * edges && (named === ends.size || step === "flip");
  return { holds, evidence: proofWords.ends(edges, ends.size) };
}
