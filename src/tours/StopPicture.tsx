import { type ReactElement, useRef } from "react";
import { plainText } from "#algorithms/lesson.ts";
import { momentOf } from "#components/moment.ts";
import { Plate } from "#components/Plate.tsx";
import { questionAt } from "#components/player-questions.ts";
import type { TourStop } from "#components/tour/tour.ts";
import type { Locale } from "../i18n/locales.ts";
import { playerWords } from "../i18n/player.ts";
import { stopName } from "./stop-name.ts";
import { useNear } from "./use-near.ts";
import { useOpenedStop } from "./use-opened-stop.ts";
import { tourWords } from "./words.ts";

/** A stop small: its picture, where it is from, what the lesson says there, and what is wrong with it. */
export function StopPicture({
  stop,
  locale,
}: {
  readonly stop: TourStop;
  readonly locale: Locale;
}): ReactElement {
  const words = tourWords[locale];
  const place = useRef<HTMLDivElement>(null);
  const { opened, again } = useOpenedStop(stop, locale, useNear(place));
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
          {opened.kind === "lesson" ? words.problem.lesson(stop.lesson) : words.problem.input(opened.why)}
        </p>
      ) : (
        <>
          <SmallStop found={opened} locale={locale} />
          {opened.told && <p role="status">{words.told[opened.told]}</p>}
          {stop.asks === "step" &&
            !(
              opened.position > 0 &&
              questionAt({ lesson: opened.loaded.lesson, locale, asks: "" }, opened.run, opened.position)
            ) && <p role="status">{words.noQuestionHere}</p>}
        </>
      )}
    </div>
  );
}

function SmallStop({
  found: { loaded, run, position },
  locale,
}: {
  readonly found: Extract<ReturnType<typeof useOpenedStop>["opened"], { kind: "found" }>;
  readonly locale: Locale;
}): ReactElement {
  const { lesson } = loaded;
  const moment = momentOf(lesson, run.problem, run.cursor.seek(position), locale, playerWords[locale]);
  return (
    <>
      <p className="tours__place">
        <b>{stopName(lesson, run.source, locale)}</b>{" "}
        {[moment.where, moment.notation].filter(Boolean).join(" · ")}
      </p>
      <Plate plate={moment.scene.plate} tween="none" words={playerWords[locale]} />
      <p className="tours__place">{plainText(moment.narration)}</p>
    </>
  );
}
