import type { ReactElement } from "react";
import { lazy } from "#src/tools/shared/lazy.tsx";
import type { KingsWords } from "../words.en.ts";
import type { Pair } from "../work.ts";
import type { Judged } from "./use-judge.ts";

const NamedMistake = lazy(async () => (await import("./NamedMistake.tsx")).NamedMistake);

/** How far the check is; then what is right or wrong, in words. */
export function VerdictView({
  name,
  pair,
  judged,
  onCancel,
  onAgain,
  words,
}: {
  readonly name: string;
  readonly pair: Pair;
  readonly judged: Judged;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
  readonly words: KingsWords;
}): ReactElement {
  const { verdict, replay, canceled, failed } = judged;
  const running = !replay && !canceled && failed === undefined;
  const total = pair.output.size;
  return (
    <div className="verdict-box" data-verdict={verdict && (verdict.right ? "right" : "wrong")}>
      <div role="status">
        {verdict && (
          <>
            <h2>
              {verdict.right
                ? verdict.answer === "NIE"
                  ? words.rightNie
                  : words.right(verdict.legalMoves)
                : words.wrong(verdict.fault)}
            </h2>
            <p>
              {verdict.right
                ? verdict.answer === "NIE"
                  ? words.rightNieText
                  : words.rightText
                : words.fault(verdict.fault, pair.board.n)}{" "}
              {!verdict.right && words.legal(verdict.legalMoves)}
            </p>
          </>
        )}
        {judged.mistake && <NamedMistake name={judged.mistake} {...{ words }} />}
        {canceled && <p>{words.canceled}</p>}
        {failed !== undefined && <p>{words.failed(failed)}</p>}
      </div>
      {running && (
        <p className="tool__progress">
          <span>
            {verdict
              ? words.recording(judged.recorded ?? 0)
              : words.checking(name, judged.bytes, total, judged.moves)}
          </span>
          {verdict ? (
            <progress
              aria-label={words.recording(judged.recorded ?? 0)}
              max={verdict.legalMoves + 1}
              value={judged.recorded ?? 0}
            />
          ) : (
            <progress aria-label={words.output} max={Math.max(1, total)} value={judged.bytes} />
          )}
          <button type="button" className="btn" onClick={onCancel}>
            {words.cancel}
          </button>
        </p>
      )}
      {(canceled || failed !== undefined) && (
        <button type="button" className="btn" onClick={onAgain}>
          {words.again}
        </button>
      )}
      {replay && (
        <p
          className="tool__note"
          data-moves={replay.moves.length}
          data-bytes={replay.bytes}
          data-checked={replay.checked}
          data-recorded={replay.recorded}
        >
          {words.speed(replay.verdict.legalMoves, replay.checked + replay.recorded)}
        </p>
      )}
    </div>
  );
}
