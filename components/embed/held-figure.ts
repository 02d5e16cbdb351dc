/** A figure that a file holds: what its place in the file says of it, and what it tells when it is used. */

/** Stands as JSON in `data-held` of the element that the figure is drawn into. */
export interface HeldFigure {
  readonly lesson: string;
  /** Unique in the file. */
  readonly figure: string;
  readonly title: string;
  /** The input: the name of an example, or a text. */
  readonly example?: string | undefined;
  readonly text?: string | undefined;
  /** Position names, as in articles. */
  readonly opens: string;
  readonly asks: string;
}

/** A figure that plays, as a page of the site says it in `data-figure`: other kinds have other fields. */
export interface PlacedFigure extends Omit<HeldFigure, "lesson" | "text"> {
  readonly kind: string;
  readonly lessonId: string;
}

/** The event of a figure in a file, on the document: for whoever counts what was done. */
export const HELD_EVENT = "kibitz:held";

export type HeldNews =
  /** It is there, and asks so many questions. */
  | { readonly kind: "begun"; readonly figure: string; readonly questions: number }
  | {
      readonly kind: "answered";
      readonly figure: string;
      readonly position: number;
      readonly isRight: boolean;
    }
  | { readonly kind: "moved"; readonly figure: string; readonly position: number; readonly isLast: boolean };
