import { counted } from "#algorithms/core/text/counted.en.ts";

interface Named {
  readonly name: string;
  readonly vertices: readonly number[];
}

/** What is said of a graph in which blossoms count as vertices. */
export const shrunkenWords = {
  title: "Shrunken graph",
  corner: "Blossom",
  columns: ["base", "made of"],
  blossom: (name: string, vertices: readonly number[]) => `blossom ${name}, made of ${vertices.join(" ")}`,
  picture(n: number, m: number, blossoms: readonly Named[]) {
    const names = blossoms.map(({ name, vertices }) => `${name} stands for ${vertices.join(" ")}`).join("; ");
    const vertices = n === 1 ? "1 vertex" : `${n} vertices`;
    return `The shrunken graph: ${vertices}, ${counted(m, "edge")}.${names === "" ? " Nothing is shrunk." : ` ${names}.`}`;
  },
};
