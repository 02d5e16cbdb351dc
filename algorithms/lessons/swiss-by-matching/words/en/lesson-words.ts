import { counted } from "#algorithms/core/text/counted.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Problem } from "#algorithms/lessons/swiss-by-matching/problem.ts";
import { idOf, scoreText } from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/swiss-by-matching/steps.ts";

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  readonly phases: {
    readonly end: string;
    /** A part of a round of a course; a long course has short names. */
    inRound(isLong: boolean, round: number, part: "start" | "who" | "which"): string;
    readonly start: string;
    readonly who: string;
    readonly which: string;
  };
  readonly evidence: {
    placed(paired: number, rest: number, players: number): string;
    forbidden(pairs: number, byes: number, wrong: number): string;
    most(out: number, odd: number, away: number): string;
    readonly noneEntered: string;
    points(all: number, before: number, games: number, byes: number): string;
    pairs(count: number, wrong: number): string;
    best(better: number, waiting: number): string;
    given(points: number, rounds: number): string;
  };
}

type Notation = (frame: Frame, problem: Problem) => string;

function one(before: string, after: string): Notation {
  return (frame, problem) => before + idOf(problem, frame, frame.a) + after;
}

function both(after: string): Notation {
  return (frame, problem) => `${idOf(problem, frame, frame.a)}–${idOf(problem, frame, frame.b)}${after}`;
}

export const lessonWords: LessonWords = {
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
  phases: {
    end: "End",
    inRound: (isLong, round, part) =>
      `${isLong ? "R" : "Round "}${round} · ${{ start: "how many", who: "who", which: "which" }[part]}`,
    start: "How many",
    who: "Who stays out",
    which: "Which pairs",
  },
  evidence: {
    placed: (paired, rest, players) => `${paired} + ${rest} of ${counted(players, "player")}`,
    forbidden: (pairs, byes, wrong) => `${pairs} + ${byes}, ${wrong} forbidden`,
    most: (out, odd, away) => `${out} out = ${odd} odd islands − ${away}`,
    noneEntered: "none entered",
    points: (all, before, games, byes) =>
      `${all} = ${before > 0 ? `${before} + ` : ""}${counted(games, "game")} + ${counted(byes, "bye")}`,
    pairs: (count, wrong) => `${counted(count, "pair")}, ${wrong} forbidden`,
    best: (better, waiting) => `${better} better, ${waiting} waiting`,
    given: (points, rounds) => `${points} given in ${counted(rounds, "round")}`,
  },
};
