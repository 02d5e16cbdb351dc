import { type ReactElement, useState } from "react";
import { tieBreakNames } from "#algorithms/engines/swiss/tie-breaks/names.en.ts";
import {
  needsRatings,
  TIE_BREAK_CODES,
  type TieBreakCode,
} from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Action } from "../actions.ts";
import { standingsWords } from "./words.en.ts";

/** The tie-breaks of a tournament, in their order, which the arbiter chooses. */
export function TieBreakList({
  tournament,
  codes,
  act,
}: {
  readonly tournament: Tournament;
  readonly codes: readonly TieBreakCode[];
  readonly act: (action: Action) => void;
}): ReactElement {
  const [w, names] = [standingsWords, tieBreakNames];
  const left = TIE_BREAK_CODES.filter((code) => !codes.includes(code));
  const [wanted, setWanted] = useState<TieBreakCode>();
  const chosen = left.find((code) => code === wanted) ?? left[0];
  const unrated = tournament.players.filter(({ rating }) => rating === 0).length;
  const dropped = codes.filter(needsRatings);
  const put = (next: readonly TieBreakCode[]) => act({ kind: "tie-breaks", codes: next });
  return (
    <details className="tie-breaks needs-script">
      <summary>{w.list}</summary>
      <p>{w.what}</p>
      {codes.length === 0 && <p>{w.none}</p>}
      <ol>
        {codes.map((code, place) => (
          <li key={code}>
            <span>{w.named(code, ...names[code])}</span>{" "}
            <button
              type="button"
              className="btn btn--quiet"
              aria-label={w.upOf(names[code][0])}
              disabled={place === 0}
              onClick={() => put(codes.with(place, codes[place - 1]).with(place - 1, code))}
            >
              {w.up}
            </button>
            <button
              type="button"
              className="btn btn--quiet"
              aria-label={w.removeOf(names[code][0])}
              onClick={() => put(codes.toSpliced(place, 1))}
            >
              {w.remove}
            </button>
          </li>
        ))}
      </ol>
      {unrated > 0 && dropped.length > 0 && <p role="status">{w.unrated(dropped, unrated)}</p>}
      {chosen !== undefined && (
        <div className="tool__row">
          <span className="tool__field">
            <select
              aria-label={w.list}
              value={chosen}
              onChange={(event) => setWanted(left.find((code) => code === event.target.value))}
            >
              {left.map((code) => (
                <option key={code} value={code}>
                  {`${code} ${names[code][0]}`}
                </option>
              ))}
            </select>
          </span>
          <button type="button" className="btn" onClick={() => put([...codes, chosen])}>
            {w.add}
          </button>
        </div>
      )}
    </details>
  );
}
