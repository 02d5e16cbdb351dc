import { counted } from "#algorithms/core/text/counted.en.ts";
import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Color, Game } from "#algorithms/engines/swiss/tournament.ts";
import {
  idOf,
  pointsText,
  type Reason,
  type State,
  scoreText,
} from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import type { Problem } from "#algorithms/lessons/swiss-by-matching/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/swiss-by-matching/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  /** Over the picture: what is going on. */
  head(state: State, frame: Frame): string;
  /** The whole picture in a sentence. */
  picture(state: State): string;
  /** A player in a sentence. */
  player(state: State, v: number): string;
  /** Of a score group; without a number, the word. */
  points(tenths: number | undefined): string;
  readonly key: Readonly<
    Record<
      "chosen" | "made" | "met" | "kept" | "leaving" | "rejected" | "squares" | "islands" | "out" | "sides",
      string
    >
  >;
  /** The sign of a color that is due, by its strength from 1 to 3: likes, should, must. */
  dueSign(color: Color, strength: number): string;
  readonly field: string;
  readonly playerHead: string;
  readonly score: string;
  readonly due: string;
  readonly met: string;
  readonly now: string;
  readonly bye: string;
  readonly out: string;
  /** What the signs of colors in the table mean. */
  readonly dueNote: string;
  readonly candidatesOf: string;
  ofPlayer(id: number): string;
  readonly opponent: string;
  readonly apart: string;
  readonly colors: string;
  readonly verdict: string;
  /** How strongly a pair denies a wish of color, 0 to 3. */
  readonly clash: readonly string[];
  readonly verdicts: Readonly<
    Record<"rematch" | "forbidden" | "colors" | "refused" | "taken" | "now" | "waits", string>
  >;
  readonly possible: string;
  readonly pair: string;
  pairs(count: number): string;
  window(first: number, last: number, of: number): string;
  readonly cross: string;
  readonly crossNote: string;
  rounds(first: number, last: number, of: number): string;
  /** A game as in a cross table; Z with an opponent: the result is not known yet. */
  game(game: Game): string;
  readonly groups: string;
  groupCount(count: number): string;
  readonly players: string;
  readonly count: string;
  readonly why: string;
  readonly whyNote: string;
  readonly reasons: Readonly<Record<Reason, string>>;
}

export const sceneWords: SceneWords = {
  head(state, { step }) {
    const { act, kept, made } = state;
    const { round } = state.round.field;
    if (step === "" || step === "start") return `who may meet before round ${round}`;
    if (step === "end") return `who has met after ${counted(round - 1, "round")}`;
    if (act === "standings") return `after round ${round - 1}: who may meet now`;
    const before = (number: number) => (state.isCourse ? `round ${round}` : number);
    if (act === "results") return `round ${round} · results`;
    if (act === "many") return `${before(1)} · how many? ${counted(kept.length, "pair")} so far`;
    if (act === "who") return `${before(2)} · who stays out?`;
    return `${before(3)} · which pairs? ${made.length} made`;
  },
  picture(state) {
    const id = (v: number): number => state.round.player(v).id;
    const list = (pairs: State["made"]): string =>
      pairs.map(([u, v]) => `${id(u)}–${id(v)}`).join(", ") || "none";
    const out = state.places.filter((v) => state.outcome(v) !== 0).map(id);
    const rest = out.length > 0 ? ` Not paired: ${out.join(", ")}.` : "";
    return `${state.round.n} players on a circle, the best first. Pairs of the round: ${list(state.made)}. Kept as possible: ${list(state.kept)}.${rest}`;
  },
  player(state, v) {
    const { id, player, score, preference } = state.round.player(v);
    const name = player.name === "" ? "" : `, ${player.name}`;
    const due = preference === undefined ? "" : `, ${preference === "white" ? "White" : "Black"} is due`;
    return `player ${id}${name}, ${inPoints(pointsText(score))}${due}`;
  },
  points: (tenths) => (tenths === undefined ? "Points" : `${pointsText(tenths)} pt`),
  key: {
    chosen: "this step",
    made: "a pair of the round",
    met: "have met",
    kept: "dotted: possible",
    leaving: "has left on trial",
    rejected: "refused",
    squares: "squares: taken away",
    islands: "odd island",
    out: "stays out",
    sides: "colour due",
  },
  dueSign(color, strength) {
    const letter = color === "white" ? "W" : "B";
    return strength === 3 ? `${letter}!` : strength === 2 ? letter : letter.toLowerCase();
  },
  field: "The field",
  playerHead: "Player",
  score: "points",
  due: "due",
  met: "has met",
  now: "now",
  bye: "bye",
  out: "out",
  dueNote: "W! must, W should, w likes",
  candidatesOf: "Opponents",
  ofPlayer: (id) => `of player ${id}`,
  opponent: "Opponent",
  apart: "apart",
  colors: "colours",
  verdict: "verdict",
  clash: ["fit", "clash, mild", "clash", "clash!"],
  verdicts: {
    rematch: "have met",
    forbidden: "arbiter forbids it",
    colors: "same colour due",
    refused: "others stuck",
    taken: "a pair",
    now: "asked now",
    waits: "·",
  },
  possible: "Possible",
  pair: "Pair",
  pairs: (count) => counted(count, "pair"),
  window: (first, last, of) => `${first}–${last} of ${of}`,
  cross: "Cross table",
  crossNote: "5w1: opponent, colour, result",
  rounds: (first, last, of) => `rounds ${first}–${last} of ${of}`,
  game({ opponent, color, result }) {
    if (opponent === 0) return result === "U" ? "bye" : result === "H" ? "½" : result === "F" ? "1" : "out";
    return `${opponent}${color === "white" ? "w" : "b"}${result === "Z" ? "" : result === "=" ? "½" : result}`;
  },
  groups: "Groups",
  groupCount: (count) => counted(count, "group"),
  players: "players",
  count: "how many",
  why: "Why?",
  whyNote: "who was passed over",
  reasons: {
    rematch: "have met",
    forbidden: "arbiter",
    colors: "colour",
    taken: "taken",
    out: "out",
    refused: "others stuck",
  },
};

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
