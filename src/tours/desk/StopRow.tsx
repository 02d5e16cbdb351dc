import { type KeyboardEvent, type PointerEvent, type ReactElement, useId, useState } from "react";
import { linesOf } from "#components/tour/own-answer.ts";
import {
  ASKS,
  HIDDEN,
  MOST_SENTENCE,
  MOST_WRONG,
  type StopAsks,
  type TourStop,
} from "#components/tour/tour.ts";
import { localePath } from "#src/i18n/locales.ts";
import { StopPicture } from "./StopPicture.tsx";
import type { DeskWords } from "./words.en.ts";

interface StopRowProps {
  readonly stop: TourStop;
  readonly index: number;
  readonly of: number;
  readonly words: DeskWords;
  readonly change: (change: Partial<TourStop>) => void;
  readonly move: (to: number) => void;
  readonly remove: () => void;
  readonly onGrab: (event: PointerEvent) => void;
}

interface WrongAnswersProps {
  readonly label: string;
  readonly wrong: readonly string[];
  readonly onWrong: (wrong: readonly string[]) => void;
}

/** Wrong answers, one a line. Blanks and empty lines stay while they are typed, and go when the stop says something else. */
function WrongAnswers({ label, wrong, onWrong }: WrongAnswersProps): ReactElement {
  const [typed, setTyped] = useState("");
  const read = (text: string) => linesOf(text).slice(0, MOST_WRONG);
  const written = wrong.join("\n");
  return (
    <label className="tours__field">
      {label}
      <textarea
        rows={2}
        maxLength={MOST_SENTENCE}
        value={read(typed).join("\n") === written ? typed : written}
        onChange={({ target }) => {
          setTyped(target.value);
          onWrong(read(target.value));
        }}
      />
    </label>
  );
}

/** A stop on the desk: its picture, what is said and asked, what is hidden, and its place in the order. */
export function StopRow(props: StopRowProps): ReactElement {
  const { stop, index, of, words, move, remove } = props;
  const number = index + 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    if (index + by >= 0 && index + by < of) move(index + by);
  };
  return (
    <li className="tours__stop" data-index={index} aria-label={words.stop(number)} onKeyDown={onKeyDown}>
      <span
        className="tours__handle"
        aria-hidden="true"
        title={words.drag(number)}
        onPointerDown={props.onGrab}
      >
        ⠿ {number}
      </span>
      <div>
        <StopPicture stop={stop} onMarks={(marks) => props.change({ marks })} />
        <a href={localePath(`/lessons/${stop.page ?? stop.lesson}/#${stop.figure}`)}>{words.inLesson}</a>
      </div>
      <StopFields {...props} />
      <div className="tours__moves">
        <button
          type="button"
          className="btn btn--icon"
          aria-label={words.up(number)}
          title={words.up(number)}
          disabled={index === 0}
          onClick={() => move(index - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="btn btn--icon"
          aria-label={words.down(number)}
          title={words.down(number)}
          disabled={number === of}
          onClick={() => move(index + 1)}
        >
          ↓
        </button>
        <button
          type="button"
          className="btn btn--icon"
          aria-label={words.remove(number)}
          title={words.remove(number)}
          onClick={remove}
        >
          ×
        </button>
      </div>
    </li>
  );
}

function StopFields({ stop, words, change }: StopRowProps): ReactElement {
  const id = useId();
  // A comparison has no listing, and asks nothing by itself.
  const asked = ASKS.filter((asks) => !stop.beside || asks === "none" || asks === "own");
  const hidable = HIDDEN.filter((part) => !stop.beside || part !== "code");
  return (
    <div className="tours__fields">
      <label className="tours__field">
        {words.sentence}
        <textarea
          rows={2}
          maxLength={MOST_SENTENCE}
          value={stop.sentence}
          onChange={({ target }) => change({ sentence: target.value })}
        />
      </label>
      <label className="tours__field">
        {words.asks}
        <select value={stop.asks} onChange={({ target }) => change({ asks: target.value as StopAsks })}>
          {asked.map((asks) => (
            <option key={asks} value={asks}>
              {words.askKinds[asks]}
            </option>
          ))}
        </select>
      </label>
      {(stop.asks === "own" || stop.asks === "touch") && (
        <label className="tours__field">
          {words.question}
          <input
            type="text"
            maxLength={MOST_SENTENCE}
            value={stop.question}
            onChange={({ target }) => change({ question: target.value })}
          />
        </label>
      )}
      {stop.asks === "own" && (
        <>
          <label className="tours__field">
            {words.answer}
            <textarea
              rows={1}
              maxLength={MOST_SENTENCE}
              value={stop.answer}
              onChange={({ target }) => change({ answer: target.value })}
            />
          </label>
          <WrongAnswers
            label={words.wrongAnswers}
            wrong={stop.wrong}
            onWrong={(wrong) => change({ wrong })}
          />
        </>
      )}
      <fieldset>
        <legend>{words.hide}</legend>
        {hidable.map((hidden) => (
          <label key={hidden} htmlFor={`${id}-${hidden}`}>
            <input
              type="checkbox"
              id={`${id}-${hidden}`}
              checked={stop.hides.includes(hidden)}
              onChange={({ target }) =>
                change({
                  hides: HIDDEN.filter((each) =>
                    each === hidden ? target.checked : stop.hides.includes(each),
                  ),
                })
              }
            />{" "}
            {words.hides[hidden]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
