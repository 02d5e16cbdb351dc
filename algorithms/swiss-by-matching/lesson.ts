import type { Lesson } from "../lesson.ts";
import { claims } from "./claims.ts";
import type { ResultRule } from "./course.ts";
import { invariants } from "./invariants.ts";
import { en } from "./narration.en.ts";
import { playedAt, roundAt } from "./played.ts";
import { format, MOST_PLAYERS, type Problem, parse, type Result, withCourse } from "./problem.ts";
import { predict } from "./questions.ts";
import { random } from "./random.ts";
import { scene } from "./scene.ts";
import { solve } from "./solve.ts";
import { scoreText } from "./state.ts";
import { type CellName, cells, type Frame, type Steps, steps } from "./steps.ts";

/** The number of the player at a place. What a new round wipes was of the round before. */
function idOf(problem: Problem, frame: Frame, place: number): string {
  const played = playedAt(frame) - (frame.step === "stand" ? 1 : 0);
  return place === 0 ? "·" : String(roundAt(problem, frame, played).player(place).id);
}

type Notation = (frame: Frame, problem: Problem) => string;

function one(before: string, after: string): Notation {
  return (frame, problem) => before + idOf(problem, frame, frame.a) + after;
}

function both(after: string): Notation {
  return (frame, problem) => `${idOf(problem, frame, frame.a)}–${idOf(problem, frame, frame.b)}${after}`;
}

/** As many rounds as one winner of all games needs: n players halve to one. */
function usualRounds({ players }: Problem): number {
  return Math.ceil(Math.log2(players.length));
}

/** The next round of a Swiss tournament: how many stay out, who, and which pairs, each asked of a kept matching. */
export const lesson: Lesson<Problem, Result, Steps, CellName> = {
  id: "swiss-by-matching",
  version: 1,
  sources: ["solve.ts", "solve/pairing.ts", "solve/search.ts", "solve/results.ts"],
  examples: [
    ...["first", "two-pairs", "islands", "odd", "colors", "club", "new"],
    ...["tournament", "byes", "exhausted"],
  ],
  steps,
  cells,
  solve,
  parse,
  format,
  random,
  sizes: { min: 2, max: MOST_PLAYERS, usual: 10 },
  choices: [
    {
      id: "results",
      values: ["none", "better", "draws", "lot"],
      get: ({ course }) => course?.rule ?? "none",
      set(problem, value) {
        const { course } = problem;
        if (value === (course?.rule ?? "none")) return problem;
        const rule = value as ResultRule;
        const { rounds, written } = course ?? { rounds: usualRounds(problem), written: [] };
        return withCourse(
          problem,
          value === "none" ? undefined : { rounds, rule, seed: rule === "lot" ? 1 : 0, written },
        );
      },
    },
  ],
  scene,
  watched: ["mate", "gone", "pair"],
  cellText: (cells, value, problem, frame) => (cells === "gone" ? "×" : idOf(problem, frame, value)),
  notation: {
    start: () => "how many?",
    pick: both(" ·"),
    search: one("", " ?"),
    flip: both(" ·"),
    fail: one("", " none"),
    count: ({ a }) => `${a} out`,
    proof: ({ a, b }) => `${b} − ${a}`,
    who: () => "who?",
    noBye: one("", " no bye"),
    leave: one("− ", " ?"),
    stay: one("+ ", ""),
    bye: one("", " bye"),
    out: one("", " out"),
    which: () => "which?",
    player: one("", " :"),
    forbid: both(" ×"),
    ask: both(" ?"),
    refuse: both(" ✗"),
    pair: both(" !"),
    done: ({ a }) => `${a} pairs`,
    game: (frame, problem) => both(`: ${scoreText(problem, frame)}`)(frame, problem),
    rest: (frame, problem) => one("", frame.b === 2 ? ": 1" : ": 0")(frame, problem),
    stand: ({ a }) => `after ${a}`,
    end: () => "end",
  },
  phaseLabel({ step, b }, { course }) {
    if (step === "end") return "End";
    // The timeline of a phone has room for few long names.
    if (course !== undefined)
      return `${course.rounds > 4 ? "R" : "Round "}${b} · ${step === "start" ? "how many" : step}`;
    return step === "who" ? "Who stays out" : step === "which" ? "Which pairs" : "How many";
  },
  milestones(_problem, trace) {
    const ends: number[] = [];
    for (let r = 1, end = trace.occurrence("done", r); end > 0; end = trace.occurrence("done", ++r))
      ends.push(trace.occurrence("stand", r) || end);
    return ends;
  },
  words: { en },
  invariants,
  claims,
  predict,
  exercises: () => import("./exercises.ts"),
};
