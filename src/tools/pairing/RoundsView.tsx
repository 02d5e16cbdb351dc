import { type ReactElement, useEffect, useRef } from "react";
import { PAIRING_METHODS } from "#algorithms/swiss/pair-round.ts";
import { playedRounds } from "#algorithms/swiss/tournament.ts";
import type { PairingWords } from "#src/i18n/pairing-tool.ts";
import { absentees, closedRound, type Doc, isOver } from "./doc.ts";
import { byeWorth, shownPoints, shownResult } from "./exports.ts";
import { nameOf } from "./names.ts";
import { OpenRound } from "./OpenRound.tsx";
import { focusBoard, ResultField } from "./ResultField.tsx";
import type { Action } from "./state.ts";
import { usePairing } from "./use-pairing.ts";
import { WatchLink } from "./WatchLink.tsx";

interface RoundsViewProps {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
  /** A round that is closed already; undefined: the one that is next. */
  readonly chosen: number | undefined;
  readonly onChosen: (round: number | undefined) => void;
  readonly onStandings: () => void;
  /** The version of the lesson on pairing, if there is one. */
  readonly lesson: number | undefined;
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
  // The button that was pressed is gone then: who goes by keys begins at the round, not at the page.
  useEffect(() => {
    const isOther = before.current !== stage;
    before.current = stage;
    if (!isOther || document.activeElement !== document.body) return;
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

/** The next round, before it is paired. */
function PairNext({
  doc,
  lesson,
  act,
  words,
}: Pick<RoundsViewProps, "doc" | "lesson" | "act" | "words">): ReactElement {
  const w = words.rounds;
  const { tournament, method } = doc;
  const { search, pair, cancel } = usePairing(doc, act);
  const round = playedRounds(tournament) + 1;
  const away = absentees(doc);
  const extra = tournament.acceleration.filter(({ first, last }) => first <= round && round <= last);
  const here = tournament.players.length - away.length;
  return (
    <div className="pair-next needs-script">
      <fieldset className="match-objective">
        <legend>{words.method.label}</legend>
        {PAIRING_METHODS.toReversed().map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="pair-method"
              checked={method === each}
              onChange={() => act({ kind: "method", method: each })}
            />
            <span>
              <b>{words.method.names[each][0]}</b> <small>{words.method.names[each][1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
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
            {words.extra.now(
              extra.map((each) => words.extra.short(each, shownPoints(each.points))).join(", "),
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

/** A round that is closed; its results can still be corrected. */
function ClosedBoards({
  doc,
  round,
  act,
  onReopened,
  words,
}: Pick<RoundsViewProps, "doc" | "act" | "words"> & {
  readonly round: number;
  readonly onReopened: () => void;
}): ReactElement {
  const w = words.rounds;
  const { tournament, drawn } = doc;
  const { boards, byes } = closedRound(tournament, round, doc.leftOver);
  const name = (id: number) => nameOf(tournament, id);
  const player = (id: number) => (
    <span className="seat">
      <span>
        <small className="games__number">{id}</small> <bdi>{name(id)}</bdi>
      </span>
    </span>
  );
  return (
    <div className="pair-round">
      <table className="boards">
        <thead>
          <tr>
            <th scope="col">{w.board}</th>
            <th scope="col">{words.colors.white}</th>
            <th scope="col">{w.result}</th>
            <th scope="col">{words.colors.black}</th>
          </tr>
        </thead>
        <tbody>
          {boards.map(({ white, black, outcome, results }, index) => (
            <tr key={white}>
              <td className="boards__no">{index + 1}</td>
              <td className="boards__white">{player(white)}</td>
              <td className="boards__result">
                <span className="on-paper">{results.map(shownResult).join(" – ")}</span>
                <ResultField
                  {...{ outcome, words }}
                  board={index}
                  label={w.resultOf(index + 1, name(white), name(black))}
                  isFirst={index === 0}
                  canClear={false}
                  onOutcome={(next) => next && act({ kind: "correct", round, white, black, outcome: next })}
                />
              </td>
              <td className="boards__black">{player(black)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {byes.length > 0 && (
        <dl className="pair-rest">
          {byes.map(({ id, kind }) => (
            <div key={id}>
              <dt>{kind === "U" ? w.bye : kind === "-" ? w.unpaired : w.absent}</dt>
              <dd>
                {player(id)} <span>{byeWorth(kind, tournament)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="tool__note needs-script">{w.correct}</p>
      {!drawn && round === playedRounds(tournament) && (
        <button
          type="button"
          className="btn needs-script"
          onClick={() => {
            act({ kind: "reopen" });
            onReopened();
          }}
        >
          {w.reopen(round)}
        </button>
      )}
    </div>
  );
}
