import type { KeyEntry, Plate, Scene, Table } from "#algorithms/core/lesson/scene.ts";

/** What a lesson draws of a frame, each from the place in the schedule that the frame is at. */
export interface Drawing<Problem, Frame, Place> {
  place(problem: Problem, frame: Frame): Place;
  plate(problem: Problem, frame: Frame, place: Place): Plate;
  tables(problem: Problem, frame: Frame, place: Place): Table[];
  key(place: Place): KeyEntry[];
}

/** The function that draws scenes: the place is looked up once for the plate, the tables and the key. */
export function sceneOf<Problem, Frame, Place>(drawing: Drawing<Problem, Frame, Place>) {
  return (problem: Problem, frame: Frame): Scene => {
    const place = drawing.place(problem, frame);
    return {
      plate: drawing.plate(problem, frame, place),
      tables: drawing.tables(problem, frame, place),
      key: drawing.key(place),
    };
  };
}
