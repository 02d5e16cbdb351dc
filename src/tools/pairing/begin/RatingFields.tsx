import type { ReactElement } from "react";
import type { LookedUp } from "#algorithms/engines/swiss/list/rating-list.ts";
import { filesOf } from "#src/tools/shared/fields/FileInput.tsx";
import { lateWords } from "../players/late-words.en.ts";
import type { Ratings } from "./use-ratings.ts";

/** Loads a rating list, and says who of the players was found in it. */
export function RatingFields({
  ratings: { loaded, refusal, load, forget },
  looked,
}: {
  readonly ratings: Ratings;
  readonly looked: LookedUp | undefined;
}): ReactElement {
  const w = lateWords.begin.ratings;
  return (
    <div className="tool__row">
      <label className="btn">
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => {
            const [file] = filesOf(event);
            if (file) void load(file);
          }}
        />
        {w.load}
      </label>
      {loaded && (
        <button type="button" className="btn btn--quiet" onClick={forget}>
          {w.forget}
        </button>
      )}
      <div className="tool__note" role="status">
        {refusal}
        {loaded && w.loaded(loaded.name, loaded.list.size)}
        {looked && looked.entries.length > 0 && ` ${w.found(looked)}`}
      </div>
    </div>
  );
}
