import { counted } from "#algorithms/core/text/counted.en.ts";

/** What can be wrong with a matching, in English. */
export const judgedWords = {
  wrongLength: (length: number, n: number) =>
    `The answer has ${counted(length, "number")}, and the graph has ${n === 1 ? "1 vertex" : `${n} vertices`}; expected a partner or −1 for each.`,
  noVertex: (u: number, v: number, n: number) =>
    `${u} has the partner ${v}; the vertices are 0 to ${n - 1}, and −1 is for none.`,
  itself: (u: number) => `${u} is its own partner.`,
  oneSided: (u: number, v: number, w: number) =>
    `${u} has the partner ${v}, but ${v} has ${w < 0 ? "none" : `the partner ${w}`}.`,
  noEdge: (u: number, v: number) => `${u} and ${v} are partners, but no edge joins them.`,
  /** `path` is augmenting. */
  larger: (own: number, most: number, path: readonly number[]) =>
    `The matching has ${counted(own, "edge")}, and ${most} ${most === 1 ? "is" : "are"} possible: ${path.join("–")} is an augmenting path.`,
  /** Along a path or a cycle edges of one weight give way to edges of another. */
  heavier: (
    own: number,
    most: number,
    change: { readonly way: readonly number[]; readonly out: number; readonly into: number },
  ) => `The matching weighs ${own}, and ${most} is possible: ${told(change)}.`,
};

function told({ way, out, into }: { way: readonly number[]; out: number; into: number }): string {
  const what = way[0] === way.at(-1) ? "cycle" : "path";
  if (out === 0) return `${way.join("–")} can be added`;
  return `along the ${what} ${way.join("–")} edges of weight ${out} can be exchanged for edges of weight ${into}`;
}
