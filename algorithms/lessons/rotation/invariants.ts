import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { countPairs } from "#algorithms/engines/schedules/pairs.ts";
import { compareGames } from "./berger.ts";
import { placeOf, startOf } from "./figure/place.ts";
import type { Problem, Schedule } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** What holds at every position, read from the cells alone: the games of the frame, not the way they were made. */
export const invariants: Lesson<Problem, Schedule, Steps, CellName>["invariants"] = [
  { id: "sum", test: oneSum },
  { id: "met", test: neverTwice },
  { id: "berger", test: asPrinted },
  { id: "written", test: toldIsWritten },
];

type Game = readonly [white: number, black: number];

/** The games that are written, from game `from` up to `to`. */
export function writtenGames(frame: Frame, from = 0, to = frame.cells.white.length): Game[] {
  const games: Game[] = [];
  for (let game = from; game < to; game++) {
    const white = frame.cells.white[game] ?? 0;
    if (white !== 0) games.push([white, frame.cells.black[game]]);
  }
  return games;
}

function currentRound(problem: Problem, frame: Frame): Game[] {
  const { played, gamesPerRound } = placeOf(problem, frame);
  return played === 0 ? [] : writtenGames(frame, (played - 1) * gamesPerRound, played * gamesPerRound);
}

function oneSum(problem: Problem, frame: Frame): Evidence {
  const { once, turn } = placeOf(problem, frame);
  const starts = currentRound(problem, frame)
    .map(([a, b]) => [startOf(problem, a), startOf(problem, b)] as const)
    .filter((pair) => !pair.includes(1));
  const wanted = (4 + 2 * (once - turn)) % once;
  const holds = starts.every(([a, b]) => (a + b) % once === wanted);
  if (starts.length === 0) return { holds, evidence: "" };
  const shown = starts.slice(-3).map(([a, b]) => `${a}+${b}`);
  const dots = starts.length > 3 ? "… ≡ " : "";
  return { holds, evidence: evidence.modulo(`${dots}${shown.join(" ≡ ")} ≡ ${wanted}`, once) };
}

function neverTwice(problem: Problem, frame: Frame): Evidence {
  const { once, gamesPerRound } = placeOf(problem, frame);
  const all = frame.cells.white.length;
  const cycle = once * gamesPerRound;
  let count = 0;
  let pairs = 0;
  for (let from = 0; from < all; from += cycle) {
    const games = writtenGames(frame, from, from + cycle);
    count += games.length;
    pairs += countPairs(
      problem.n,
      games.map(([white]) => white),
      games.map(([, black]) => black),
      games.length,
    );
  }
  return { holds: pairs === count, evidence: evidence.met(count, pairs) };
}

function asPrinted(problem: Problem, frame: Frame): Evidence {
  const { act } = placeOf(problem, frame);
  if (act !== "numbers") return { holds: true, evidence: "" };
  const { white, black, number } = frame.cells;
  const { renamed, official } = compareGames(problem, white, black, number);
  return { holds: renamed === official, evidence: evidence.renumbered(official, renamed) };
}

/** As many games are told as are written, in whatever order; and a game that is told as new has just been written. */
function toldIsWritten(problem: Problem, frame: Frame): Evidence {
  const { games, newGame } = placeOf(problem, frame);
  const written = writtenGames(frame).length;
  const latest = frame.changes().find(({ cells }) => cells === "white");
  const isNew = (latest?.index ?? -1) === newGame;
  return { holds: written === games && isNew, evidence: evidence.written(games, written) };
}
