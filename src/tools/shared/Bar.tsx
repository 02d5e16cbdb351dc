import type { ReactElement, ReactNode } from "react";
import { ActionButton } from "./fields/ActionButton.tsx";
import type { History } from "./storage/history.ts";

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
  const { past, future } = state;
  return (
    <fieldset className="workbench__bar needs-script" disabled={!ready}>
      <legend className="visually-hidden">{label}</legend>
      {children}
      <div className="tool__actions">
        <ActionButton kind="undo" disabled={past.length === 0} {...{ act, words }} />
        <ActionButton kind="redo" disabled={future.length === 0} {...{ act, words }} />
      </div>
    </fieldset>
  );
}
