/** An edge with its weight. */
export type Weighed = readonly [u: number, v: number, weight: number];

/**
 * Matches greedily, then takes one or two new edges in and throws out the old ones that they touch, as long as that gains
 * weight: on purpose no more than two at once. Returns the matched edges.
 */
export function improvedByTwo(edges: readonly Weighed[]): readonly Weighed[] {
  let matched: readonly Weighed[] = [];
  for (const edge of edges.toSorted((one, other) => other[2] - one[2]))
    if (edge[2] > 0 && matched.every((old) => !touches(old, edge))) matched = [...matched, edge];
  for (let better = gain(edges, matched); better !== undefined; better = gain(edges, matched))
    matched = better;
  return matched;
}

/** The matching after a change that gains, or undefined. */
function gain(edges: readonly Weighed[], matched: readonly Weighed[]): readonly Weighed[] | undefined {
  const fresh = edges.filter((edge) => !matched.includes(edge));
  for (const [i, one] of fresh.entries()) {
    const pairs = fresh.slice(i + 1).filter((other) => !touches(one, other));
    for (const taken of [[one], ...pairs.map((other) => [one, other])]) {
      const kept = matched.filter((old) => taken.every((edge) => !touches(old, edge)));
      if (weightOf([...kept, ...taken]) > weightOf(matched)) return [...kept, ...taken];
    }
  }
  return undefined;
}

function touches([a, b]: Weighed, [u, v]: Weighed): boolean {
  return a === u || a === v || b === u || b === v;
}

/** What edges weigh together. */
export function weightOf(edges: readonly Weighed[]): number {
  return edges.reduce((sum, [, , weight]) => sum + weight, 0);
}
