import { type AnswerPicture, numbersIn } from "#algorithms/core/lesson/answer-picture.ts";
import type { Point } from "#algorithms/engines/matching/generate.ts";
import { type ExerciseLook, vertexTable } from "./graph-picture.ts";
import type { Stuck } from "./touch/path-exercise.ts";
import { pathWords } from "./touch/path-words.en.ts";

/** A search that a table tells event by event: a vertex that looks, one that it finds, and a third one. */
export interface Searched extends Stuck {
  /** Exposed vertices at which the search begins. */
  readonly roots: readonly number[];
  /** The rows, from 0, in which the edge joins two even vertices and the third is the base of the cycle. */
  readonly cycles?: ReadonlySet<number>;
}

/** What is said of the search as far as the table tells it. */
export interface SearchedWords {
  head(roots: readonly number[]): string;
  picture(edges: readonly (readonly [number, number])[], roots: readonly number[]): string;
}

/** The graph of a search with its matching, and the trees that the cells of a table tell; cells are vertices. */
export function searchTable(
  { graph, matching, roots, cycles = new Set() }: Searched,
  words: SearchedWords,
  { places = [] }: { readonly places?: readonly Point[] } = {},
): AnswerPicture {
  const look = (cells: readonly string[], field: number): ExerciseLook => {
    const row = 3 * Math.floor(field / 3);
    const now = cells.slice(row, row + 3).flatMap((text) => numbersIn(text).slice(0, 1));
    const even = new Set(roots);
    const odd = new Set<number>();
    const closing: (readonly [number, number])[] = [];
    const grown: (readonly [number, number])[] = [];
    for (let row = 0; 3 * row < cells.length; row++) {
      const [u, v, third] = cells.slice(3 * row, 3 * row + 3).map((text) => numbersIn(text)[0]);
      const isCycle = cycles.has(row);
      if (u !== undefined) even.add(u);
      if (v !== undefined) (isCycle ? even : odd).add(v);
      if (third !== undefined) even.add(third);
      if (u !== undefined && v !== undefined) (isCycle ? closing : grown).push([u, v]);
    }
    return {
      head: words.head(roots),
      label: `${words.picture(grown, roots)} ${pathWords.row(now)}`.trim(),
      node: (v) => ({
        role: now.includes(v) ? "chosen" : odd.has(v) ? "active" : "idle",
        solid: even.has(v),
        label: pathWords.vertex(v, matching[v], 0),
      }),
      edge: (u, v) => {
        if (matching[u] === v) return { role: "done" };
        return { role: areAmong(closing, u, v) ? "candidate" : areAmong(grown, u, v) ? "active" : "idle" };
      },
    };
  };
  return vertexTable(graph, look, { places });
}

/** Whether two vertices are a pair among these, in either order. */
export function areAmong(
  pairs: readonly (readonly [number, number, ...unknown[]])[],
  u: number,
  v: number,
): boolean {
  return pairs.some(([a, b]) => (a === u && b === v) || (a === v && b === u));
}
