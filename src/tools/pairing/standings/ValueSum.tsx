import { type ReactElement, useMemo } from "react";
import { explainedValue } from "#algorithms/engines/swiss/standings.ts";
import { tieBreakNames } from "#algorithms/engines/swiss/tie-breaks/names.en.ts";
import type { Term } from "#algorithms/engines/swiss/tie-breaks/terms.ts";
import { aboutOf, needsRatings, type TieBreakCode } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { TableHead } from "#src/tools/shared/TableHead.tsx";
import { nameOf } from "../players/names.ts";
import { shownPoints } from "../shown.ts";
import { shownValue } from "./shown-value.ts";
import { type StandingsWords, standingsWords } from "./words.en.ts";

/** What the value of a tie-break is made of, round by round. */
export function ValueSum({
  tournament,
  codes,
  place,
  id,
}: {
  readonly tournament: Tournament;
  readonly codes: readonly TieBreakCode[];
  readonly place: number;
  readonly id: number;
}): ReactElement {
  const w = standingsWords.sum;
  const code = codes[place];
  const [name, what] = tieBreakNames[code];
  const told = useMemo(() => explainedValue(tournament, codes, place, id), [tournament, codes, place, id]);
  const { value, terms, isAverage, performance, equals = [] } = told;
  const others = equals.filter((each) => each !== id);
  const shown = shownValue(code, value);
  const isProduct = terms.some(({ times }) => times !== undefined);
  const reason = reasonOf(code, tournament, terms, others.length, w);
  const hasOpponents = terms.some(({ isDummy }) => isDummy !== undefined);
  return (
    <div role="status">
      <p>
        <b>{w.title(name, nameOf(tournament, id), shown)}</b>{" "}
        <small>
          {what} ({standingsWords.article(aboutOf(code).articles)})
        </small>
      </p>
      {others.length > 0 && <p>{w.equals(others.map((each) => nameOf(tournament, each)))}</p>}
      {value === undefined || terms.length === 0 ? reason && <p>{reason}</p> : null}
      {terms.length > 0 && (
        <table className="sum">
          <TableHead names={[w.round, w.opponent, ...(isProduct ? [w.times, w.score] : []), w.value]} />
          <tbody>
            {terms.map((term) => (
              <tr key={`${term.round} ${term.opponent}`} data-cut={term.isCut ? "" : undefined}>
                <td>{term.round}</td>
                <td>{whom(term, tournament, w)}</td>
                {isProduct && (
                  <>
                    <td>{shownPoints(term.times ?? 0)}</td>
                    <td>{shownPoints(term.weight ?? 0)}</td>
                  </>
                )}
                <td>
                  {term.isCut ? <s>{shownValue(code, term.value)}</s> : shownValue(code, term.value)}{" "}
                  {term.isCut && <small>{w.cut}</small>}
                </td>
              </tr>
            ))}
          </tbody>
          {!performance && value !== undefined && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={isProduct ? 4 : 2}>
                  {isAverage ? w.average : w.total}
                </th>
                <td>{shown}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {performance && <p>{w.performance(performance.average, performance.share, performance.difference)}</p>}
      {terms.some((term) => term.isDummy) && <p>{w.dummyNote}</p>}
      {hasOpponents && <p>{w.adjustedNote}</p>}
    </div>
  );
}

function whom({ opponent, isDummy }: Term, tournament: Tournament, w: StandingsWords["sum"]): string {
  const name = opponent > 0 ? nameOf(tournament, opponent) : undefined;
  return isDummy ? w.dummy(name) : (name ?? w.nobody);
}

/** Why there is no value, or nothing that it is made of. */
function reasonOf(
  code: TieBreakCode,
  { players }: Tournament,
  terms: readonly Term[],
  equals: number,
  w: StandingsWords["sum"],
): string | undefined {
  if (code === "DE") return equals === 0 ? w.alone : w.undecided;
  if (needsRatings(code) && players.some(({ rating }) => rating === 0)) return w.unrated;
  if (code === "TPN" || code === "RTNG") return w.own;
  return terms.length === 0 ? w.noGame : undefined;
}
