import type { Barrier } from "#algorithms/engines/swiss/barrier.ts";
import type { Encoding } from "#algorithms/engines/swiss/list/encodings.ts";
import type { Entry } from "#algorithms/engines/swiss/list/entry.ts";
import type { LookedUp } from "#algorithms/engines/swiss/list/rating-list.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import { type Acceleration, type Color, FOR_GOOD } from "#algorithms/engines/swiss/tournament.ts";
import { count, counted } from "#src/tools/shared/words.en.ts";
import type { Status } from "../doc.ts";
import { byeName, colorName, type Name, numbersText } from "../words.en.ts";
import type { Order } from "./found.ts";

/** The words of the parts that come when they are opened: forms, tables and the text of the file. */
export const lateWords = {
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
    close: "Close",
  },
  begin: {
    title: "A tournament from names",
    label: "Players, one on a line; paste them as you have them",
    placeholder: "Okafor, Ada, 2105\n2. GM Lindqvist, Per (SWE) 2560\nNovak, Jana",
    name: "Name of the tournament",
    rounds: "Rounds",
    color: "Player 1 begins with",
    byRating: "Number them by rating; equals by title, then by name",
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
    preview: "Start numbers, and how the list is read",
    number: "No.",
    player: "Name",
    rating: "Rating",
    fields: [
      ["Fed.", ({ federation }) => federation],
      ["FIDE number", ({ fideId }) => fideId],
      ["Born", ({ birth }) => birth?.replace("/00/00", "")],
      ["Sex", ({ sex }) => sex],
      ["Club", ({ club }) => club],
    ] as readonly (readonly [string, (entry: Entry) => string | undefined])[],
    columns: "What each column is",
    column: (place: number, sample: string) => `Column ${place}: ${sample}`,
    moreShown: (n: number) => `and ${count(n)} more, read in the same way`,
    open: "Open a list",
    encoding: (file: string) => `Letters of ${file}`,
    encodings: {
      "utf-8": "Unicode (UTF-8)",
      "utf-16le": "Unicode (UTF-16)",
      "utf-16be": "Unicode (UTF-16, turned)",
      "windows-1252": "Western (Windows-1252)",
      "windows-1250": "Central European (Windows-1250)",
      "windows-1251": "Cyrillic (Windows-1251)",
      "windows-1254": "Turkish (Windows-1254)",
      "windows-1257": "Baltic (Windows-1257)",
      "windows-1253": "Greek (Windows-1253)",
      "iso-8859-2": "Central European (ISO 8859-2)",
      "iso-8859-5": "Cyrillic (ISO 8859-5)",
      "koi8-u": "Cyrillic (KOI8-U)",
      macintosh: "Western (Mac OS Roman)",
    } satisfies Record<Encoding, string>,
    archive: (file: string) =>
      `${file} is a workbook. Save the table as CSV in your spreadsheet, or copy its cells and paste them here.`,
    pdf: (file: string) => `${file} is a PDF. Copy the table out of it and paste it here.`,
    ratings: {
      load: "Load a rating list",
      forget: "Forget it",
      loaded: (file: string, size: number) => `${file}: ${counted(size, "player")}, kept in this browser.`,
      none: (file: string) =>
        `${file} has no column with ratings. A rating list is a table (CSV) with names, numbers and ratings.`,
      found: ({ entries, found, several, unknown }: LookedUp) =>
        [
          `${count(found)} of ${counted(entries.length, "player")} found in it.`,
          ...(several.length > 0 ? [`Several have the name: ${named(several)}.`] : []),
          ...(unknown.length > 0 ? [`Not in it: ${named(unknown)}.`] : []),
        ].join(" "),
    },
    doubtful: "These ratings could be years of birth: the choice above says which they are.",
    doubtfulLines:
      "These ratings could be years of birth: a first line “Name Born” above the list says that they are.",
    noRounds: (most: number) => `How many rounds? A whole number from 1 to ${most}.`,
    leftOut: (lines: readonly number[]) =>
      `No player in ${lines.length === 1 ? "line" : "lines"} ${lines.slice(0, 8).join(", ")}${lines.length > 8 ? " …" : ""}.`,
    few: "At least two players are needed.",
    many: (most: number) => `At most ${count(most)} players are taken.`,
    repeated: (names: readonly string[]) =>
      `${names.slice(0, 5).join(", ")}: more than once. They get different numbers, but who can tell them apart?`,
    cut: (names: readonly string[], most: number) =>
      `${names.slice(0, 3).join("; ")}${names.length > 3 ? ` and ${count(names.length - 3)} more` : ""}: cut to ${most} characters, which is what a TRF file holds of a name.`,
    rematches: (players: number, most: number) =>
      `With ${counted(players, "player")} nobody finds a new opponent after round ${most}.`,
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
    details: "Place, dates, arbiters",
    detail: {
      city: "City",
      federation: "Federation",
      hall: "Hall",
      rate: "Rate of play",
      arbiter: "Chief arbiter",
      deputies: "Deputies, with ; between them",
      start: "First day",
      end: "Last day",
    },
    dateOf: (round: number) => `Round ${round}`,
    more: (name: string) => `More about ${name}`,
    personTitle: "Title",
    sex: "Sex",
    sexes: { none: "–", m: "male", w: "female" },
    birth: "Born",
    birthForm: "2001/05/17",
    fideId: "FIDE number",
    club: "Club",
    fixedBoard: "Fixed board",
    anyBoard: "any",
    rounds: "Rounds",
    scoring: "Points",
    scorings: {
      usual: "1 – ½ – 0",
      half: "1 – ½ – 0, bye ½",
      football: "3 – 1 – 0",
      own: "as in the file",
    },
    color: "Player 1 begins with",
    colorFixed: "The first colour is fixed once a round is paired.",
    status: (round: number) => `Round ${round}`,
    statusOf: (name: string, round: number) => `${name} in round ${round}`,
    statuses: {
      plays: "plays",
      H: "absent, ½ point",
      F: "absent, 1 point",
      Z: "absent, 0",
      U: "bye, given beforehand",
      withdrawn: "withdrawn",
    } satisfies Record<Status, string>,
    find: {
      label: "Find a player",
      order: "Order",
      orders: {
        number: "by number",
        name: "by name",
        rating: "by rating",
        federation: "by federation",
        points: "by points",
      } satisfies Record<Order, string>,
      found: (found: number, all: number) => `${count(found)} of ${counted(all, "player")}`,
    },
    statusRound: "The round to which “plays” or “absent” belongs",
    federationOf: (id: number) => `Federation of number ${id}`,
    noName: "A name is missing",
    nameOf: (id: number) => `Name of number ${id}`,
    ratingOf: (id: number) => `Rating of number ${id}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
    add: "Add a player",
    inList: {
      noList: "No rating list is loaded. Load one under From names, and names are found here as you type.",
      found: (file: string, shown: number, all: number) =>
        all === 0
          ? `Not in ${file}.`
          : shown < all
            ? `${count(shown)} of ${count(all)} in ${file}, the highest rated first.`
            : `In ${file}:`,
      there: (number: number) => `plays already, as number ${number}`,
      namesake: (number: number) => `number ${number} has this name`,
    },
    late: "A late entrant joins from the next round on.",
    missed: "Rounds missed",
    missedWorth: { Z: "no points", H: "½ point each" },
    placed: "Number by rating; those behind move down by one",
    placedNot: "Start numbers stay as they are once round 4 is paired.",
    away: "Absent",
    awayWorth: { H: "½ point each", F: "1 point each", Z: "no points" },
    awayButton: "Mark absent",
    awayList: (rounds: readonly string[]) => `Absent: ${rounds.join(", ")}.`,
    awayRound: (round: number, kind: string) =>
      `round ${round} (${kind === "H" ? "½" : kind === "F" ? "1" : "0"})`,
    comes: "Plays in all of them",
    addButton: "Add",
    added: (name: string, id: number) => `${name} is in, as number ${id}.`,
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
    points: "Points",
    firstPlayer: "From number",
    lastPlayer: "to number",
    baku: "Baku acceleration",
    bakuWhat:
      "FIDE’s method: the upper half has a win’s points more in the first quarter of the rounds, and a draw’s in the second.",
    give: "Give",
    remove: "Take away",
    removeOf: ({ firstPlayer, lastPlayer }: Acceleration) =>
      `Take the extra points of ${numbersText("n", firstPlayer, lastPlayer)} away`,
  },
  text: {
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
    letters: {
      label: "Letters of the file",
      take: "The names are right: read it so",
    },
    acceptForced: "It was played that way: accept it",
    own: "Lines that begin with ### kibitz hold what TRF has no record for: the round that is being played, and who could not be paired. Other programs pass over them.",
    putAway: "Put this text away",
  },
  barrier: {
    title: "Not all can be paired",
    text: (barrier: Barrier, unpaired: readonly number[], name: Name) =>
      barrierWords(barrier, unpaired, name),
    advice: "Change it by hand: press two of them to seat them together. The rule that this breaks is named.",
  },
};

/** The first of some names. */
function named(names: readonly string[]): string {
  const rest = names.length - 5;
  return `${names.slice(0, 5).join("; ")}${rest > 0 ? ` and ${count(rest)} more` : ""}`;
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

/** What parts of the tool say that come when they are opened. */
export type LateWords = typeof lateWords;
