/** The tour of a file. */
import { createRoot } from "react-dom/client";
import type { Locale } from "#algorithms/lesson.ts";
import { readTour } from "#components/tour/tour.ts";
import { sumOf } from "#components/tour/tour-link.ts";
import { PlayedTour } from "../tours/PlayedTour.tsx";
import { taken } from "../tours/read-tour.ts";
import { tourWords } from "../tours/words.ts";
import { HeldStop } from "./HeldStop.tsx";

/** Draws the tour that stands in the file, if one does; what is wrong with it is told. */
export function drawTour(locale: Locale): void {
  const place = document.querySelector<HTMLElement>("[data-held-tour]");
  if (!place) return;
  const words = tourWords[locale];
  const text = place.dataset["heldTour"] ?? "";
  const { tour, told } = taken(readTour(text), words);
  createRoot(place).render(
    <>
      {told !== "" && (
        <p className="tour__wrong" role="alert">
          {told}
        </p>
      )}
      {tour && (
        <PlayedTour {...{ tour, locale, words }} name={sumOf(text)} Figure={HeldStop} isWhole={false} />
      )}
    </>,
  );
}
