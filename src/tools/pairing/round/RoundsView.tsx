import { type ReactElement, useLayoutEffect, useRef } from "react";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { lazy } from "#src/tools/shared/lazy.tsx";
import type { Action } from "../actions.ts";
import { type Doc, isOver } from "../doc.ts";
import type { PairingWords } from "../words.en.ts";
import { OpenRound } from "./OpenRound.tsx";
import { PairNext } from "./PairNext.tsx";
import { focusBoard } from "./ResultField.tsx";

const ClosedBoards = lazy(async () => (await import("./ClosedBoards.tsx")).ClosedBoards);

interface RoundsViewProps {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
  /** A round that is closed already; undefined: the one that is next. */
  readonly chosen: number | undefined;
  readonly onChosen: (round: number | undefined) => void;
  readonly onStandings: () => void;
  /** The id of the lesson on pairing, if there is one. */
  readonly lesson: string | undefined;
  readonly words: PairingWords;
}

/** Round by round: those that are closed, the one that is played, the one to be paired. */
export function RoundsView({
  doc,
  act,
  chosen,
  onChosen,
  onStandings,
  lesson,
  words,
}: RoundsViewProps): ReactElement {
  const w = words.rounds;
  const { tournament, drawn } = doc;
  const played = playedRounds(tournament);
  const over = isOver(doc);
  const closed = chosen !== undefined && chosen <= played ? chosen : undefined;
  const current = played + 1;
  const shown = closed ?? (over ? undefined : current);
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = `${current} ${drawn?.round}`;
  const isDrawn = drawn !== undefined;
  const before = useRef(stage);
  // The button that was pressed is gone then: who goes by keys begins at the round, not at the page. Fast keys may have asked
  // for the next stage before the heading got them for this one, and may press the first result as soon as its board is there.
  useLayoutEffect(() => {
    const isOther = before.current !== stage;
    before.current = stage;
    const held = document.activeElement;
    if (!isOther || (held !== document.body && held !== heading.current)) return;
    const table = heading.current?.closest(".pair-rounds")?.querySelector(".boards");
    heading.current?.focus();
    // What is done next with a round that was just paired is its first result.
    if (isDrawn) focusBoard(table, 0);
  }, [stage, isDrawn]);
  return (
    <section className="pair-rounds">
      <div className="pair-rounds__head">
        <h3 ref={heading} tabIndex={-1}>
          {shown === undefined ? w.over : w.title(shown)}{" "}
          {shown !== undefined && tournament.rounds !== undefined && <small>{w.of(tournament.rounds)}</small>}
        </h3>
        {played > 0 && (
          <fieldset className="tool__tabs needs-script">
            <legend className="visually-hidden">{w.choose}</legend>
            {Array.from({ length: played + (over ? 0 : 1) }, (_, r) => r + 1).map((round) => (
              <label key={round}>
                <input
                  type="radio"
                  name="pair-shown-round"
                  aria-label={w.title(round)}
                  checked={shown === round}
                  onChange={() => onChosen(round <= played ? round : undefined)}
                />
                {round}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {closed !== undefined ? (
        <ClosedBoards {...{ doc, act, words }} round={closed} onReopened={() => onChosen(undefined)} />
      ) : drawn ? (
        <OpenRound key={drawn.round} {...{ doc, drawn, lesson, act, words }} />
      ) : over ? (
        <div className="tool__actions needs-script">
          <button type="button" className="btn btn--solid" onClick={onStandings}>
            {w.toStandings}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => act({ kind: "rounds", rounds: (tournament.rounds ?? played) + 1 })}
          >
            {w.more}
          </button>
        </div>
      ) : (
        <PairNext {...{ doc, lesson, act, words }} />
      )}
    </section>
  );
}
