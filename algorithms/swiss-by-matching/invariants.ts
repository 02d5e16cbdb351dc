import { counted } from "#algorithms/shared/counted.ts";
import type { Evidence, Lesson } from "../lesson.ts";
import { type Frame, silentRecorder } from "../trace.ts";
import type { Problem, Result } from "./problem.ts";
import { solve } from "./solve.ts";
import { type Steps, steps } from "./steps.ts";
import { viewOf } from "./view.ts";

/** What holds at every position, read from the cells. */
export const invariants: Lesson<Problem, Result, Steps>["invariants"] = [
  { id: "legal", test: allAllowed },
  { id: "promise", test: asManyAsPromised },
  { id: "best", test: bestFirst },
];

/** While a question is open the kept matching may lack a pair. */
const OPEN = ["", "start", "pick", "search", "leave", "ask", "flip", "fail"];

const promises = new WeakMap<Problem, number>();

function promised(problem: Problem): number {
  const known = promises.get(problem);
  if (known !== undefined) return known;
  const count = solve(problem, silentRecorder(steps)).pairs.length;
  promises.set(problem, count);
  return count;
}

function allAllowed(problem: Problem, frame: Frame): Evidence {
  const { made, kept, round } = viewOf(problem, frame);
  const all = [...made, ...kept];
  const wrong = all.filter(([u, v]) => !round.mayMeet(u, v)).length;
  return { holds: wrong === 0, evidence: `${counted(all.length, "pair")}, ${wrong} forbidden` };
}

function asManyAsPromised(problem: Problem, frame: Frame): Evidence {
  if (OPEN.includes(frame.step)) return { holds: true, evidence: "" };
  const { made, kept } = viewOf(problem, frame);
  const count = promised(problem);
  return {
    holds: made.length + kept.length === count,
    evidence: `${made.length} made + ${kept.length} possible = ${count}`,
  };
}

function bestFirst(problem: Problem, frame: Frame): Evidence {
  const view = viewOf(problem, frame);
  if (view.chooser === 0) return { holds: true, evidence: "" };
  const before = view.places.filter((v) => v < view.chooser);
  const waiting = before.filter((v) => view.isIn(v)).length;
  return { holds: waiting === 0, evidence: `${before.length} better, ${waiting} waiting` };
}
