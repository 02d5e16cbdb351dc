import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import type { KeyEntry, Plate, Scene, Table } from "#algorithms/core/lesson/scene.ts";

/** What a lesson draws of a frame, each from the place in the schedule that the frame is at. */
export interface Drawing<Problem, Frame, Place> {
  place(problem: Problem, frame: Frame): Place;
  plate(problem: Problem, frame: Frame, place: Place, locale: Locale): Plate;
  tables(problem: Problem, frame: Frame, place: Place, locale: Locale): Table[];
  key(place: Place, locale: Locale): KeyEntry[];
}

/** The function that draws scenes: the place is looked up once for the plate, the tables and the key. */
export function sceneOf<Problem, Frame, Place>(drawing: Drawing<Problem, Frame, Place>) {
  return (problem: Problem, frame: Frame, locale: Locale): Scene => {
    const place = drawing.place(problem, frame);
    return {
      plate: drawing.plate(problem, frame, place, locale),
      tables: drawing.tables(problem, frame, place, locale),
      key: drawing.key(place, locale),
    };
  };
}
