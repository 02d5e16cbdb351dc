import { type ReactElement, useEffect, useRef, useState } from "react";
import { CALL } from "#components/stage/call.ts";
import type { Tour } from "#components/tour/tour.ts";
import { sumOf, unpackTour } from "#components/tour/tour-link.ts";
import { keepTours, keptTours } from "#components/tour/tour-storage.ts";
import { localePath } from "../i18n/locales.ts";
import { FileInput } from "../tools/shared/fields/FileInput.tsx";
import { firstReady } from "./first-ready.ts";
import { HandIn } from "./HandIn.tsx";
import { PlayedTour } from "./PlayedTour.tsx";
import { type PageWords, pageWords } from "./page-words.en.ts";
import { type TakenTour, takeFile, taken } from "./read-tour.ts";
import { StopFigure } from "./StopFigure.tsx";

/** The page on which a tour is played: its address carries the tour. */
export function TourPage(): ReactElement | null {
  const words = pageWords;
  const [found, setFound] = useState<TakenTour & { readonly name: string }>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const { hash } = location;
      const name = sumOf(hash);
      if (hash === "") setFound({ tour: undefined, told: "", name });
      else setFound({ ...taken(await unpackTour(hash), words), name });
    };
    void read();
    const again = () => void read();
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, []);
  if (!found) return null;
  const { tour, told, name } = found;
  if (tour)
    return (
      <>
        {told !== "" && (
          <p className="tour__wrong" role="alert">
            {told}
          </p>
        )}
        <StagedTour key={name} {...{ tour, name, words }} />
      </>
    );
  return (
    <div className="tour__empty">
      <h1>{words.playTitle}</h1>
      <p role={told === "" ? undefined : "alert"}>{told || words.nothingHere}</p>
      <p>{words.nothingHow}</p>
      <p className="tour__tools">
        <button type="button" className="btn" onClick={() => input.current?.click()}>
          {words.openFile}
        </button>
        <a className="btn" href={localePath("/tours/")}>
          {words.yourTours}
        </a>
      </p>
      <FileInput
        input={input}
        label={words.openFile}
        onFiles={([file]) => {
          if (!file) return;
          void Promise.all([takeFile(file, words), file.text()]).then(([read, text]) =>
            setFound({ ...read, name: sumOf(text) }),
          );
        }}
      />
    </div>
  );
}

interface StagedProps {
  readonly tour: Tour;
  readonly name: string;
  readonly words: PageWords;
}

/** A tour that can be called onto the stage, and kept. */
function StagedTour({ tour, name, words }: StagedProps): ReactElement {
  const [isStaged, setStaged] = useState(() => new URLSearchParams(location.search).has("stage"));
  const [isKept, setKept] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const stage = (): void => {
    setStaged(true);
    firstReady(root.current, (figure) =>
      figure.dispatchEvent(new CustomEvent(CALL, { detail: { fresh: true } })),
    );
  };
  return (
    <div ref={root}>
      <PlayedTour
        {...{ tour, name, words }}
        Figure={StopFigure}
        HandIn={HandIn}
        isWhole={isStaged}
        told={isKept ? words.kept : ""}
        tools={
          <>
            <button
              type="button"
              className="btn btn--solid"
              onClick={stage}
              disabled={tour.stops.length === 0}
            >
              {words.onStage}
            </button>
            <button
              type="button"
              className="btn"
              disabled={isKept}
              onClick={() => {
                const { tours } = keptTours();
                setKept(keepTours({ tours: [...tours, tour], current: tours.length }));
              }}
            >
              {words.keep}
            </button>
          </>
        }
      />
    </div>
  );
}
