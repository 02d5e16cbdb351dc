import { type ReactElement, useDeferredValue, useMemo } from "react";
import type { Entry } from "#algorithms/engines/swiss/list/entry.ts";
import { beginningWith } from "#algorithms/engines/swiss/list/rating-list.ts";
import type { Player, Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { useRatings } from "../begin/use-ratings.ts";
import { lateWords } from "./late-words.en.ts";

/** So many are offered. */
const MOST = 8;

/** Who in the rating list has a name, or a number, that begins so. */
export function InRatingList({
  text,
  tournament: { players },
  onPick,
}: {
  readonly text: string;
  readonly tournament: Tournament;
  readonly onPick: (entry: Entry) => void;
}): ReactElement {
  const w = lateWords.players.inList;
  const { loaded, isNone } = useRatings();
  const sought = useDeferredValue(text);
  const { entries, all } = useMemo(
    () => (loaded ? beginningWith(sought, loaded.list, MOST) : { entries: [], all: 0 }),
    [loaded, sought],
  );
  const numberOf = (is: (player: Player) => boolean) => 1 + players.findIndex(is);
  return (
    <div className="pair-found">
      <p className="tool__note" role="status">
        {isNone && !loaded && w.noList}
        {loaded && w.found(loaded.name, entries.length, all)}
      </p>
      {entries.map((entry, k) => {
        const { name, title, rating, federation, birth = "", fideId } = entry;
        const number = fideId === "" ? 0 : numberOf((each) => each.fideId.trim() === fideId);
        const namesake = numberOf((each) => each.name === name);
        const facts = [title, rating || "", federation, birth.slice(0, 4), fideId];
        const told = [...facts, number > 0 ? w.there(number) : namesake > 0 ? w.namesake(namesake) : ""];
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be called alike, and have no number.
            key={k}
            type="button"
            className="btn btn--quiet"
            disabled={number > 0}
            onClick={() => onPick(entry)}
          >
            <bdi>{name}</bdi> <small>{told.filter(Boolean).join(" · ")}</small>
          </button>
        );
      })}
    </div>
  );
}
