import type { RefObject } from "react";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import type { PlayerWords } from "../panels/words.ts";
import type { Picture } from "./save-picture.ts";
import type { DrawOptions } from "./views/marks.ts";

/** What a picture is given, whichever view draws it. */
export interface PlateProps<P extends Plate = Plate> extends DrawOptions {
  readonly plate: P;
  /** Takes what is shown, for those who want to save it. */
  readonly picture?: RefObject<Picture | null>;
  readonly onPick?: (id: string) => void;
  /** What Enter does on a mark, where it does not touch it. */
  readonly onEnter?: (() => void) | undefined;
  /** A press on a cell of a big board. */
  readonly onCell?: (row: number, column: number) => void;
  /** What the server has drawn is still right: nothing that draws is fetched. */
  readonly still?: boolean;
  /** Whether it is shown whole in a box of whatever shape; otherwise its box has its own shape. */
  readonly isLetterboxed?: boolean;
  readonly words: PlayerWords;
}

/**
 * How a picture lies in its box. One that is full to its edges is never cut; others may lose what is empty at theirs, so that the
 * rest is larger.
 */
export function fitOf(plate: Plate, isLetterboxed = false): string {
  return isLetterboxed || "isFull" in plate ? "xMidYMid meet" : "xMidYMid slice";
}

/** The window of a picture, in its own units. */
export function viewBoxOf(plate: Plate): string {
  return [...(("origin" in plate && plate.origin) || [0, 0]), plate.width, plate.height].join(" ");
}
