import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { objection } from "#algorithms/engines/swiss/candidates.ts";
import type { Color } from "#algorithms/engines/swiss/tournament.ts";
import { pointsText } from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import {
  type Bracket,
  COMPLETION,
  type CriterionName,
  NAMES,
  type Pair,
} from "#algorithms/lessons/the-dutch-system/bracket.ts";
import {
  type DigitEdge,
  floatsOf,
  LATE,
  LED,
  type State,
  stateOf,
} from "#algorithms/lessons/the-dutch-system/figure/state.ts";
import type { Problem } from "#algorithms/lessons/the-dutch-system/problem.ts";
import {
  placesIn,
  type Round,
  roundOf,
  setOf,
  subsetsOf,
} from "#algorithms/lessons/the-dutch-system/round.ts";
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

/** A player, tied to their disc on the figure. */
function tied({ player }: Round, u: number): string {
  const { id } = player(u);
  return `[${id}](p${id})`;
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** What a criterion counts; of those that are no counts, what it is about. */
const COUNTED: Readonly<Record<CriterionName, string>> = {
  C4: "that all others can be paired",
  C8: "the next bracket",
  C9: "unplayed rounds of who gets the bye",
  C10: "topscorers’ games with a colour three times in excess",
  C11: "topscorers’ games with a third colour in a row",
  C12: "players denied their colour",
  C13: "players denied a strong wish",
  C14: "residents who float down again",
  C15: "residents met from above again",
  C16: "residents who float down as two rounds ago",
  C17: "residents met from above as two rounds ago",
  C18: "moved-down players who float on again",
  C19: "the points by which those of C15 stand lower",
  C20: "moved-down players who float on as two rounds ago",
  C21: "the points by which those of C17 stand lower",
};

/** "2 players denied their colour", "1 player denied their colour". */
function countedBy(value: number, name: CriterionName): string {
  const many = COUNTED[name];
  const one = many.replace(/(round|game|player|resident)s/, "$1").replace("who float ", "who floats ");
  return `${value} ${value === 1 ? one : many}`;
}

/** Criteria whose values are numbers of players, or of rounds. */
const isCount = (name: CriterionName): boolean => /^C(9|1[0-7])$/.test(name);

/** Why two must not meet, with the article. */
export function clashText(round: Round, u: number, v: number): string {
  switch (objection(round.field, round.player(u), round.player(v))) {
    case "rematch":
      return "they have met before (C1)";
    case "forbidden":
      return "this tournament forbids the pair";
    case "colors":
      return "both must have the same colour (C3)";
    default:
      return "the rules forbid it";
  }
}

/** What a candidate would do worse than the best one, after words that say which. */
export function criterionText(
  so: string,
  { name, value, best }: { readonly name: CriterionName; readonly value: number; readonly best: number },
): string {
  if (name === "C4")
    return `C4: ${so.charAt(0).toLowerCase()}${so.slice(1)} the others could not all be paired.`;
  if (name === "C8")
    return `C8: ${so.charAt(0).toLowerCase()}${so.slice(1)} the next bracket would do worse.`;
  return isCount(name)
    ? `${name}: ${so.charAt(0).toLowerCase()}${so.slice(1)} there would be ${countedBy(value, name)}, and ${best} will do.`
    : `${name}: ${so.charAt(0).toLowerCase()}${so.slice(1)} it would be worse by ${COUNTED[name]}.`;
}

function pairsText(round: Round, pairs: readonly Pair[], floats: readonly number[]): string {
  const told = pairs.map(([u, v]) => `${tied(round, u)}–${tied(round, v)}`);
  const rest = floats.map((u) => tied(round, u));
  const float = rest.length === 0 ? "" : `${list(rest)} ${rest.length === 1 ? "floats" : "float"}`;
  if (told.length === 0) return `nobody is paired, ${float}`;
  return float === "" ? list(told) : `${told.join(", ")}; ${float}`;
}

function candidateText(frame: Frame, problem: Problem): string {
  const { round, bracket, trial } = stateOf(problem, frame);
  return bracket ? pairsText(round, trial, floatsOf(bracket, trial)) : "";
}

/** The value of a criterion in the row of a candidate. */
function valueIn({ rows }: State, k: number, c: number): number {
  return rows.find(({ number }) => number === k)?.values[c] ?? 0;
}

function fallsText(frame: Frame, problem: Problem): string {
  const { a, b } = frame;
  const state = stateOf(problem, frame);
  const name = NAMES[b] ?? "C4";
  if (name === "C4") return `Candidate ${a} is out of the question (C4): the others could not all be paired.`;
  if (name === "C8")
    return `Candidate ${a} falls by C8: the next bracket could do better after candidate ${state.leader}.`;
  return isCount(name)
    ? `Candidate ${a} falls by ${name}: ${valueIn(state, a, b)} instead of ${countedBy(state.top[b], name)}.`
    : `Candidate ${a} falls by ${name}, ${COUNTED[name]}: candidate ${state.leader} does better.`;
}

function leadsText(frame: Frame, problem: Problem): string {
  const { a, b } = frame;
  const state = stateOf(problem, frame);
  const name = NAMES[b];
  // A wrong program lets the later one of equals lead.
  if (!name) return `Candidate ${a} is as good, and is the one to beat from now on.`;
  if (b === COMPLETION) return `Candidate ${a} is possible, and the first such one. It is the one to beat.`;
  const before = state.rows
    .filter(({ number, verdict }) => number < a && verdict >= LED && verdict < LATE)
    .at(-1);
  const old = before?.values[b] ?? 0;
  const now = valueIn(state, a, b);
  return isCount(name) && old > now
    ? `Candidate ${a} is better by ${name}: ${countedBy(now, name)}, and not ${old}. It is the one to beat.`
    : `Candidate ${a} is better by ${name}, ${COUNTED[name]}. It is the one to beat.`;
}

function bracketText({ a }: Frame, problem: Problem, state: State): string {
  const { round, bracket } = state;
  const group = round.groups[a - 1] ?? [1];
  const residents = list(group.map((u) => tied(round, u)));
  const points = inPoints(pointsText(round.player(group[0]).score));
  const moved = list((bracket?.moved ?? []).map((u) => tied(round, u)));
  const { rounds } = problem;
  const last = a === 1 && rounds === round.field.round ? " It is the last round." : "";
  return moved === ""
    ? `Bracket ${a}, with ${points}: ${residents}.${last}`
    : `Bracket ${a}, with ${points}. Residents: ${residents}. Moved down: ${moved}.`;
}

/** Whether a bracket could make more pairs than so many if nobody stood below. */
function isHeld(bracket: Bracket | undefined, pairs: number): boolean {
  if (!bracket) return false;
  const sets = [...subsetsOf(setOf(bracket.members))];
  return sets.some((set) => placesIn(set).length === 2 * pairs + 2 && bracket.canPair(set));
}

function limitText({ a, b }: Frame, { bracket }: State): string {
  const members = bracket?.members.length ?? 0;
  const moved = bracket?.moved.length ?? 0;
  const floats = members - 2 * a;
  if (floats === 0) return `MaxPairs: ${counted(a, "pair")} can be made, and nobody has to float (C6).`;
  const limbo = moved - b;
  const who =
    moved === 0
      ? ""
      : limbo === 0
        ? " All who came down can be paired (C7)."
        : limbo < floats
          ? ` ${limbo} of them came down (C7).`
          : " Whoever floats has come down (C7).";
  const pairs = a === 0 ? "no pair" : counted(a, "pair");
  const why = isHeld(bracket, a)
    ? `${pairs}, as otherwise those below could not all be paired (C4). So`
    : `${pairs} can be made, so`;
  return `MaxPairs: ${why} ${counted(floats, "player")} must float (C6).${who}`;
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "The Dutch system",
  opening(problem) {
    const { n, field } = roundOf(problem);
    if (n === 0) return "Nobody plays in this round.";
    return `${counted(n, "player")} before round ${field.round}, in bands of equal points. Each band is paired as a bracket, from the top.`;
  },
  steps: {
    impossible: () =>
      "These players cannot all be paired by the rules C1 to C3. Then the chief arbiter decides.",
    bracket: (frame, problem) => bracketText(frame, problem, stateOf(problem, frame)),
    limit: (frame, problem) => limitText(frame, stateOf(problem, frame)),
    clash(frame, problem) {
      const round = roundOf(problem);
      return `Next would be a candidate with ${tied(round, frame.a)}–${tied(round, frame.b)}, but ${clashText(round, frame.a, frame.b)}. All with this pair are left out.`;
    },
    candidate: (frame, problem) => `Candidate ${frame.a}: ${candidateText(frame, problem)}.`,
    falls: fallsText,
    leads: leadsText,
    later(frame, problem) {
      const { leader } = stateOf(problem, frame);
      return `Candidate ${frame.a} is as good as candidate ${leader} by every criterion. Of equals the earlier one is taken.`;
    },
    perfect: ({ a }) => `Candidate ${a} leaves nothing to wish for. The rest of the list is not even read.`,
    decide: ({ a, b }) =>
      a === b && a === 1
        ? "So the first candidate is the pairing of this bracket."
        : `Of ${counted(b, "candidate")} number ${a} is the best one: the pairing of this bracket.`,
    pair(frame, problem) {
      const round = roundOf(problem);
      return `${tied(round, frame.a)}–${tied(round, frame.b)} is a pair of the round.`;
    },
    float(frame, problem) {
      const { round, at } = stateOf(problem, frame);
      return at === round.groups.length
        ? `${tied(round, frame.a)} is left over at the bottom.`
        : `${tied(round, frame.a)} floats down into the next bracket.`;
    },
    bye: (frame, problem) =>
      `${tied(roundOf(problem), frame.a)} has the bye. Nobody with fewer points could have had it (C2, C5).`,
    boards: ({ a }) =>
      a === 0
        ? "There is no game."
        : `All are paired: ${counted(a, "game")}. Article 5 gives the colours now.`,
    board(frame, problem) {
      const round = roundOf(problem);
      const [white, black] = [round.player(frame.a), round.player(frame.b)];
      const denied = white.preference === "black" ? white : black.preference === "white" ? black : undefined;
      const why = denied
        ? ` ${denied.id} is denied a colour.`
        : white.preference && black.preference
          ? " Both get their colour."
          : "";
      return `${tied(round, frame.a)} has White against ${tied(round, frame.b)}.${why}`;
    },
  },
  why: {
    limit: () =>
      "C6 wants as few downfloaters as possible, C7 low scores for them, and C4 that all below can still be paired.",
    perfect: () => "A later candidate could at most be as good, and of equals the earlier one is taken.",
    float: () =>
      "Whoever is in no pair of the last bracket has the bye. In any other they move down to the next one.",
  },
  kinds: {
    impossible: "impossible",
    bracket: "bracket",
    limit: "MaxPairs",
    clash: "clash",
    candidate: "candidate",
    falls: "falls",
    leads: "leads",
    later: "later",
    perfect: "perfect",
    decide: "decision",
    pair: "pair",
    float: "float",
    bye: "bye",
    boards: "colours",
    board: "game",
  },
  where(frame, problem) {
    const { bracket, at, number, round } = stateOf(problem, frame);
    if (!bracket) return at > 0 ? "all brackets are paired" : `before round ${round.field.round}`;
    return number > 0 ? `bracket ${at}, candidate ${number}` : `bracket ${at}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Verdict", "Verdicts"], phase: ["Bracket", "Brackets"] },
  invariants: {
    legal: "Every pair may meet (C1, C3)",
    rest: "All who are left can be paired (C4)",
    first: "No candidate that was read is better than the best one",
  },
  claims: {
    placed: "Everybody has an opponent, or the bye",
    legal: "Nobody meets again, or must have the same colour, or has a second bye",
    matching: "The same round as by weighted matchings",
  },
  examples: {
    first: {
      title: "Nine players before round 4",
      why: "Eight candidates in one bracket; the lead changes four times, each time by another criterion.",
    },
    colors: {
      title: "Six players: one criterion",
      why: "The third candidate is the first one that grants all colours (C12).",
    },
    next: {
      title: "Six players: the next bracket",
      why: "Who floats is decided by what the next bracket makes of it (C8).",
    },
    completion: {
      title: "Seven players: completion",
      why: "The first candidate would leave over somebody who has had the bye (C2, C4).",
    },
    exchange: {
      title: "Six players: an exchange",
      why: "The only transposition denies two colours (C12); an exchange of S1 and S2 denies none.",
    },
    last: {
      title: "The last round",
      why: "Topscorers may meet whose colours clash, if it cannot be helped (C10, C11).",
    },
    new: {
      title: "Twelve players, the first round",
      why: "The first candidate leaves nothing to wish for: the upper half meets the lower one.",
    },
    exhausted: {
      title: "Nobody left to meet",
      why: "Not all can be paired: the arbiter decides.",
    },
  },
  input: {
    label: "Players, one a line: their games",
    hint: "At most 12 players. A game is 5w1: opponent, colour, result; U is the bye. “rounds 5” before them says which round is the last.",
    size: "Players",
  },
};

/** What is asked before a step. Players by their start numbers. */
export interface QuestionWords {
  floats(floats: readonly number[]): QuestionText;
  opponent(player: number, opponent: number): QuestionText;
  open(score: string): QuestionText;
}

export const questionWords: QuestionWords = {
  floats: (floats) => ({
    prompt: "Who will float down from the open bracket? Choose one.",
    hint: "Few points float before many (C7). Then the next bracket, colours and earlier floats decide.",
    why: `In the end ${floats.join(", ")} will float. The sieve shows by which criterion.`,
  }),
  opponent: (player, opponent) => ({
    prompt: `Whom does ${player} meet in the next candidate?`,
    hint: "As in a dictionary, the last pair changes first. After the last order of S2 the halves exchange players, as few as possible.",
    why: `${opponent} is next: all earlier candidates have been read, or are not allowed.`,
  }),
  open: (score) => ({
    prompt: "Who belongs to the next bracket? Choose one.",
    hint: "Brackets are opened from the top. Who floated belongs to the next one.",
    why: `The next bracket has those with ${inPoints(score)}, and those who have come down to them.`,
  }),
};
