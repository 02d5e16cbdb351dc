import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Framed, useOrders } from "#components/embed/use-orders.ts";
import { Icon } from "#components/page/Icon.tsx";
import type { Tour } from "#components/tour/tour.ts";
import { stopId } from "../tours/stop-id.ts";
import { tourWords } from "../tours/words.en.ts";
import { FrameSaid } from "./FrameSaid.tsx";
import { openStandalone } from "./open-standalone.ts";
import { StopPlayer } from "./StopPlayer.tsx";
import type { StopTwinProps } from "./StopTwin.tsx";
import { embedWords } from "./words.en.ts";

interface TourFrameProps {
  readonly tour: Tour;
  /** The page that plays this tour. */
  readonly home: string;
  /** What is to be told of the tour. */
  readonly told: string;
  /** What shows a comparison; only a tour that has one needs it. */
  readonly Comparison: ComponentType<StopTwinProps> | undefined;
  /** Tells the page around the frame. */
  readonly tell: (message: object) => void;
}

const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** A tour in a frame: one stop at a time. Page Down leads through stops, questions and answers; arrows through the run. */
export function TourFrame({ tour, home, told, Comparison, tell }: TourFrameProps): ReactElement {
  const words = tourWords;
  const own = embedWords;
  const { stops } = tour;
  const [{ index, isAnswered, isSettled }, go] = useState(() => at(0));
  const root = useRef<HTMLDivElement>(null);
  const stop = stops[index];
  const found = useMemo(() => stop && openStandalone(stop), [stop]);
  // Where any answer will do, none is needed.
  const isFree = found?.kind === "shown" && found.own?.question.answers.length === 0;
  const goTo = (number: number): void => {
    go(at(number - 1));
    tell({ type: "stop", stop: number });
  };
  const leave = (direction: 1 | -1): void => goTo(index + 1 + direction);
  const move = (direction: 1 | -1, key = ""): void => {
    const isAsking = found?.kind === "shown" && (found.isAsked || (found.own && !isFree)) && !isSettled;
    const answers = stop?.asks === "own" && stop.answer !== "" && !stop.hides.includes("answer");
    if (direction === 1 && isAsking) return;
    if (direction === 1 && answers && !isAnswered) go((old) => ({ ...old, isAnswered: true }));
    else if (!stops[index + direction]) tell({ type: "edge", side: direction === 1 ? "end" : "start", key });
    else {
      leave(direction);
      // The keys go on with the stop that has come.
      if (root.current?.querySelector(".embed:focus-within, .embed:focus"))
        requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(".embed")?.focus());
    }
  };
  const latest = useRef({ move, isFree });
  latest.current = { move, isFree };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const direction = PAGES[event.key];
      if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
      const asks = !latest.current.isFree && root.current?.querySelector(".stop-question");
      // An open question is the player's own.
      if (direction === 1 && asks) {
        if (root.current?.contains(event.target as Node)) return;
        root.current?.querySelector<HTMLElement>(".embed")?.focus();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      latest.current.move(direction, event.key);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, []);
  const frame = { tour: { stop: index + 1, stops: stops.length, goTo } };
  if (!stop || !found) return <p className="embed__notice">{words.nothingHere}</p>;
  const said = (
    <FrameSaid
      {...{ stop, isAnswered }}
      opening={index === 0 ? tour.opening : ""}
      told={[told, found.kind === "shown" ? found.told : ""].filter(Boolean).join(" ")}
      onAnswer={() => go((old) => ({ ...old, isAnswered: true }))}
    />
  );
  return (
    <div className="embed-tour" ref={root} data-hides={stop.hides.join(" ")}>
      {found.kind === "shown" && found.beside && stop.beside && Comparison ? (
        <Comparison
          key={index}
          {...{ found, said, frame }}
          beside={found.beside}
          by={stop.beside.by}
          figure={stopId(index + 1)}
          onPosition={(step) => tell({ type: "step", step })}
        />
      ) : found.kind === "shown" ? (
        <StopPlayer
          key={index}
          {...{ stop, found, said, frame }}
          figure={stopId(index + 1)}
          onSettled={() => go((old) => ({ ...old, isSettled: true }))}
          onPosition={(step) => tell({ type: "step", step })}
        />
      ) : (
        <UnshownFrame key={index} label={words.stop(index + 1)} why={found.why} {...{ said, frame }} />
      )}
      <p className="embed-tour__bar">
        <button
          type="button"
          className="btn btn--icon"
          aria-label={own.stopBefore}
          disabled={index === 0}
          onClick={() => leave(-1)}
        >
          <Icon name="previous" />
        </button>
        <span role="status">{words.stopOf(index + 1, stops.length)}</span>
        <button
          type="button"
          className="btn btn--icon"
          aria-label={own.stopAfter}
          disabled={index === stops.length - 1}
          onClick={() => leave(1)}
        >
          <Icon name="next" />
        </button>
        <a href={home} target="_blank" rel="noopener">
          {own.lesson(tour.title || words.unnamed)}
        </a>
        <span>{own.license}</span>
      </p>
    </div>
  );
}

interface UnshownProps {
  readonly label: string;
  readonly said: ReactNode;
  readonly why: string;
  readonly frame: Framed;
}

/** What is said of a stop that cannot be shown. */
function UnshownFrame({ label, said, why, frame }: UnshownProps): ReactElement {
  useOrders(frame, undefined);
  return (
    <section className="embed" data-ready="" aria-label={label}>
      <div className="embed__said">
        {said}
        <p className="embed__notice" role="alert">
          {why}
        </p>
      </div>
    </section>
  );
}

/** A stop as it is when one comes to it. */
function at(index: number) {
  return { index, isAnswered: false, isSettled: false };
}
