import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { scoreOf } from "#algorithms/engines/swiss/tournament.ts";
import { stateOf } from "./figure/state.ts";
import { gameAt, playedAt, roundAt } from "./played.ts";
import type { Problem, Result } from "./problem.ts";
import { solve } from "./solve.ts";
import { asks, type CellName, type Frame, type Steps, steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** What holds at every position, read from the cells. */
export const invariants: Lesson<Problem, Result, Steps, CellName>["invariants"] = [
  { id: "legal", test: allAllowed },
  { id: "promise", test: asManyAsPromised },
  { id: "best", test: bestFirst },
  { id: "sum", test: sumOfPoints },
];

/** While a question is open the kept matching may lack a pair. */
const OPEN: readonly Frame["step"][] = ["", "start", "pick", "search", "leave", "ask", "flip", "fail"];

const promises = new WeakMap<Problem, readonly number[]>();

/** How many pairs each round has. */
function promised(problem: Problem): readonly number[] {
  const known = promises.get(problem);
  if (known !== undefined) return known;
  const counts = solve(problem, silentRecorder(steps, asks)).rounds.map(({ pairs }) => pairs.length);
  promises.set(problem, counts);
  return counts;
}

function allAllowed(problem: Problem, frame: Frame): Evidence {
  const { made, kept, round } = stateOf(problem, frame);
  const all = [...made, ...kept];
  const wrong = all.filter(([u, v]) => !round.mayMeet(u, v)).length;
  return { holds: wrong === 0, evidence: lessonWords.evidence.pairs(all.length, wrong) };
}

function asManyAsPromised(problem: Problem, frame: Frame): Evidence {
  if (OPEN.includes(frame.step)) return { holds: true, evidence: "" };
  const { made, kept, act, played } = stateOf(problem, frame);
  if (act === "standings") return { holds: true, evidence: "" };
  // A wrong run may go on for longer.
  const count = promised(problem)[played] ?? 0;
  return {
    holds: made.length + kept.length === count,
    evidence: `${made.length} + ${kept.length} = ${count}`,
  };
}

function bestFirst(problem: Problem, frame: Frame): Evidence {
  const state = stateOf(problem, frame);
  if (state.chooser === 0) return { holds: true, evidence: "" };
  const before = state.places.filter((v) => v < state.chooser);
  const waiting = before.filter((v) => state.isIn(v)).length;
  return { holds: waiting === 0, evidence: lessonWords.evidence.best(before.length, waiting) };
}

/** One point for each game and each bye: those in the cells, and those in the standings. */
function sumOfPoints(problem: Problem, frame: Frame): Evidence {
  if (problem.course === undefined) return { holds: true, evidence: "" };
  const size = problem.players.length;
  const played = playedAt(frame);
  const card = Array.from(frame.cells.card).slice(0, played * size);
  const entered = card.filter((entry) => ["U", "1"].includes(gameAt(entry)?.result ?? "")).length;
  const draws = card.filter((entry) => gameAt(entry)?.result === "=").length;
  const { tournament } = roundAt(problem, frame).field;
  const total = (of: Pick<Problem, "players">): number =>
    of.players.reduce((sum, player) => sum + scoreOf(player, player.games.length, problem.scoring), 0) / 10;
  const given = total(tournament) - total(problem);
  return {
    holds: given === entered + draws / 2,
    evidence: lessonWords.evidence.given(given, played),
  };
}
