import type { ReactElement } from "react";
import type { KingsWords } from "../words.en.ts";
import type { Given } from "./intake.ts";
import type { Listed } from "./use-judge.ts";

interface OutputListProps {
  readonly outputs: readonly Given[];
  readonly listed: Listed | undefined;
  readonly shown: Blob | undefined;
  readonly onShow: (output: Given) => void;
  readonly onClear: () => void;
  /** Whether the files are there after a reload. */
  readonly isKept: boolean;
  readonly words: KingsWords;
}

/** Several outputs with their verdicts; any of them can be replayed. */
export function OutputList({
  outputs,
  listed,
  shown,
  onShow,
  onClear,
  isKept,
  words,
}: OutputListProps): ReactElement {
  const w = words.list;
  const right = listed?.verdicts.filter((verdict) => verdict?.right).length ?? 0;
  const verdictOf = (given: Given, at: number): string => {
    if (!given.board) return given.boardText === undefined ? w.noBoard : w.badBoard;
    const verdict = listed?.verdicts[at];
    if (!verdict) return listed?.current === at ? w.running(listed.moves) : w.waiting;
    if (verdict.right) return verdict.answer === "NIE" ? words.rightNie : words.right(verdict.legalMoves);
    return `${words.wrong(verdict.fault)} ${words.fault(verdict.fault, given.board.n)}`;
  };
  return (
    <div className="kings__list">
      <table>
        <caption className="panel__head">
          {w.title} <span role="status">{listed?.over ? w.summary(right, outputs.length) : ""}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{w.name}</th>
            <th scope="col">{w.board}</th>
            <th scope="col">{w.verdict}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {outputs.map((given, at) => {
            const verdict = listed?.verdicts[at];
            return (
              <tr key={given.name} data-verdict={verdict && (verdict.right ? "right" : "wrong")}>
                <th scope="row">{given.name}</th>
                <td>{given.boardName ?? "–"}</td>
                <td>{verdictOf(given, at)}</td>
                <td>
                  {given.blob === shown ? (
                    w.shown
                  ) : (
                    <button
                      type="button"
                      className="btn"
                      disabled={!given.board}
                      aria-label={w.replay(given.name)}
                      onClick={() => onShow(given)}
                    >
                      {w.replayShort}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="tool__note">
        {isKept ? w.kept : w.notKept}{" "}
        <button type="button" className="btn" onClick={onClear}>
          {w.clear}
        </button>
      </p>
    </div>
  );
}
