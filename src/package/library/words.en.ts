/** What the library says of calls and of matchings that are wrong. */
export const libraryWords = {
  players: (found: number, most: number) =>
    `found ${found} players, expected a whole number from 2 to ${most}`,
  noPowerOfTwo: (found: number) => `found ${found} players, expected a power of two for "halving"`,
  noTieBreak: (found: string) => `found the tie-break "${found}", expected a code such as BH/C1`,
  allPlayAll: "found a round robin (092, 192), whose pairs are known from the start, expected a Swiss",
  otherSystem: (code: string) => `found the system ${code} (192), expected the Dutch system`,
  noTask: (found: string, all: readonly string[]) =>
    `found the task "${found}", expected one of ${all.join(", ")}`,
  noCount: (found: unknown) =>
    `found the count ${String(found)}, expected "few", "all" or a whole number from 1`,
  noText: (found: string) => `The program gives ${found}, not a text.`,
  thrown: (error: string) => `The program throws ${error}.`,

  vertices: (found: number) => `found ${found} vertices, expected a whole number from 0`,
  edge: (u: number, v: number, n: number) =>
    `found the edge ${u}–${v}, expected two different vertices from 0 to ${n - 1}, each pair once`,
  weight: (u: number, v: number, found: number) =>
    `found the weight ${found} of ${u}–${v}, expected a whole number; beyond 2^53 as a bigint`,
  noEdge: (u: number, v: number) => `${u}–${v} is no edge`,
  twice: (v: number) => `${v} is in two pairs`,
  leftOut: (count: number) => `${count} vertices are left out, and a perfect matching was asked for`,
  noPerfect: "there is no perfect matching",
  isPerfect: "there is a perfect matching",
  tooFew: (size: number, best: number) => `${size} pairs, and ${best} are possible`,
  notBest: (weight: number | bigint, best: number | bigint, isLeast: boolean) =>
    `the weight is ${weight}, and the ${isLeast ? "smallest" : "largest"} is ${best}`,
};
