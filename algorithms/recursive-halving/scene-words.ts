import type { Locale } from "../lesson.ts";
import type { Call, Place } from "./place.ts";
import type { Problem } from "./problem.ts";
import type { Frame } from "./steps.ts";

interface SceneWords {
  player(player: number, name: string | undefined): string;
  call(call: Call): string;
  readonly emptySeat: string;
  readonly noRow: string;
  /** Over the columns. */
  heading(place: Place, frame: Frame): string;
  /** The whole picture in a sentence; `pairs` are the games of the day in words. */
  picture(problem: Problem, place: Place, pairs: readonly string[]): string;
  meets(a: number, b: number): string;
  readonly calls: string;
  deeper(levels: number): string;
  rows(from: number, to: number, of: number): string;
  readonly key: Readonly<Record<"chosen" | "done" | "sides" | "active" | "rejected" | "ghost", string>>;
  readonly schedule: string;
  readonly day: string;
  game(k: number): string;
  readonly sitsOut: string;
  games(count: number, of: number, lost: number): string;
  part(from: number, to: number, of: number, games: readonly [number, number, number] | undefined): string;
}

const en: SceneWords = {
  player: (player, name) => (name === undefined ? `player ${player}` : `player ${player}, ${name}`),
  call: ({ from, to }) => `players ${from} to ${to}`,
  emptySeat: "empty seat",
  noRow: "no row",
  heading({ call, day, turned }, frame) {
    if (!call) return "";
    if (frame.step === "rest" || frame.step === "meet") return `day ${day}: who rests?`;
    if (day === 0) return `${call.from} to ${call.to}`;
    return turned === 0 ? `day ${day}` : `day ${day}, turned by ${turned}`;
  },
  picture({ n }, { call, day }, pairs) {
    if (!call) return `${n} players in two columns, and the calls of the recursion beside them.`;
    const where = `The call for players ${call.from} to ${call.to}, in two columns`;
    if (day === 0) return `${where}.`;
    return `${where}, on day ${day}${pairs.length > 0 ? `: ${pairs.join(", ")}` : ""}.`;
  },
  meets: (a, b) => `${a} meets ${b}`,
  calls: "calls",
  deeper: (levels) => `and ${levels} more ${levels === 1 ? "level" : "levels"}`,
  rows: (from, to, of) => `rows ${from}–${to} of ${of}`,
  key: {
    chosen: "this step",
    done: "paired, done",
    sides: "White, Black",
    active: "open call",
    rejected: "never meet",
    ghost: "empty seat",
  },
  schedule: "Days",
  day: "Day",
  game: (k) => `game ${k}`,
  sitsOut: "sits out",
  games: (count, of, lost) => `${count} of ${of} games${lost > 0 ? `, ${lost} lost` : ""}`,
  part: (from, to, of, games) =>
    `days ${from}–${to} of ${of}${games ? `, games ${games[0]}–${games[1]} of ${games[2]}` : ""}`,
};

export const sceneWords: Readonly<Record<Locale, SceneWords>> = { en };
