import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { type ColorCounts, countColors } from "#algorithms/engines/schedules/colors.ts";
import {
  type Call,
  callsOf,
  daysOf,
  type Game,
  gamesAt,
  gamesByDay,
  gamesSoFar,
  isOver,
  lostPairs,
  lostSoFar,
  pairsIn,
  placeOf,
} from "./figure/state.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** A claim spells out at most so many pairs that never meet. */
const MOST_NAMED = 4;

/** The certificate: statements on the finished table alone. Where games are missing, it says which. */
export const claims: Lesson<Problem, Schedule, Steps, CellName>["claims"] = [
  { id: "pairs", test: pairsOnce },
  { id: "days", test: oneGameADay },
  { id: "whites", test: balance },
  { id: "breaks", test: countedBreaks },
];

function gamesIn(schedule: Schedule): Game[] {
  return gamesByDay(schedule).flat();
}

/** Colors in the order of the days. */
export function colorsOf(n: number, games: readonly Game[]): ColorCounts {
  return countColors(
    n,
    games.map(({ white }) => white),
    games.map(({ black }) => black),
  );
}

/** No pair twice; all of them with repair or for a power of two, else all but those that the printed rule leaves out. */
function pairsOnce(problem: Problem, schedule: Schedule): Evidence {
  const { n } = problem;
  const all = (n * (n - 1)) / 2;
  const games = gamesIn(schedule);
  const met = new Set(games.map(({ white, black }) => pairKey(n, white, black)));
  const missing: string[] = [];
  for (let a = 1; a < n; a++)
    for (let b = a + 1; b <= n; b++) if (!met.has(pairKey(n, a, b))) missing.push(`${a}–${b}`);
  const promised = lostPairs(problem).map(([a, b]) => `${a}–${b}`);
  const same = missing.join() === [...promised].sort(byNumbers).join();
  const complete = !problem.repair && (n & (n - 1)) !== 0 ? promised.length > 0 : promised.length === 0;
  const words = evidence;
  const named = missing.slice(0, MOST_NAMED).join(", ") + (missing.length > MOST_NAMED ? ", …" : "");
  const once = met.size === games.length;
  return {
    holds: once && same && complete,
    evidence:
      same && !once
        ? words.met(games.length, met.size)
        : missing.length > 0
          ? words.missing(met.size, all, named)
          : words.pairs(met.size, all),
  };
}

function byNumbers(x: string, y: string): number {
  const [a = 0, b = 0] = x.split("–").map(Number);
  const [c = 0, d = 0] = y.split("–").map(Number);
  return a - c || b - d;
}

function pairKey(n: number, a: number, b: number): number {
  return Math.min(a, b) * (n + 1) + Math.max(a, b);
}

/** Both sides of a game agree on it; where no game is missing, everyone plays, or all but one who sits out. */
function oneGameADay(problem: Problem, { n, days, meets }: Schedule): Evidence {
  const byes = new Set<number>();
  let idle = 0;
  let oneSided = 0;
  for (let d = 0; d < days; d++) {
    for (let p = 1; p <= n; p++) {
      const other = meets[d * n + p - 1];
      if (other === 0) {
        idle++;
        byes.add(p);
      } else if (meets[d * n + Math.abs(other) - 1] !== (other > 0 ? -p : p)) oneSided++;
    }
  }
  const odd = n % 2 === 1;
  const isFair = lostPairs(problem).length > 0 || (idle === (odd ? days : 0) && byes.size === idle);
  const words = evidence;
  const told = odd || idle > 0 ? words.idleDays(days, idle) : words.days(days);
  return {
    holds: days === daysOf(problem) && meets.length === days * n && oneSided === 0 && isFair,
    evidence:
      oneSided > 0
        ? words.oneSided(oneSided)
        : byes.size < idle && !isFair
          ? words.idleTwice(idle, byes.size)
          : told,
  };
}

/** By the sum: equal for odd n, a difference of one for even n, and what the lost games leave without repair. */
function balance(problem: Problem, schedule: Schedule): Evidence {
  const { n, colors } = problem;
  const { whites, blacks } = colorsOf(n, gamesIn(schedule));
  const lost = new Int32Array(n + 1);
  for (const pair of lostPairs(problem)) for (const p of pair) lost[p]++;
  let most = 0;
  for (let p = 1; p <= n; p++) most = Math.max(most, Math.abs(whites[p] - blacks[p]));
  const promised = colors === "printed" ? n - 1 : 1 - (n % 2) + Math.max(...lost);
  return { holds: most <= promised, evidence: evidence.share(most) };
}

/**
 * For a power of two the numbers are known: (n/2)(log₂ n − 1), and n(n − 1 − log₂ n) more as printed. A complete
 * schedule for even n has at least n − 2.
 */
function countedBreaks(problem: Problem, schedule: Schedule): Evidence {
  const { n, colors } = problem;
  const words = evidence;
  const { allBreaks } = colorsOf(n, gamesIn(schedule));
  if ((n & (n - 1)) === 0) {
    const levels = Math.log2(n);
    const balanced = (n / 2) * (levels - 1);
    const promised = colors === "balanced" ? balanced : balanced + n * (n - 1 - levels);
    return { holds: allBreaks === promised, evidence: words.breaks(allBreaks, n - 2) };
  }
  if (lostPairs(problem).length > 0) return { holds: true, evidence: words.breaksOfSome(allBreaks) };
  const fewest = n % 2 === 1 ? 0 : n - 2;
  return { holds: allBreaks >= fewest, evidence: words.breaks(allBreaks, fewest) };
}

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
  let oneSided = 0;
  for (let k = 0; k < meets.length; k++) {
    const other = meets[k];
    if (other === 0) continue;
    const player = (k % n) + 1;
    const back = meets[k - player + Math.abs(other)];
    if (back !== (other > 0 ? -player : player)) oneSided++;
    if (k - player + 1 === (day - 1) * n) places++;
  }
  const told = day === 0 ? "" : evidence.day(day, places);
  return { holds: oneSided === 0, evidence: oneSided === 0 ? told : evidence.oneSided(oneSided) };
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
    const promised = gamesAt(problem, call);
    return { holds: games.length === promised, evidence: `${games.length}` };
  }
  const parts: number[] = [];
  /** Of the first call that has other games than it should: how many, and how many it should have. */
  let wrong: readonly [games: number, wanted: number] | undefined;
  open.forEach((outer, index) => {
    const across = games.filter((game) => crosses(outer, game)).length;
    if (across > 0 || index === open.length - 1) parts.push(across);
    for (const inner of callsOf(problem)) {
      const child = inner.level === outer.level + 1 && inner.from >= outer.from && inner.to <= outer.to;
      if (!child || open.includes(inner)) continue;
      const inside = games.filter((game) => within(inner, game)).length;
      if (inside === 0) continue;
      parts.push(inside);
      if (inside !== gamesAt(problem, inner)) wrong ??= [inside, gamesAt(problem, inner)];
    }
  });
  const sum = parts.reduce((x, y) => x + y, 0);
  const shown = parts.length > 1 ? `${parts.join(" + ")} = ${sum}` : String(sum);
  if (wrong) return { holds: false, evidence: evidence.ofCall(...wrong) };
  return { holds: sum === games.length, evidence: shown };
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
