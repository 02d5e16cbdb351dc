import type { ReactElement } from "react";
import type { PairingWords } from "./words.ts";

/** A player at his seat; a button while seats are changed. */
export function Seat({
  id,
  name,
  points,
  onPress,
  held,
  words,
}: {
  readonly id: number;
  readonly name: string;
  readonly points: string;
  readonly onPress: ((id: number) => void) | undefined;
  readonly held: boolean;
  readonly words: PairingWords;
}): ReactElement {
  const inside = (
    <>
      <small className="games__number">{id}</small> <bdi>{name}</bdi>
    </>
  );
  return (
    <span className="seat">
      {onPress ? (
        <button
          type="button"
          data-seat={id}
          aria-pressed={held}
          aria-label={words.change.hold(name)}
          onClick={() => onPress(id)}
        >
          {inside}
        </button>
      ) : (
        <span>{inside}</span>
      )}
      <small className="seat__points">{points}</small>
    </span>
  );
}
