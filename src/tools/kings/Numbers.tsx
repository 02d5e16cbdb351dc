import type { ReactElement, ReactNode } from "react";
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { lowerBound } from "#algorithms/engines/kings/lower-bound.ts";
import { download } from "#components/page/download.ts";
import { METHODS, type Method } from "./methods.ts";
import { textOfMoves, type useSolutions } from "./use-solutions.ts";
import type { KingsWords } from "./words.en.ts";

/** Larger texts are for files. In moves. */
const MOST_COPIED = 200_000;

interface NumbersProps {
  readonly board: Board;
  /** The moves of a right output. */
  readonly ownMoves: number | undefined;
  readonly engines: ReturnType<typeof useSolutions>;
  /** The address of the lesson with this board, if it is small enough. */
  readonly lesson: string | undefined;
  readonly onCopy: (text: string) => void;
  readonly words: KingsWords;
}

/** How many moves the output has, how many there must be, and how many our two methods need. */
export function Numbers({ board, ownMoves, engines, lesson, onCopy, words }: NumbersProps): ReactElement {
  const { solutions, watched } = engines;
  const w = words.numbers;
  if (answerOf(board).answer === "NIE") return <p className="tool__note">{w.none}</p>;
  const started = solutions.running || solutions.moves.article !== undefined;
  const actions = (method: Method): ReactNode => {
    const moves = solutions.moves[method];
    if (!moves) return null;
    const name = w[method];
    return (
      <>
        <button
          type="button"
          className="btn"
          aria-label={w.watch(name)}
          aria-pressed={watched?.method === method}
          onClick={() => void engines.watch(method)}
        >
          {w.watchShort}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={w.save(name)}
          onClick={async () => download(await textOfMoves(board, moves), `kings-${method}.txt`)}
        >
          {w.saveShort}
        </button>
        {moves.length <= MOST_COPIED && (
          <button
            type="button"
            className="btn"
            aria-label={w.copy(name)}
            onClick={async () => onCopy(await (await textOfMoves(board, moves)).text())}
          >
            {w.copyShort}
          </button>
        )}
      </>
    );
  };
  return (
    <section className="kings__numbers" aria-labelledby="numbers">
      <h2 id="numbers" className="panel__head">
        {w.title}
      </h2>
      <dl>
        {ownMoves !== undefined && <Row name={w.output} value={ownMoves} />}
        <Row name={w.bound} value={lowerBound(board)} />
        {METHODS.map((method) => (
          <Row key={method} name={w[method]} value={solutions.moves[method]?.length}>
            {actions(method)}
          </Row>
        ))}
      </dl>
      {solutions.running && (
        <p className="tool__progress" role="status">
          <span>{w.solving(solutions.share)}</span>
          <progress aria-label={w.short} max={1} value={solutions.share} />
          <button type="button" className="btn" onClick={engines.cancel}>
            {words.cancel}
          </button>
        </p>
      )}
      <p className="tool__actions needs-script">
        {!solutions.running && !(started && solutions.moves.short) && (
          <button type="button" className="btn" onClick={engines.start}>
            {w.solve}
          </button>
        )}
        {watched && (
          <button type="button" className="btn" onClick={engines.unwatch}>
            {w.back}
          </button>
        )}
        {lesson && <a href={lesson}>{w.why}</a>}
      </p>
      {solutions.canceled && <p className="tool__note">{w.stopped}</p>}
      {solutions.failed !== undefined && <p className="tool__note">{words.failed(solutions.failed)}</p>}
    </section>
  );
}

function Row({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: number | undefined;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value === undefined ? "–" : inFigures(value)}</b> {children}
      </dd>
    </div>
  );
}
