/** Views in React: each arrives when a picture needs it. */
import { useEffect, useSyncExternalStore } from "react";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import { type Drawing, VIEWS, type ViewName } from "./views/index.ts";

/** What a view brings when it is loaded: that which draws, and what else its module has. */
type Loaded<Name extends ViewName> = Awaited<ReturnType<(typeof VIEWS)[Name]["load"]>>;

const loaded: Partial<Record<ViewName, Drawing<Plate>>> = {};
const listeners = new Set<() => void>();

/** Loads the view that a picture is drawn by. */
export async function loadView(name: ViewName): Promise<void> {
  loaded[name] ??= (await VIEWS[name].load()) as Drawing<Plate>;
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
export function useView<Name extends ViewName>(name: Name, needed = true): Loaded<Name> | undefined {
  useEffect(() => {
    if (needed) void loadView(name);
  }, [name, needed]);
  return useSyncExternalStore(
    subscribe,
    () => loaded[name] as Loaded<Name> | undefined,
    () => undefined,
  );
}
