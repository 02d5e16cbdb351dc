import { seat } from "#algorithms/engines/schedules/seat.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";

/** Where in the run a frame is. Players, rounds and rows count from 1; 0 means "none yet". */
export interface Place {
  readonly odd: boolean;
  /** Seats on the circle. */
  readonly m: number;
  /** Rows of two seats: (m − 1)/2. */
  readonly rows: number;
  readonly gamesPerRound: number;
  /** The round, which is also the player at the top. */
  readonly i: number;
  /** The row looked at. */
  readonly j: number;
  /** How many rows of this round have their game written. */
  readonly paired: number;
  /** Whether row j has. */
  isPaired(j: number): boolean;
  /**
   * The players of the game of row j, which is written: the level pair with the right-hand seat first, and behind the rows
   * the top and the guest; in a wrong run whoever was written.
   */
  pairOf(j: number): readonly [a: number, b: number];
  /** Whether the guest in the middle has a game of this round (even n). */
  readonly guestPaired: boolean;
  /** Games written so far, in all rounds. */
  readonly games: number;
  /** The places for the games of this round and those before, which are filled in any order. */
  readonly slots: number;
  /** The game that this step wrote, from 0, or −1. */
  readonly newGame: number;
}

/** Reads the place of a frame off its step and its cells. */
export function placeOf({ n }: Problem, frame: Frame): Place {
  const odd = n % 2 === 1;
  const m = odd ? n : n - 1;
  const rows = (m - 1) / 2;
  const gamesPerRound = odd ? rows : rows + 1;
  const i = frame.cells.top[0] ?? 0;
  const before = Math.max(i - 1, 0) * gamesPerRound;
  const wrote = writtenRow(frame, before, gamesPerRound);
  const j = rowOf(frame, wrote, rows);
  const isPaired = (row: number): boolean =>
    i > 0 && row > 0 && (frame.cells.white[before + row - 1] ?? 0) !== 0;
  const pairOf = (row: number): readonly [number, number] => {
    const [white, black] = [
      frame.cells.white[before + row - 1] ?? 0,
      frame.cells.black[before + row - 1] ?? 0,
    ];
    const first = row > rows ? i : seat(i + row, m);
    return black === first ? [black, white] : [white, black];
  };
  let paired = 0;
  for (let row = 1; row <= rows; row++) if (isPaired(row)) paired++;
  const guestPaired = !odd && isPaired(gamesPerRound);
  return {
    odd,
    m,
    rows,
    gamesPerRound,
    i,
    j,
    paired,
    isPaired,
    pairOf,
    guestPaired,
    games: before + paired + (guestPaired ? 1 : 0),
    slots: i * gamesPerRound,
    newGame: wrote > 0 ? before + wrote - 1 : -1,
  };
}

/** The row of the game that this step wrote, found by its players; 0 if it wrote none. */
function writtenRow({ step, a, b, cells }: Frame, before: number, gamesPerRound: number): number {
  if (step !== "game" && step !== "guest") return 0;
  for (let row = 1; row <= gamesPerRound; row++) {
    const [white, black] = [cells.white[before + row - 1], cells.black[before + row - 1]];
    if ((white === a && black === b) || (white === b && black === a)) return row;
  }
  return 0;
}

function rowOf(frame: Frame, wrote: number, rows: number): number {
  switch (frame.step) {
    case "right":
    case "left":
      return frame.a;
    case "game":
      return wrote;
    case "guest":
    case "full":
      return rows;
    default:
      return 0;
  }
}
