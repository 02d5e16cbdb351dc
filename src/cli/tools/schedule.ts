import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { seatOnBoards } from "#algorithms/engines/schedules/boards.ts";
import { addDays, isStart } from "#algorithms/engines/schedules/calendar.ts";
import { firstRounds } from "#algorithms/engines/schedules/first-rounds.ts";
import { doubleRound, renumbered } from "#algorithms/engines/schedules/schedule.ts";
import { calendarFile } from "#src/tools/schedule/calendar-file.ts";
import { isHalvable, makeSchedule, type System } from "#src/tools/schedule/engines.ts";
import { formatCsv, formatJson, formatText, type Sheet } from "#src/tools/schedule/formats.ts";
import { type Arguments, type Given, readArguments, readNumber, valuedOption } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { readLimited } from "../limited-input.ts";
import { readNames } from "../names.ts";
import { writeOut } from "../output.ts";
import { scheduleWords } from "./schedule-words.en.ts";

const MOST_PLAYERS = 5000;
/** Two hundred bytes for each of the most players. */
const MOST_NAMES_BYTES = 1_000_000;
const MOST_SEED = 2 ** 32 - 1;

const words = scheduleWords;

export const help = words.help(MOST_PLAYERS, MOST_SEED);

const OPTIONS = {
  system: "string",
  players: "string",
  names: "string",
  rounds: "string",
  double: "boolean",
  "swap-last-two": "boolean",
  repair: "boolean",
  format: "string",
  start: "string",
  seed: "string",
  help: "boolean",
} as const;

const SYSTEMS = ["berger", "circle", "rotation", "halving"];
const FORMATS = { text: formatText, json: formatJson, csv: formatCsv, ics: formatIcs };
/** A club evening is a week from the one before. */
const DAYS_BETWEEN_ROUNDS = 7;

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([help]);
  const mistakes = [...given.mistakes];
  const valued = (name: string): Given | undefined => valuedOption(given, name);
  checkCall(given, mistakes);
  const system = choose("system", valued("system"), SYSTEMS, mistakes);
  const format = choose("format", valued("format"), Object.keys(FORMATS), mistakes) ?? "text";
  const players = valued("players");
  const n = players && readNumber("players", players, 2, MOST_PLAYERS, mistakes);
  const seedGiven = valued("seed");
  const seed = seedGiven && readNumber("seed", seedGiven, 0, MOST_SEED, mistakes);
  const roundsGiven = valued("rounds");
  const rounds = roundsGiven && readNumber("rounds", roundsGiven, 1, 2 * MOST_PLAYERS, mistakes);
  const start = valued("start");
  if (start && !isStart(start.value)) {
    mistakes.push(usage(start.index, words.noDate(quote(start.value))));
  }
  const file = valued("names")?.value;
  const names = file === undefined ? [] : await collectNames(file, mistakes);
  if (mistakes.length > 0 || system === undefined) throw new Mistakes(mistakes);

  const size = n ?? names.length;
  if (system === "halving" && !given.options.has("repair") && !isHalvable(size)) {
    const index = (players ?? given.options.get("names"))?.index ?? given.end;
    throw new Mistakes([usage(index, words.noPowerOfTwo(size), "size")]);
  }
  const drawn = seed === undefined ? names : shuffled(names, seededRandom(seed));
  let schedule = makeSchedule(system as System, size, "printed");
  if (seed !== undefined && n !== undefined) schedule = renumbered(schedule, drawNumbers(n, seed));
  if (given.options.has("double")) schedule = doubleRound(schedule, given.options.has("swap-last-two"));
  if (rounds !== undefined) schedule = firstRounds(schedule, rounds);
  const dates = start && schedule.rounds.map((_, r) => addDays(start.value, r * DAYS_BETWEEN_ROUNDS));
  const sheet = { system, schedule, names: drawn, seed, dates };
  await writeOut(FORMATS[format as keyof typeof FORMATS](sheet));
}

/** A calendar with one all-day event for each round. */
function formatIcs({ schedule, names, dates }: Sheet): string[] {
  const start = dates?.[0];
  if (start === undefined) return [];
  const file = calendarFile({
    title: words.title,
    names: names.length > 0 ? names : Array.from({ length: schedule.players }, (_, k) => words.player(k + 1)),
    seating: seatOnBoards(schedule, Math.max(1, Math.floor(schedule.players / 2))),
    byes: schedule.byes,
    timetable: { start, time: undefined, every: DAYS_BETWEEN_ROUNDS, minutes: 60 },
    words: words.calendar,
  });
  return [file.endsWith("\n") ? file : `${file}\r\n`];
}

function drawNumbers(n: number, seed: number): number[] {
  const numbers = Array.from({ length: n }, (_, k) => k + 1);
  return shuffled(numbers, seededRandom(seed));
}

/** What must be there, what must not, and what goes with what. */
function checkCall({ options, positionals, end }: Arguments, mistakes: FileMistake[]): void {
  const complain = (given: Given | undefined, message: string, kind?: string): void => {
    mistakes.push(usage(given?.index ?? end, message, kind));
  };
  const [players, names] = [options.get("players"), options.get("names")];
  for (const extra of positionals) complain(extra, words.noOption(quote(extra.value)));
  if (!options.has("system")) complain(undefined, words.noSystem(SYSTEMS));
  if (!players && !names) complain(undefined, words.noPlayers);
  if (players && names) complain(names, words.playersTwice);
  const format = options.get("format");
  if (format?.value === "ics" && !options.has("start")) complain(format, words.noStart);
  const swap = options.get("swap-last-two");
  if (swap && !options.has("double")) complain(swap, words.noDouble);
  const [repair, system] = [options.get("repair"), options.get("system")];
  if (repair && system && system.value !== "halving") complain(repair, words.noHalving);
}

/** One of `values`, or undefined with a mistake. */
function choose(
  name: string,
  given: Given | undefined,
  values: readonly string[],
  mistakes: FileMistake[],
): string | undefined {
  if (given === undefined || values.includes(given.value)) return given?.value;
  mistakes.push(usage(given.index, words.noValue(quote(given.value), name, values)));
  return undefined;
}

async function collectNames(file: string, mistakes: FileMistake[]): Promise<string[]> {
  try {
    return readNames(file, await readLimited(file, MOST_NAMES_BYTES), MOST_PLAYERS);
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    mistakes.push(...error.list);
    return [];
  }
}
