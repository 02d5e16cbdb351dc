/** The tour of a file. */
import { createRoot } from "react-dom/client";
import {
  COURSE_KEPT,
  COURSE_PLACE,
  STANDALONE_EVENT,
  type StandaloneNews,
} from "#components/embed/standalone-figure.ts";
import { readTour, type TourStop } from "#components/tour/tour.ts";
import { sumOf } from "#components/tour/tour-link.ts";
import { HandIn } from "../tours/HandIn.tsx";
import { PlayedTour } from "../tours/PlayedTour.tsx";
import { pageWords } from "../tours/page-words.en.ts";
import { taken } from "../tours/read-tour.ts";
import { stopId } from "../tours/stop-id.ts";
import { openStandalone } from "./open-standalone.ts";
import { StandaloneStop } from "./StandaloneStop.tsx";

const tell = (news: StandaloneNews) =>
  document.dispatchEvent(new CustomEvent(STANDALONE_EVENT, { detail: news }));

const root = document.documentElement;

/** A learning platform knows its pupils apart; the browser of a school does not, so nothing is kept there. */
const PLATFORM = {
  recall: () => root.dataset[COURSE_KEPT] ?? "",
  keep: (_: string, text: string) => tell({ kind: "kept", text }),
};

/** Whether a stop asks something that can be answered. */
function isAsking(stop: TourStop): boolean {
  if (stop.asks === "none" || stop.asks === "own") return stop.asks === "own";
  const found = openStandalone(stop);
  return found.kind === "shown" && (found.isAsked || found.own !== undefined);
}

/** Draws the tour that stands in the file, if one does; what is wrong with it is told. */
export function drawTour(): void {
  const place = document.querySelector<HTMLElement>("[data-standalone-tour]");
  if (!place) return;
  const words = pageWords;
  const text = place.dataset["standaloneTour"] ?? "";
  const { tour, told } = taken(readTour(text), words);
  const stops = tour?.stops ?? [];
  // A learning platform hears of every stop as of a figure: what it asks, what was answered, and that it is done.
  for (const [k, stop] of stops.entries())
    tell({ kind: "begun", figure: stopId(k + 1), questions: isAsking(stop) ? 1 : 0 });
  const onDone = (number: number): void => {
    tell({ kind: "moved", figure: stopId(number), position: 1, isLast: true });
    if (number < stops.length)
      tell({ kind: "moved", figure: stopId(number + 1), position: 0, isLast: false });
  };
  // Where the reader left it, perhaps on another machine.
  const left = stops.findIndex((_, k) => stopId(k + 1) === root.dataset[COURSE_PLACE]);
  createRoot(place).render(
    <>
      {told !== "" && (
        <p className="tour__wrong" role="alert">
          {told}
        </p>
      )}
      {tour && (
        <PlayedTour
          {...{ tour, words, onDone }}
          name={sumOf(text)}
          Figure={StandaloneStop}
          isWhole={false}
          least={Math.max(0, left)}
          {...(root.dataset[COURSE_KEPT] === undefined ? { HandIn } : { store: PLATFORM })}
          onAnswer={(number, isRight, given) =>
            tell({
              ...{ kind: "answered", figure: stopId(number), position: 1, isRight },
              ...(given !== undefined && { given }),
            })
          }
        />
      )}
    </>,
  );
}
