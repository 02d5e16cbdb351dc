import type { ReactElement } from "react";
import type { History } from "./history.ts";

/** The two buttons at the end of a tool's bar. */
export function UndoRedo({
  state,
  onUndo,
  onRedo,
  words,
}: {
  readonly state: History<unknown>;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly words: { readonly undo: string; readonly redo: string };
}): ReactElement {
  return (
    <div className="tool__actions">
      <button type="button" className="btn" disabled={state.past.length === 0} onClick={onUndo}>
        {words.undo}
      </button>
      <button type="button" className="btn" disabled={state.future.length === 0} onClick={onRedo}>
        {words.redo}
      </button>
    </div>
  );
}
