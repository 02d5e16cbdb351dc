import { type ReactElement, useState } from "react";
import { isRightAnswer, ownChoices, toldAnswer } from "#components/tour/own-answer.ts";
import { MOST_SENTENCE, type TourStop } from "#components/tour/tour.ts";
import type { TourWords } from "../words.en.ts";

interface OwnQuestionProps {
  readonly stop: TourStop;
  /** The id of what is asked: it stands above the picture, where it is read before that is looked at. */
  readonly asked: string;
  readonly words: TourWords;
  /** What was answered before. */
  readonly given: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

/** A question that the coach has written, typed or chosen. No program can grade all answers, so the coach's stands beside it. */
export function OwnQuestion({ stop, asked, words, given, onAnswer }: OwnQuestionProps): ReactElement {
  const [text, setText] = useState(given ?? "");
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
      {choices.length > 0 ? (
        <div role="radiogroup" aria-labelledby={asked}>
          {choices.map(({ letter, text: choice }) => (
            <label className="tour__choice" key={letter}>
              <input type="radio" name={asked} checked={text === choice} onChange={() => setText(choice)} />{" "}
              <b>{letter}</b> {choice}
            </label>
          ))}
        </div>
      ) : (
        <label>
          {words.yourAnswer}{" "}
          <input
            aria-describedby={asked}
            value={text}
            maxLength={MOST_SENTENCE}
            onChange={({ target }) => setText(target.value)}
          />
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
