/** What a program says in its comments about its own picture: `// @graph adj`, `@grid a`, `@row a`, `@hide dirs`, `@at i a`. */
import type { Program } from "./program.ts";

export interface Wishes {
  readonly kinds: ReadonlyMap<string, "graph" | "grid" | "row">;
  readonly hidden: ReadonlySet<string>;
  /** Under a name, the numbers that shall stand there. */
  readonly at: ReadonlyMap<string, ReadonlySet<string>>;
}

export function wishesOf({ source }: Program): Wishes {
  const kinds = new Map<string, "graph" | "grid" | "row">();
  const hidden = new Set<string>();
  const at = new Map<string, Set<string>>();
  for (const [, comment] of source.matchAll(/(?:\/\/|#|\/\*)(.*@(?:graph|grid|row|hide|at)\b.*)/g))
    for (const [, wish, first, second] of comment.matchAll(
      /@(graph|grid|row|hide|at) +([\w$.#]+)(?: +([\w$.#]+))?/g,
    )) {
      if (wish === "hide") hidden.add(first);
      else if (wish !== "at") kinds.set(first, wish as "graph" | "grid" | "row");
      else if (second !== undefined) at.set(second, (at.get(second) ?? new Set()).add(first));
    }
  return { kinds, hidden, at };
}
