import type { ReactElement } from "react";

/** The head of a text field: its name, and how much stands in it. */
export function PanelLabel({
  field,
  name,
  size,
}: {
  /** The id of the field. */
  readonly field: string;
  readonly name: string;
  readonly size: string;
}): ReactElement {
  return (
    <label className="panel__head" htmlFor={field}>
      {name} <span>{size}</span>
    </label>
  );
}
