import { type Problem, pairsOf } from "../problem.ts";
import type { Frame } from "../steps.ts";

/** Where in the run a frame is, and what is written. Players and rounds count from 1; 0 means "none yet". */
export interface Place {
  readonly n: number;
  readonly odd: boolean;
  readonly rounds: number;
  /** The player whose row is being written; n at the end. */
  readonly p: number;
  /** The last round of that row that is written. */
  readonly r: number;
  /** How many rows are complete. */
  readonly finished: number;
  /** Whether that of player q is, in whatever order they are written. */
  isFinished(q: number): boolean;
}

/** Reads the place of a frame off its step. */
export function placeOf({ n }: Problem, frame: Frame): Place {
  const { step, a, b } = frame;
  const odd = n % 2 === 1;
  const rounds = odd ? n : n - 1;
  const { color } = frame.cells;
  const isOver = step === "count" || isRenumbering(frame);
  const place = (p: number, r: number): Place => {
    // One row at a time is written. Any other that has a game, in its first round or after a bye in the second, is complete.
    const isFinished = (q: number): boolean => {
      if (isOver) return true;
      if (q === p && step !== "done") return false;
      const first = (q - 1) * rounds;
      return (color[first] ?? 0) !== 0 || (rounds > 1 && (color[first + 1] ?? 0) !== 0);
    };
    let finished = 0;
    for (let q = 1; q <= n; q++) if (isFinished(q)) finished++;
    return { n, odd, rounds, p, r, finished, isFinished };
  };
  if (isOver) return place(n, rounds);
  switch (step) {
    case "":
      return place(0, 0);
    case "player":
      return place(a, 0);
    case "done":
      return place(a, rounds);
    default:
      return place(b, a);
  }
}

/** Whether the row of player q has been begun. */
export function hasBegun(place: Place, q: number): boolean {
  return q === place.p || place.isFinished(q);
}

/** Whether the table is complete and its players get new numbers. */
export function isRenumbering({ step }: Pick<Frame, "step">): boolean {
  return ["berger", "rename", "sort", "turn", "official"].includes(step);
}

/** The number under which a player is shown: the new one, once there is one. */
export function shownNumber(frame: Frame, player: number): number {
  return frame.cells.number[player - 1] || player;
}

/** Whose row stands in a line: in the players' order, and once the rows are sorted in that of their new numbers. */
export function playerAt(frame: Frame, line: number): number {
  return frame.cells.order[line - 1] || line;
}

/** The round in a column. It serves the other way, too, as reading backwards twice changes nothing. */
export function roundAt(frame: Frame, { rounds }: Pick<Place, "rounds">, column: number): number {
  return frame.cells.first[0] > 0 ? rounds + 1 - column : column;
}

/** Whether player p's place in round r is written. */
export function isWritten(place: Place, p: number, r: number): boolean {
  return place.isFinished(p) || (p === place.p && r <= place.r);
}

/** 1 White, −1 Black, 0 no game or not written yet. */
export function colorAt(frame: Frame, { rounds }: Place, p: number, r: number): number {
  return frame.cells.color[(p - 1) * rounds + r - 1] ?? 0;
}

/** The round of the player's game before round r, or 0. Byes are passed over. */
export function gameBefore(frame: Frame, place: Place, p: number, r: number): number {
  for (let earlier = r - 1; earlier >= 1; earlier--)
    if (colorAt(frame, place, p, earlier) !== 0) return earlier;
  return 0;
}

/** The opponent of a player in a round, with the place of the game in the circle. */
export interface Meeting {
  /** 0 for a bye. */
  readonly opponent: number;
  /** The row of the circle; 0 for the game against the middle and for a bye. */
  readonly j: number;
  /** Whether the player sits on the right of the row. */
  readonly onRight: boolean;
}

const meetings = new Map<number, readonly Meeting[]>();

/** Whom player p meets in round r. */
export function meeting(n: number, p: number, r: number): Meeting {
  let table = meetings.get(n);
  if (table === undefined) {
    table = allMeetings(n);
    meetings.set(n, table);
  }
  return table[(p - 1) * (n % 2 === 1 ? n : n - 1) + r - 1];
}

function allMeetings(n: number): Meeting[] {
  const { rounds, perRound, h, right, left } = pairsOf(n);
  const table: Meeting[] = Array.from({ length: n * rounds }, () => ({ opponent: 0, j: 0, onRight: false }));
  for (let game = 0; game < right.length; game++) {
    const [a, b] = [right[game], left[game]];
    const round = Math.floor(game / perRound);
    const row = (game % perRound) + 1;
    const j = row > h ? 0 : row;
    table[(a - 1) * rounds + round] = { opponent: b, j, onRight: true };
    table[(b - 1) * rounds + round] = { opponent: a, j, onRight: false };
  }
  return table;
}

/** Whites and Blacks of a finished row. */
export function shareOf(
  problem: Problem,
  frame: Frame,
  p: number,
): readonly [whites: number, blacks: number] {
  const place = placeOf(problem, frame);
  let [whites, blacks] = [0, 0];
  for (let r = 1; r <= place.rounds; r++) {
    const color = colorAt(frame, place, p, r);
    if (color === 1) whites++;
    if (color === -1) blacks++;
  }
  return [whites, blacks];
}

/** A difference with its sign: "+1", "0", "−3". */
export function signed(x: number): string {
  return x > 0 ? `+${x}` : x < 0 ? `−${-x}` : "0";
}
