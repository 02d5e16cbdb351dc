import type { ReactElement } from "react";

/** A number with its name above it; an empty field stands for none. */
export function NumberField({
  label,
  value,
  min = 1,
  max,
  step = 1,
  placeholder,
  onValue,
}: {
  readonly label: string;
  readonly value: string;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly placeholder?: string;
  readonly onValue: (value: string) => void;
}): ReactElement {
  return (
    <label className="tool__field">
      <span>{label}</span>
      <input
        type="number"
        data-numeric=""
        {...{ min, max, step, value, placeholder }}
        onChange={(event) => onValue(event.target.value)}
      />
    </label>
  );
}
