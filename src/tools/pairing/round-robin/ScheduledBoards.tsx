import type { ReactElement, ReactNode } from "react";
import type { Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { BoardTable } from "../round/BoardTable.tsx";
import { ResultField } from "../round/ResultField.tsx";
import { resultsOf } from "../round/results.ts";
import { Seat } from "../round/Seat.tsx";
import { useBoardPages } from "../round/use-board-pages.ts";
import { shownPoints, shownResult } from "../shown.ts";
import type { ViewProps } from "../view-props.ts";
import { annulledOf, isAnnulled, outcomeIn, type RoundRobin } from "./model.ts";
import { gamePlace } from "./sittings.ts";
import { roundRobinWords } from "./words.en.ts";

/** The boards of a round that was drawn beforehand, with the points that everybody has by now. */
export function ScheduledBoards({
  doc,
  round,
  act,
  onResult,
  words,
  children,
}: ViewProps & {
  readonly doc: Doc & { readonly schedule: RoundRobin };
  readonly round: number;
  /** A result of this round was entered or taken away. */
  readonly onResult: () => void;
  /** What can be done next. */
  readonly children: ReactNode;
}): ReactElement {
  const w = roundRobinWords;
  const { schedule, tournament } = doc;
  const { boards: games, bye } = schedule.rounds[round - 1];
  const out = annulledOf(schedule);
  const boards = games.map((game) => ({
    ...game,
    outcome: outcomeIn(schedule, game),
    entered: game.outcome,
  }));
  const pages = useBoardPages(boards, words.rounds.board);
  const firstMissing = boards.findIndex(({ outcome }) => outcome === undefined);
  const onPage = firstMissing >= pages.first && firstMissing < pages.first + pages.rows.length;
  const stop = onPage ? firstMissing : pages.first;
  const seat = (id: number) => (
    <Seat
      id={id}
      name={nameOf(tournament, id)}
      points={shownPoints(tournament.players[id - 1]?.points ?? 0)}
      onPress={undefined}
      held={false}
    />
  );
  return (
    <div className="pair-round">
      <BoardTable withWhy={false} {...{ pages, words }}>
        {pages.rows.map(({ white, black, outcome, entered }, row) => {
          const index = pages.first + row;
          const place = gamePlace(tournament, round, index, games.length);
          const when = w.place({ ...place, time: place.sitting === undefined ? undefined : place.time });
          const label = [nameOf(tournament, white), nameOf(tournament, black)] as const;
          const note = isAnnulled(out, { white, black }) ? w.annulled : outcome && !entered ? w.left : "";
          return (
            <tr key={white} aria-rowindex={pages.indexOf(row)}>
              <td className="boards__no">
                {place.board} {when && <small>{when}</small>} {note && <small>{note}</small>}
              </td>
              <td className="boards__white">{seat(white)}</td>
              <td className="boards__result">
                <span className="on-paper">
                  {outcome ? resultsOf(outcome).map(shownResult).join(" – ") : "–"}
                </span>
                <ResultField
                  {...{ outcome, words }}
                  board={index}
                  label={
                    place.sitting === undefined
                      ? words.rounds.resultOf(place.board, ...label)
                      : w.resultIn(place.board, place.sitting, ...label)
                  }
                  isFirst={index === stop}
                  canClear
                  onOutcome={(next) => {
                    act({ kind: "score", round, board: index, outcome: next });
                    onResult();
                  }}
                />
              </td>
              <td className="boards__black">{seat(black)}</td>
            </tr>
          );
        })}
      </BoardTable>
      {bye !== undefined && (
        <dl className="pair-rest">
          <div>
            <dt>{w.bye}</dt>
            <dd>
              {seat(bye)} <span>{w.byeText}</span>
            </dd>
          </div>
        </dl>
      )}
      <div className="tool__actions pair-go needs-script">
        {children}
        <span className="pair-missing">
          {w.known(boards.filter(({ outcome }) => outcome !== undefined).length, boards.length)}
        </span>
      </div>
    </div>
  );
}
