/** What the picture and its tables say. */
export interface SceneWords {
  vertex(v: number, label: string, price: string, partner: number): string;
  /** The whole picture in a sentence. */
  picture(n: number, m: number, pairs: readonly string[], blossoms: readonly string[]): string;
  blossom(name: string, vertices: readonly number[]): string;
  readonly weights: string;
  readonly slacks: string;
  search(number: number): string;
  readonly proof: string;
  readonly discs: string;
  readonly noDiscs: string;
  readonly changes: string;
  readonly change: string;
  readonly at: string;
  readonly boundsFoot: string;
  changeCount(count: number): string;
  readonly priceTitle: string;
  readonly node: string;
  readonly label: string;
  readonly partner: string;
  readonly price: string;
  readonly free: string;
  freeCount(free: number): string;
  readonly proofTable: string;
  readonly edge: string;
  readonly doubled: string;
  readonly ends: string;
  readonly around: string;
  readonly sum: string;
  sums(weight: string, cost: string): string;
  part(from: number, to: number, of: number): string;
  readonly key: Readonly<Record<"chosen" | "done" | "solid" | "hull" | "disc" | "moat", string>>;
}

export const sceneWords: SceneWords = {
  vertex: (v, label, price, partner) =>
    `vertex ${v}${label === "" ? "" : `, ${label}`}, price ${price}, ${partner < 0 ? "exposed" : `matched to ${partner}`}`,
  picture(n, m, pairs, blossoms) {
    const matched = pairs.length === 0 ? "Nothing is matched" : `Matched: ${pairs.join(", ")}`;
    const rings = blossoms.length === 0 ? "" : ` Blossoms: ${blossoms.join("; ")}.`;
    return `A graph with ${n} ${n === 1 ? "vertex" : "vertices"} and ${m} ${m === 1 ? "edge" : "edges"}. ${matched}.${rings}`;
  },
  blossom: (name, vertices) => `${name} with ${vertices.join(" ")}`,
  weights: "numbers: weights",
  slacks: "numbers: slack; thick lines: slack 0",
  search: (number) => `search ${number}`,
  proof: "the proof",
  discs: "where regions touch, edges are tight",
  noDiscs: "a radius would be negative: no discs",
  changes: "Bounds",
  change: "Change",
  at: "at",
  boundsFoot:
    "1: price of an exposed vertex, if it may stay exposed. 2: slack from S to no label. 3: half the slack from S to S. 4: half the price of a T-blossom.",
  changeCount: (count) => `${count} ${count === 1 ? "change" : "changes"}`,
  priceTitle: "Prices",
  node: "Node",
  label: "label",
  partner: "partner",
  price: "price",
  free: "exposed",
  freeCount: (free) => `${free} exposed`,
  proofTable: "Proof",
  edge: "Edge",
  doubled: "2 · weight",
  ends: "ends",
  around: "blossoms",
  sum: "sum",
  sums: (weight, cost) => `${weight} = ${cost}`,
  part: (from, to, of) => `rows ${from}–${to} of ${of}`,
  key: {
    chosen: "this step",
    done: "matched",
    solid: "S (T is a square)",
    hull: "blossom",
    disc: "disc",
    moat: "moat",
  },
};
