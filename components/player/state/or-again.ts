/** What needs more code: when that does not come, it is said, and can be done again then. */
import { loadAgain } from "#components/page/load-again.ts";
import type { Notice } from "./player-state.ts";

/** The action as something that can be pressed; `tell` shows a notice. */
export function orAgain(action: () => Promise<void>, tell: (notice: Notice) => void): () => void {
  const attempt = (run: () => Promise<void>): void =>
    void run().catch(() => tell({ kind: "notCome", again: () => attempt(() => loadAgain(action)) }));
  return () => attempt(action);
}
