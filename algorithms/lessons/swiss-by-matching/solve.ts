import { playedRounds, scoreOf } from "#algorithms/engines/swiss/tournament.ts";
import { clear, layOut } from "./figure/state.ts";
import { playedOn } from "./played.ts";
import type { PairedRound, Problem, Result } from "./problem.ts";
import { roundOf } from "./round.ts";
import { pairRound } from "./solve/pairing.ts";
import { enterResults } from "./solve/results.ts";
import type { Recorder } from "./steps.ts";

/**
 * Pairs the next round of a Swiss tournament in the three steps of M. Hošek. If the problem says how the games end, it
 * plays the round, sorts the field again, and goes on. A round asks O(n²) questions, and each costs one search, O(n²).
 */
export function solve(problem: Problem, recorder: Recorder): Result {
  const { step } = recorder;
  const { course, scoring } = problem;
  const sheet = layOut(problem, recorder);
  const rounds: PairedRound[] = [];
  let tournament = problem;
  for (let played = 0; played < (course?.rounds ?? 1); ) {
    const round = roundOf(tournament);
    step.start(round.n, round.field.round);
    const paired = pairRound({ ...sheet, ...round }, recorder);
    rounds.push(paired);
    if (course === undefined || paired.pairs.length === 0) break;
    const results = enterResults({ ...sheet, ...round }, course, played, step);
    rounds[played++] = { ...paired, results };
    tournament = playedOn(problem, sheet.card, played);
    step.stand(played);
    clear(sheet);
    sheet.played.put(0, played);
  }
  if (course === undefined) return { rounds, points: [] };
  const played = sheet.played[0];
  step.end(played, course.rounds);
  const last = playedRounds(tournament);
  const points = tournament.players.map((player) => scoreOf(player, last, scoring));
  return { rounds, points };
}
