import { type ReactElement, useState } from "react";

/** More options than these are made when somebody comes to them. */
const MANY = 100;

/** A choice from a list that may be long. */
export function LongSelect<T>({
  label,
  value,
  none,
  all,
  nameOf,
  onValue,
}: {
  readonly label: string;
  /** From 1; 0: nothing is chosen. */
  readonly value: number;
  /** What stands there while nothing is chosen. */
  readonly none: string;
  readonly all: readonly T[];
  /** The text of an option, by its number from 1. */
  readonly nameOf: (number: number) => string;
  readonly onValue: (number: number) => void;
}): ReactElement {
  const [isNear, setIsNear] = useState(false);
  const isWanted = isNear || all.length <= MANY;
  const want = () => setIsNear(true);
  return (
    <select
      aria-label={label}
      value={value}
      onPointerEnter={want}
      onPointerDown={want}
      onFocus={want}
      onChange={(event) => onValue(Number(event.target.value))}
    >
      <option value={0}>{none}</option>
      {isWanted
        ? all.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options are named by their number.
            <option key={index} value={index + 1}>
              {nameOf(index + 1)}
            </option>
          ))
        : value > 0 && <option value={value}>{nameOf(value)}</option>}
    </select>
  );
}
