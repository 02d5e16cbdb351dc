import { type ReactElement, useRef } from "react";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import type { BoardReading } from "#algorithms/engines/kings/read-board.ts";
import { Mistakes, selectWord, sentence, startOfLine } from "#src/tools/shared/mistakes.tsx";
import { PanelLabel } from "#src/tools/shared/PanelLabel.tsx";
import type { KingsWords } from "../words.en.ts";

interface BoardFieldProps {
  readonly text: string;
  readonly reading: BoardReading;
  readonly onText: (text: string) => void;
  readonly onExample: () => void;
  readonly words: KingsWords;
}

/** The text of the board, with every mistake in it, or what it is and whether it can be solved. */
export function BoardField({ text, reading, onText, onExample, words }: BoardFieldProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  const { board, mistakes } = reading;
  const empty = text.trim() === "";
  const goTo = (line: number, column: number) => {
    const from = startOfLine(text.split("\n"), line) + column - 1;
    selectWord(area.current, text, from);
  };
  return (
    <div className="tool__players">
      <PanelLabel field="board-text" name={words.board} size={board ? words.size(board.n, board.k) : ""} />
      <textarea
        id="board-text"
        ref={area}
        rows={9}
        spellCheck={false}
        dir="ltr"
        value={text}
        placeholder={words.boardHint}
        aria-describedby="board-status"
        aria-invalid={!empty && mistakes.length > 0}
        onChange={(event) => onText(event.target.value)}
      />
      <div id="board-status" role="status" className="tool__status">
        {empty ? (
          <p>
            {words.empty}{" "}
            <button type="button" className="btn btn--quiet" onClick={onExample}>
              {words.example}
            </button>
          </p>
        ) : board ? (
          <p>{answerWords(board, words)}</p>
        ) : (
          <Mistakes mistakes={mistakes.map(sentence)} onGo={goTo} words={words} />
        )}
      </div>
    </div>
  );
}

/** TAK or NIE, with the reason. */
function answerWords(board: Board, words: KingsWords): string {
  const answer = answerOf(board);
  if (answer.answer === "TAK") return words.answer.TAK;
  return answer.reason === "full"
    ? words.answer.full(answer.king + 1)
    : words.answer.parity(answer.permutation, answer.blank);
}
