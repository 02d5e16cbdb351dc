import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { DutchEdition, EditionTold } from "#algorithms/engines/swiss/dutch/edition.ts";
import type { PairingMethod } from "#algorithms/engines/swiss/pairing-method.ts";
import type { Acceleration, Color } from "#algorithms/engines/swiss/tournament.ts";
import { copyWords, count, counted, fileWords } from "#src/tools/shared/words.en.ts";
import type { Breach, Wishes } from "./round/breaches.ts";
import type { Outcome } from "./round/results.ts";

export const colorName = { white: "White", black: "Black" } satisfies Record<Color, string>;
export type Name = (id: number) => string;
/** Each method in a word, and how it goes about it. */
export const methods = {
  dutch: ["Dutch", "FIDE’s system: one score group after the other, by its criteria."],
  exact: ["exact", "All at once: small differences of points from the top, then colours, then places."],
  basic: ["basic", "The best player first; each pair is checked by a matching of the others."],
  semi: ["semi", "One score group after the other."],
  group: ["group", "All at once: the largest sum of products of points."],
} satisfies Record<PairingMethod, readonly [string, string]>;

/** The words of the tool that pairs Swiss tournaments. */
export const pairingWords = {
  name: "Pairing: Swiss tournaments",
  card: "Drop a TRF file or type names: mistakes shown in place, every round paired with its reasons, results, standings.",
  title: "Pairing: a tournament, round by round",
  lead: "Open a TRF file or type names: pair, enter results, and see why each pair was made. Round robins come from the schedule maker.",
  sources: {
    label: "Where the tournament comes from",
    open: "Open a TRF file",
    paste: "Paste a TRF",
    names: "From names",
    groups: "Put groups together",
    list: "Tournaments",
    example: "Example",
  },
  undo: "Undo",
  redo: "Redo",
  tabs: {
    label: "Views",
    rounds: "Rounds",
    standings: "Standings",
    cross: "Cross table",
    players: "Players",
    papers: "Papers",
    file: "TRF file",
    errors: (n: number) => counted(n, "error"),
    warnings: (n: number) => counted(n, "warning"),
  },
  head: {
    untitled: "A tournament without a name",
    summary: (players: number, played: number, rounds: number | undefined) =>
      `${counted(players, "player")}, ${
        rounds === undefined
          ? `${counted(played, "round")} played`
          : played === 0
            ? `${counted(rounds, "round")} to play`
            : played >= rounds
              ? `all ${counted(rounds, "round")} played`
              : `after round ${played} of ${rounds}`
      }`,
  },
  roundRobin: (players: number, meetings: number, known: number, games: number) =>
    `${counted(players, "player")}, everybody meets ${meetings === 1 ? "once" : "twice"}, ${
      known === games ? "all results are there" : `${known} of ${counted(games, "result")}`
    }`,
  colors: colorName,
  method: {
    label: "Method",
    names: methods,
    caveat:
      "Who must not meet is decided by FIDE’s rule, in the last round too, where topscorers may meet even if both must have the same colour. Among equals the methods other than Dutch seat neighbours together, 1 against 2, not the upper half against the lower one.",
    neighbors: (middle: number) =>
      `Why 1 against 2, and not 1 against ${middle}? Before the first round all are equal, and among equals this method seats neighbours. The Dutch one seats the upper half against the lower.`,
  },
  edition: {
    label: "Rules",
    names: { "2026": "in force since February 2026", "2017": "before that, of 2017" } satisfies Record<
      DutchEdition,
      string
    >,
    by: {
      system: "The file names them (192).",
      day: "They go by the day of the tournament.",
      nothing: "The tournament has no day: give it one under Players, or choose.",
    } satisfies Record<EditionTold["by"], string>,
    other: (code: string) =>
      `The file names the system ${code}, which is not known here. What follows is paired by the method chosen here, not by that system.`,
    baku: "The file names the Baku acceleration, which depends on the number of rounds: say it under Players.",
    unending: "The file does not say how many rounds there are. If all are played, say so under Players.",
    warning: (line: number, message: string) => `Line ${line}: ${message}.`,
    more: (n: number) => `${counted(n, "more warning")} under “TRF file”.`,
    anyway: (round: number) => `Pair round ${round} all the same`,
  },
  rounds: {
    title: (round: number) => `Round ${round}`,
    of: (rounds: number) => `of ${rounds}`,
    choose: "Show a round",
    pair: (round: number) => `Pair round ${round}`,
    pairing: (share: number) => `Pairing … ${Math.floor(100 * share)} %`,
    cancel: "Cancel",
    canceled: "Stopped. Nothing was paired.",
    failed: (why: string) => `It could not be finished: ${why}.`,
    nobody: "There is nobody to pair: everyone is absent.",
    few: "Two players are needed. Add them on the list of players.",
    over: "All rounds are played.",
    toStandings: "Final standings",
    more: "One round more",
    board: "Board",
    result: "Result",
    why: "Why?",
    whyOf: (board: number) => `Why was board ${board} paired so?`,
    whyBye: "Why the bye?",
    byHand: "by hand",
    fixedBoards: (list: string) => `At fixed boards: ${list}.`,
    fixedBoard: (name: string, board: number, wish: number) =>
      board === wish ? `${name} (${board})` : `${name} (${board}, as board ${wish} is taken or missing)`,
    bye: "Bye",
    byeText: (points: string) => `no opponent, ${inPoints(points)}`,
    byeLine: (name: string, kind: string) => `${name}: ${byeName(kind)}`,
    unpaired: "Not paired",
    absent: "Absent",
    byeGiven: (names: readonly string[]) => `The bye is given already: ${names.join(", ")}.`,
    close: (round: number) => `Close round ${round}`,
    known: (known: number, boards: number) => `${known} of ${counted(boards, "result")}`,
    discard: "Take the pairing back",
    askTwo: "Why not these two?",
    askAbout: (name: string) => `Ask why ${name} does not meet somebody`,
    reopen: (round: number) => `Open round ${round} again`,
    correct:
      "A corrected result changes the points at once. Rounds that were paired after it stay as they are.",
    recheck: {
      button: "Check the pairings of all rounds",
      running: "Pairing all rounds anew …",
      found: (otherwise: readonly number[], rounds: number) =>
        otherwise.length === 0
          ? rounds === 1
            ? "The round is paired as the Dutch system pairs it."
            : `All ${count(rounds)} rounds are paired as the Dutch system pairs them.`
          : `With the results as they are now, the Dutch system would pair ${
              otherwise.length === 1 ? `round ${otherwise[0]}` : `rounds ${otherwise.join(", ")}`
            } otherwise.`,
    },
    stale: (round: number) =>
      `Round ${round} was paired before this correction, and none of its results is there yet. Take its pairing back to pair it anew.`,
    keys: "Keys on a board: 1, = (or 5, D) and 0 for White’s result, + and − for forfeits, then the next board comes by itself. Delete takes a result away, Enter and arrows only go on, Ctrl+Z undoes.",
    resultOf: (board: number, white: string, black: string) => `Board ${board}: ${white} against ${black}`,
    outcomes: {
      "1-0": ["1–0", "White won"],
      draw: ["½–½", "drawn"],
      "0-1": ["0–1", "Black won"],
      "+--": ["+ −", "White won by forfeit"],
      "--+": ["− +", "Black won by forfeit"],
      "---": ["− −", "nobody came"],
      "0-0": ["0–0", "both lost"],
      "h-0": ["½–0", "half a point for White, none for Black"],
      "0-h": ["0–½", "half a point for Black, none for White"],
    } satisfies Record<Outcome, readonly [string, string]>,
    others: "Other results",
    none: "…",
  },
  accelerated: {
    short: ({ firstPlayer, lastPlayer }: Acceleration, points: string) =>
      `${points} for ${numbersText("n", firstPlayer, lastPlayer)}`,
    now: (list: string) => `Extra points in this round: ${list}.`,
  },
  watch: {
    link: "Watch the method “basic” pair it, step by step",
    none: "The lesson on pairing takes up to 40 players, White for player 1 in round 1, the usual points and results, no extra points, and no pair of the last round that only topscorers may make.",
  },
  change: {
    button: "Change by hand",
    done: "Done",
    hint: "Press a player, then the one whose seat they take. Two of one board exchange colours; on the bye it is given away; two who are not paired get a board.",
    held: (name: string) => `${name} is held. Press the player whose seat to take; Escape lets go.`,
    hold: (name: string) => `Exchange the seat of ${name}`,
    back: "As it was paired",
    fine: "Every rule is kept.",
    broken: (n: number) => (n === 1 ? "One rule is broken" : `${count(n)} rules are broken`),
    breach: (breach: Breach, name: Name) => breachWords(breach, name),
    wishes: (now: Wishes, then: Wishes) => wishWords(now, then),
  },
  standings: {
    title: (round: number, isFinal: boolean) =>
      isFinal ? "Final standings" : round === 0 ? "Before the first round" : `Standings after round ${round}`,
    rank: "Rank",
    number: "No.",
    name: "Name",
    rating: "Rating",
    federation: ["Fed.", "Federation"],
    points: "Points",
    playing: (round: number) => `Round ${round} counts when it is closed.`,
    extra: "Extra points count for pairing only, so they are not included here.",
  },
  file: {
    putAway: "Put this text away",
    blocked: (n: number) => `The TRF text has ${counted(n, "mistake")}. Mend it first, or put it away.`,
    toFile: "Show the mistakes",
    drop: "Let go: the file is read here and goes nowhere.",
    ...fileWords,
    opened: (name: string, warnings: number) =>
      `${name} is open${warnings > 0 ? `, with ${counted(warnings, "warning")} (under “TRF file”)` : ""}. Undo brings back what was here.`,
    openedWrong: (name: string, n: number) => `${name} has ${counted(n, "mistake")}.`,
    pasteHere: "Paste now: it replaces the text. Undo brings it back.",
  },
  take: {
    title: "Take it with you",
    trf: "TRF file",
    csvRound: "Round, CSV",
    csvStandings: "Standings, CSV",
    page: "Page to publish",
    print: "Print this view",
    copyTrf: "Copy TRF",
    copyRound: "Copy the pairs",
    ...copyWords,
  },
  groupsDone: (groups: number, players: number) =>
    `${count(groups)} groups are one tournament of ${counted(players, "player")}. Undo brings back what was here.`,
  begun: "The tournament has begun. Undo brings back what was here.",
  startedOver: "The example is open again. Undo brings back what was here.",
  private:
    "Everything happens in this page, even with the network off: no name and no result leaves it. What you enter is still here when you come back. The TRF file is the copy to keep.",
  withoutScripts: "This page pairs in your browser, so it needs JavaScript. The command line needs none:",
  commands: [
    ["npm run --silent kibitz -- swiss check open.trf", "every mistake in a file, with line and column"],
    ["npm run --silent kibitz -- swiss pair open.trf --explain", "the pairs of the next round, and why"],
    [
      "npm run --silent kibitz -- swiss standings open.trf --tie-breaks BH/C1,BH,SB",
      "the standings by FIDE’s tie-breaks",
    ],
  ],
};

/** Start numbers from one to another, in words. */
export function numbersText(initial: "N" | "n", first: number, last: number): string {
  return first === last ? `${initial}umber ${first}` : `${initial}umbers ${first} to ${last}`;
}

/** What a bye is called, by its letter. */
export function byeName(kind: string): string {
  switch (kind) {
    case "U":
      return "bye";
    case "H":
      return "absent, ½ point";
    case "F":
      return "absent, 1 point";
    case "-":
      return "not paired";
    default:
      return "absent";
  }
}

function breachWords(breach: Breach, name: Name): string {
  switch (breach.kind) {
    case "rematch":
      return `${name(breach.white)} and ${name(breach.black)} have met in round ${breach.round}.`;
    case "forbidden":
      return `${name(breach.white)} and ${name(breach.black)} must not meet.`;
    case "run":
      return `${name(breach.player)} has ${colorName[breach.color]} for the third time in a row.`;
    case "difference":
      return `${name(breach.player)} has ${colorName[breach.color]} three times more often than the other colour.`;
    case "bye":
      return `${name(breach.player)} has had a bye, or a win without a game, in round ${breach.round}.`;
  }
}

function wishWords(now: Wishes, then: Wishes): string {
  const points = (tenths: number) => `${tenths / 10}`;
  const change = (what: string, after: number, before: number, show: (value: number) => string = String) =>
    after === before
      ? []
      : [`${what} ${show(after)}, ${after > before ? "worse" : "better"} than ${show(before)}`];
  const changes = [
    ...change("differences of points", now.differences, then.differences, points),
    ...change("third colours in a row or differences of three", now.absolute, then.absolute),
    ...change("colours that do not even out", now.strong, then.strong),
    ...change("colours that do not alternate", now.mild, then.mild),
  ];
  if (changes.length === 0) return "Points and colours fit as well as before.";
  const text = changes.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What the tool says. */
export type PairingWords = typeof pairingWords;
