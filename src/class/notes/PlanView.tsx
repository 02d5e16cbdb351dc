import type { ReactElement } from "react";
import { type PlanPart, shownBy } from "#algorithms/core/lesson/lesson-plan.ts";
import { localePath } from "#src/i18n/locales.ts";
import type { LoadedPlan } from "./load-plan.ts";
import type { NotesWords } from "./words.en.ts";

interface PlanViewProps {
  readonly lesson: string;
  readonly loaded: LoadedPlan;
  /** The part that the class is at. */
  readonly current: number;
  readonly words: NotesWords;
  readonly onPart: (part: number) => void;
  readonly onShow: (figure: string, at: string) => void;
}

/** The plan of a lesson: one part is open, the others are a line each. */
export function PlanView({ lesson, loaded, current, words, onPart, onShow }: PlanViewProps): ReactElement {
  const { plan } = loaded;
  let from = 0;
  return (
    <>
      <p className="notes__aim">
        <b>{words.aim}</b> {plan.aim} <b>{words.bring}</b> {plan.bring}{" "}
        <a href={localePath(`/lessons/${lesson}/plan/`)} target="_blank" rel="noreferrer">
          {words.planPage}
        </a>
      </p>
      <ol className="notes__plan">
        {plan.parts.map((part, k) => {
          const begins = from;
          from += part.minutes;
          return (
            <li key={part.title} aria-current={k === current ? "step" : undefined}>
              <h2>
                <button
                  type="button"
                  className="btn btn--quiet"
                  aria-expanded={k === current}
                  onClick={() => onPart(k)}
                >
                  {part.title}
                </button>
                <span className="notes__minutes">{words.planned(begins, from)}</span>
              </h2>
              {k === current && <OpenPart part={part} loaded={loaded} words={words} onShow={onShow} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface OpenPartProps extends Pick<PlanViewProps, "loaded" | "words" | "onShow"> {
  readonly part: PlanPart;
}

function OpenPart({ part, loaded, words, onShow }: OpenPartProps): ReactElement {
  const { show, say, ask, wrong = [] } = part;
  const shown = show === undefined ? undefined : shownBy(show);
  return (
    <div className="notes__part">
      <p>
        {say}{" "}
        {shown ? (
          <button type="button" className="btn" onClick={() => onShow(shown.figure, shown.at)}>
            {words.show}
          </button>
        ) : (
          <i>{words.onPaper}</i>
        )}
      </p>
      {ask && (
        <dl>
          <dt>{words.ask}</dt>
          <dd>{ask.question}</dd>
          <dt>{words.answer}</dt>
          <dd>{ask.answer}</dd>
        </dl>
      )}
      {wrong.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.wrong}</th>
              <th scope="col">{words.say}</th>
            </tr>
          </thead>
          <tbody>
            {wrong.map(({ mistake, say: then }) => (
              <tr key={mistake}>
                <td>{loaded.mistakes[mistake]}</td>
                <td>{then}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
