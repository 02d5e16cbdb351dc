import type { Locale } from "../lesson.ts";
import { seat } from "../shared/round-robin/seat.ts";
import type { Place } from "./place.ts";
import type { Problem } from "./problem.ts";
import type { Frame } from "./steps.ts";

interface SceneWords {
  readonly emptyChair: string;
  readonly bye: string;
  readonly top: string;
  readonly sum: string;
  player(player: number, name: string | undefined): string;
  /** The whole picture in a sentence. */
  picture(problem: Problem, place: Place, frame: Frame): string;
  readonly key: Readonly<Record<"chosen" | "done" | "sides" | "active", string>>;
  readonly schedule: string;
  readonly round: string;
  readonly sitsOut: string;
  readonly withGuest: string;
  games(count: number, of: number): string;
  /** Which rounds and rows of the whole schedule are shown. */
  part(
    from: number,
    to: number,
    of: number,
    rows: readonly [from: number, to: number, of: number] | undefined,
  ): string;
}

const en: SceneWords = {
  emptyChair: "empty chair",
  bye: "bye",
  top: "top",
  sum: "sum",
  player: (player, name) => (name === undefined ? `player ${player}` : `player ${player}, ${name}`),
  picture({ n }, { odd, m, i, paired, guestPaired }) {
    if (i === 0) return `${n} players: ${m} on a circle${odd ? "" : `, player ${n} in the middle`}.`;
    const listed = Math.min(paired, 12);
    const pairs = Array.from(
      { length: listed },
      (_, k) => `${seat(i + k + 1, m)} meets ${seat(i - k - 1, m)}`,
    );
    if (paired > listed) pairs.push(`and ${paired - listed} more pairs`);
    const top = odd ? "sits out" : guestPaired ? `meets player ${n} in the middle` : "is at the top";
    return `Round ${i}: player ${i} ${top}${pairs.length > 0 ? `; ${pairs.join(", ")}` : ""}.`;
  },
  key: { chosen: "this step", done: "paired", sides: "White, Black", active: "sits out" },
  schedule: "Schedule",
  round: "Round",
  sitsOut: "sits out",
  withGuest: "middle",
  games: (count, of) => `${count} of ${of} games`,
  part: (from, to, of, rows) =>
    `rounds ${from}–${to} of ${of}${rows ? `, rows ${rows[0]}–${rows[1]} of ${rows[2]}` : ""}`,
};

export const sceneWords: Readonly<Record<Locale, SceneWords>> = { en };
