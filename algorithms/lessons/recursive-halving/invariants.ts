import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import {
  type Call,
  callsOf,
  type Game,
  gamesSoFar,
  isOver,
  lostSoFar,
  pairsIn,
  placeOf,
} from "./figure/place.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** What holds at every position, read from the table alone. */
export const invariants: Lesson<Problem, Schedule, Steps, CellName>["invariants"] = [
  { id: "once", test: onceADay },
  { id: "met", test: neverTwice },
  { id: "sum", test: gamesOfCalls },
  { id: "written", test: toldIsWritten },
];

/** A cell holds one opponent, so it is enough that both sides agree. */
function onceADay(problem: Problem, frame: Frame): Evidence {
  const { n } = problem;
  const { day } = placeOf(problem, frame);
  const meets = frame.cells.meets;
  let places = 0;
  let holds = true;
  for (let k = 0; k < meets.length; k++) {
    const other = meets[k];
    if (other === 0) continue;
    const player = (k % n) + 1;
    const back = meets[k - player + Math.abs(other)];
    if (back !== (other > 0 ? -player : player)) holds = false;
    if (k - player + 1 === (day - 1) * n) places++;
  }
  return { holds, evidence: day === 0 ? "" : evidence.day(day, places) };
}

function neverTwice(problem: Problem, frame: Frame): Evidence {
  const games = gamesSoFar(problem, frame.cells);
  const pairs = pairsIn(problem.n, games);
  return {
    holds: pairs === games.length,
    evidence: evidence.met(games.length, pairs),
  };
}

/**
 * A finished call has all the games between its players, but for those that its odd calls have lost. The evidence adds
 * up: the games across of each open call, then each finished call that lies right inside an open one.
 */
function gamesOfCalls(problem: Problem, frame: Frame): Evidence {
  const games = gamesSoFar(problem, frame.cells);
  const { open, call } = placeOf(problem, frame);
  if (frame.step === "done" && open.length === 0 && call) {
    const promised = gamesIn(problem, call);
    return { holds: games.length === promised, evidence: `${games.length}` };
  }
  const parts: number[] = [];
  let holds = true;
  open.forEach((outer, index) => {
    const across = games.filter((game) => crosses(outer, game)).length;
    if (across > 0 || index === open.length - 1) parts.push(across);
    for (const inner of callsOf(problem)) {
      const child = inner.level === outer.level + 1 && inner.from >= outer.from && inner.to <= outer.to;
      if (!child || open.includes(inner)) continue;
      const inside = games.filter((game) => within(inner, game)).length;
      if (inside === 0) continue;
      parts.push(inside);
      if (inside !== gamesIn(problem, inner)) holds = false;
    }
  });
  const sum = parts.reduce((x, y) => x + y, 0);
  const shown = parts.length > 1 ? `${parts.join(" + ")} = ${sum}` : String(sum);
  return { holds: holds && sum === games.length, evidence: shown };
}

function within({ from, to }: Call, { white, black }: Game): boolean {
  return Math.min(white, black) >= from && Math.max(white, black) <= to;
}

function crosses(call: Call, game: Game): boolean {
  const middle = call.from + call.h;
  return (
    within(call, game) &&
    Math.min(game.white, game.black) < middle &&
    Math.max(game.white, game.black) >= middle
  );
}

/** The games that a finished call has made: all pairs, less those that the odd calls in it have lost. */
export function gamesIn(problem: Problem, { from, to, level }: Call): number {
  const players = to - from + 1;
  let games = (players * (players - 1)) / 2;
  for (const call of callsOf(problem))
    if (call.left > 0 && call.level >= level && call.from >= from && call.to <= to) games -= call.h;
  return games;
}

/**
 * In whatever order the halves are paired: the game that a step tells has just been written, and as many pairs are told as
 * lost as are missing in the calls that are told as finished.
 */
function toldIsWritten(problem: Problem, frame: Frame): Evidence {
  const place = placeOf(problem, frame);
  const { cells, a, b } = frame;
  const told = lostSoFar(problem, frame, place).length;
  const games = gamesSoFar(problem, cells);
  const over = callsOf(problem).filter((call) => isOver(problem, cells, place, call));
  let missing = 0;
  for (const call of over) {
    if (over.some((other) => other.level < call.level && other.from <= call.from && other.to >= call.to))
      continue;
    const players = call.to - call.from + 1;
    missing += (players * (players - 1)) / 2 - games.filter((game) => within(call, game)).length;
  }
  const written = frame.changes().filter((change) => change.cells === "meets");
  const row = (place.day - 1) * problem.n - 1;
  const isNew = place.wrote
    ? written.every(({ index, after }) => index === row + (Math.abs(after) === b ? a : b))
    : true;
  return {
    holds: told === missing && isNew && (written.length === 2) === place.wrote,
    evidence: evidence.written(told, missing),
  };
}
