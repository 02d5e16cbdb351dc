import type { ExclusionReason } from "#algorithms/shared/swiss/explain.ts";
import type { Barrier } from "#algorithms/shared/swiss/pair-round.ts";
import type { PairingMethod } from "#algorithms/shared/swiss/pairing-method.ts";
import type { TrfProblem } from "#algorithms/shared/swiss/problem.ts";
import { type Acceleration, type Color, FOR_GOOD } from "#algorithms/shared/swiss/tournament.ts";
import { copyWords, count, counted, fileWords } from "#src/tools/shared/words.en.ts";
import type { Breach, Wishes } from "./breaches.ts";
import type { Status } from "./doc.ts";
import type { Outcome } from "./results.ts";

const colorName = { white: "White", black: "Black" } satisfies Record<Color, string>;
type Name = (id: number) => string;
/** Each method in a word, and how it goes about it. */
const methods = {
  dutch: ["Dutch", "FIDE’s system of 2026: one score group after the other, by its criteria."],
  exact: ["exact", "All at once: small differences of points from the top, then colours, then places."],
  basic: ["basic", "The best player first; each pair is checked by a matching of the others."],
  semi: ["semi", "One score group after the other."],
  group: ["group", "All at once: the largest sum of products of points."],
} satisfies Record<PairingMethod, readonly [string, string]>;

/** The words of the tool that pairs Swiss tournaments. */
export const en = {
  name: "Pairing: Swiss tournaments",
  card: "Drop a TRF file or type names: mistakes shown in place, every round paired with its reasons, results, standings.",
  title: "Pairing: a Swiss tournament, round by round",
  lead: "Open a TRF file or type names: pair, enter results, and see why each pair was made.",
  sources: {
    label: "Where the tournament comes from",
    open: "Open a TRF file",
    paste: "Paste a TRF",
    names: "From names",
    groups: "Put groups together",
    example: "Example",
  },
  groups: {
    title: "Put groups together",
    what: "A way to accelerate a large tournament: two to four groups play their first rounds apart, then go on as one tournament. Open the file of each, the strongest first; start numbers run on from group to group, and everybody keeps games and points.",
    open: "Add files",
    empty: "No group yet. Add the files, or drop them here.",
    line: (title: string, file: string, players: number, played: number) =>
      `${title === "" ? file : `${title} (${file})`}: ${counted(players, "player")}, ${counted(played, "round")} played`,
    unread: (file: string) => `${file}: could not be read`,
    wrong: (file: string, errors: number) =>
      `${file} has ${counted(errors, "mistake")}. Open it alone to see and mend them.`,
    isOpen: (file: string, round: number) =>
      `${file}: round ${round} is paired and not closed. Its pairs would be lost: close it there first.`,
    tooMany: (most: number) => `At most ${most} groups are put together.`,
    tooLarge: (found: number, most: number) =>
      `Together they have ${count(found)} players, and at most ${count(most)} are taken.`,
    up: "Up",
    upOf: (file: string) => `Move ${file} up`,
    remove: "Remove",
    removeOf: (file: string) => `Remove ${file}`,
    begin: (groups: number) => (groups < 2 ? "Put together" : `Put ${count(groups)} groups together`),
    done: (groups: number, players: number) =>
      `${count(groups)} groups are one tournament of ${counted(players, "player")}. Undo brings back what was here.`,
    close: "Close",
  },
  undo: "Undo",
  redo: "Redo",
  tabs: {
    label: "Views",
    rounds: "Rounds",
    standings: "Standings",
    cross: "Cross table",
    players: "Players",
    file: "TRF file",
    errors: (n: number) => counted(n, "error"),
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
  begin: {
    title: "A tournament from names",
    label: "Players, one on a line; paste them as you have them",
    placeholder: "Okafor, Ada, 2105\n2. GM Lindqvist, Per (SWE) 2560\nNovak, Jana",
    name: "Name of the tournament",
    rounds: "Rounds",
    color: "Player 1 begins with",
    byRating: "Number them by rating, the highest first",
    start: (n: number) => (n < 2 ? "Begin" : `Begin with ${counted(n, "player")}`),
    cancel: "Close",
    read: (players: number, rated = 0, federated = 0, titled = 0) => {
      const parts = [
        rated === players ? "all with a rating" : `${count(rated)} with a rating`,
        ...(federated > 0 ? [`${count(federated)} with a federation`] : []),
        ...(titled > 0 ? [`${count(titled)} with a title`] : []),
      ];
      return `${counted(players, "player")}: ${parts.join(", ")}.`;
    },
    preview: "Start numbers, and how each line is read",
    few: "At least two players are needed.",
    many: (most: number) => `At most ${count(most)} players are taken.`,
    repeated: (names: readonly string[]) =>
      `${names.slice(0, 5).join(", ")}: more than once. They get different numbers, but who can tell them apart?`,
    cut: (names: readonly string[], most: number) =>
      `${names.slice(0, 3).join("; ")}${names.length > 3 ? ` and ${count(names.length - 3)} more` : ""}: cut to ${most} characters, which is what a TRF file holds of a name.`,
    rematches: (players: number, most: number) =>
      `With ${counted(players, "player")} nobody finds a new opponent after round ${most}.`,
  },
  colors: colorName,
  method: {
    label: "Method",
    names: methods,
    caveat:
      "Who must not meet is decided by FIDE’s rule, in the last round too, where topscorers may meet even if both must have the same colour. Among equals the methods other than Dutch seat neighbours together, 1 against 2, not the upper half against the lower one.",
    neighbors: (middle: number) =>
      `Why 1 against 2, and not 1 against ${middle}? Before the first round all are equal, and among equals this method seats neighbours. The Dutch one seats the upper half against the lower.`,
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
    byHand: "by hand",
    bye: "Bye",
    byeText: (points: string) =>
      `no opponent, ${points} ${points === "1" || points === "½" ? "point" : "points"}`,
    byeLine: (name: string, kind: string) => `${name}: ${byeName(kind)}`,
    unpaired: "Not paired",
    absent: "Absent",
    close: (round: number) => `Close round ${round}`,
    known: (known: number, boards: number) => `${known} of ${counted(boards, "result")}`,
    discard: "Take the pairing back",
    reopen: (round: number) => `Open round ${round} again`,
    correct:
      "A corrected result changes the points at once. Rounds that were paired after it stay as they are.",
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
    } satisfies Record<Outcome, readonly [string, string]>,
    others: "Other results",
    none: "…",
  },
  watch: {
    link: "Watch the method “basic” pair it, step by step",
    none: "The lesson on pairing takes up to 40 players, White for player 1 in round 1, the usual points and results, no extra points, and no pair of the last round that only topscorers may make.",
  },
  change: {
    button: "Change by hand",
    done: "Done",
    hint: "Press a player, then the one whose seat he takes. Two of one board exchange colours; on the bye it is given away; two who are not paired get a board.",
    held: (name: string) => `${name} is held. Press the player whose seat to take; Escape lets go.`,
    hold: (name: string) => `Exchange the seat of ${name}`,
    back: "As it was paired",
    fine: "Every rule is kept.",
    broken: (n: number) => (n === 1 ? "One rule is broken" : `${count(n)} rules are broken`),
    breach: (breach: Breach, name: Name) => breachWords(breach, name),
    wishes: (now: Wishes, then: Wishes) => wishWords(now, then),
  },
  why: {
    working: "Looking …",
    failed: (why: string) => `The reason could not be worked out: ${why}.`,
    first: (better: string, other: string) =>
      `${other} comes first in the order of ${better}: the smallest difference of points, then the weakest clash of colours, then the best place.`,
    before: (better: string, other: string, n: number) =>
      `In the order of ${better}, ${n === 1 ? "one comes" : `${count(n)} come`} before ${other}:`,
    /** `out` are those without an opponent, whom another choice might bring in. */
    reason: (
      reason: ExclusionReason,
      better: string,
      other: string,
      name: Name,
      must: Color | undefined,
      out: readonly number[],
      isLast: boolean,
    ) => reasonWords(reason, better, other, name, must, out, isLast),
    /** Two who must have the same colour, of which one gets it. */
    topscorers: (topscorers: readonly number[], must: Color, gets: number, name: Name) =>
      `Both must have ${colorName[must]}. Before the last round ${topscorers.map(name).join(" and ")} ${
        topscorers.length === 1 ? "is a topscorer" : "are topscorers"
      }, with more than half of the possible points, so FIDE lets the two meet; ${name(gets)} gets ${colorName[must]}.`,
    more: (n: number) => `and ${count(n)} more.`,
    colors: (name: string, colors: readonly Color[], wants: Color | undefined, strength: number) =>
      colorWords(name, colors, wants, strength),
    points: (points: string) => (points === "1" || points === "½" ? `${points} point` : `${points} points`),
    byHand: "This pair was made by hand, so no method can explain it.",
    foreign: "This round was paired by another program, so no method of ours can explain it.",
  },
  barrier: {
    title: "Not all can be paired",
    text: (barrier: Barrier, unpaired: readonly number[], name: Name) =>
      barrierWords(barrier, unpaired, name),
    advice: "Change it by hand: press two of them to seat them together. The rule that this breaks is named.",
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
    direct: ["DE", "Direct encounter: points against those of equal points, if all of them have met"],
    buchholz: ["BH", "Buchholz: the points of all opponents; a round without a game counts as one’s own"],
    sonneborn: ["SB", "Sonneborn–Berger: the points of those beaten, half of those drawn with"],
    key: "Equal points: direct encounter (DE), then Buchholz (BH), then Sonneborn–Berger (SB).",
    playing: (round: number) => `Round ${round} counts when it is closed.`,
    extra: "Extra points count for pairing only, so they are not included here.",
  },
  cross: {
    round: (round: number) => `R${round}`,
    key: "Result, colour and the opponent’s number. A bye shows what it was worth.",
    cell: (opponent: string, color: Color | undefined, result: string) =>
      `${result} ${color ? `with ${colorName[color]} ` : ""}against ${opponent}`,
    bye: (kind: string) => byeName(kind),
    empty: "The cross table begins with the first closed round.",
  },
  players: {
    settings: "The tournament",
    title: "Name",
    rounds: "Rounds",
    color: "Player 1 begins with",
    colorFixed: "The first colour is fixed once a round is paired.",
    status: (round: number) => `Round ${round}`,
    statusOf: (name: string, round: number) => `${name} in round ${round}`,
    statuses: {
      plays: "plays",
      H: "absent, ½ point",
      F: "absent, 1 point",
      Z: "absent, 0",
      withdrawn: "withdrawn",
    } satisfies Record<Status, string>,
    statusRound: "The round to which “plays” or “absent” belongs",
    federationOf: (id: number) => `Federation of number ${id}`,
    noName: "A name is missing",
    nameOf: (id: number) => `Name of number ${id}`,
    ratingOf: (id: number) => `Rating of number ${id}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    add: "Add a player",
    late: "A late entrant gets no points for the rounds already played, and joins from the next one on.",
    addButton: "Add",
    forbidden: "Who must not meet",
    none: "Nobody yet.",
    forbid: "Forbid",
    and: "and",
    pair: (names: readonly string[], span: string) => `${names.join(" – ")}${span}`,
    span: (first: number, last: number) =>
      last < FOR_GOOD
        ? `, ${first === last ? `round ${first}` : `rounds ${first} to ${last}`}`
        : first > 1
          ? `, from round ${first} on`
          : "",
    fromRound: "From round",
    toRound: "to round",
    end: "end",
    allow: "Allow again",
    allowOf: (names: readonly string[]) => `Allow ${names.join(" and ")} to meet again`,
  },
  extra: {
    title: "Extra points for pairing",
    what: "Acceleration: some players are paired for some rounds as if they had more points. Boards show it as “1 + 1”; the standings never count it.",
    entry: ({ first, last, firstPlayer, lastPlayer }: Acceleration, points: string) =>
      `${numbersText("N", firstPlayer, lastPlayer)}, ${first === last ? `round ${first}` : `rounds ${first} to ${last}`}: + ${points}`,
    short: ({ firstPlayer, lastPlayer }: Acceleration, points: string) =>
      `${points} for ${numbersText("n", firstPlayer, lastPlayer)}`,
    points: "Points",
    firstPlayer: "From number",
    lastPlayer: "to number",
    give: "Give",
    remove: "Take away",
    removeOf: ({ firstPlayer, lastPlayer }: Acceleration) =>
      `Take the extra points of ${numbersText("n", firstPlayer, lastPlayer)} away`,
    now: (list: string) => `Extra points in this round: ${list}.`,
  },
  file: {
    label: "The tournament as TRF text",
    hint: "Each change is read at once. Columns are fixed, so keep the spaces.",
    fine: (players: number, rounds: number, warnings: number) =>
      `${warnings === 0 ? "Nothing is wrong" : `No error, ${counted(warnings, "warning")}`}: ${counted(players, "player")}, ${counted(rounds, "round")} played.`,
    wrong: (n: number) => (n === 1 ? "One mistake to mend" : `${count(n)} mistakes to mend`),
    groups: {
      "error-syntax": "Errors in the text: a record is not what it should be",
      "error-rule": "Errors against the rules: no tournament can have gone that way",
      "warning-syntax": "Warnings about the text",
      "warning-rule": "Warnings about the rules",
    },
    place: (line: number, column: number) => `Line ${count(line)}, column ${count(column)}`,
    problem: ({ message }: TrfProblem) =>
      `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith("?") ? "" : "."}`,
    at: (line: number, column: number) => `line ${line}, column ${column}`,
    kept: (title: string) =>
      `Until then the tournament before it is kept aside${title === "" ? "" : `: ${title}`}. Nothing that you type is lost.`,
    putAway: "Put this text away",
    acceptBytes: "It looks right here: accept it",
    acceptForced: "It was played that way: accept it",
    blocked: (n: number) => `The TRF text has ${counted(n, "mistake")}. Mend it first, or put it away.`,
    toFile: "Show the mistakes",
    own: "Lines that begin with ### kibitz hold what TRF has no record for: the round that is being played, and who could not be paired. Other programs pass over them.",
    drop: "Let go: the file is read here and goes nowhere.",
    ...fileWords,
    opened: (name: string) => `${name} is open. Undo brings back what was here.`,
    openedWrong: (name: string, n: number) => `${name} has ${counted(n, "mistake")}.`,
    pasteHere: "Paste now: it replaces the text. Undo brings it back.",
  },
  take: {
    title: "Take it with you",
    trf: "TRF file",
    csvRound: "Round, CSV",
    csvStandings: "Standings, CSV",
    print: "Print this view",
    copyTrf: "Copy TRF",
    copyRound: "Copy the pairs",
    ...copyWords,
  },
  begun: "The tournament has begun. Undo brings back what was here.",
  startedOver: "The example is open again. Undo brings back what was here.",
  private:
    "Everything happens in this page, even with the network off: no name and no result leaves it. What you enter is still here when you come back. The TRF file is the copy to keep.",
  withoutScripts: "This page pairs in your browser, so it needs JavaScript. The command line needs none:",
  commands: [
    ["npm run --silent kibitz -- swiss check open.trf", "every mistake in a file, with line and column"],
    ["npm run --silent kibitz -- swiss pair open.trf --explain", "the pairs of the next round, and why"],
  ],
};

function numbersText(initial: "N" | "n", first: number, last: number): string {
  return first === last ? `${initial}umber ${first}` : `${initial}umbers ${first} to ${last}`;
}

function byeName(kind: string): string {
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

function reasonWords(
  reason: ExclusionReason,
  better: string,
  other: string,
  name: Name,
  must: Color | undefined,
  out: readonly number[],
  isLast: boolean,
): string {
  switch (reason.kind) {
    case "rematch":
      return `${other}: they met in round ${reason.round}.`;
    case "forbidden":
      return `${other}: the tournament forbids it.`;
    case "colors":
      return `${other}: both must have ${must ? colorName[must] : "the same colour"} now${isLast ? ", and neither is a topscorer" : ""}.`;
    case "taken":
      return `${other}: plays ${name(reason.by)}, who comes before ${better}.`;
    case "out":
      return `${other}: has the bye, or cannot be paired.`;
    case "incomplete":
      return `${other}: allowed, but then the others could not all be paired${outClause(out, name)}.`;
    case "measure":
      return `${other}: allowed, but then the round as a whole is no better by the method “${methods[reason.method][0]}”.`;
  }
}

/** At most so many are named in a sentence. */
const MOST_NAMED = 3;

function outClause(out: readonly number[], name: Name): string {
  if (out.length === 0) return "";
  const named = out.slice(0, MOST_NAMED).map(name);
  if (out.length > MOST_NAMED) named.push(`${count(out.length - MOST_NAMED)} more`);
  const last = named.pop();
  // Names have commas in them.
  const told = named.length === 0 ? last : `${named.join("; ")} and ${last}`;
  return ` while ${told} ${out.length === 1 ? "stays" : "stay"} out`;
}

function colorWords(
  name: string,
  colors: readonly Color[],
  wants: Color | undefined,
  strength: number,
): string {
  if (wants === undefined) return `${name} has not played yet.`;
  const history = colors.map((color) => (color === "white" ? "W" : "B")).join(" ");
  const how = ["", "to alternate", "to even it out", "by rule"][strength];
  return `${name} had ${history}: ${strength === 3 ? "must have" : "wants"} ${colorName[wants]} ${how}.`;
}

function barrierWords({ without, islands }: Barrier, unpaired: readonly number[], name: Name): string {
  const list = (ids: readonly number[]) => ids.map((id) => (id === 0 ? "the bye" : name(id))).join(", ");
  const groups = islands.map((island) => `{${list(island)}}`).join(", ");
  const many =
    islands.length === 1
      ? `one group of an odd number: ${groups}`
      : `${count(islands.length)} groups, each of an odd number: ${groups}`;
  const out = `No rule is left that lets ${list(unpaired)} play.`;
  if (without.length === 0) {
    return `${out} By who may still meet whom, the field falls into ${many}. In each group one is left over.`;
  }
  return `${out} Take ${list(without)} away: by who may still meet whom, the others fall into ${many}. In each group one finds nobody inside, and those taken away are partners for ${count(without.length)} at most, so ${count(islands.length)} − ${count(without.length)} = ${count(islands.length - without.length)} ${islands.length - without.length === 1 ? "is" : "are"} left over.`;
}
