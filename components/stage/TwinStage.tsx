import { type ReactElement, useEffect } from "react";
import { plainText } from "#algorithms/core/lesson/lesson.ts";
import { Comment } from "../panels/Annotation.tsx";
import { momentOf } from "../panels/moment.ts";
import type { PlayerWords } from "../panels/words.ts";
import { Plate } from "../picture/Plate.tsx";
import { fitOf, viewBoxOf } from "../picture/plate-props.ts";
import type { RunBeside } from "../player/state/player-state.ts";
import type { Run } from "../run/run.ts";
import { StopSaid } from "../tour/StopSaid.tsx";
import type { TourStop } from "../tour/tour.ts";
import { useTourStop } from "../tour/use-tour-stop.ts";
import { cropped, type Extent, extentOf, union } from "./extent.ts";
import { noteAddress } from "./host.ts";
import { InkLayer } from "./ink/InkLayer.tsx";
import { inkKey, keptStroke, strokesOn } from "./ink/ink.ts";
import { useInk } from "./ink/use-ink.ts";
import { StageFrame } from "./StageFrame.tsx";
import type { OnStage } from "./use-stage.ts";
import { stageWords } from "./words.en.ts";

export interface TwinStageProps {
  readonly figure: string;
  readonly number: number;
  readonly words: PlayerWords;
  readonly stage: OnStage;
  readonly sides: readonly [RunBeside, RunBeside];
  /** What one press goes by, and how far the comparison is. */
  readonly unit: string;
  readonly at: number;
  readonly last: number;
  readonly onGo: (at: number) => void;
  readonly onCount?: (() => void) | undefined;
  /** The stop of a tour that the comparison is, and what brings it back to where that begins. */
  readonly stop?: TourStop | undefined;
  readonly onOpen?: (() => void) | undefined;
  /** Whether somebody else keeps the address. */
  readonly keepsAddress?: boolean;
}

const extents = new WeakMap<Run, Extent>();

function extentIn({ lesson, run }: RunBeside): Extent {
  const known = extents.get(run) ?? extentOf(lesson, run);
  extents.set(run, known);
  return known;
}

/** A comparison on the stage. */
export function TwinStage(props: TwinStageProps): ReactElement {
  const { figure, words, stage, sides, stop, unit, at, last, onGo } = props;
  const own = stageWords;
  const extent = union(extentIn(sides[0]), extentIn(sides[1]));
  const shown = sides.map((side) => {
    const { lesson, run, position } = side;
    const moment = momentOf(lesson, run.problem, run.cursor.seek(position), words);
    return { ...side, moment, plate: cropped(moment.scene.plate, extent) };
  });
  const ratio = Math.min(...shown.map(({ plate }) => plate.width / plate.height));
  const [left, right] = sides;
  const ink = useInk(
    left.lesson.id,
    inkKey(figure, `${left.run.text}\n${right.run.text}\n${right.position}`, left.position),
  );
  const tour = useTourStop(stop, stage, { open: () => props.onOpen?.() });
  useEffect(() => {
    if (!props.keepsAddress) noteAddress(figure, undefined);
  }, [figure, props.keepsAddress]);
  // Below two pictures there is no room for three voices.
  const isCoachSpeaking = stop && (stop.sentence !== "" || stop.asks === "own");
  const go = (target: number): boolean => {
    if (target < 0 || target > last) return false;
    onGo(target);
    return true;
  };
  const said = shown.map(({ title, note, moment }) => (
    <p key={`${title} ${note}`}>
      <b>{title === shown[0]?.title && title === shown[1]?.title ? note : title}.</b>{" "}
      <Comment moment={moment} />
    </p>
  ));
  return (
    <StageFrame
      {...props}
      pictures={shown.map(({ title, note, plate }, k) => {
        const strokes = strokesOn(ink.strokes, k);
        return (
          <div className="stage__picture" key={`${title} ${note}`}>
            <Plate plate={plate} tween="none" words={words} />
            <InkLayer
              viewBox={viewBoxOf(plate)}
              fit={fitOf(plate)}
              strokes={strokes}
              isOn={ink.isOn}
              label={own.ink(strokes.length)}
              onStroke={(stroke) => ink.draw(keptStroke(stroke, k))}
            />
          </div>
        );
      })}
      ratio={ratio}
      said={
        tour
          ? [
              <StopSaid key="said" {...{ tour }} isAsked={false} outcome={undefined}>
                {isCoachSpeaking ? null : said}
              </StopSaid>,
            ]
          : said
      }
      position={at}
      length={last}
      marks={[]}
      at={`${unit} ${at} ${words.of(last)}`}
      level={{ name: unit, title: own.byTitle(unit, last), change: props.onCount }}
      ink={ink}
      go={(direction) => (tour ? tour.go(direction) : go(at + direction))}
      tells={() => ({
        sentence: shown
          .map(
            ({ title, note, moment, remark }) =>
              `${title === shown[1]?.title ? note : title}. ${remark ? `(${remark}) ` : ""}${plainText(moment.narration)}`,
          )
          .join(" "),
        plates: shown.map(({ plate }) => plate),
        question: tour?.question && { ...tour.question, position: at },
        next: tour?.next ?? { does: at === last ? "diagram" : "step", sentence: "" },
      })}
      onKey={(_, what) => {
        if (what === "start" || what === "end") return go(what === "start" ? 0 : last);
        return typeof what === "object" && "level" in what && go(at + what.direction);
      }}
    />
  );
}
