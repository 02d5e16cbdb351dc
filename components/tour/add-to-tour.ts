import type { PlayerOptions } from "../player/state/player-options.ts";
import type { PlayerState } from "../player/state/player-state.ts";
import type { ComparedRun, TwinPace } from "../twin/twin-halts.ts";
import type { TourStop } from "./tour.ts";
import { stepName } from "./tour-step.ts";
import { addStop } from "./tour-storage.ts";

/**
 * Puts the step that a figure shows at the end of the tour that is worked on, or of a new one. Returns how many stops that
 * has now; undefined when it is full, or the browser keeps nothing.
 */
export function addToTour(options: PlayerOptions, state: PlayerState, newTitle: string): number | undefined {
  return addStop(stopOf(options, state), newTitle);
}

/** A comparison, and the halt that it shows. */
export interface ShownTwin extends Pick<PlayerOptions, "figure" | "home"> {
  readonly left: ComparedRun;
  readonly right: ComparedRun;
  readonly by: TwinPace;
  readonly at: number;
}

/** The same for the halt that a comparison shows. */
export function addTwinToTour(
  { figure, home, left, right, by, at }: ShownTwin,
  newTitle: string,
): number | undefined {
  const { id, version } = right.lesson;
  return addStop(
    {
      ...placeOf(left.lesson, figure, home),
      source: left.run.source,
      beside: { lesson: id, version, source: right.run.source, by },
      ...{ step: at === 0 ? "start" : `${by} ${at}`, index: at },
      ...{ sentence: "", asks: "none", question: "", answer: "", wrong: [], hides: [] },
    },
    newTitle,
  );
}

/** The lesson of a figure, and where it stands, if that is on the page of another one. */
function placeOf(
  { id, version }: PlayerOptions["lesson"],
  figure: string,
  home: PlayerOptions["home"],
): Pick<TourStop, "lesson" | "version" | "page" | "figure"> {
  const page = /\/lessons\/([\w-]+)\//.exec(home?.path ?? location.pathname)?.[1];
  return {
    ...{ lesson: id, version, figure: home?.figure ?? figure },
    ...(page !== undefined && page !== id && { page }),
  };
}

/** The step that a figure shows as a stop; where the figure asks something, the stop asks it too. */
function stopOf(
  { lesson, figure, home }: PlayerOptions,
  { run, session, position, asking, tool }: PlayerState,
): TourStop {
  const index = asking?.position ?? position;
  const used = tool?.link();
  return {
    ...placeOf(lesson, figure, home),
    // A reader's turn has made a run of its own; what others can have of it is its problem.
    source: session ? { kind: "own", text: run.text } : run.source,
    ...{ step: stepName(run.trace, index), index, ...(used !== undefined && { tool: used }) },
    ...{ sentence: "", asks: asking ? "step" : "none", question: "", answer: "", wrong: [], hides: [] },
  };
}
