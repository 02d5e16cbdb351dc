import { type ReactElement, useState } from "react";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import type { Action } from "../actions.ts";
import { closedRound, type Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { byeWorth, shownResult } from "../shown.ts";
import type { PairingWords } from "../words.en.ts";
import { BoardTable } from "./BoardTable.tsx";
import { Recheck } from "./Recheck.tsx";
import { ResultField } from "./ResultField.tsx";
import { useBoardPages } from "./use-board-pages.ts";

/** A round that is closed; its results can still be corrected. */
export function ClosedBoards({
  doc,
  round,
  act,
  onReopened,
  words,
}: {
  readonly doc: Doc;
  readonly round: number;
  readonly act: (action: Action) => void;
  readonly onReopened: () => void;
  readonly words: PairingWords;
}): ReactElement {
  const w = words.rounds;
  const { tournament, drawn } = doc;
  const { boards, byes } = closedRound(doc, round);
  const pages = useBoardPages(boards, w.board);
  const [isCorrected, setIsCorrected] = useState(false);
  const isEmpty = drawn?.boards.every(({ outcome }) => outcome === undefined) ?? false;
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
      <BoardTable withWhy={false} {...{ pages, words }}>
        {pages.rows.map(({ white, black, outcome, results }, row) => {
          const index = pages.first + row;
          return (
            <tr key={white} aria-rowindex={pages.indexOf(row)}>
              <td className="boards__no">{index + 1}</td>
              <td className="boards__white">{player(white)}</td>
              <td className="boards__result">
                <span className="on-paper">{results.map(shownResult).join(" – ")}</span>
                <ResultField
                  {...{ outcome, words }}
                  board={index}
                  label={w.resultOf(index + 1, name(white), name(black))}
                  isFirst={row === 0}
                  canClear={false}
                  onOutcome={(next) => {
                    if (!next) return;
                    act({ kind: "correct", round, white, black, outcome: next });
                    setIsCorrected(true);
                  }}
                />
              </td>
              <td className="boards__black">{player(black)}</td>
            </tr>
          );
        })}
      </BoardTable>
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
      {!doc.schedule && <Recheck {...{ doc, words }} />}
      {drawn && isCorrected && isEmpty && (
        <p className="needs-script" role="status">
          {w.stale(drawn.round)}{" "}
          <button
            type="button"
            className="btn"
            onClick={() => {
              act({ kind: "discard" });
              onReopened();
            }}
          >
            {w.discard}
          </button>
        </p>
      )}
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
