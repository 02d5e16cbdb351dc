import type { PlayerOptions } from "../player-options.ts";
import type { PlayerState } from "../player-state.ts";
import { addStop } from "./kept-tours.ts";
import type { TourStop } from "./tour.ts";
import { stepName } from "./tour-step.ts";

/**
 * Puts the step that a figure shows at the end of the tour that is worked on, or of a new one. Returns how many stops that
 * has now; undefined when it is full, or the browser keeps nothing.
 */
export function addToTour(options: PlayerOptions, state: PlayerState, newTitle: string): number | undefined {
  return addStop(stopOf(options, state), newTitle);
}

/** The step that a figure shows as a stop; where the figure asks something, the stop asks it too. */
function stopOf(
  { lesson, figure, home }: PlayerOptions,
  { run, session, position, asking }: PlayerState,
): TourStop {
  const page = /\/lessons\/([\w-]+)\//.exec(home?.path ?? location.pathname)?.[1];
  const index = asking?.position ?? position;
  return {
    ...{ lesson: lesson.id, version: lesson.version },
    ...(page !== undefined && page !== lesson.id && { page }),
    figure: home?.figure ?? figure,
    // A reader's turn has made a run of its own; what others can have of it is its problem.
    source: session ? { kind: "own", text: run.text } : run.source,
    ...{ step: stepName(run.trace, index), index },
    ...{ sentence: "", asks: asking ? "step" : "none", question: "", answer: "", hides: [] },
  };
}
