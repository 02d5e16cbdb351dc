import { type ReactElement, useState } from "react";
import { MOST_SENTENCE, type TourStop } from "#components/tour/tour.ts";
import type { TourWords } from "../words.en.ts";

interface OwnQuestionProps {
  readonly stop: TourStop;
  readonly words: TourWords;
  /** What was answered before. */
  readonly given: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

/** A question that the coach has written. A program cannot grade it, so the coach's answer stands beside the pupil's. */
export function OwnQuestion({ stop, words, given, onAnswer }: OwnQuestionProps): ReactElement {
  const [text, setText] = useState(given ?? "");
  const isSame = given !== undefined && isSameAnswer(stop, given);
  const hasAnswer = stop.answer !== "" && !stop.hides.includes("answer");
  return (
    <form
      className="tour__question"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") onAnswer(text);
      }}
    >
      <p>{stop.question}</p>
      <label>
        {words.yourAnswer}{" "}
        <input value={text} maxLength={MOST_SENTENCE} onChange={({ target }) => setText(target.value)} />
      </label>{" "}
      <button type="submit" className="btn" disabled={text.trim() === ""}>
        {words.giveAnswer}
      </button>
      <p role="status">
        {given !== undefined &&
          (!hasAnswer ? words.noted : isSame ? words.sameAnswer : words.coachAnswer(stop.answer))}
      </p>
    </form>
  );
}

export function isSameAnswer({ answer }: Pick<TourStop, "answer">, given: string): boolean {
  return plain(given) === plain(answer);
}

/** Capitals, spaces and a full stop make no other answer. */
function plain(answer: string): string {
  return answer
    .toLowerCase()
    .replace(/[\s.,;!]+/g, " ")
    .trim();
}
