import { type ReactElement, useId, useState } from "react";
import { isRightAnswer, ownChoices, toldAnswer } from "#components/tour/own-answer.ts";
import { MOST_SENTENCE, type TourStop } from "#components/tour/tour.ts";
import type { TourWords } from "../words.en.ts";

interface OwnQuestionProps {
  readonly stop: TourStop;
  readonly words: TourWords;
  /** What was answered before. */
  readonly given: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

/** A question that the coach has written, typed or chosen. No program can grade all answers, so the coach's stands beside it. */
export function OwnQuestion({ stop, words, given, onAnswer }: OwnQuestionProps): ReactElement {
  const [text, setText] = useState(given ?? "");
  const id = useId();
  const choices = ownChoices(stop);
  const isSame = given !== undefined && isRightAnswer(stop, given);
  const hasAnswer = stop.answer !== "" && !stop.hides.includes("answer");
  return (
    <form
      className="tour__question"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") onAnswer(text);
      }}
    >
      <p id={id}>{stop.question}</p>
      {choices.length > 0 ? (
        <div role="radiogroup" aria-labelledby={id}>
          {choices.map(({ letter, text: choice }) => (
            <label className="tour__choice" key={letter}>
              <input type="radio" name={id} checked={text === choice} onChange={() => setText(choice)} />{" "}
              <b>{letter}</b> {choice}
            </label>
          ))}
        </div>
      ) : (
        <label>
          {words.yourAnswer}{" "}
          <input value={text} maxLength={MOST_SENTENCE} onChange={({ target }) => setText(target.value)} />
        </label>
      )}{" "}
      <button type="submit" className="btn" disabled={text.trim() === ""}>
        {words.giveAnswer}
      </button>
      <p role="status">
        {given !== undefined &&
          (!hasAnswer ? words.noted : isSame ? words.sameAnswer : words.coachAnswer(toldAnswer(stop)))}
      </p>
    </form>
  );
}
