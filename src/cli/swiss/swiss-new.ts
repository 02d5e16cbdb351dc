import { tournamentOf } from "#algorithms/engines/swiss/list/begin.ts";
import { decodedAs, type Encoding, guessedEncoding } from "#algorithms/engines/swiss/list/encodings.ts";
import { byStrength, LONGEST_NAME } from "#algorithms/engines/swiss/list/entry.ts";
import { ROLES, type Role } from "#algorithms/engines/swiss/list/headings.ts";
import {
  type LookedUp,
  lookUp,
  type RatingList,
  readRatingList,
} from "#algorithms/engines/swiss/list/rating-list.ts";
import {
  kindOfFile,
  type ListReading,
  readList,
  repeatedNames,
} from "#algorithms/engines/swiss/list/read-list.ts";
import { roleWords } from "#algorithms/engines/swiss/list/roles.en.ts";
import { MOST_ROUNDS } from "#algorithms/engines/swiss/records/draft.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { type Given, readArguments, readNumber, valuedOption } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage, visible } from "../judge/mistakes.ts";
import { readLimited } from "../limited-input.ts";
import { writeOut } from "../output.ts";
import { MOST_BYTES, readEncoding } from "./swiss-file.ts";
import { swissNewWords as words } from "./swiss-new.en.ts";

const MOST_PLAYERS = 9999;
const OPTIONS = {
  rounds: "string",
  ratings: "string",
  columns: "string",
  encoding: "string",
  help: "boolean",
} as const;
/** Those of all players of a large federation. */
const MOST_OF_A_RATING_LIST = 100_000_000;

/** Prints the tournament of a list; `args` are the arguments after "new", of which the first has the index `offset`. */
export async function newTournament(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([words.help(MOST_ROUNDS)]);
  const mistakes = [...given.mistakes];
  const [file, ...extra] = given.positionals;
  for (const each of extra) mistakes.push(usage(each.index, words.oneList(quote(each.value))));
  if (file === undefined) mistakes.push(usage(given.end, words.noList));
  const roundsGiven = valuedOption(given, "rounds");
  const rounds = roundsGiven && readNumber("rounds", roundsGiven, 1, MOST_ROUNDS, mistakes);
  const columns = valuedOption(given, "columns");
  const wanted = columns ? readColumns(columns, mistakes) : new Map<number, Role>();
  const told = valuedOption(given, "encoding");
  const encoding = readEncoding(told, mistakes);
  if (file === undefined || mistakes.length > 0) throw new Mistakes(mistakes);
  const bytes = await readLimited(file.value, MOST_BYTES);
  const kind = kindOfFile(bytes);
  if (kind) throw wrong(file.value, words[kind]);
  const known: Encoding = encoding ?? guessedEncoding(bytes);
  const reading = readList(decodedAs(bytes, known), wanted);
  for (const place of wanted.keys()) {
    const width = reading.columns?.length ?? 0;
    if (place >= width)
      mistakes.push(usage(columns?.index ?? given.end, words.noSuchColumn(place + 1, width)));
  }
  if (mistakes.length > 0) throw new Mistakes(mistakes);
  if (reading.entries.length === 0) throw wrong(file.value, words.noPlayers);
  if (reading.entries.length > MOST_PLAYERS)
    throw wrong(file.value, words.tooMany(reading.entries.length, MOST_PLAYERS));
  const ratings = valuedOption(given, "ratings");
  const looked = ratings && lookUp(reading.entries, await ratingListIn(ratings.value));
  const { entries } = looked ?? reading;
  await writeOut([writeTrf(tournamentOf(entries.toSorted(byStrength), rounds, undefined, ""))]);
  process.stderr.write(
    visibleLines([...howItWasRead(reading, known), ...(looked ? whoWasFound(looked) : [])]),
  );
}

async function ratingListIn(file: string): Promise<RatingList> {
  const bytes = await readLimited(file, MOST_OF_A_RATING_LIST);
  const kind = kindOfFile(bytes);
  if (kind) throw wrong(file, words[kind]);
  const list = readRatingList(decodedAs(bytes, guessedEncoding(bytes)));
  if (list.size === 0) throw wrong(file, words.noPlayers);
  return list;
}

function* whoWasFound({ entries, found, several, unknown }: LookedUp): Generator<string> {
  yield words.found(found, entries.length);
  if (several.length > 0) yield words.several(several);
  if (unknown.length > 0) yield words.unknown(unknown);
}

function wrong(file: string, message: string): Mistakes {
  return new Mistakes([{ file, line: 1, column: 1, kind: "list", message }]);
}

/** What the option says of columns, by their place from 0. */
function readColumns({ value, index }: Given, mistakes: FileMistake[]): Map<number, Role> {
  const wanted = new Map<number, Role>();
  for (const part of value.split(",")) {
    const [, word = "", column = ""] = /^\s*(\w+)\s*=\s*([1-9]\d{0,2})\s*$/.exec(part) ?? [];
    const role = ROLES.find((each) => each.toLowerCase() === word.toLowerCase());
    if (role === undefined || wanted.has(Number(column) - 1))
      mistakes.push(usage(index, words.noColumn(quote(part.trim()))));
    else wanted.set(Number(column) - 1, role);
  }
  return wanted;
}

function* howItWasRead(
  { entries, columns, leftOut, isDoubtful }: ListReading,
  encoding: Encoding,
): Generator<string> {
  yield words.summary(entries.length, encoding, columns === undefined);
  for (const [place, { heading, role, sample }] of (columns ?? []).entries())
    yield words.column(place + 1, ` ${quote(heading || sample)}`, roleWords[role]);
  if (columns?.some((column) => column.isDoubtful)) yield words.doubtful;
  if (isDoubtful) yield words.doubtfulLines;
  if (leftOut.length > 0) yield words.leftOut(leftOut);
  const repeated = repeatedNames(entries);
  if (repeated.length > 0) yield words.repeated(repeated);
  const cut = entries.flatMap(({ name, isCut }) => (isCut ? [name] : []));
  if (cut.length > 0) yield words.cut(cut, LONGEST_NAME);
}

function visibleLines(lines: Iterable<string>): string {
  return [...lines].map((line) => `${visible(line.slice(0, -1))}\n`).join("");
}
