/** What a program claims: pairs, and the prices that prove that no matching weighs more. */
export interface Claim {
  /** Edges u, v, weight; vertices from 0. */
  readonly edges: readonly (readonly [number, number, number])[];
  /** For each vertex its partner, or −1. */
  readonly mate: readonly number[];
  /** The price of each vertex. */
  readonly y: readonly number[];
  /** Odd sets of vertices with their prices. */
  readonly blossoms: readonly { readonly vertices: readonly number[]; readonly z: number }[];
}

/** Whether the prices prove that the matching has the largest weight. No search, only additions. */
export function isProved({ edges, mate, y, blossoms }: Claim): boolean {
  if (mate.some((v, u) => v >= 0 && (v === u || mate[v] !== u))) return false;
  if (y.some((price) => price < 0)) return false;
  if (blossoms.some(({ vertices, z }) => z < 0 || new Set(vertices).size % 2 === 0)) return false;

  let matched = 0;
  let pairs = 0;
  for (const [u, v, weight] of edges) {
    const around = blossoms.filter(({ vertices }) => vertices.includes(u) && vertices.includes(v));
    const paid = around.reduce((sum, { z }) => sum + z, y[u] + y[v]);
    if (paid < 2 * weight) return false;
    if (mate[u] !== v) continue;
    matched += weight;
    pairs++;
  }
  if (2 * pairs !== mate.filter((v) => v >= 0).length) return false;

  const vertices = y.reduce((sum, price) => sum + price, 0);
  const sets = blossoms.reduce((sum, { vertices, z }) => sum + (z * (new Set(vertices).size - 1)) / 2, 0);
  return 2 * matched === vertices + sets;
}
