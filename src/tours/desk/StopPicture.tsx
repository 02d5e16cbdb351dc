import { type ReactElement, useRef } from "react";
import { plainText } from "#algorithms/core/lesson/lesson.ts";
import { namedMarks, type Plate as PlateScene } from "#algorithms/core/lesson/scene.ts";
import { momentOf } from "#components/panels/moment.ts";
import { Plate } from "#components/picture/Plate.tsx";
import { questionAt } from "#components/player/state/player-questions.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { haltsOf, type TwinPace } from "#components/twin/twin-halts.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import type { FoundStop } from "../open-stop.ts";
import { stopName } from "../stop-name.ts";
import { rightLabels } from "../touched-question.ts";
import { useNear } from "../use-near.ts";
import { useOpenedStop } from "../use-opened-stop.ts";
import { deskWords } from "./words.en.ts";

interface StopPictureProps {
  readonly stop: TourStop;
  /** Takes the marks that are right, where the answer is a touch. */
  readonly onMarks: (marks: readonly string[]) => void;
}

/** A stop small: its picture, where it is from, what the lesson says there, and what is wrong with it. */
export function StopPicture({ stop, onMarks }: StopPictureProps): ReactElement {
  const words = deskWords;
  const place = useRef<HTMLDivElement>(null);
  const { opened, again } = useOpenedStop(stop, useNear(place));
  return (
    <div className="tours__picture" ref={place}>
      {opened === undefined ? (
        <p role="status">{words.coming}</p>
      ) : opened === "failed" ? (
        <p role="alert">
          {words.problem.code}{" "}
          <button type="button" className="btn" onClick={again}>
            {words.tryAgain}
          </button>
        </p>
      ) : opened.kind !== "found" ? (
        <p role="alert">
          {opened.kind === "lesson" ? words.problem.lesson(opened.lesson) : words.problem.input(opened.why)}
        </p>
      ) : (
        <>
          {opened.beside ? (
            <SmallTwin found={opened} beside={opened.beside} by={stop.beside?.by ?? "round"} />
          ) : (
            <SmallStop found={opened} {...(stop.asks === "touch" && { touched: { stop, onMarks } })} />
          )}
          {stop.tool && <p className="tours__place">{words.tool(stop.tool)}</p>}
          {opened.told && <p role="status">{words.told[opened.told]}</p>}
          {stop.asks === "step" &&
            !(
              opened.position > 0 &&
              questionAt({ lesson: opened.loaded.lesson, asks: "" }, opened.run, opened.position)
            ) && <p role="status">{words.noQuestionHere}</p>}
        </>
      )}
    </div>
  );
}

interface SmallStopProps {
  readonly found: FoundStop;
  readonly touched?: StopPictureProps;
}

function SmallStop({ found: { loaded, run, position }, touched }: SmallStopProps): ReactElement {
  const { lesson } = loaded;
  const words = playerWords;
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), words);
  return (
    <>
      <p className="tours__place">
        <b>{stopName(lesson, run.source)}</b> {[moment.where, moment.notation].filter(Boolean).join(" · ")}
      </p>
      {touched ? (
        <TouchedPlate {...touched} plate={moment.scene.plate} />
      ) : (
        <Plate plate={moment.scene.plate} tween="none" words={words} />
      )}
      <p className="tours__place">{plainText(moment.narration)}</p>
    </>
  );
}

/** The picture on which the coach touches what is right; a second touch takes it back. */
function TouchedPlate({ plate, stop, onMarks }: StopPictureProps & { readonly plate: PlateScene }) {
  const words = deskWords;
  const { marks = [] } = stop;
  const there = namedMarks(plate);
  const gone = marks.filter((mark) => !there.some(({ id }) => id === mark));
  return (
    <>
      <Plate
        plate={plate}
        tween="none"
        choices={new Set(there.map(({ id }) => id))}
        picked={new Set(marks)}
        onPick={(mark) =>
          onMarks(marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark])
        }
        words={playerWords}
      />
      <p role="status">{words.touched(rightLabels(stop, there), gone.length)}</p>
    </>
  );
}

interface SmallTwinProps extends SmallStopProps {
  readonly beside: NonNullable<FoundStop["beside"]>;
  readonly by: TwinPace;
}

/** Both runs where they stand at a halt, one above the other. */
function SmallTwin({ found, beside, by }: SmallTwinProps): ReactElement {
  return (
    <>
      {[found, beside].map(({ loaded, run }, k) => {
        const halts = haltsOf({ lesson: loaded.lesson, run }, by);
        const position = halts[Math.min(found.position, halts.length - 1)] ?? 0;
        // biome-ignore lint/suspicious/noArrayIndexKey: the one, and what is beside it.
        return <SmallStop key={k} found={{ ...found, loaded, run, position }} />;
      })}
    </>
  );
}
