import { parsePoints } from "#algorithms/engines/swiss/records/cutter.ts";
import { MOST_ROUNDS } from "#algorithms/engines/swiss/records/draft.ts";
import { planOf, type TournamentPlan } from "#algorithms/engines/swiss/simulate/plan.ts";
import { simulate } from "#algorithms/engines/swiss/simulate/simulate.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { withTieBreaks } from "#algorithms/engines/swiss/tie-breaks/record.ts";
import { type TieBreakCode, USUAL_TIE_BREAKS } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import {
  playedRounds,
  type Scoring,
  type Tournament,
  USUAL_SCORING,
} from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { type Arguments, type Given, readArguments, readNumber, valuedOption } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { swissSimulateWords } from "./swiss-simulate.en.ts";
import { readTieBreaks } from "./swiss-standings.ts";

const MOST_PLAYERS = 9999;
const MOST_RATING = 9999;
const MOST_SEED = 2 ** 32 - 1;
const MOST_FORBIDDEN = 100_000;
const MOST_COUNTED = 100_000;

const OPTIONS = {
  players: "string",
  rounds: "string",
  played: "string",
  seed: "string",
  ratings: "string",
  draws: "string",
  forfeits: "string",
  unusual: "string",
  "tie-breaks": "string",
  byes: "string",
  "full-byes": "string",
  absences: "string",
  late: "string",
  forbidden: "string",
  acceleration: "string",
  points: "string",
  "bye-points": "string",
  help: "boolean",
} as const;

/** Prints a random tournament; `args` are the arguments after "simulate", of which the first has the index `offset`. */
export async function simulateTournament(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([swissSimulateWords.help(MOST_PLAYERS, MOST_ROUNDS)]);
  const mistakes = [...given.mistakes];
  for (const extra of given.positionals)
    mistakes.push(usage(extra.index, `found ${quote(extra.value)}, expected no argument but options`));
  const planned = readPlan(given, mistakes);
  if (planned === undefined || mistakes.length > 0) throw new Mistakes(mistakes);
  const { plan, codes } = planned;
  const tournament = { ...simulate(plan), notes: [`012 ${swissSimulateWords.title(plan.seed)}`] };
  await writeOut([writeTrf(ranked(tournament, codes))]);
  const played = playedRounds(tournament);
  if (played < plan.played) process.stderr.write(swissSimulateWords.stopped(played + 1));
}

interface Planned {
  readonly plan: TournamentPlan;
  /** What decides between equals. */
  readonly codes: readonly TieBreakCode[];
}

/** The tournament with its ranks and the tie-breaks that gave them; whom nothing tells apart stand one after the other. */
function ranked(tournament: Tournament, codes: readonly TieBreakCode[]): Tournament {
  const named = withTieBreaks(tournament, codes);
  if (playedRounds(tournament) === 0) return named;
  const ranks = new Map(standingsOf(tournament, codes).map(({ id }, place) => [id, place + 1]));
  return {
    ...named,
    players: named.players.map((player, i) => ({ ...player, rank: ranks.get(i + 1) ?? 0 })),
  };
}

/** The plan that the options tell; undefined, with a mistake, if one of them is missing or wrong. */
function readPlan(given: Arguments, mistakes: FileMistake[]): Planned | undefined {
  const said = (name: keyof typeof OPTIONS): Given | undefined => valuedOption(given, name);
  const number = (name: keyof typeof OPTIONS, least: number, most: number): number | undefined => {
    const option = said(name);
    return option && readNumber(name, option, least, most, mistakes);
  };
  const share = (name: keyof typeof OPTIONS): number => (number(name, 0, 100) ?? 0) / 100;
  /** A number of them in the whole tournament, or a share with the sign of percent. */
  const sharedOrCounted = (name: "byes" | "forfeits"): { readonly share: number; readonly count: number } => {
    const option = said(name);
    if (!option?.value.endsWith("%")) return { share: 0, count: number(name, 0, MOST_COUNTED) ?? 0 };
    const value = { ...option, value: option.value.slice(0, -1) };
    return { share: (readNumber(name, value, 0, 100, mistakes) ?? 0) / 100, count: 0 };
  };
  for (const name of ["players", "rounds"] as const)
    if (!given.options.has(name)) mistakes.push(usage(given.end, swissSimulateWords.missing(name)));
  const [players, rounds] = [number("players", 2, MOST_PLAYERS), number("rounds", 1, MOST_ROUNDS)];
  const [played, seed] = [number("played", 0, MOST_ROUNDS), number("seed", 0, MOST_SEED)];
  const late = said("played");
  if (late && played !== undefined && rounds !== undefined && played > rounds)
    mistakes.push(usage(late.index, swissSimulateWords.late(quote(late.value), rounds)));
  const codes = readTieBreaks(said("tie-breaks"), mistakes) ?? USUAL_TIE_BREAKS;
  const [byes, forfeits] = [sharedOrCounted("byes"), sharedOrCounted("forfeits")];
  const counts = {
    ...{ byeCount: byes.count, forfeitCount: forfeits.count },
    unusualCount: number("unusual", 0, MOST_COUNTED) ?? 0,
  };
  const without = { halfByes: byes.share, fullByes: share("full-byes"), absences: share("absences") };
  if (without.halfByes + without.fullByes + without.absences > 1)
    mistakes.push(usage(given.end, swissSimulateWords.tooManyByes));
  const ratings = readRatings(said("ratings"), mistakes);
  const scoring = readScoring(said("points"), said("bye-points"), mistakes);
  const isAccelerated = readAcceleration(said("acceleration"), scoring, mistakes);
  const drawn = said("draws") ? { draws: share("draws") } : {};
  const rest = { forfeits: forfeits.share, ...counts, late: share("late") };
  const forbidden = number("forbidden", 0, MOST_FORBIDDEN) ?? 0;
  if (players === undefined || rounds === undefined) return undefined;
  const plan = planOf({
    ...{
      players,
      rounds,
      seed: seed ?? 1,
      isAccelerated,
      forbidden,
      scoring,
      nameOf: swissSimulateWords.player,
    },
    ...{ ...without, ...drawn, ...rest, ...ratings, ...(played !== undefined && { played }) },
  });
  return { plan, codes };
}

function readRatings(
  option: Given | undefined,
  mistakes: FileMistake[],
): Partial<Pick<TournamentPlan, "ratings">> {
  if (option === undefined) return {};
  const [low, high] = (/^(\d+)-(\d+)$/.exec(option.value) ?? []).slice(1).map(Number);
  if (low !== undefined && high !== undefined && low >= 1 && low <= high && high <= MOST_RATING)
    return { ratings: [low, high] };
  mistakes.push(usage(option.index, swissSimulateWords.ratings(quote(option.value))));
  return {};
}

function readScoring(points: Given | undefined, bye: Given | undefined, mistakes: FileMistake[]): Scoring {
  let { win, draw, loss } = USUAL_SCORING;
  if (points) {
    const told = points.value.split("-").map(parsePoints);
    const [first, second, third] = told;
    const isTold = told.length === 3 && first !== undefined && second !== undefined && third !== undefined;
    if (isTold && first > third && first >= second && second >= third)
      [win, draw, loss] = [first, second, third];
    else mistakes.push(usage(points.index, swissSimulateWords.points(quote(points.value))));
  }
  const pairingBye = bye ? parsePoints(bye.value) : win;
  if (bye && pairingBye === undefined)
    mistakes.push(usage(bye.index, swissSimulateWords.byePoints(quote(bye.value))));
  return { ...USUAL_SCORING, win, draw, loss, pairingBye: pairingBye ?? win };
}

function readAcceleration(option: Given | undefined, scoring: Scoring, mistakes: FileMistake[]): boolean {
  if (option === undefined) return false;
  if (option.value !== "baku")
    mistakes.push(usage(option.index, swissSimulateWords.acceleration(quote(option.value))));
  const { win, draw, loss } = USUAL_SCORING;
  if (scoring.win !== win || scoring.draw !== draw || scoring.loss !== loss)
    mistakes.push(usage(option.index, swissSimulateWords.unusualPoints));
  return true;
}
