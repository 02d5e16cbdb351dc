import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { cellName } from "#algorithms/engines/kings/names.ts";
import type { State } from "#algorithms/lessons/peaceful-kings/figure/state.ts";
import type { Frame } from "#algorithms/lessons/peaceful-kings/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  king(king: number): string;
  square(row: number, column: number, letter: string | undefined): string;
  readonly laid: string;
  /** The whole picture in a sentence. */
  picture(board: Board, frame: Frame, state: State): string;
  readonly key: Readonly<Record<"chosen" | "active" | "candidate" | "done" | "goal", string>>;
  readonly kings: string;
  readonly king_: string;
  readonly stands: string;
  readonly shall: string;
  readonly left: string;
  /** How many kings stand on their targets. */
  home(count: number, of: number): string;
  /** That only some kings are listed. */
  part(shown: number, of: number): string;
  readonly moved: string;
  readonly last: string;
  readonly from: string;
  readonly to: string;
  movesSo(count: number): string;
}

const MOST_SPOKEN = 12;

export const sceneWords: SceneWords = {
  king: (king) => `king ${king}`,
  square: (row, column, letter) =>
    `square ${letter === undefined ? "" : `${letter}, `}row ${row}, column ${column}`,
  laid: "laid",
  picture({ n, k }, frame, state) {
    const board = `A board of ${n} by ${n} cells with ${k === 1 ? "one king" : `${k} kings`}`;
    if (frame.step === "move") return `${board}. King ${frame.a} has gone to ${cellName(frame.b, n)}.`;
    if (k > MOST_SPOKEN) return `${board}.`;
    const list = Array.from({ length: k }, (_, i) => `king ${i + 1} on ${cellName(state.cell(i + 1), n)}`);
    return `${board}: ${list.join(", ")}.`;
  },
  key: { chosen: "this move", active: "travels", candidate: "entered next", done: "laid", goal: "target" },
  kings: "Kings",
  king_: "King",
  stands: "stands on",
  shall: "target",
  left: "apart",
  home: (count, of) => `${count} of ${of} on target`,
  part: (shown, of) => `the ${shown} that moved last, of ${of}`,
  moved: "Moves",
  last: "Move",
  from: "from",
  to: "to",
  movesSo: (count) => `${inFigures(count)} so far`,
};
