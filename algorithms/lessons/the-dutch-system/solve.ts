import { colorOfBetter } from "#algorithms/engines/swiss/candidates.ts";
import { openBracket, type Pair } from "./bracket.ts";
import { byeOf, enter, layOut } from "./figure/state.ts";
import { foreseen } from "./foreseen.ts";
import type { Problem, Result } from "./problem.ts";
import { roundOf } from "./round.ts";
import { completionOf, leastByeScore } from "./solve/completion.ts";
import { limitOf } from "./solve/shape.ts";
import { sieve } from "./solve/sieve.ts";
import type { Recorder } from "./steps.ts";

/**
 * Pairs the next round by the FIDE (Dutch) system as its text says it (C.04.3, in force since 1 February 2026): bracket by
 * bracket, candidate by candidate. Players by their places in the field, from 1. For few players: a bracket of twelve has up
 * to 10,395 candidates.
 */
export function solve(problem: Problem, recorder: Recorder): Result {
  const { step, ask } = recorder;
  const round = roundOf(problem);
  const sheet = layOut(round, recorder);
  const { mate, color } = sheet.cells;
  const byeScore = leastByeScore(round);
  if (byeScore === undefined) {
    step.impossible(round.n);
    return { boards: [], bye: 0, isComplete: false };
  }
  const canPair = completionOf(round, byeScore);
  const pairs: Pair[] = [];
  let moved: readonly number[] = [];
  for (const at of round.groups.keys()) {
    const bracket = openBracket(round, at, moved, { canPair, byeScore });
    step.bracket(at + 1, bracket.members.length);
    enter(sheet, at + 1, bracket);
    const limit = limitOf(bracket);
    ask.floats(...foreseen(bracket, limit, sieve).floats);
    step.limit(limit.pairs, limit.moved);
    sheet.cells.limit.put(0, limit.pairs);
    sheet.cells.limit.put(1, limit.moved);
    if (limit.pairs > 0) ask.meets(foreseen(bracket, limit, sieve).opponents[0]);
    if (limit.pairs > 1) ask.meets(foreseen(bracket, limit, sieve).opponents[1]);
    if (limit.pairs > 2) ask.meets(foreseen(bracket, limit, sieve).opponents[2]);
    if (limit.pairs > 3) ask.meets(foreseen(bracket, limit, sieve).opponents[3]);
    if (limit.pairs > 4) ask.meets(foreseen(bracket, limit, sieve).opponents[4]);
    if (limit.pairs > 5) ask.meets(foreseen(bracket, limit, sieve).opponents[5]);
    const found = sieve(bracket, limit, sheet);
    for (const [u, v] of found.pairs) {
      step.pair(u, v);
      mate.put(u, v);
      mate.put(v, u);
    }
    for (const u of found.floats) {
      step.float(u);
    }
    pairs.push(...found.pairs);
    moved = found.floats;
  }
  for (const u of moved) {
    step.bye(u);
    mate.put(u, byeOf(round));
  }
  step.boards(pairs.length);
  const boards = pairs.map(([u, v]) => {
    const isWhite = colorOfBetter(round.field, round.player(u), round.player(v)) === "white";
    const [white, black] = isWhite ? [u, v] : [v, u];
    step.board(white, black);
    color.put(white, 1);
    color.put(black, 2);
    return { white: round.player(white).id, black: round.player(black).id };
  });
  return { boards, bye: moved.length > 0 ? round.player(moved[0]).id : 0, isComplete: true };
}
