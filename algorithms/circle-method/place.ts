import type { Problem } from "./problem.ts";
import type { Frame } from "./steps.ts";

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
  /** The rows of this round whose game is written. */
  readonly paired: number;
  /** Whether the guest in the middle has a game of this round (even n). */
  readonly guestPaired: boolean;
  /** Games written so far, in all rounds. */
  readonly games: number;
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
  const j = rowOf(frame, i, m, rows);
  const paired = frame.step === "right" || frame.step === "left" ? j - 1 : j;
  const guestPaired = !odd && (frame.step === "guest" || frame.step === "full");
  const games = Math.max(i - 1, 0) * gamesPerRound + paired + (guestPaired ? 1 : 0);
  const wrote = frame.step === "game" || frame.step === "guest";
  return { odd, m, rows, gamesPerRound, i, j, paired, guestPaired, games, newGame: wrote ? games - 1 : -1 };
}

function rowOf(frame: Frame, i: number, m: number, rows: number): number {
  switch (frame.step) {
    case "right":
    case "left":
      return frame.a;
    case "game":
      return (frame.a - i + m) % m;
    case "guest":
    case "full":
      return rows;
    default:
      return 0;
  }
}
