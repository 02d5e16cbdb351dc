import type { ReactElement } from "react";

/** A player at their seat; a button while seats are pressed. */
export function Seat({
  id,
  name,
  points,
  onPress,
  held,
  label,
}: {
  readonly id: number;
  readonly name: string;
  readonly points: string;
  readonly onPress: ((id: number) => void) | undefined;
  readonly held: boolean;
  /** What pressing it does, in which the player stands as on the button; needed where it can be pressed. */
  readonly label?: (name: string) => string;
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
          aria-label={label?.(`${id} ${name}`)}
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
