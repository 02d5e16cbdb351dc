import { memo, type ReactElement, type ReactNode } from "react";
import type { Action } from "../actions.ts";
import type { Board } from "../doc.ts";
import { shownResult } from "../shown.ts";
import type { PairingWords } from "../words.en.ts";
import { ResultField } from "./ResultField.tsx";
import { resultsOf } from "./results.ts";
import { Seat } from "./Seat.tsx";

/** A pair by its start numbers, whatever the colors. */
export function keyOf({ white, black }: Board): string {
  return `${Math.min(white, black)}-${Math.max(white, black)}`;
}

interface BoardRowProps {
  readonly index: number;
  /** The place in the table, where not all of it stands in the page. */
  readonly rowIndex: number | undefined;
  readonly board: Board;
  readonly byHand: boolean;
  readonly isFirst: boolean;
  readonly whiteName: string;
  readonly blackName: string;
  readonly whitePoints: string;
  readonly blackPoints: string;
  /** Who of the two is held. */
  readonly held: number | undefined;
  /** Presses a seat; undefined: there is nothing to be pressed for. */
  readonly onPress: ((id: number) => void) | undefined;
  /** What pressing the seat of a player does. */
  readonly seatLabel: (name: string) => string;
  readonly onAsk: (key: string) => void;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
  /** Why they play, if that was asked. */
  readonly children: ReactNode;
}

/** A board, and below it why these two play. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps): ReactElement {
  const { index, board, byHand, isFirst, whiteName, blackName, held, onAsk, act, words, children } = props;
  const w = words.rounds;
  const { outcome } = board;
  const seat = (color: "white" | "black") => (
    <Seat
      id={board[color]}
      name={props[`${color}Name`]}
      points={props[`${color}Points`]}
      onPress={props.onPress}
      held={held === board[color]}
      label={props.seatLabel}
    />
  );
  return (
    <>
      <tr aria-rowindex={props.rowIndex} data-by-hand={byHand ? "" : undefined}>
        <td className="boards__no">
          {index + 1} {byHand && <small>{w.byHand}</small>}
        </td>
        <td className="boards__white">{seat("white")}</td>
        <td className="boards__result">
          <span className="on-paper">{outcome ? resultsOf(outcome).map(shownResult).join(" – ") : "–"}</span>
          <ResultField
            {...{ outcome, words }}
            board={index}
            label={w.resultOf(index + 1, whiteName, blackName)}
            {...{ isFirst }}
            canClear
            onOutcome={(next) => act({ kind: "result", board: index, outcome: next })}
          />
        </td>
        <td className="boards__black">{seat("black")}</td>
        <td className="boards__why needs-script">
          <button
            type="button"
            className="btn btn--quiet"
            aria-expanded={Boolean(children)}
            aria-label={w.whyOf(index + 1)}
            onClick={() => onAsk(keyOf(board))}
          >
            {w.why}
          </button>
        </td>
      </tr>
      {children && (
        <tr className="boards__reason needs-script">
          <td colSpan={5}>
            <div role="status">{children}</div>
          </td>
        </tr>
      )}
    </>
  );
});
