import { formatCsv } from "#algorithms/core/text/csv.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { type Standing, standingsOf } from "#algorithms/engines/swiss/standings.ts";
import {
  TIE_BREAK_EDITIONS,
  type TieBreakEdition,
  tieBreakEditionOf,
} from "#algorithms/engines/swiss/tie-breaks/facts.ts";
import { formatValue } from "#algorithms/engines/swiss/tie-breaks/format-value.ts";
import {
  needsRatings,
  parseTieBreaks,
  TIE_BREAK_CODES,
  type TieBreakCode,
  tieBreaksOf,
} from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { formatPoints, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { type Given, readArguments, valuedOption } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage, visible } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { standingsTable } from "./standings-table.ts";
import { contentOf, fileOf, kindOf, MOST_PROBLEMS, readEncoding } from "./swiss-file.ts";
import { swissStandingsWords } from "./swiss-standings.en.ts";

const OPTIONS = {
  "tie-breaks": "string",
  format: "string",
  edition: "string",
  encoding: "string",
  help: "boolean",
} as const;
const FORMATS = { text: textOf, csv: csvOf, json: jsonOf };

type Row = readonly [head: string, cells: readonly string[]];

/** Runs `kibitz swiss standings`; `args` are the arguments after it, of which the first has the index `offset`. */
export async function standings(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([swissStandingsWords.help]);
  const mistakes = [...given.mistakes];
  const file = fileOf(given.positionals, given.end, mistakes);
  const wished = readTieBreaks(given.options.get("tie-breaks"), mistakes);
  const format = readFormat(given.options.get("format"), mistakes);
  const encoding = readEncoding(valuedOption(given, "encoding"), mistakes);
  const told = readEdition(valuedOption(given, "edition"), mistakes);
  if (file === undefined || mistakes.length > 0) throw new Mistakes(mistakes);
  const options = { isForced: true, most: MOST_PROBLEMS };
  const { tournament, problems, open } = readTrf(await contentOf(file, encoding), options);
  for (const problem of problems) {
    const { line, column, message, severity } = problem;
    if (severity === "error") mistakes.push({ file, line, column, kind: kindOf(problem), message });
  }
  if (tournament === undefined || mistakes.length > 0) throw new Mistakes(mistakes);
  const codes = wished ?? tieBreaksOf(tournament);
  const edition = told ?? tieBreakEditionOf(tournament);
  await writeOut([FORMATS[format](tournament, codes, standingsOf(tournament, codes, edition))]);
  if (edition === "2025") process.stderr.write(swissStandingsWords.older);
  const unrated = tournament.players.filter(({ rating }) => rating === 0).length;
  const dropped = codes.filter(needsRatings);
  if (unrated > 0 && dropped.length > 0) process.stderr.write(swissStandingsWords.dropped(dropped, unrated));
  if (open) process.stderr.write(swissStandingsWords.open(open.round));
  if (tournament.notes.some((note) => note.startsWith("299")))
    process.stderr.write(swissStandingsWords.abnormal);
}

/** The tie-breaks that an option names; undefined: it names none. */
export function readTieBreaks(given: Given | undefined, mistakes: FileMistake[]): TieBreakCode[] | undefined {
  if (given === undefined || given.value === "") return undefined;
  if (given.value === "none") return [];
  const { codes, unknown } = parseTieBreaks(given.value);
  for (const word of unknown) {
    const expected = `expected codes such as ${TIE_BREAK_CODES.join(", ")}`;
    mistakes.push(usage(given.index, `found ${quote(word)} for --tie-breaks, ${expected}`));
  }
  return codes;
}

function readEdition(given: Given | undefined, mistakes: FileMistake[]): TieBreakEdition | undefined {
  const edition = TIE_BREAK_EDITIONS.find((each) => each === given?.value);
  if (given && edition === undefined)
    mistakes.push(usage(given.index, swissStandingsWords.noEdition(quote(given.value))));
  return edition;
}

function readFormat(given: Given | undefined, mistakes: FileMistake[]): keyof typeof FORMATS {
  const name = given?.value || "text";
  const names = Object.keys(FORMATS) as (keyof typeof FORMATS)[];
  const format = names.find((each) => each === name);
  if (given && format === undefined)
    mistakes.push(usage(given.index, `found ${quote(name)} for --format, expected ${names.join(", ")}`));
  return format ?? "text";
}

/** The columns with what stands above them. */
function columnsOf(codes: readonly TieBreakCode[], rows: readonly Standing[]): Row[] {
  return [
    ["rank", rows.map(({ rank }) => `${rank}`)],
    ["id", rows.map(({ id }) => `${id}`)],
    ["points", rows.map(({ points }) => formatPoints(points))],
    ...codes.map((code, place): Row => [code, rows.map(({ values }) => formatValue(code, values[place]))]),
  ];
}

function textOf({ players }: Tournament, codes: readonly TieBreakCode[], rows: readonly Standing[]): string {
  const columns = columnsOf(codes, rows).map(([head, cells]) => {
    const width = cells.reduce((most, cell) => Math.max(most, cell.length), head.length);
    return [head, ...cells].map((cell) => (cell || "-").padStart(width));
  });
  const names = ["name", ...rows.map(({ id }) => visible(players[id - 1].name))];
  return names
    .map((name, row) => `${[...columns.map((cells) => cells[row]), name].join("  ").trimEnd()}\n`)
    .join("");
}

function csvOf({ players }: Tournament, codes: readonly TieBreakCode[], rows: readonly Standing[]): string {
  const columns = columnsOf(codes, rows);
  return formatCsv([
    [...columns.map(([head]) => head), "name"],
    ...rows.map(({ id }, row) => [...columns.map(([, cells]) => cells[row]), players[id - 1].name]),
  ]);
}

function jsonOf(tournament: Tournament, codes: readonly TieBreakCode[], rows: readonly Standing[]): string {
  return `${JSON.stringify(standingsTable(tournament, codes, rows))}\n`;
}
