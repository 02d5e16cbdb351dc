import { counted } from "#algorithms/core/text/counted.en.ts";
import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { Color, Scoring } from "./tournament.ts";

/**
 * What is wrong with a tournament report file. What was found comes in quotes, or undefined where nothing stands; where
 * another line is meant, its number.
 */
export type TrfMistakes = typeof trfMistakes;

const NOTHING = "nothing";
const COLORS: Readonly<Record<Color, string>> = { white: "white", black: "black" };
const LETTERS: Readonly<Record<Color, string>> = { white: "w", black: "b" };

function letterOf(color: Color | undefined): string {
  return color === undefined ? "no colour" : LETTERS[color];
}

const WORTHS: Readonly<Record<keyof Scoring, string>> = {
  win: "won",
  draw: "drawn",
  loss: "lost",
  forfeitLoss: "lost by forfeit",
  zeroBye: "absent",
  pairingBye: "bye",
};

/** A player whose opponent names somebody else, and the place where that stands. */
interface NotNamed {
  readonly id: number;
  readonly opponent: number;
  readonly round: number;
  readonly line: number;
  readonly column: number;
  /** Whom the opponent names instead; 0: nobody. */
  readonly says: number;
}

export const trfMistakes = {
  utf16: "found UTF-16 text, expected the file in UTF-8",
  noUtf8: (byte: string) => `found the byte 0x${byte}, which is no UTF-8 here, expected the file in UTF-8`,
  openRound: (round: number) => `round ${round} is being played: not all of its results are there`,
  tooManyLines: (most: number) => `found more than ${most} lines, expected at most ${most}`,
  empty: "found an empty file, expected records of a tournament",

  /** Of a record by itself. */
  teams: (records: number, codes: readonly string[]) =>
    `found ${counted(records, "record")} of teams (${codes.join(", ")}), expected a tournament of single players: tournaments of teams are not read`,
  unknown: (code: string) => `found a record ${code}, which is not known and is passed over`,
  control: (found: string) => `found the control character ${found}, expected text`,
  blank: (code: string) => `found a blank, expected the code ${code}: are the columns shifted?`,
  capitals: (found: string, code: string) => `found ${found}, expected ${code} in capitals`,
  shifted: (found: string) => `found ${found}, expected a blank: are the columns shifted?`,
  notWhole: (found: string | undefined, what: string, least: number) =>
    `found ${found ?? NOTHING} for ${what}, expected a whole number${least > 0 ? ` from ${least}` : ""}`,
  notPoints: (found: string | undefined, what: string) =>
    `found ${found ?? NOTHING} for ${what}, expected points such as 3.5`,
  after: (found: string, before: string) => `found ${found} after ${before}, expected the end of the record`,
  /** The names of fields. */
  fields: {
    round: "the round",
    firstRound: "the first round",
    lastRound: "the last round",
    startNumber: "a start number",
    firstNumber: "the first start number",
    lastNumber: "the last start number",
    points: "the points",
    acceleration: "the points of acceleration",
    rating: "the rating",
    rank: "the rank",
    symbol: (symbol: string) => `the symbol ${symbol}`,
  },

  /** Records of players and games. */
  tab: "found a tab, expected spaces: the columns are fixed",
  short: "found the end of the record, expected the points in columns 81 to 84",
  moreRounds: (most: number) => `found more than ${most} rounds, expected at most so many`,
  oldBye: (result: string, bye: string) =>
    `found the result ${result} without an opponent, as the format of 2006 has it, and read it as ${bye}`,
  noOpponent: (found: string) => `found ${found} for an opponent, expected a start number or 0000`,
  noColor: (found: string) => `found ${found} for a colour, expected w, b or -`,
  noResult: (found: string | undefined, results: readonly string[]) =>
    `found ${found === undefined ? "no result" : `${found} for a result`}, expected one of ${results.join(" ")}`,

  /** Records that name players. */
  noStartNumber: (found: string) => `found ${found}, expected a start number`,
  noAbsence: (found: string) => `found ${found}, expected H, F or Z`,
  nobody: "found no player, expected start numbers",
  acceleratedAgain: (id: number, before: number) =>
    `found player ${id} again, expected them once: see line ${before}`,
  matchPoints: (found: string) => `found match points ${found}, expected a tournament of single players`,
  noAcceleration: "found no points of acceleration, expected more than 0.0",
  earlierRound: (last: number, first: number) => `found round ${last}, expected one from round ${first} on`,
  earlierPlayer: (last: number, first: number) =>
    `found player ${last}, expected a start number from ${first} on`,
  oneForbidden: "found fewer than two different players, expected those who must not meet",
  abnormal: "found abnormal points (299), which are not taken into account",
  noAbnormalResult: (found: string) => `found ${found}, expected a result or a blank`,
  noAbnormalPoints: (found: string) => `found ${found}, expected points such as -0.5`,

  /** Records that set a tournament up. */
  noRounds: (found: string | undefined, most: number) =>
    `found ${found ?? NOTHING}, expected the number of rounds, from 1 to ${most}`,
  otherRounds: (value: number, before: number, line: number) =>
    `found ${value} rounds, but ${before} on line ${line}`,
  noConfiguration: (found: string | undefined) =>
    `found ${found ?? NOTHING}, expected white1, black1 or rank`,
  noFirstColor: (found: string | undefined) =>
    `found ${found ?? NOTHING} for the first colour, expected W or B`,
  otherFirstColor: (color: Color, before: Color, line: number) =>
    `found ${COLORS[color]} for the first colour, but ${COLORS[before]} on line ${line}`,
  unequalPoints: (all: string) => `found ${all}, expected the same points for all of them`,
  noSymbol: (found: string | undefined) => `found ${found ?? NOTHING}, expected W, D, L, A, P or X`,
  symbolAgain: (symbol: string) => `found the symbol ${symbol} again, expected it once`,
  noScore: (found: string | undefined) => `found ${found ?? NOTHING}, expected points such as 3.0`,
  noEntries: "found nothing, expected entries such as W=3.0",
  noEntry: (found: string, codes: readonly string[]) =>
    `found ${found}, expected an entry such as W=3.0, with W, D, L, ${codes.join(", ")}`,

  /** The rules of games and byes. Rounds count from 1. */
  resultAlone: (result: string) => `found the result ${result} without an opponent, expected H, F, U or Z`,
  colorAlone: (color: Color) => `found the color ${letterOf(color)} without an opponent, expected -`,
  byeWithOpponent: (result: string) =>
    `found ${result === "U" ? "a bye by the pairing (U)" : `the bye ${result}`} with an opponent, expected 0000`,
  himself: (id: number) => `found player ${id} paired with himself, expected another player`,
  noSuchOpponent: (opponent: number, last: number) =>
    `found the opponent ${opponent}, but there is no player of that number, expected 1 to ${last}`,
  notNamed: ({ id, opponent, round, line, column, says }: NotNamed) =>
    `found the opponent ${opponent}, who does not name player ${id} in round ${round}: line ${line}, column ${column} ${says > 0 ? `says ${says}` : "has no opponent there"}`,
  sameColor: (color: Color | undefined, line: number, column: number) =>
    `found ${letterOf(color)}, the colour of the opponent too: see line ${line}, column ${column}`,
  halfColor: (color: Color | undefined, theirs: Color | undefined, line: number, column: number) =>
    `found ${letterOf(color)} against ${letterOf(theirs)} on line ${line}, column ${column}`,
  bothLost: (result: string, line: number, column: number, theirs: string) =>
    `found ${result} against line ${line}, column ${column} (${theirs}): both have lost`,
  unequal: (result: string, line: number, column: number, theirs: string) =>
    `found ${result} against line ${line}, column ${column} (${theirs}), which only an arbiter can decide`,
  contradiction: (result: string, line: number, column: number, theirs: string) =>
    `found ${result}, which contradicts line ${line}, column ${column} (${theirs})`,
  secondBye: (id: number, round: number) =>
    `found a second bye by the pairing for player ${id}, who had one in round ${round} (C2)`,
  byeAfterWin: (id: number, round: number) =>
    `found a bye by the pairing for player ${id}, who had the points of a win without playing in round ${round} (C2)`,
  thirdColor: (color: Color, id: number, round: number) =>
    `found ${COLORS[color]} for player ${id} for the third time in a row in round ${round}, before the last round (C3)`,
  colorDifference: (id: number, round: number) =>
    `found a colour difference of 3 for player ${id} after round ${round}, before the last round (C3)`,
  shortHistory: (games: number, played: number) =>
    `found ${counted(games, "round")} of ${played}; the others are read as absence (Z)`,
  rematch: (id: number, opponent: number, round: number, before: number) =>
    `found ${id} against ${opponent} in round ${round}, who have met in round ${before} already (C1)`,
  forbiddenGame: (id: number, opponent: number, round: number) =>
    `found ${id} against ${opponent} in round ${round}, for which that is forbidden`,
  twoByes: (round: number, line: number, column: number) =>
    `found a second bye by the pairing in round ${round}: the first is on line ${line}, column ${column}`,

  /** The rules between records. */
  noPlayers: "found no record 001, expected a record for each player",
  numberAgain: (id: number, line: number) =>
    `found the start number ${id} again, expected it once: it stands on line ${line} already`,
  gap: (id: number, first: number, last: number) =>
    `found the start number ${id}, but number ${first === last ? `${first}` : `${first} to ${last}`} is missing, expected numbers without gaps`,
  noSuchPlayer: (id: number) => `found player ${id}, but there is no record 001 of that number`,
  roundsMissing:
    "found no number of rounds (XXR or 142): who is a topscorer in the last round depends on it, and whether there is one more",
  noDay: (found: string, which: "first" | "last") =>
    `found ${found} for the ${which} day, expected a day such as 2026/03/01: it tells which rules were in force`,
  twoDays: (found: string, which: "first" | "last", read: string, other: string) =>
    `found ${found} for the ${which} day, and read it as ${read}; it could be ${other}`,
  otherSystem: (code: string) =>
    `found the system ${code}, which is not known here: the Dutch system and round robins are`,
  bakuWithoutRounds: (code: string) =>
    `found ${code}, but no number of rounds (XXR or 142): nobody is accelerated`,
  tooManyPlayed: (declared: number, played: number) =>
    `found ${counted(declared, "round")} declared, but ${counted(played, "round")} played`,
  allPlayed: (declared: number) =>
    `found ${counted(declared, "round")} declared, all of which are played: no round is left to be paired`,
  absentAgain: (player: number, round: number, kind: string, line: number, before: string) =>
    `found player ${player} absent from round ${round} again (${kind}): see line ${line} (${before})`,
  absentButPaired: (player: number, round: number, line: number, column: number) =>
    `found player ${player} absent from round ${round}, but paired: see line ${line}, column ${column}`,
  roundTooLate: (round: number, declared: number) =>
    `found round ${round}, but ${counted(declared, "round")} declared`,
  wrongPoints: (found: string, expected: string) =>
    `found ${inPoints(found)}, expected ${expected}, which the results give`,
  rankAgain: (rank: number, line: number) =>
    `found the rank ${rank} again: it stands on line ${line} already`,

  /** Why tournaments cannot be put together. */
  merge: {
    nothing: "There is nothing to put together: expected at least one tournament.",
    unequallyLong: (expected: number, number: number, found: number) =>
      `The groups must have played equally long: tournament 1 has ${counted(expected, "round")}, tournament ${number} has ${counted(found, "round")}.`,
    worth: (number: number, result: keyof Scoring) =>
      `Results must be worth the same everywhere: tournaments 1 and ${number} differ in “${WORTHS[result]}”.`,
    order: (number: number) =>
      `Equals must be ordered alike: by rank or by start number in both tournaments 1 and ${number}.`,
    twice: (name: string, fideId: string, one: number, other: number) =>
      `${name} (FIDE number ${fideId}) stands in tournament ${one} and in tournament ${other}.`,
    twoByes: (round: number, points: number, name: string) =>
      `Round ${round} would have two byes, and no other bye is worth ${inPoints(`${points}`)}: that of ${name} cannot be kept.`,
  },
};
