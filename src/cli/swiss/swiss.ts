import { barrierOf } from "#algorithms/engines/swiss/barrier.ts";
import { type Candidate, topscorersOf } from "#algorithms/engines/swiss/candidates.ts";
import { DUTCH_EDITIONS, type DutchEdition, editionOf } from "#algorithms/engines/swiss/dutch/edition.ts";
import { type ExclusionReason, explainPairing } from "#algorithms/engines/swiss/explain.ts";
import { pairByMethod } from "#algorithms/engines/swiss/pair-by-method.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import {
  PAIRING_METHODS,
  type PairingMethod,
  USUAL_METHOD,
} from "#algorithms/engines/swiss/pairing-method.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { namedSystem } from "#algorithms/engines/swiss/system.ts";
import {
  absenceOf,
  formatPoints,
  playedRounds,
  type Tournament,
} from "#algorithms/engines/swiss/tournament.ts";
import { type Arguments, readArguments, valuedOption } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage, visible } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { swissWords } from "./swiss.en.ts";
import { checkPairings } from "./swiss-check-pairings.ts";
import { swissCheckStandingsWords } from "./swiss-check-standings.en.ts";
import { checkStandings } from "./swiss-check-standings.ts";
import { contentOf, fileOf, kindOf, MOST_PROBLEMS, readEncoding } from "./swiss-file.ts";
import { checkQuestions, readQuestions, reasonLines } from "./swiss-reasons.ts";
import { simulateTournament } from "./swiss-simulate.ts";

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const [name = ""] = args;
  if (name === "--help") return writeOut([swissWords.help]);
  if (name === "check") return check(args.slice(1), offset + 1);
  if (name === "pair") return pair(args.slice(1), offset + 1);
  if (name === "new") return (await import("./swiss-new.ts")).newTournament(args.slice(1), offset + 1);
  if (name === "simulate") return simulateTournament(args.slice(1), offset + 1);
  if (name === "standings")
    return (await import("./swiss-standings.ts")).standings(args.slice(1), offset + 1);
  const found = args.length === 0 ? "found no command after swiss" : `unknown command ${quote(name)}`;
  throw new Mistakes([usage(offset, `${found}, expected new, check, pair, simulate, standings or --help`)]);
}

const CHECK_OPTIONS = {
  pairings: "boolean",
  standings: "boolean",
  edition: "string",
  encoding: "string",
  help: "boolean",
} as const;

async function check(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, CHECK_OPTIONS, offset);
  if (given.options.has("help")) return writeOut([swissWords.helpOfCheck]);
  const mistakes = [...given.mistakes];
  const file = fileOf(given.positionals, given.end, mistakes);
  const option = valuedOption(given, "edition");
  if (option && !given.options.has("pairings"))
    mistakes.push(usage(option.index, swissWords.editionWithoutPairings));
  const told = readEdition(given, mistakes);
  const encoding = readEncoding(valuedOption(given, "encoding"), mistakes);
  if (file === undefined || mistakes.length > 0) throw new Mistakes(mistakes);
  const withPairings = given.options.has("pairings");
  // A pair that an arbiter made against the rules is then told as one that the system does not make.
  const withStandings = given.options.has("standings");
  const options = { most: MOST_PROBLEMS, isForced: withPairings || withStandings };
  const { tournament, problems, more, open } = readTrf(await contentOf(file, encoding), options);
  await writeOut(problems.map((problem) => `${formatProblem(file, problem)}\n`));
  if (more > 0) process.stderr.write(`kibitz swiss check: ${more} more problems are not listed\n`);
  const count = (severity: TrfProblem["severity"], about: TrfProblem["about"]): number =>
    problems.filter((problem) => problem.severity === severity && problem.about === about).length;
  const [syntax, rule] = [count("error", "syntax"), count("error", "rule")];
  const warnings = count("warning", "syntax") + count("warning", "rule");
  if (tournament?.isRankOrder && withStandings) throw refused(file, swissCheckStandingsWords.order);
  if (tournament && withPairings)
    await checkPairings(tournament, open, warnings, told ?? editionOf(tournament));
  if (tournament && withStandings) await checkStandings(tournament, open);
  if (tournament && (withPairings || withStandings)) return;
  if (tournament) {
    const rounds = playedRounds(tournament);
    await writeOut([`OK players=${tournament.players.length} rounds=${rounds} warnings=${warnings}\n`]);
    return;
  }
  await writeOut([`WRONG syntax=${syntax} rule=${rule} warnings=${warnings}\n`]);
  process.exitCode = 1;
}

const PAIR_OPTIONS = {
  method: "string",
  edition: "string",
  encoding: "string",
  explain: "boolean",
  "why-not": "string",
  "why-float": "string",
  help: "boolean",
} as const;

async function pair(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, PAIR_OPTIONS, offset);
  if (given.options.has("help")) return writeOut([swissWords.helpOfPair]);
  const mistakes = [...given.mistakes];
  const file = fileOf(given.positionals, given.end, mistakes);
  const wished = given.options.get("method");
  const method = PAIRING_METHODS.find((one) => one === (wished?.value || USUAL_METHOD));
  if (wished && method === undefined) {
    const expected = `expected ${PAIRING_METHODS.join(", ")}`;
    mistakes.push(usage(wished.index, `found ${quote(wished.value)} for --method, ${expected}`));
  }
  const questions = readQuestions(given, method, mistakes);
  const told = readEdition(given, mistakes);
  const encoding = readEncoding(valuedOption(given, "encoding"), mistakes);
  if (told && method && method !== "dutch")
    mistakes.push(usage(given.options.get("edition")?.index ?? given.end, swissWords.editionOfOther));
  if (file === undefined || method === undefined) throw new Mistakes(mistakes);
  const options = { most: MOST_PROBLEMS };
  const { tournament, problems, open } = readTrf(await contentOf(file, encoding), options);
  const isOver = tournament?.rounds !== undefined && playedRounds(tournament) >= tournament.rounds;
  for (const problem of problems) {
    const { line, column, message, severity } = problem;
    if (severity === "error" || ((isOver || open) && problem.kind === "round"))
      mistakes.push({ file, line, column, kind: kindOf(problem), message });
  }
  if (tournament === undefined || mistakes.length > 0) throw new Mistakes(mistakes);
  const edition = told ?? editionOf(tournament);
  const named = namedSystem(tournament.notes);
  const isChosen = given.options.has("method");
  if (tournament.roundRobin && !isChosen) throw refused(file, swissWords.allPlayAll);
  if (named?.kind === "other" && !isChosen) throw refused(file, swissWords.otherSystem(quote(named.code)));
  const pairing = pairByMethod(tournament, method, edition);
  checkQuestions(questions, pairing);
  await writeOut(linesOf(pairing, byesGiven(tournament)));
  const isExplained = given.options.has("explain");
  if (method === "dutch") await writeOut(reasonLines(pairing, isExplained, questions, edition));
  else if (isExplained) await writeOut(explanationOf(pairing, method));
  const isDutch = method === "dutch";
  const { round } = pairing.field;
  process.stderr.write(
    swissWords.paired(round, tournament.rounds, isDutch ? swissWords.editions[edition] : method) +
      (problems.length > 0 ? swissWords.warned(problems.length) : "") +
      proofOf(pairing),
  );
}

/** The edition of the Dutch system that a call names; undefined if it names none. */
function readEdition(given: Arguments, mistakes: FileMistake[]): DutchEdition | undefined {
  const option = valuedOption(given, "edition");
  if (option === undefined) return undefined;
  const edition = DUTCH_EDITIONS.find((one) => one === option.value);
  if (edition === undefined) mistakes.push(usage(option.index, swissWords.noEdition(quote(option.value))));
  return edition;
}

function formatProblem(file: string, problem: TrfProblem): string {
  const { line, column, severity, message } = problem;
  return `${visible(file)}:${line}:${column}: ${severity}[${kindOf(problem)}]: ${visible(message)}`;
}

/** The start numbers of those who have the bye of the next round already. */
function byesGiven(tournament: Tournament): number[] {
  const round = playedRounds(tournament) + 1;
  return tournament.players.flatMap((_, i) => (absenceOf(tournament, i + 1, round) === "U" ? [i + 1] : []));
}

function refused(file: string, message: string): Mistakes {
  return new Mistakes([{ file, line: 1, column: 1, kind: "system", message }]);
}

function linesOf({ pairs, bye, unpaired }: Pairing, byes: readonly number[]): string[] {
  return [
    `${pairs.length}\n`,
    ...pairs.map(({ white, black }) => `${white} ${black}\n`),
    ...[...byes, ...(bye === undefined ? [] : [bye])].map((id) => `${id} 0\n`),
    ...unpaired.map((id) => `${id} -\n`),
  ];
}

function explanationOf(pairing: Pairing, method: PairingMethod): string[] {
  const candidates = new Map(pairing.field.candidates.map((candidate) => [candidate.id, candidate]));
  const of = (id: number): Candidate => candidates.get(id) as Candidate;
  const told = (id: number): string => `${id} (${formatPoints(of(id).score)})`;
  const out = [...(pairing.bye === undefined ? [] : [pairing.bye]), ...pairing.unpaired];
  return explainPairing(pairing, method).map(({ better, other, exclusions }) => {
    const reasons = exclusions.map(({ opponent, reason }) => `${told(opponent)} ${wordsOf(reason, out)}`);
    const first = "comes first in the order";
    const why = `${reasons.length > 0 ? reasons.join("; ") : first}${topscorerClause(of(better), of(other))}`;
    return `# ${told(better)} – ${told(other)}: ${why}\n`;
  });
}

function topscorerClause(u: Candidate, v: Candidate): string {
  const ids = topscorersOf(u, v).map(({ id }) => id);
  if (ids.length === 0) return "";
  const color = u.preference === "white" ? "White" : "Black";
  const are = ids.length === 1 ? "is a topscorer" : "are topscorers";
  return `; both must have ${color}, but ${ids.join(" and ")} ${are} of the last round`;
}

/** The reason in words; `out` are those without an opponent, whom another choice might bring in. */
function wordsOf(reason: ExclusionReason, out: readonly number[]): string {
  switch (reason.kind) {
    case "rematch":
      return `met in round ${reason.round}`;
    case "forbidden":
      return "is a forbidden opponent";
    case "colors":
      return "must have the same color";
    case "taken":
      return `is paired with ${reason.by}`;
    case "out":
      return "stays out";
    case "incomplete":
      return `would leave others without an opponent${outClause(out)}`;
    case "measure":
      return "would make the whole pairing no better";
  }
}

function outClause(out: readonly number[]): string {
  return out.length === 0 ? "" : ` while ${out.join(", ")} ${out.length === 1 ? "stays" : "stay"} out`;
}

/** The proof that not all can be paired; nothing if all are. */
function proofOf({ field, unpaired }: Pairing): string {
  if (unpaired.length === 0) return "";
  const barrier = barrierOf(field);
  const islands = barrier.islands.map((island) => `{${island.map((id) => id || "bye").join(" ")}}`).join(" ");
  const without = barrier.without.map((id) => id || "bye").join(" ");
  const gone = without === "" ? "" : `without ${without} `;
  return (
    `kibitz swiss pair: no complete pairing exists, ${unpaired.join(" ")} cannot be paired: ${gone}the others ` +
    `fall into ${barrier.islands.length} islands of odd size, ${islands}, and each needs one of those taken away\n`
  );
}
