import type { FieldTouch, Typing } from "#algorithms/core/lesson/answer-picture.ts";
import type { BoardPlate, Role } from "#algorithms/core/lesson/scene.ts";
import { PLATE } from "./plate.ts";

/** A cell of an exercise: row and column from 1, as texts count them. */
export type Place = readonly [row: number, column: number];

/** What stands on the board of an exercise. */
export interface BoardLook {
  /** Cells a side. */
  readonly n: number;
  readonly label: string;
  /** The cell of each king, in the order of their numbers; undefined: not on the board. */
  readonly kings: readonly (Place | undefined)[];
  readonly kingRole?: (king: number) => Role;
  /** Where kings shall go, or are said to go. */
  readonly goals?: readonly (Place | undefined)[];
  /** Cells that the question speaks of, by their letters. */
  readonly cells?: readonly (readonly [letter: string, place: Place])[];
  king(king: number): string;
  cell(place: Place): string;
}

const idOf = ([row, column]: Place): string => `c${row}.${column}`;

/** "(3, 5)": row and column. */
const written = ([row, column]: Place): string => `(${row}, ${column})`;

/** The cells that a text names: each two numbers, row and column. */
export function placesIn(text: string): Place[] {
  const digits = (text.match(/\d+/g) ?? []).map(Number);
  return Array.from({ length: digits.length >> 1 }, (_, i) => [digits[2 * i], digits[2 * i + 1]] as const);
}

/** The cells that a text names, as a touch writes them. */
export function cellsIn(text: string): string[] {
  return placesIn(text).map(written);
}

function allCells(n: number): Place[] {
  return Array.from({ length: n * n }, (_, i) => [Math.floor(i / n) + 1, (i % n) + 1] as const);
}

/** Every cell of a board may be touched. */
export function touchCells(n: number, typing: Typing): FieldTouch {
  return { ...typing, marks: new Map(allCells(n).map((place) => [idOf(place), written(place)])) };
}

/** The board of an exercise. */
export function boardPlate(look: BoardLook): BoardPlate {
  const { n, label, kings, goals = [], cells = [], kingRole = () => "idle" } = look;
  const isOn = ([row, column]: Place): boolean => Math.min(row, column) >= 1 && Math.max(row, column) <= n;
  const letters = new Map(cells.map(([letter, place]) => [idOf(place), letter]));
  return {
    kind: "board",
    width: PLATE,
    height: PLATE,
    label,
    size: n,
    block: 2,
    areas: allCells(n).map((place) => {
      const [row, column] = place;
      const letter = letters.get(idOf(place));
      return {
        id: idOf(place),
        row: row - 1,
        column: column - 1,
        rows: 1,
        columns: 1,
        role: letter === undefined ? "idle" : "active",
        ...(letter === undefined ? {} : { text: letter }),
        label: look.cell(place),
      };
    }),
    goals: goals.flatMap((place, k) =>
      place && isOn(place)
        ? [
            {
              id: `g${k}`,
              row: place[0] - 1,
              column: place[1] - 1,
              role: "active" as const,
              text: String(k + 1),
            },
          ]
        : [],
    ),
    trails: [],
    pieces: kings.flatMap((place, k) =>
      place && isOn(place)
        ? [
            {
              id: `k${k}`,
              row: place[0] - 1,
              column: place[1] - 1,
              role: kingRole(k),
              text: String(k + 1),
              label: look.king(k + 1),
            },
          ]
        : [],
    ),
  };
}
