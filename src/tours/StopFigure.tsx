import { type ReactElement, useEffect, useRef } from "react";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { needSheet } from "#components/page/sheet.ts";
import { Player } from "#components/player/Player.tsx";
import type { PlayerProps } from "#components/player/state/player-options.ts";
import { questionAt } from "#components/player/state/player-questions.ts";
import type { PlayerAction } from "#components/player/state/player-state.ts";
import type { TourStop } from "#components/tour/tour.ts";
import { localePath } from "../i18n/locales.ts";
import { playerWords } from "../i18n/player.en.ts";
import boards from "../styles/sheets/boards.css?url";
import { recordElsewhere } from "../workers/record-elsewhere.ts";
import type { FoundStop } from "./open-stop.ts";
import { stopId } from "./stop-id.ts";
import { firstTouch, touchable, touchedQuestion } from "./touched-question.ts";
import { useNear } from "./use-near.ts";
import { useOpenedStop } from "./use-opened-stop.ts";
import { tourWords } from "./words.en.ts";

export interface StopFigureProps {
  readonly stop: TourStop;
  /** From 1. */
  readonly number: number;
  /** The lesson's question is answered, at the first try or not, or there is none and never will be. */
  readonly onSettled: (isRight?: boolean, given?: string) => void;
  /** The stop comes now, wherever the reader is. */
  readonly isWanted: boolean;
}

/** The living figure of a stop, once it is near; or why there is none. */
export function StopFigure(props: StopFigureProps): ReactElement {
  const { stop, number, onSettled, isWanted } = props;
  const words = tourWords;
  const place = useRef<HTMLDivElement>(null);
  const { opened, again } = useOpenedStop(stop, useNear(place) || isWanted);
  const isShown = typeof opened !== "object" || opened.kind === "found";
  return (
    <div className="is-wide" ref={place}>
      {/* Where the stage finds the stops. */}
      <div
        data-figure={isShown ? '{"kind":"player"}' : "{}"}
        data-stop={number}
        data-hides={stop.hides.join(" ")}
      >
        {opened === undefined ? (
          <p className="tour__coming" role="status">
            {words.coming}
          </p>
        ) : opened === "failed" ? (
          <p className="tour__wrong not-come" role="alert">
            {words.problem.code}{" "}
            <button type="button" className="btn" onClick={again}>
              {words.tryAgain}
            </button>
          </p>
        ) : opened.kind === "found" ? (
          <>
            {opened.told && (
              <p className="tour__told" role="status">
                {words.told[opened.told]}
              </p>
            )}
            {opened.beside ? (
              <ComparedStop {...props} found={opened} beside={opened.beside} />
            ) : (
              <LiveStop {...props} found={opened} />
            )}
          </>
        ) : (
          <UnshownStop
            text={
              opened.kind === "lesson" ? words.problem.lesson(opened.lesson) : words.problem.input(opened.why)
            }
            onSettled={onSettled}
          />
        )}
      </div>
    </div>
  );
}

interface UnshownStopProps {
  readonly text: string;
  readonly onSettled: () => void;
}

/** Why a stop cannot be shown; its question holds nobody up. */
function UnshownStop({ text, onSettled }: UnshownStopProps): ReactElement {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stop has come.
  useEffect(() => onSettled(), []);
  return (
    <p className="tour__wrong not-come" role="alert">
      {text}
    </p>
  );
}

function LiveStop({
  stop,
  number,
  onSettled,
  found,
}: StopFigureProps & { readonly found: FoundStop }): ReactElement {
  const { loaded, run, position } = found;
  const { lesson } = loaded;
  const subject = { lesson, asks: "" };
  const isAsked = stop.asks === "step" && position > 0 && questionAt(subject, run, position) !== undefined;
  const own = touchedQuestion(stop, lesson, run, position);
  // A question that the lesson no longer asks, or whose answers are gone, holds nobody up.
  const isGone = (stop.asks === "step" && !isAsked) || (stop.asks === "touch" && !own);
  const shown: TourStop = isGone ? { ...stop, asks: "none" } : stop;
  const { kind } = lesson.scene(run.problem, run.scout.seek(position)).plate;
  useEffect(() => {
    if (kind === "board") void needSheet(boards);
  }, [kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stop has come.
  useEffect(() => {
    if (isGone) onSettled();
  }, []);
  const figure: PlayerProps = {
    ...{ ...loaded, ...placed({ stop: shown, number }), recordElsewhere },
    title: lesson.words.title,
    example: (run.source.kind === "example" ? run.source.id : examplesOf(lesson)[0]) ?? "",
    begins: run,
    opens: String(isAsked ? position - 1 : position),
    asks: isAsked ? String(position) : "",
    own,
  };
  const isOpened = useRef(false);
  const openTool = async (act: (action: PlayerAction) => void): Promise<void> => {
    if (stop.tool === undefined || isOpened.current) return;
    isOpened.current = true;
    const at = { run, position, session: undefined, tool: undefined };
    const { openLinkedTool } = await import("#components/player/state/followed-link.ts");
    const notice = await openLinkedTool(figure, at, act, stop.tool);
    if (notice) act({ type: "notice", notice });
  };
  return (
    <Player
      {...figure}
      onSettled={(isRight, all, text) => {
        // Another example of the figure asks other things at the same step.
        if (text !== run.text) return;
        const first = firstTouch(stop, touchable(lesson, run, own ? position : position - 1), all);
        if (own) onSettled(first.isRight, first.given);
        else onSettled(isRight, isRight ? "" : first.given);
      }}
      // Without its tool the stop is the step all the same.
      onMoved={(_, act) => void openTool(act).catch(() => {})}
    />
  );
}

interface ComparedStopProps extends StopFigureProps {
  readonly found: FoundStop;
  readonly beside: NonNullable<FoundStop["beside"]>;
}

function ComparedStop({ stop, number, found, beside }: ComparedStopProps): ReactElement {
  const { TwinStop } = beside.show;
  return (
    <TwinStop
      {...placed({ stop, number })}
      left={{ lesson: found.loaded.lesson, run: found.run }}
      right={{ lesson: beside.loaded.lesson, run: beside.run }}
      title={tourWords.compared}
      by={stop.beside?.by ?? "round"}
      opensAt={found.position}
    />
  );
}

/** What the diagram of a stop has of its place. */
function placed({ stop, number }: Pick<StopFigureProps, "stop" | "number">) {
  const path = localePath(`/lessons/${stop.page ?? stop.lesson}/`);
  return {
    ...{ stop, number, figure: stopId(number), home: { path, figure: stop.figure } },
    words: { ...playerWords, diagram: tourWords.stop },
  };
}
