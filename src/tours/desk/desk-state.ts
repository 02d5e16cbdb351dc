/** The desk on which tours are put together, as a pure function: what is on it, and what was before. */

import type { Tour, TourStop } from "#components/tour/tour.ts";
import { type KeptTours, NO_TOURS } from "#components/tour/tour-storage.ts";
import { type Burst, type History, NO_HISTORY, record, travel } from "#src/tools/shared/storage/history.ts";

/** What undo can bring back, and what is typed in one go. In states, and in milliseconds. */
const MOST_UNDO = 100;
const PAUSE = 1500;

export interface Desk extends History<KeptTours> {
  readonly all: KeptTours;
  readonly burst: Burst | undefined;
}

export type DeskAction =
  /** What this browser has, or what another tab has made of it. */
  | { readonly type: "take"; readonly all: KeptTours }
  | { readonly type: "undo" | "redo" }
  | { readonly type: "choose"; readonly current: number }
  | { readonly type: "add"; readonly tour: Tour }
  | { readonly type: "delete" }
  | {
      readonly type: "head";
      readonly change: Partial<Pick<Tour, "title" | "opening">>;
      readonly time: number;
    }
  | {
      readonly type: "stop";
      readonly index: number;
      readonly change: Partial<TourStop>;
      readonly time: number;
    }
  | { readonly type: "move"; readonly from: number; readonly to: number }
  | { readonly type: "remove"; readonly index: number };

export const EMPTY_DESK: Desk = { ...NO_HISTORY, all: NO_TOURS, burst: undefined };

/** The tour that is worked on. */
export function tourOn({ all }: Desk): Tour | undefined {
  return all.tours[all.current];
}

/** The desk after an action. */
export function reduceDesk(desk: Desk, action: DeskAction): Desk {
  const { all } = desk;
  switch (action.type) {
    case "take":
      return { ...desk, all: action.all, burst: undefined };
    case "undo":
    case "redo": {
      const there = travel(desk, all, action.type);
      return there ? { ...there.history, all: there.state, burst: undefined } : desk;
    }
    case "choose":
      return { ...desk, all: { ...all, current: action.current }, burst: undefined };
    case "add":
      return changed(desk, { tours: [...all.tours, action.tour], current: all.tours.length });
    case "delete":
      return changed(desk, {
        tours: all.tours.filter((_, k) => k !== all.current),
        current: Math.max(0, all.current - 1),
      });
    default:
      return changeTour(desk, action);
  }
}

type TourAction = Extract<DeskAction, { type: "head" | "stop" | "move" | "remove" }>;

function changeTour(desk: Desk, action: TourAction): Desk {
  const tour = tourOn(desk);
  if (!tour) return desk;
  const { tours, current } = desk.all;
  const put = (next: Tour, burst?: Burst) =>
    changed(desk, { tours: tours.with(current, next), current }, burst);
  const { stops } = tour;
  switch (action.type) {
    case "head":
      return put(
        { ...tour, ...action.change },
        { name: Object.keys(action.change).join(), time: action.time },
      );
    case "stop": {
      const { index, change, time } = action;
      if (!stops[index]) return desk;
      // Texts are made letter by letter; a touch, or a sign, is undone for itself.
      const isTyped = change.marks === undefined && change.hides === undefined;
      const name = `${index} ${Object.keys(change).join()}`;
      return put(
        { ...tour, stops: stops.with(index, { ...stops[index], ...change }) },
        isTyped ? { name, time } : undefined,
      );
    }
    case "move": {
      const { from, to } = action;
      if (from === to || !stops[from] || !stops[to]) return desk;
      return put({ ...tour, stops: stops.toSpliced(from, 1).toSpliced(to, 0, stops[from]) });
    }
    case "remove":
      return put({ ...tour, stops: stops.toSpliced(action.index, 1) });
  }
}

function changed(desk: Desk, all: KeptTours, burst?: Burst): Desk {
  return { ...record(desk, desk.all, burst, { most: MOST_UNDO, pause: PAUSE }), all, burst };
}
