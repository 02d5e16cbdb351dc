import type { ReactElement } from "react";

/** A button that does what it is called, and no more. */
export function ActionButton<K extends string>({
  kind,
  disabled,
  act,
  words,
}: {
  readonly kind: K;
  readonly disabled: boolean;
  readonly act: (action: { readonly kind: K }) => void;
  readonly words: Readonly<Record<K, string>>;
}): ReactElement {
  return (
    <button type="button" className="btn" disabled={disabled} onClick={() => act({ kind })}>
      {words[kind]}
    </button>
  );
}
