import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Part } from "#algorithms/kit/rounds/window.ts";
import type { Call, Place } from "#algorithms/lessons/recursive-halving/figure/state.ts";
import type { Problem } from "#algorithms/lessons/recursive-halving/problem.ts";
import type { Frame } from "#algorithms/lessons/recursive-halving/steps.ts";

/** What the picture and the tables of the halving say, in English. */
export const sceneWords = {
  player: (player: number, name: string | undefined): string =>
    name === undefined ? `player ${player}` : `player ${player}, ${name}`,
  call: ({ from, to }: Call): string => `players ${from} to ${to}`,
  emptySeat: "empty seat",
  noRow: "no row",
  /** Over the columns. */
  heading({ call, day, turned }: Place, frame: Frame): string {
    if (!call) return "";
    if (frame.step === "rest" || frame.step === "meet") return `day ${day}: who rests?`;
    if (day === 0) return `${call.from} to ${call.to}`;
    return turned === 0 ? `day ${day}` : `day ${day}, turned by ${turned}`;
  },
  /** The whole picture in a sentence; `pairs` are the games of the day in words. */
  picture({ n }: Problem, { call, day }: Place, pairs: readonly string[]): string {
    if (!call) return `${n} players in two columns, and the calls of the recursion beside them.`;
    const where = `The call for players ${call.from} to ${call.to}, in two columns`;
    if (day === 0) return `${where}.`;
    return `${where}, on day ${day}${pairs.length > 0 ? `: ${pairs.join(", ")}` : ""}.`;
  },
  meets: (a: number, b: number): string => `${a} meets ${b}`,
  calls: "calls",
  deeper: (levels: number): string => `and ${levels} more ${levels === 1 ? "level" : "levels"}`,
  rows: (from: number, to: number, of: number): string => `rows ${from}–${to} of ${of}`,
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
  game: (k: number): string => `game ${k}`,
  sitsOut: "sits out",
  games: (count: number, of: number, lost: number): string =>
    `${count} of ${of} games${lost > 0 ? `, ${lost} lost` : ""}`,
  part: (from: number, to: number, of: number, games?: Part): string =>
    `days ${from}–${to} of ${of}${games ? `, games ${games[0]}–${games[1]} of ${games[2]}` : ""}`,
};

/** The figures with which the invariants and the claims of the halving are shown, in English. */
export const evidence = {
  pairs: (pairs: number, all: number): string => `${pairs} of ${all} pairs`,
  missing: (pairs: number, all: number, never: string): string => `${pairs} of ${all} pairs; never: ${never}`,
  days: (days: number): string => `${days} ${days === 1 ? "day" : "days"}, nobody idle`,
  idleDays: (days: number, idle: number): string =>
    `${days} ${days === 1 ? "day" : "days"}, ${idle} times idle`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, fewest: number): string => `${breaks}, fewest possible ${fewest}`,
  breaksOfSome: (breaks: number): string => `${breaks}, with games missing`,
  day: (day: number, players: number): string =>
    `day ${day}: ${players} players, ${counted(players / 2, "game")}`,
  written: (told: number, missing: number): string => `lost: ${told} told, ${missing} missing`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
};

/** The shorthand of the steps and the labels of the phases of the halving, in English. */
export const notation = {
  day: (day: number): string => `day ${day}`,
  back: (from: number, to: number): string => `back in ${from}…${to}`,
  rest: (day: number): string => `day ${day}: rest`,
  done: (from: number, to: number): string => `${from}…${to} done`,
};
