/** Parts of the forms in which rules for some rounds are made and taken back. */
import type { ReactElement } from "react";
import type { AllWords } from "./late-words.ts";
import { NumberField } from "./NumberField.tsx";

/** A rule that is in force, with a button that takes it back. */
export function Entry({
  text,
  button,
  label,
  onRemove,
}: {
  readonly text: string;
  /** The button's name, and what a screen reader calls it. */
  readonly button: string;
  readonly label: string;
  readonly onRemove: () => void;
}): ReactElement {
  return (
    <li>
      {text}{" "}
      <button type="button" className="btn btn--quiet needs-script" aria-label={label} onClick={onRemove}>
        {button}
      </button>
    </li>
  );
}

/** The two rounds from which and up to which a rule holds. */
export function RoundFields({
  values,
  placeholders,
  most,
  onFirst,
  onLast,
  words: { players: w },
}: {
  readonly values: readonly [first: string, last: string];
  readonly placeholders: readonly [first: string, last: string];
  readonly most: number;
  readonly onFirst: (value: string) => void;
  readonly onLast: (value: string) => void;
  readonly words: AllWords;
}): ReactElement {
  const [[first, last], [usualFirst, usualLast]] = [values, placeholders];
  return (
    <>
      <NumberField label={w.fromRound} value={first} max={most} placeholder={usualFirst} onValue={onFirst} />
      <NumberField label={w.toRound} value={last} max={most} placeholder={usualLast} onValue={onLast} />
    </>
  );
}
