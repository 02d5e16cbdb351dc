import type { GraphFormat, Understood } from "./understand-graph.ts";

/** How a graph of another program was understood. */
export interface UnderstoodWords {
  /** In one sentence without line breaks. */
  told(understood: Understood): string;
}

const formats: Readonly<Record<GraphFormat, string>> = {
  own: "a list of edges",
  list: "a list of edges",
  dimacs: "DIMACS",
  dot: "DOT",
  matrix: "a matrix",
};

export const understoodWords: UnderstoodWords = {
  told({ format, base, decimals }) {
    const vertices =
      base === undefined
        ? "vertices with names, numbered as they come"
        : base === 1
          ? "vertices from 1, so vertex 1 there is vertex 0 here"
          : "vertices from 0";
    const weights = decimals > 0 ? `; weights times ${10 ** decimals}, so that all are whole` : "";
    return `Read as ${formats[format]}, ${vertices}${weights}.`;
  },
};
