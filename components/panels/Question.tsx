import { type ReactElement, useState } from "react";
import type { Question as QuestionData } from "#algorithms/core/lesson/lesson.ts";
import type { PlayerWords } from "./words.ts";

interface QuestionProps {
  readonly question: QuestionData;
  /** What the reader chose wrongly, as it is called. */
  readonly wrong: string | undefined;
  readonly wrongLastTime: boolean;
  /** The first and last digit that answer, when there are few choices. */
  readonly digits: readonly [string, string] | undefined;
  readonly onShow: () => void;
  readonly words: PlayerWords;
}

/** A question in the comment's place; the answer is given on the figure. */
export function Question({
  question,
  wrong,
  wrongLastTime,
  digits,
  onShow,
  words,
}: QuestionProps): ReactElement {
  const [hinted, setHinted] = useState(false);
  return (
    <div className="stop-question">
      <p>{question.prompt}</p>
      <div className="stop-question__row">
        {digits && <span className="label hide-phone">{words.orPress(digits[0], digits[1])}</span>}
        {hinted ? (
          <span className="stop-question__hint">{question.hint}</span>
        ) : (
          question.hint !== "" && (
            <button type="button" className="btn" onClick={() => setHinted(true)}>
              {words.hint}
            </button>
          )
        )}
        {question.answers.length > 0 && (
          <button type="button" className="btn btn--quiet" onClick={onShow}>
            {words.showMe}
          </button>
        )}
      </div>
      <p className="stop-question__verdict" role="status">
        {wrong !== undefined ? words.notThat(wrong) : wrongLastTime ? words.wrongLastTime : ""}
      </p>
    </div>
  );
}
