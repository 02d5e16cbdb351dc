import type { Locale } from "#algorithms/lesson.ts";
import type { ToolWords } from "../shared/tool.ts";
import type { Settings } from "./settings.ts";

/** The words of the schedule maker. */
export interface ScheduleWords extends ToolWords {
  readonly players: string;
  readonly placeholder: string;
  readonly count: (n: number) => string;
  readonly mistakes: (n: number) => string;
  readonly place: (line: number, column: number) => string;
  readonly goTo: string;
  readonly columnRead: (column: number, of: number) => string;
  readonly column: string;
  readonly empty: string;
  readonly tryExample: string;
  readonly order: string;
  readonly asTyped: string;
  readonly byLot: string;
  readonly seed: string;
  readonly drawAgain: string;
  readonly fixNumbers: string;
  readonly fixNote: string;
  readonly system: string;
  readonly systems: Readonly<Record<Settings["system"], string>>;
  readonly cycle: string;
  readonly cycles: Readonly<Record<Settings["cycle"], string>>;
  readonly sides: string;
  readonly sideNames: Readonly<Record<Settings["sides"], readonly [first: string, second: string]>>;
  readonly event: string;
  readonly boards: string;
  readonly boardsNote: string;
  readonly allBoards: string;
  readonly start: string;
  readonly time: string;
  readonly every: string;
  readonly minutes: string;
  readonly fieldMistake: Readonly<
    Record<"boards" | "start" | "time" | "every" | "minutes", (found: string) => string>
  >;
  readonly summary: (players: number, rounds: number, games: number) => string;
  readonly sideStated: (first: string) => string;
  readonly seedStated: (seed: number) => string;
  readonly spareBoards: (boards: number, games: number) => string;
  readonly fewBoards: (boards: number, games: number, sittings: number) => string;
  readonly waits: (least: number, most: number) => string;
  readonly views: Readonly<Record<Settings["view"], string>>;
  readonly round: (round: number) => string;
  readonly roundOf: (round: number, of: number) => string;
  readonly sitting: (sitting: number) => string;
  readonly board: string;
  readonly boardNo: (board: number) => string;
  readonly result: string;
  readonly bye: (name: string) => string;
  readonly byeShort: string;
  readonly opponent: string;
  readonly side: string;
  readonly showAll: (rounds: number) => string;
  readonly points: string;
  readonly crossNote: string;
  readonly crossTooBig: (most: number) => string;
  readonly clearResults: string;
  readonly undo: string;
  readonly cleared: string;
  readonly cell: (a: string, b: string, result: string) => string;
  readonly noResult: string;
  readonly checks: {
    readonly pairsOnce: string;
    readonly pairsTwice: string;
    readonly rounds: string;
    readonly balance: string;
    readonly breaks: string;
    readonly three: string;
    readonly none: string;
    readonly player: string;
    readonly breaksShort: string;
    readonly waitsShort: string;
  };
  readonly print: string;
  readonly copyText: string;
  readonly copyLink: string;
  readonly csv: string;
  readonly json: string;
  readonly ics: string;
  readonly icsNeedsDate: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly badLink: string;
  readonly startOver: string;
  readonly private: string;
  readonly withoutScripts: string;
  readonly byHand: string;
}

const en: ScheduleWords = {
  name: "Schedule maker",
  card: "Paste names, odd or even. Round by round or per player, colours balanced, boards and dates, ready to print.",
  title: "Schedule maker",
  lead: "Paste the players. Everyone meets everyone else once, or twice, with the colours balanced, ready to print.",
  players: "Players",
  placeholder:
    "One name a line, or columns pasted from a spreadsheet.\n\nA number before a name fixes it: 3. Anna\nA number alone stands for so many players: 12",
  count: (n) => (n === 1 ? "1 player" : `${n} players`),
  mistakes: (n) => (n === 1 ? "One mistake to mend" : `${n} mistakes to mend`),
  place: (line, column) => `Line ${line}, column ${column}.`,
  goTo: "Go there",
  columnRead: (column, of) => `Names are read from column ${column} of ${of}.`,
  column: "Column with the names",
  empty: "No players yet. Type or paste them here, and the schedule appears below at once.",
  tryExample: "Try it with a club of eleven",
  order: "Numbers",
  asTyped: "in the order of the list",
  byLot: "drawn by lot",
  seed: "Seed",
  drawAgain: "Draw again",
  fixNumbers: "Fix these numbers",
  fixNote: "Writes the numbers before the names, where you can change them.",
  system: "System",
  systems: {
    berger: "Berger table (FIDE)",
    circle: "Circle, balanced colours",
    rotation: "Rotation",
    halving: "Recursive halving",
  },
  cycle: "Everyone meets",
  cycles: {
    single: "once",
    double: "twice, sides reversed",
    swapped: "twice, last two rounds of the first half exchanged (FIDE)",
  },
  sides: "Sides",
  sideNames: { chess: ["White", "Black"], home: ["Home", "Away"], first: ["First", "Second"] },
  event: "Name of the event",
  boards: "Boards",
  boardsNote: "Empty: as many as there are games",
  allBoards: "enough",
  start: "First day",
  time: "Time",
  every: "Days between rounds",
  minutes: "Minutes a game",
  fieldMistake: {
    boards: (found) =>
      `Boards: expected a whole number from 1 to 250, or nothing for as many as there are games; found ${found}.`,
    start: (found) => `First day: expected a date that exists, such as 2026-11-20; found ${found}.`,
    time: (found) => `Time: expected a time from 00:00 to 23:59; found ${found}.`,
    every: (found) =>
      `Days between rounds: expected a whole number from 0 (all on one day) to 365; found ${found}.`,
    minutes: (found) => `Minutes a game: expected a whole number from 1 to 1440; found ${found}.`,
  },
  summary: (players, rounds, games) =>
    `${players} players, ${rounds} ${rounds === 1 ? "round" : "rounds"}, ${games} ${games === 1 ? "game" : "games"}.`,
  sideStated: (first) => `${first} is named first.`,
  seedStated: (seed) => `Drawn by lot, seed ${seed}.`,
  spareBoards: (boards, games) =>
    `${boards} boards, ${games} games a round: ${boards - games} ${boards - games === 1 ? "board stays" : "boards stay"} free.`,
  fewBoards: (boards, games, sittings) =>
    `${boards} ${boards === 1 ? "board" : "boards"} for ${games} games: each round takes ${sittings} sittings.`,
  waits: (least, most) =>
    least === most ? `Everyone waits ${most} times.` : `Everyone waits ${least} to ${most} times.`,
  views: { rounds: "Rounds", players: "Players", cross: "Cross table", check: "Check" },
  round: (round) => `Round ${round}`,
  roundOf: (round, of) => `round ${round} of ${of}`,
  sitting: (sitting) => `sitting ${sitting}`,
  board: "Board",
  boardNo: (board) => `Board ${board}`,
  result: "Result",
  bye: (name) => `${name} has a bye`,
  byeShort: "bye",
  opponent: "Opponent",
  side: "Side",
  showAll: (rounds) => `Show all ${rounds} rounds`,
  points: "Points",
  crossNote: "Press a cell for a result: 1, ½, 0. What you enter stays in this browser.",
  crossTooBig: (most) => `A cross table is made for up to ${most} players.`,
  clearResults: "Clear the results",
  undo: "Undo",
  cleared: "The results are cleared.",
  cell: (a, b, result) => `${a} against ${b}: ${result}`,
  noResult: "no result",
  checks: {
    pairsOnce: "Every pair meets once",
    pairsTwice: "Every pair meets twice",
    rounds: "One game a round for everyone, or the bye",
    balance: "Difference of sides, at most",
    breaks: "Same side twice running",
    three: "Same side three times running",
    none: "nobody",
    player: "Player",
    breaksShort: "breaks",
    waitsShort: "waits",
  },
  print: "Print",
  copyText: "Copy as text",
  copyLink: "Copy link",
  csv: "CSV",
  json: "JSON",
  ics: "Calendar",
  icsNeedsDate: "Choose the first day to get a calendar file.",
  copied: "Copied.",
  copyFailed: "The browser did not let us copy. Here it is:",
  badLink:
    "The link could not be read: it is incomplete, damaged or of another version. Your last list is shown instead.",
  startOver: "Start over",
  withoutScripts: "This page makes the schedule in your browser, so it needs JavaScript.",
  byHand: "The lesson shows how to do it by hand.",
  private:
    "Everything happens in this page, with the network off too. The list is in the link and in this browser, nowhere else.",
};

export const scheduleWords: Readonly<Record<Locale, ScheduleWords>> = { en };
