/** How large a graph may be that is read. */
export interface GraphLimits {
  readonly vertices: number;
  readonly edges: number;
}

/** What a page reads and solves. */
export const USUAL_LIMITS: GraphLimits = { vertices: 2048, edges: 500_000 };
