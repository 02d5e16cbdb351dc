/** Views that come when a picture needs them, so that a page pays for its own pictures only. */
import { useEffect, useSyncExternalStore } from "react";
import type { ViewName } from "./view-of.ts";

interface Views {
  readonly graph: typeof import("./views/graph.ts");
  readonly board: typeof import("./views/board.ts");
  readonly canvas: typeof import("./BoardCanvas.tsx");
}

const views: Partial<{ -readonly [Name in keyof Views]: Views[Name] }> = {};
const listeners = new Set<() => void>();

/** Loads the view that a picture is drawn by. */
export async function loadView(name: ViewName): Promise<void> {
  if (name === "graph") views.graph ??= await import("./views/graph.ts");
  if (name === "board") views.board ??= await import("./views/board.ts");
  if (name === "canvas") views.canvas ??= await import("./BoardCanvas.tsx");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A view, or nothing until it has arrived; it is asked for as soon as it is `needed`. While a page comes alive there
 * is nothing either, so that what the server has drawn stands until the view can take its place at once.
 */
export function useView<Name extends keyof Views>(name: Name, needed: boolean): Views[Name] | undefined {
  useEffect(() => {
    if (needed) void loadView(name);
  }, [name, needed]);
  return useSyncExternalStore(
    subscribe,
    () => views[name],
    () => undefined,
  );
}
