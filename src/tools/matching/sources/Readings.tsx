import type { ReactElement } from "react";
import type { Wish } from "#algorithms/engines/matching/read/reading.ts";
import type { Told } from "./foreign-text.ts";

/** For what a text was taken, and a button for each other way to read it. */
export function Readings({
  reading: { told, offers },
  onWish,
  label,
}: {
  readonly reading: Told;
  readonly onWish: (wish: Wish) => void;
  /** What the other ways are. */
  readonly label: string;
}): ReactElement {
  return (
    <div className="match-readings" role="status">
      {told !== "" && <p>{told}</p>}
      {offers.length > 0 && (
        <ul aria-label={label}>
          {offers.map((offer) => (
            <li key={offer.label}>
              <button type="button" className="btn" onClick={() => onWish(offer.wish)}>
                {offer.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
