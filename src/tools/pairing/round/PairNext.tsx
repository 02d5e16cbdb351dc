import type { ReactElement } from "react";
import { DUTCH_EDITIONS, toldEdition } from "#algorithms/engines/swiss/dutch/edition.ts";
import { PAIRING_METHODS } from "#algorithms/engines/swiss/pairing-method.ts";
import { namedSystem } from "#algorithms/engines/swiss/system.ts";
import { playedRounds, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { ExplainedChoice } from "#src/tools/shared/fields/Choice.tsx";
import type { Action } from "../actions.ts";
import { absentees, type Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { byeWorth, shownPoints } from "../shown.ts";
import { usePairing } from "../use-pairing.ts";
import { WatchLink } from "../WatchLink.tsx";
import type { PairingWords } from "../words.en.ts";

/** The next round, before it is paired. */
export function PairNext({
  doc,
  lesson,
  act,
  words,
}: {
  readonly doc: Doc;
  /** The id of the lesson on pairing, if there is one. */
  readonly lesson: string | undefined;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}): ReactElement {
  const w = words.rounds;
  const { tournament, method } = doc;
  const { search, pair, cancel } = usePairing(doc, act);
  const named = namedSystem(tournament.notes);
  const round = playedRounds(tournament) + 1;
  const away = absentees(doc);
  const [byes, absent] = [away.filter(({ kind }) => kind === "U"), away.filter(({ kind }) => kind !== "U")];
  const extra = tournament.acceleration.filter(({ first, last }) => first <= round && round <= last);
  const here = tournament.players.length - away.length;
  return (
    <div className="pair-next needs-script">
      <ExplainedChoice
        legend={words.method.label}
        name="pair-method"
        value={method}
        values={PAIRING_METHODS.toReversed()}
        onValue={(each) => act({ kind: "method", method: each })}
        names={words.method.names}
      />
      <div>
        {byes.length > 0 && <p>{w.byeGiven(byes.map(({ id }) => nameOf(tournament, id)))}</p>}
        {absent.length > 0 && (
          <p>
            {w.absent}:{" "}
            {absent
              .map(({ id, kind }) => `${nameOf(tournament, id)} (${byeWorth(kind, tournament)})`)
              .join(", ")}
          </p>
        )}
        {extra.length > 0 && (
          <p>
            {words.accelerated.now(
              extra.map((each) => words.accelerated.short(each, shownPoints(each.points))).join(", "),
            )}
          </p>
        )}
        {method === "dutch" && named?.kind !== "other" && <Edition {...{ tournament, act, words }} />}
        <FileSays {...{ doc, words }} />
        {search.isRunning ? (
          <div className="tool__actions">
            <progress value={search.share} aria-label={w.pairing(search.share)} />
            <button type="button" className="btn" onClick={cancel}>
              {w.cancel}
            </button>
          </div>
        ) : (
          <button
            type="button"
            className="btn btn--solid"
            disabled={here < 1 || tournament.players.length < 2}
            onClick={() => pair(method)}
          >
            {named?.kind === "other" ? words.edition.anyway(round) : w.pair(round)}
          </button>
        )}
        <p role="status">
          {search.isRunning && w.pairing(search.share)}
          {search.failed !== undefined && w.failed(search.failed)}
          {search.isCanceled && w.canceled}
          {tournament.players.length < 2 ? w.few : here < 1 && w.nobody}
        </p>
        <p className="tool__note">{words.method.caveat}</p>
        <WatchLink {...{ tournament, lesson, words }} />
      </div>
    </div>
  );
}

/** By which rules of the Dutch system the round is paired, which can be chosen. */
function Edition({
  tournament,
  act,
  words: { edition: w },
}: {
  readonly tournament: Tournament;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}): ReactElement {
  const { edition, by } = toldEdition(tournament);
  return (
    <div className="pair-edition">
      <label className="tool__field">
        <span>{w.label}</span>
        <select
          value={edition}
          onChange={({ target }) =>
            act({ kind: "edition", edition: target.value === "2017" ? "2017" : "2026" })
          }
        >
          {DUTCH_EDITIONS.toReversed().map((each) => (
            <option key={each} value={each}>
              {w.names[each]}
            </option>
          ))}
        </select>
      </label>
      <p className="tool__note">{w.by[by]}</p>
    </div>
  );
}

/** So many warnings of the file are told where the next round is paired. */
const MOST_TOLD = 3;

/** What of the file bears on the next round, and cannot be seen in the boards. */
function FileSays({
  doc: { tournament, file },
  words: { edition: w },
}: {
  readonly doc: Doc;
  readonly words: PairingWords;
}): ReactElement {
  const named = namedSystem(tournament.notes);
  // What is said below in other words is not said twice.
  const warnings = (file?.problems ?? []).filter(({ line, kind }) => line > 1 || kind !== "round");
  return (
    <>
      {named?.kind === "other" && <p>{w.other(named.code)}</p>}
      {named?.isBaku && tournament.rounds === undefined && <p>{w.baku}</p>}
      {tournament.rounds === undefined && playedRounds(tournament) > 0 && <p>{w.unending}</p>}
      {named?.kind !== "other" &&
        warnings.slice(0, MOST_TOLD).map(({ line, column, message }) => (
          <p key={`${line}.${column}.${message}`} className="tool__note">
            {w.warning(line, message)}
          </p>
        ))}
      {warnings.length > MOST_TOLD && <p className="tool__note">{w.more(warnings.length - MOST_TOLD)}</p>}
    </>
  );
}
