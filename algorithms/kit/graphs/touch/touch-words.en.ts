import type { HandMatching } from "./touch-matching.ts";

/** What is said of any matching that is made by hand. */
export const hand = {
  picture({ mate }: HandMatching): string {
    const pairs = mate.flatMap((v, u) => (u < v ? [`${u} with ${v}`] : []));
    return `A graph with ${mate.length} vertices. Paired: ${pairs.join(", ") || "nobody yet"}.`;
  },
  vertex: (v: number, partner: number) => (partner < 0 ? `${v}, without a partner` : `${v}, with ${partner}`),
  noEdge: (u: number, v: number) => `No line joins ${u} and ${v}.`,
};
