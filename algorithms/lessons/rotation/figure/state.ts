import { bergerTable as printedTable } from "#algorithms/engines/schedules/berger-table.ts";
import { playerName as nameOf } from "#algorithms/engines/schedules/player-name.ts";
import { doubleRound, type Schedule as Table } from "#algorithms/engines/schedules/schedule.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";

/** What a frame is about: nobody is seated yet, a round is being paired, the array rotates, or players get new numbers. */
export type Act = "empty" | "pairs" | "rotation" | "numbers";

/** Where in the run a frame is. Players, places and rounds count from 1; 0 means "none yet". */
export interface Place {
  readonly odd: boolean;
  /** Places: always even. */
  readonly N: number;
  readonly half: number;
  /** Rounds of one cycle. */
  readonly once: number;
  readonly rounds: number;
  readonly gamesPerRound: number;
  readonly act: Act;
  /** The round of the array. */
  readonly r: number;
  /** The same within its cycle. */
  readonly turn: number;
  readonly secondCycle: boolean;
  /** The round in which it is played, and in which its pairs were played in the first cycle. */
  readonly played: number;
  readonly earlier: number;
  /** The upper place looked at, or the place that changes. */
  readonly i: number;
  /** How many upper places have their game, or bye, of this round, written. */
  readonly paired: number;
  /** Whether that of the upper place c is, in whatever order they were made. */
  isPaired(c: number): boolean;
  /** Games written so far, in all rounds. */
  readonly games: number;
  /** The game that this step wrote, from 0, or −1. */
  readonly newGame: number;
}

const ROTATION: readonly Frame["step"][] = ["hold", "shift", "back"];
const NUMBERS: readonly Frame["step"][] = ["berger", "rename", "same"];

/** Reads the place of a frame off its step and its cells. */
export function placeOf({ n, round }: Problem, frame: Frame): Place {
  const odd = n % 2 === 1;
  const N = odd ? n + 1 : n;
  const half = N / 2;
  const once = N - 1;
  const gamesPerRound = Math.floor(n / 2);
  const r = frame.cells.round[0] ?? 0;
  const secondCycle = r > once;
  const swapped = round === "swapped" && once >= 3;
  const playedAs = (own: number): number =>
    swapped && own === once ? once - 1 : swapped && own === once - 1 ? once : own;
  const played = playedAs(r);
  const turn = secondCycle ? r - once : r;
  const i = placeLookedAt(frame, N);
  const { white, alone } = frame.cells;
  const first = (played - 1) * gamesPerRound - (odd ? 1 : 0);
  const isPaired = (c: number): boolean =>
    r > 0 && c > 0 && ((odd && c === 1 ? alone[played - 1] : white[first + c - 1]) ?? 0) !== 0;
  let paired = 0;
  for (let c = 1; c <= half; c++) if (isPaired(c)) paired++;
  const inRound = paired - (odd && isPaired(1) ? 1 : 0);
  return {
    odd,
    N,
    half,
    once,
    rounds: round === "single" ? once : 2 * once,
    gamesPerRound,
    act:
      frame.step === ""
        ? "empty"
        : ROTATION.includes(frame.step)
          ? "rotation"
          : NUMBERS.includes(frame.step)
            ? "numbers"
            : "pairs",
    r,
    turn,
    secondCycle,
    played,
    earlier: playedAs(turn),
    i,
    paired,
    isPaired,
    games: Math.max(r - 1, 0) * gamesPerRound + inRound,
    newGame: frame.step === "game" ? first + i - 1 : -1,
  };
}

function placeLookedAt(frame: Frame, N: number): number {
  switch (frame.step) {
    case "face":
    case "shift":
    case "hold":
    case "back":
      return frame.a;
    case "bye":
      return 1;
    case "game": {
      const i = standsIn(frame, frame.a, N);
      return Math.min(i, N + 1 - i);
    }
    case "rename":
      return standsIn(frame, frame.a, N);
    default:
      return 0;
  }
}

/** The place in which a player stands. */
export function standsIn(frame: Frame, player: number, N: number): number {
  const place = frame.cells.place;
  for (let i = 1; i <= N; i++) if (place[i] === player) return i;
  return 0;
}

/** The place in which a player, or the dummy, began. */
export function startOf({ n }: Problem, player: number): number {
  if (n % 2 === 0) return player;
  return player === n + 1 ? 1 : player + 1;
}

/** How players are called who have no names. */
export interface Signs {
  /** By player; 0 is nobody. With more players than letters, players go by numbers, so that nobody takes them for places. */
  readonly letters: readonly string[];
  readonly bye: string;
  readonly dummy: string;
}

/** What stands in a player's box: a letter; with names, or beyond the alphabet, a number. */
export function sign({ n, names }: Problem, player: number, { letters, bye }: Signs): string {
  if (player > n) return bye;
  return names.length > 0 || n >= letters.length ? String(player) : letters[player];
}

/** A player in a sentence: a name of at most `longest` characters, or else the sign. */
export function playerName(problem: Problem, player: number, longest: number, signs: Signs): string {
  if (player > problem.n) return signs.dummy;
  return problem.names.length === 0 ? sign(problem, player, signs) : nameOf(problem.names, player, longest);
}

/** A player in a label for those who do not see the picture. */
export function playerLabel(
  problem: Problem,
  player: number,
  words: Signs & { player(player: number, name: string | undefined, letter: string): string },
): string {
  if (player > problem.n) return words.dummy;
  return words.player(player, problem.names[player - 1], sign(problem, player, words));
}

let latest: { readonly key: string; readonly table: Table } | undefined;

/** The official table for this field and this number of cycles. The latest one is kept, as every frame asks for it. */
export function officialTable({ n, round }: Pick<Problem, "n" | "round">): Table {
  const key = `${n} ${round}`;
  if (latest?.key !== key) {
    const single = printedTable(n);
    latest = { key, table: round === "single" ? single : doubleRound(single, round === "swapped") };
  }
  return latest.table;
}

/**
 * How many games have both players renumbered by `number`, and how many of these are in the same round of the official
 * table with the same colors. A game that is not written, or whose players have no number yet, does not count.
 */
export function compareGames(
  problem: Pick<Problem, "n" | "round">,
  white: ArrayLike<number>,
  black: ArrayLike<number>,
  number: ArrayLike<number>,
): { readonly renamed: number; readonly official: number } {
  const { n } = problem;
  const gamesPerRound = Math.floor(n / 2);
  let renamed = 0;
  let official = 0;
  for (const [r, games] of officialTable(problem).rounds.entries()) {
    const blackOf = new Int32Array(n + 2);
    for (const [a, b] of games) blackOf[a] = b;
    for (let game = r * gamesPerRound; game < (r + 1) * gamesPerRound; game++) {
      const a = number[white[game] ?? 0] ?? 0;
      const b = number[black[game] ?? 0] ?? 0;
      if (a === 0 || b === 0) continue;
      renamed++;
      if (blackOf[a] === b) official++;
    }
  }
  return { renamed, official };
}
