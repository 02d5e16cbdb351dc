import { counted } from "#algorithms/core/text/counted.en.ts";
import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { Color } from "#algorithms/engines/swiss/tournament.ts";
import { pointsText } from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import { NAMES } from "#algorithms/lessons/the-dutch-system/bracket.ts";
import type { DigitEdge, State } from "#algorithms/lessons/the-dutch-system/figure/state.ts";
import type { Problem } from "#algorithms/lessons/the-dutch-system/problem.ts";
import { roundOf } from "#algorithms/lessons/the-dutch-system/round.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/the-dutch-system/steps.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  /** Over the picture: what is going on. */
  head(state: State, frame: Frame): string;
  /** The whole picture in a sentence. */
  picture(state: State): string;
  /** A player in a sentence. */
  player(state: State, u: number): string;
  points(tenths: number): string;
  readonly key: Readonly<Record<"member" | "candidate" | "fallen" | "best" | "made" | "sides", string>>;
  readonly bye: string;
  readonly sieve: string;
  candidates(count: number): string;
  readonly numberHead: string;
  readonly pairing: string;
  readonly sieveFoot: string;
  /** The candidate as a matching. */
  readonly digits: string;
  candidate(number: number): string;
  readonly edgeHead: string;
  /** An edge by the players that it is about. */
  readonly edge: Readonly<Record<DigitEdge["kind"], (ids: readonly number[]) => string>>;
  readonly sum: string;
  readonly digitFoot: string;
  readonly field: string;
  readonly members: string;
  /** What the signs in the table mean. */
  readonly fieldNote: string;
  readonly playerHead: string;
  readonly score: string;
  readonly dueHead: string;
  readonly floats: string;
  readonly met: string;
  readonly now: string;
  readonly white: string;
  readonly black: string;
  /** The sign of a color that is due, by its strength from 1 to 3. */
  due(color: Color, strength: number): string;
}

const SIGNS: Readonly<Record<number, string>> = { 1: "", 2: "+", 3: "!" };

export const sceneWords: SceneWords = {
  head({ round, bracket, at, number, made }, { step }) {
    const before = `round ${round.field.round}`;
    if (!bracket) return made.length > 0 ? `${before}: ${counted(made.length, "game")}` : `before ${before}`;
    const where = `${before} · bracket ${at} of ${round.groups.length}`;
    return number > 0 && step !== "pair" && step !== "float" ? `${where} · candidate ${number}` : where;
  },
  picture({ round, made, bracket, bye }) {
    const id = (u: number): number => round.player(u).id;
    const pairs = made.map(([u, v]) => `${id(u)}–${id(v)}`).join(", ") || "none";
    const open = bracket ? ` In the open bracket: ${bracket.members.map(id).join(", ")}.` : "";
    const rest = bye > 0 ? ` The bye: ${id(bye)}.` : "";
    return `${counted(round.n, "player")} in ${counted(round.groups.length, "score group")}, the highest on top. Pairs of the round: ${pairs}.${open}${rest}`;
  },
  player({ round, bracket }, u) {
    const { id, player, score, preference } = round.player(u);
    const name = player.name === "" ? "" : `, ${player.name}`;
    const due = preference === undefined ? "" : `, ${preference === "white" ? "White" : "Black"} is due`;
    const moved = bracket?.moved.includes(u) ? ", moved down" : "";
    return `player ${id}${name}, ${inPoints(pointsText(score))}${due}${moved}`;
  },
  points: pointsText,
  key: {
    member: "in the open bracket; square: moved down",
    candidate: "the candidate; ↓ floats",
    fallen: "refused",
    best: "the best one so far",
    made: "paired",
    sides: "light: White is due, dark: Black",
  },
  bye: "bye",
  sieve: "The sieve",
  candidates: (count) => counted(count, "candidate"),
  numberHead: "no.",
  pairing: "pairs",
  sieveFoot:
    "★ the best one so far. Less is better, the first difference decides. C8, C18–C21: a digit for each score.",
  digits: "One matching",
  candidate: (number) => `candidate ${number}`,
  edgeHead: "edge",
  edge: {
    pair: (ids) => ids.join("\u2060–\u2060"),
    float: (ids) => `${ids.join()} ↓`,
    on: (ids) => `${ids.join()} ⇓`,
  },
  sum: "sum",
  digitFoot: "↓ floats, ⇓ would float from the next bracket. The sum is the row of the sieve.",
  field: "Field",
  members: "Members of the bracket",
  fieldNote: "! must have, + should have",
  playerHead: "player",
  score: "points",
  dueHead: "due",
  floats: "floats",
  met: "has met",
  now: "meets",
  white: " w",
  black: " b",
  due: (color, strength) => `${color === "white" ? "W" : "B"}${SIGNS[strength] ?? ""}`,
};

/** The score, the timeline, and the figures of what was tested. */
export interface LessonWords {
  readonly notation: Shorthand<Problem, Steps, CellName>;
  phase(bracket: number): string;
  readonly boards: string;
  readonly impossible: string;
  readonly bye: string;
  readonly evidence: {
    pairs(count: number, wrong: number): string;
    left(count: number, can: boolean): string;
    read(count: number, better: number): string;
    placed(paired: number, byes: number, players: number): string;
    same(pairs: number, of: number): string;
    readonly incomplete: string;
  };
}

const idOf = (problem: Problem, place: number): number => roundOf(problem).player(place).id;
const both = (between: string, after: string) => (frame: Frame, problem: Problem) =>
  `${idOf(problem, frame.a)}${between}${idOf(problem, frame.b)}${after}`;
const nameOf = ({ b }: Frame): string => NAMES[b] ?? "";

export const lessonWords: LessonWords = {
  notation: {
    impossible: () => "none",
    bracket: ({ a }) => `bracket ${a}`,
    limit: ({ a }) => `MaxPairs ${a}`,
    clash: both("–", " ×"),
    candidate: ({ a }) => `${a} ?`,
    falls: (frame) => `${frame.a} ✗ ${nameOf(frame)}`,
    leads: (frame) => (frame.b === 0 ? `${frame.a} ★` : `${frame.a} ★ ${nameOf(frame)}`),
    later: ({ a }) => `${a} =`,
    perfect: ({ a }) => `${a} !`,
    decide: ({ a }) => `→ ${a}`,
    pair: both("–", " !"),
    float: (frame, problem) => `↓ ${idOf(problem, frame.a)}`,
    bye: (frame, problem) => `${idOf(problem, frame.a)} bye`,
    boards: ({ a }) => counted(a, "game"),
    board: both("–", ""),
  },
  phase: (bracket) => `Bracket ${bracket}`,
  boards: "Colours",
  impossible: "No pairing",
  bye: "bye",
  evidence: {
    pairs: (count, wrong) => `${counted(count, "pair")}, ${wrong} forbidden`,
    left: (count, can) => `${count} left: ${can ? "yes" : "no"}`,
    read: (count, better) => `${counted(count, "candidate")} shown, ${better} better`,
    placed: (paired, byes, players) => `${paired} + ${byes} of ${counted(players, "player")}`,
    same: (pairs, of) => `${pairs} of ${of} the same`,
    incomplete: "not all can be paired",
  },
};
