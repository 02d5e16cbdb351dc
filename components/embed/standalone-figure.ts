/** A figure that a file holds: what its place in the file says of it, and what it tells when it is used. */
import type { TwinPace } from "../twin/twin-halts.ts";

interface Held {
  /** Unique in the file. */
  readonly figure: string;
  readonly title: string;
}

/** A run that the reader steps through: an example of a lesson. */
export interface StandalonePlayer extends Held {
  readonly kind: "player";
  readonly lessonId: string;
  readonly example: string;
  /** Position names, as in articles. */
  readonly opens: string;
  readonly asks: string;
}

/** A side of a comparison. */
export type StandaloneSide = Pick<StandalonePlayer, "lessonId" | "example">;

/** Two runs under one slider. */
export interface StandaloneTwin extends Held {
  readonly kind: "twin";
  readonly by: TwinPace;
  readonly left: StandaloneSide;
  readonly right: StandaloneSide;
}

/** Stands as JSON in `data-standalone-figure` of the element that the figure is drawn into. */
export type StandaloneFigure = StandalonePlayer | StandaloneTwin;

/** The selector of those elements. */
export const STANDALONE = "[data-standalone-figure]";

/** The lessons that a figure plays. */
export function lessonsOf(placed: StandaloneFigure): readonly string[] {
  return placed.kind === "player" ? [placed.lessonId] : [placed.left.lessonId, placed.right.lessonId];
}

/** The name under which the root element's data say at which figure a course was left. */
export const COURSE_PLACE = "coursePlace";
/** The name under which they say how far its pupil is in the tour; not there outside a learning platform. */
export const COURSE_KEPT = "courseKept";

/** The event of a figure in a file, on the document: for whoever counts what was done. */
export const STANDALONE_EVENT = "kibitz:standalone";

export type StandaloneNews =
  /** It is there, and asks so many questions. */
  | { readonly kind: "begun"; readonly figure: string; readonly questions: number }
  | {
      readonly kind: "answered";
      readonly figure: string;
      readonly position: number;
      readonly isRight: boolean;
      /** What was typed, where something was. */
      readonly given?: string;
    }
  /** How far a pupil is in a tour, as the tour itself writes it. */
  | { readonly kind: "kept"; readonly text: string }
  | { readonly kind: "moved"; readonly figure: string; readonly position: number; readonly isLast: boolean };
