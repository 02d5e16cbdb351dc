import type { Locale } from "../lesson.ts";
import { colorAt, type Place } from "./place.ts";
import type { ColorRule, Problem } from "./problem.ts";
import type { Frame } from "./steps.ts";

interface SceneWords {
  readonly round: string;
  readonly breaks: string;
  readonly break_: string;
  readonly white: string;
  readonly black: string;
  readonly player_: string;
  readonly bye: string;
  readonly middle: string;
  readonly difference: string;
  player(player: number, name: string | undefined): string;
  cell(player: number, round: number, color: number, opponent: number): string;
  /** The whole picture in a sentence. */
  picture(problem: Problem, place: Place, frame: Frame): string;
  part(from: number, to: number, of: number): string;
  total(count: number): string;
  readonly key: Readonly<Record<"chosen" | "sides" | "ghost", string>>;
  readonly counts: string;
  readonly row: string;
  readonly meets: string;
  readonly rowJ: string;
  readonly color: string;
  readonly rules: string;
  readonly rule: string;
  readonly share: string;
  readonly ruleNames: Readonly<Record<ColorRule, string>>;
  breaksSoFar(count: number): string;
  playersPart(from: number, to: number, of: number): string;
  roundsPart(from: number, to: number, of: number): string;
  ofPlayer(player: number): string;
  fewest(count: number): string;
}

const en: SceneWords = {
  round: "round",
  breaks: "breaks",
  break_: "break",
  white: "White",
  black: "Black",
  player_: "Player",
  bye: "bye",
  middle: "middle",
  difference: "W − B",
  player: (player, name) => (name === undefined ? `player ${player}` : `player ${player}, ${name}`),
  cell(player, round, color, opponent) {
    const head = `player ${player}, round ${round}`;
    if (opponent === 0) return `${head}: bye`;
    return color === 0 ? head : `${head}: ${color === 1 ? "White" : "Black"} against ${opponent}`;
  },
  picture({ n }, place, frame) {
    const { p, r, rounds } = place;
    if (p === 0) return `A table of ${n} players and ${rounds} rounds, still empty.`;
    const shown = Math.min(r, 20);
    const colors: string[] = Array.from({ length: shown }, (_, k) => {
      const color = colorAt(frame, place, p, k + 1);
      return color === 1 ? "White" : color === -1 ? "Black" : "bye";
    });
    if (r > shown) colors.push(`and ${r - shown} more rounds`);
    const done = place.finished === 0 ? "" : ` ${place.finished} of ${n} rows are complete.`;
    return `Player ${p}${colors.length > 0 ? `: ${colors.join(", ")}` : ": nothing yet"}.${done}`;
  },
  part: (from, to, of) => `${from}–${to} of ${of}`,
  total: (count) => `${count} in all`,
  key: { chosen: "this step", sides: "White, Black; inside: the opponent", ghost: "bye" },
  counts: "Players",
  row: "Row",
  meets: "meets",
  rowJ: "row j",
  color: "colour",
  rules: "Rules",
  rule: "White",
  share: "|W − B|",
  ruleNames: { printed: "printed", "last-alternates": "last alt.", balanced: "balanced", own: "yours" },
  breaksSoFar: (count) => `${count} ${count === 1 ? "break" : "breaks"} so far`,
  playersPart: (from, to, of) => `players ${from}–${to} of ${of}`,
  roundsPart: (from, to, of) => `rounds ${from}–${to} of ${of}`,
  ofPlayer: (player) => (player === 0 ? "" : `player ${player}`),
  fewest: (count) => `fewest: ${count}`,
};

export const sceneWords: Readonly<Record<Locale, SceneWords>> = { en };
