import type { ReactElement, ReactNode } from "react";
import type { History } from "./history.ts";

/** A tool's bar: where its matter comes from, and at the end the two buttons for undo and redo. */
export function Bar({
  label,
  ready,
  state,
  act,
  words,
  children,
}: {
  readonly label: string;
  readonly ready: boolean;
  readonly state: History<unknown>;
  readonly act: (action: { readonly kind: "undo" | "redo" }) => void;
  readonly words: { readonly undo: string; readonly redo: string };
  readonly children: ReactNode;
}): ReactElement {
  const button = (kind: "undo" | "redo", steps: readonly unknown[]) => (
    <button type="button" className="btn" disabled={steps.length === 0} onClick={() => act({ kind })}>
      {words[kind]}
    </button>
  );
  return (
    <fieldset className="workbench__bar needs-script" disabled={!ready}>
      <legend className="visually-hidden">{label}</legend>
      {children}
      <div className="tool__actions">
        {button("undo", state.past)}
        {button("redo", state.future)}
      </div>
    </fieldset>
  );
}
