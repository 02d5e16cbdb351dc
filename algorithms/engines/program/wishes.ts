/** What a program says in its comments about its own picture: `// @graph adj`, `@grid a`, `@row a`, `@hide dirs`, `@at i a`. */
import type { Program } from "./program.ts";

type WishedKind = "graph" | "grid" | "row";

/** A field is named with or without what stands before it: `capacity`, `.capacity`, `this.capacity`. */
export interface Wishes {
  kindOf(name: string): WishedKind | undefined;
  hides(name: string): boolean;
  /** The numbers that shall stand under a name. */
  at(name: string): ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export function wishesOf({ source }: Program): Wishes {
  const kinds = new Map<string, WishedKind>();
  const hidden = new Set<string>();
  const at = new Map<string, Set<string>>();
  for (const [, comment] of source.matchAll(/(?:\/\/|#|\/\*)(.*@(?:graph|grid|row|hide|at)\b.*)/g))
    for (const [, wish, first, second] of comment.matchAll(
      /@(graph|grid|row|hide|at) +([\w$.#]+)(?: +([\w$.#]+))?/g,
    )) {
      const name = plain(first);
      if (wish === "hide") hidden.add(name);
      else if (wish !== "at") kinds.set(name, wish as WishedKind);
      else if (second !== undefined) at.set(plain(second), (at.get(plain(second)) ?? new Set()).add(name));
    }
  return {
    kindOf: (name) => kinds.get(plain(name)),
    hides: (name) => hidden.has(plain(name)),
    at: (name) => at.get(plain(name)) ?? NONE,
  };
}

function plain(name: string): string {
  return name.replace(/^(?:this|self)?\./, "");
}
