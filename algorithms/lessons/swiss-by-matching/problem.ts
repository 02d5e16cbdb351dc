import { InputError } from "#algorithms/core/lesson/mistake.ts";
import {
  type Color,
  FOR_GOOD,
  fits,
  type Game,
  type Result as GameResult,
  isPlayed,
  type Player,
  type Tournament,
  USUAL_SCORING,
  worth,
} from "#algorithms/engines/swiss/tournament.ts";
import { type Course, formatPlan, isPlanLine, type PlanLine, planOf, type Score } from "./course.ts";
import { type Mistakes, mistakes } from "./words/en/input.ts";

/** A tournament after some rounds. Its next round is paired; with a course, so many rounds are paired and played. */
export interface Problem extends Tournament {
  readonly course?: Course;
}

/** A round that was paired. Players by their start numbers. */
export interface PairedRound {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  /** 0: nobody. */
  readonly bye: number;
  /** Others who cannot be paired. */
  readonly unpaired: readonly number[];
  /** If too many cannot be paired: without these the others fall into too many odd islands. */
  readonly without: readonly number[];
  /** What White scored in each pair; empty where the round was only paired. */
  readonly results: readonly Score[];
}

export interface Result {
  /** The next round, and with a course those that followed it. */
  readonly rounds: readonly PairedRound[];
  /** With a course: what each player has in the end, in tenths, by start numbers from 1. */
  readonly points: readonly number[];
}

/** Beyond this many players a picture shows nothing. */
export const MOST_PLAYERS = 40;
const MOST_ROUNDS = 20;
const LONGEST_NAME = 40;

const GAME = /^(\d{1,3})([wb])([10=½wdl+-])$/i;
const BYES: Readonly<Record<string, GameResult>> = { U: "U", BYE: "U", H: "H", F: "F", Z: "Z" };
/** A game as it stands in the text. */
interface Entry {
  readonly game: Game;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads the lines of the plan, if there are any, and then one player a line, in the order of start numbers from 1: an
 * optional name with a colon, then the games, such as `5w1` (5 was the opponent, White, won) or `U` (the bye). Lines with
 * # are comments. Throws an InputError.
 */
export function parse(text: string): Problem {
  const words = mistakes;
  const lines = (text.startsWith("\uFEFF") ? text.slice(1) : text).split(/\r\n|\n|\r/);
  const names: string[] = [];
  const entries: Entry[][] = [];
  const plan: PlanLine[] = [];
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (line.trim() === "" || line.trim().startsWith("#")) continue;
    const start = line.length - line.trimStart().length + 1;
    if (isPlanLine(line)) {
      if (names.length > 0) throw new InputError(words.tooLate, number, start);
      plan.push({ text: line, line: number });
      continue;
    }
    if (names.length === MOST_PLAYERS)
      throw new InputError(words.tooManyPlayers(MOST_PLAYERS), number, start);
    const colon = line.indexOf(":");
    const isName = colon < 0 && !/^\s*(\d+[wb]|(bye|[uhfz])(\s|$))/i.test(line);
    const end = isName ? line.length : Math.max(colon, 0);
    const name = line.slice(0, end).trim();
    if (name.length > LONGEST_NAME) throw new InputError(words.longName(LONGEST_NAME), number, start);
    names.push(name);
    entries.push(isName ? [] : gamesIn(line, colon + 1, number, words));
  }
  if (names.length < 2) throw new InputError(words.tooFewPlayers, Math.max(1, lines.length), 1);
  const { forbidden, course } = planOf(plan, names.length);
  for (const [u, games] of entries.entries())
    for (const [r, entry] of games.entries()) checkGame(entries, u, r, entry, words);
  const games = entries.map((all) => all.map(({ game }) => game));
  return withCourse(tournamentOf(games, names, forbidden), course);
}

/** Writes a problem so that `parse` reads it back. */
export function format({ players, forbidden, course }: Problem): string {
  const plan = formatPlan({ course, forbidden: forbidden.map((group) => group.players) });
  const lines = players.map(({ name, games }) => {
    const text = games.map(formatGame).join(" ");
    return name === "" && text !== "" ? text : `${name}: ${text}`.trimEnd();
  });
  return `${[...plan, ...lines].join("\n")}\n`;
}

/** A game as it is written: "5w1". */
export function formatGame({ opponent, color, result }: Game): string {
  return opponent === 0 ? result : `${opponent}${color === "white" ? "w" : "b"}${result}`;
}

/** A tournament of these games; players of a group that must never meet are told as start numbers. */
export function tournamentOf(
  games: readonly (readonly Game[])[],
  names: readonly string[] = [],
  forbidden: readonly (readonly number[])[] = [],
): Problem {
  const players = games.map(
    (of, i): Player => ({
      ...{ sex: "", title: "", name: names[i] ?? "", rating: 0, federation: "", fideId: "", birth: "" },
      ...{ rank: 0, games: of },
      points: of.reduce((sum, { result }) => sum + worth(result, USUAL_SCORING), 0),
    }),
  );
  return {
    ...{ players, rounds: undefined, scoring: USUAL_SCORING, initialColor: undefined, isRankOrder: false },
    ...{ absences: [], acceleration: [], notes: [] },
    forbidden: forbidden.map((group) => ({ first: 1, last: FOR_GOOD, players: group })),
  };
}

/** The same tournament, played on as the course says, or only paired. */
export function withCourse({ course: _, ...tournament }: Problem, course: Course | undefined): Problem {
  return course === undefined ? tournament : { ...tournament, course };
}

function gamesIn(line: string, from: number, number: number, words: Mistakes): Entry[] {
  const entries: Entry[] = [];
  for (const match of line.slice(from).matchAll(/\S+/g)) {
    const [word] = match;
    const column = from + match.index + 1;
    const game = gameOf(word);
    if (game === undefined) {
      throw new InputError(words.noGame(word.slice(0, 24)), number, column);
    }
    if (entries.length === MOST_ROUNDS)
      throw new InputError(words.tooManyRounds(MOST_ROUNDS), number, column);
    entries.push({ game, line: number, column });
  }
  return entries;
}

function gameOf(word: string): Game | undefined {
  const bye = BYES[word.toUpperCase()];
  if (bye) return { opponent: 0, color: undefined, result: bye };
  const match = GAME.exec(word);
  if (!match || Number(match[1]) === 0) return undefined;
  const color: Color = match[2].toLowerCase() === "w" ? "white" : "black";
  const result = match[3].toUpperCase().replace("½", "=") as GameResult;
  return { opponent: Number(match[1]), color, result };
}

/** Whether the opponent tells the same of the game, and both have not met before. */
function checkGame(
  entries: readonly (readonly Entry[])[],
  u: number,
  r: number,
  entry: Entry,
  words: Mistakes,
): void {
  const { game, line, column } = entry;
  if (game.opponent === 0) return;
  const refuse = (message: string): never => {
    throw new InputError(message, line, column);
  };
  const own = u + 1;
  const v = game.opponent;
  if (v === own) refuse(words.himself(own));
  if (v > entries.length) refuse(words.noOpponent(entries.length, v));
  const other = entries[v - 1]?.[r]?.game;
  if (other?.opponent !== own) refuse(words.oneSided(r + 1, own, v));
  if (game.color !== undefined && other?.color === game.color)
    refuse(words.sameColor(r + 1, own, v, game.color));
  if (other === undefined || !fits(game.result, other.result))
    refuse(words.results(r + 1, [own, game.result], [v, other?.result]));
  const isAgain = (one: Entry): boolean => isPlayed(one.game) && one.game.opponent === v;
  const before = entries[u]?.slice(0, r).findIndex(isAgain) ?? -1;
  if (before >= 0 && isPlayed(game)) refuse(words.again(own, v, r + 1, before + 1));
}
