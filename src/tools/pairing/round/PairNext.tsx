import type { ReactElement } from "react";
import { PAIRING_METHODS } from "#algorithms/engines/swiss/pairing-method.ts";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
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
  const round = playedRounds(tournament) + 1;
  const away = absentees(doc);
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
        {away.length > 0 && (
          <p>
            {w.absent}:{" "}
            {away
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
            {w.pair(round)}
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
