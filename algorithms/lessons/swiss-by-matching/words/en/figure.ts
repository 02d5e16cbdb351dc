import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { Shorthand } from "#algorithms/core/text/notation.ts";
import type { QuestionText } from "#algorithms/core/text/question-text.ts";
import { objection } from "#algorithms/engines/swiss/candidates.ts";
import { type Color, type Game, isPlayed } from "#algorithms/engines/swiss/tournament.ts";
import {
  idOf,
  playerMark,
  pointsNow,
  pointsText,
  type Reason,
  type State,
  scoreText,
  stateOf,
} from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import { playedAt, roundAt } from "#algorithms/lessons/swiss-by-matching/played.ts";
import type { Problem } from "#algorithms/lessons/swiss-by-matching/problem.ts";
import { type Round, roundOf } from "#algorithms/lessons/swiss-by-matching/round.ts";
import { isWhite } from "#algorithms/lessons/swiss-by-matching/solve/pairing.ts";
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
    done: ({ a }) => counted(a, "pair"),
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
    most: (out, odd, away) =>
      `${out} out ${out === odd - away ? "=" : "≠"} ${counted(odd, "odd island")} − ${away}`,
    noneEntered: "none entered",
    points: (all, before, games, byes) =>
      `${all} ${all === before + games + byes ? "=" : "≠"} ${before > 0 ? `${before} + ` : ""}${counted(games, "game")} + ${counted(byes, "bye")}`,
    pairs: (count, wrong) => `${counted(count, "pair")}, ${wrong} forbidden`,
    best: (better, waiting) => `${better} better, ${waiting} waiting`,
    given: (points, rounds) => `${points} given in ${counted(rounds, "round")}`,
  },
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  first: {
    title: "Eight after three rounds",
    why: "The nearest opponent of 2 is refused: somebody further down would find none.",
  },
  "two-pairs": {
    title: "Only two pairs",
    why: "After five rounds only 3–4 and 5–6 are left. The two best stay out.",
  },
  islands: {
    title: "Odd islands",
    why: "Two stay out, and the proof takes players away.",
  },
  odd: {
    title: "Seven players",
    why: "The last one has had the bye, and the next one is needed.",
  },
  colors: {
    title: "Colours decide",
    why: "Several must have the same colour, so they may not meet.",
  },
  club: {
    title: "A club open",
    why: "Fourteen players after three rounds, with names.",
  },
  new: {
    title: "The first round",
    why: "Nothing has been played: every pair is allowed, and 1 meets 2.",
  },
  tournament: {
    title: "Eight players, three rounds",
    why: "The group of those who have won everything shrinks from eight to one.",
  },
  byes: {
    title: "Seven players, five rounds",
    why: "Somebody has the bye in each round, and nobody has it twice.",
  },
  exhausted: {
    title: "Six players, too many rounds",
    why: "The pairs run out, and the proof says so before anybody tries.",
  },
};

/** The player at a place of the field, tied to the disc. */
function tied(problem: Problem, frame: Frame, place: number): string {
  return tiedId(roundAt(problem, frame).player(place).id);
}

function tiedId(id: number): string {
  return `[${id}](${playerMark(id)})`;
}

function first(frame: Frame, problem: Problem): string {
  return tied(problem, frame, frame.a);
}

function second(frame: Frame, problem: Problem): string {
  return tied(problem, frame, frame.b);
}

/** The number of players in words that a sentence can begin with. */
function playersText(count: number): string {
  return count === 1 ? "1 player" : `${count} players`;
}

/** Why two must not meet, with its figures. */
export function objectionText({ field, player }: Round, u: number, v: number): string {
  const [better, other] = [player(u), player(v)];
  const why = objection(field, better, other);
  if (why === "forbidden") return "the arbiter forbids it";
  if (why === "colors") return `both must have ${better.preference === "white" ? "White" : "Black"}`;
  const isThis = (game: (typeof better.player.games)[number]) => isPlayed(game) && game.opponent === other.id;
  return `they met in round ${better.player.games.findIndex(isThis) + 1}`;
}

function pointsIn(tenths: number): string {
  return inPoints(pointsText(tenths));
}

function pointsAfter(frame: Frame, problem: Problem, place: number): string {
  return pointsIn(pointsNow(problem, frame, roundAt(problem, frame).player(place).id));
}

function gameText(frame: Frame, problem: Problem): string {
  const [u, v] = [first(frame, problem), second(frame, problem)];
  const score = scoreText(problem, frame);
  const head =
    score === "½–½" ? `${u} and ${v} draw` : score === "1–0" ? `${u} beats ${v}` : `${v} beats ${u}`;
  return `${head}. ${u} has ${pointsAfter(frame, problem, frame.a)} now, ${v} has ${pointsAfter(frame, problem, frame.b)}.`;
}

/** How the field has changed: its score groups, and who has come up furthest. */
function standText(frame: Frame, problem: Problem): string {
  const { n, player } = roundAt(problem, frame);
  const before = roundAt(problem, frame, playedAt(frame) - 1);
  const scores = new Map<number, number>();
  for (let v = 1; v <= n; v++) scores.set(player(v).score, (scores.get(player(v).score) ?? 0) + 1);
  const groups = [...scores].map(([score, count]) => `${count} with ${pointsText(score)}`);
  const told = groups.length > 6 ? `${groups.slice(0, 5).join(", ")} and so on` : groups.join(", ");
  const rises: number[][] = [];
  for (let v = 1; v <= n; v++) {
    for (let u = v + 1; u <= before.n; u++)
      if (before.player(u).id === player(v).id) rises[u - v] = [...(rises[u - v] ?? []), player(v).id];
  }
  const best = rises.at(-1)?.map(tiedId) ?? [];
  const change =
    best.length === 0
      ? "Nobody changes places."
      : `${best.length > 2 ? `${best.length} players` : best.join(" and ")} ${best.length === 1 ? "rises" : "rise"} most, by ${counted(rises.length - 1, "place")}.`;
  return `Round ${before.field.round} is over, and the field is sorted again. Score groups: ${told}. ${change}`;
}

function endText(frame: Frame, problem: Problem): string {
  const { a, b } = frame;
  const { n, field } = roundAt(problem, frame);
  const over = `tournament is over after ${counted(field.round - 1, "round")}.`;
  if (n === 0) return `Nobody plays in round ${field.round}, so the ${over}`;
  // Who is away from the next round may lead, too, but stands in no field and has no mark.
  const points = problem.players.map((_, i) => pointsNow(problem, frame, i + 1));
  const most = Math.max(...points);
  const leaders = points.flatMap((each, i) => (each === most ? [i + 1] : []));
  const [best = 0] = leaders;
  const isThere = field.candidates.some(({ id }) => id === best);
  const who =
    leaders.length > 1 ? `${leaders.length} players are` : `${isThere ? tiedId(best) : best} is alone`;
  const so = a < b ? `Nobody may meet anybody in round ${field.round}, so the` : "The";
  return `${so} ${over} ${who} at the top with ${pointsIn(most)}.`;
}

function failText(frame: Frame, problem: Problem): string {
  const state = stateOf(problem, frame);
  const count = state.barrier.length;
  if (count === 0)
    return state.islands.length === 1
      ? `No: there is nobody left whom ${first(frame, problem)} may meet.`
      : `No: ${first(frame, problem)} belongs to an odd island of ${state.islands.length}, and nobody in it may meet anyone outside.`;
  return `No: take away the ${count === 1 ? "square" : `${count} squares`}, and ${count + 1} odd islands remain where the search has been. ${count === 1 ? "It helps" : "They help"} only ${count} of them; in one, a player is left over.`;
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Swiss pairing by matchings",
  opening(problem) {
    const { n, field } = roundOf(problem);
    const { course } = problem;
    if (n === 0) return "Nobody plays in this round.";
    const toPlay = course ? `, and ${counted(course.rounds, "round")} to play` : "";
    return `${playersText(n)} before round ${field.round}${toPlay}: the best at the top, then clockwise by points. A line joins two who may meet.`;
  },
  steps: {
    start: ({ b }, { course }) =>
      course && b > 1
        ? `Round ${b}, step 1: how many pairs can there be now? The lines of pairs that have met are gone. A new matching is kept in mind.`
        : "Step 1: how many pairs can there be? A matching will be kept in mind. It does not say who plays whom, only what is possible.",
    pick: (frame, problem) =>
      `${first(frame, problem)} and ${second(frame, problem)} have no partner and may meet: a possible pair.`,
    search: (frame, problem) =>
      `${first(frame, problem)} has no partner. Can others change partners so that ${first(frame, problem)} finds one too?`,
    flip: (frame, problem) =>
      `${first(frame, problem)} and ${second(frame, problem)} become partners, on an augmenting path. It only proves what is possible.`,
    fail: failText,
    count(frame, problem) {
      const { a } = frame;
      const { n } = roundAt(problem, frame);
      const pairs = counted((n - a) / 2, "pair");
      if (a === 0) return `Nobody has to stay out: ${pairs} can be made.`;
      if (a === 1) return `An odd number of players: one has to stay out, and ${pairs} can be made.`;
      return `No search has found more. So ${a} must stay out, and ${pairs} can be made.`;
    },
    proof: ({ a, b }) =>
      a === 0
        ? `The proof: the lines leave ${b} odd islands. In each of them somebody is left over.`
        : `The proof: take away the ${a === 1 ? "square" : `${a} squares`}, and ${b} odd islands remain. A square can help only one of them, so ${b - a} ${b - a === 1 ? "stays" : "stay"} out.`,
    who: ({ a }) =>
      a === 0
        ? "Step 2: who stays out? Nobody has to."
        : `Step 2: who stays out? ${a === 1 ? "One player" : `${a} players`}, asked from the bottom of the field. One may go if no pair is lost.`,
    noBye: (frame, problem) =>
      `${first(frame, problem)} has had a bye, or a win without a game, and must not have a bye now.`,
    leave: (frame, problem) =>
      frame.b === 0
        ? `${first(frame, problem)} has no partner in the kept matching. Without ${first(frame, problem)} no pair is lost.`
        : `${first(frame, problem)} leaves on trial. Now the partner ${second(frame, problem)} is exposed. Can ${second(frame, problem)} find another one?`,
    stay: (frame, problem) =>
      `So ${first(frame, problem)} is needed: without ${first(frame, problem)} there would be one pair fewer. ${first(frame, problem)} comes back.`,
    bye: (frame, problem) => `${first(frame, problem)} has the bye: no pair is lost.`,
    out: (frame, problem) => `${first(frame, problem)} stays out: no pair is lost.`,
    which: ({ a }) =>
      a === 0
        ? "Step 3: which pairs? Nobody is left to be paired."
        : `Step 3: which pairs? All who are left can be paired. The best player chooses first; ${counted(a, "pair")} will be made.`,
    player: (frame, problem) =>
      `${first(frame, problem)} is the best who is left. The opponents in order: nearest in points, then colours that fit, then rank.`,
    forbid: (frame, problem) =>
      `${first(frame, problem)} – ${second(frame, problem)}: no, ${objectionText(roundAt(problem, frame), frame.a, frame.b)}.`,
    ask(frame, problem) {
      const { alone } = stateOf(problem, frame);
      const [x, y] = alone;
      return x === undefined || y === undefined
        ? `${first(frame, problem)} – ${second(frame, problem)}: they are partners in the kept matching. So all others keep theirs.`
        : `${first(frame, problem)} – ${second(frame, problem)}? They leave on trial. Their partners ${tied(problem, frame, x)} and ${tied(problem, frame, y)} are exposed. Can all who remain be paired?`;
    },
    refuse: (frame, problem) =>
      `So ${first(frame, problem)} must not meet ${second(frame, problem)}: the others could not all be paired. Both come back, and the old partners too.`,
    pair(frame, problem) {
      const { a, b } = frame;
      const white = isWhite(roundAt(problem, frame), a, b) ? first(frame, problem) : second(frame, problem);
      return `${first(frame, problem)} – ${second(frame, problem)} is a pair of the round: ${white} has White. All who remain can be paired.`;
    },
    done: ({ a }) =>
      `The round is paired: ${counted(a, "pair")}. No pair had to be taken back.${a > 0 ? " The table “Why?” says who was passed over, and why." : ""}`,
    game: gameText,
    rest: (frame, problem) =>
      frame.b === 2
        ? `${first(frame, problem)} has the bye: a point without a game, and never a bye again. ${first(frame, problem)} has ${pointsAfter(frame, problem, frame.a)} now.`
        : `${first(frame, problem)} has nobody to play with: no point in this round.`,
    stand: standText,
    end: endText,
  },
  why: {
    fail: () =>
      "An odd island has one left over, unless one of those who were taken away helps. There are more islands than helpers.",
    proof: () =>
      "The easy half of the theorem of Tutte and Berge: anyone who doubts the number can count islands and squares.",
    leave: ({ b }) =>
      b === 0
        ? "Whoever has no partner takes none away, so there are as many pairs as before."
        : "One player has left and one is exposed. If that one finds a partner, there are as many pairs as before.",
    out: () =>
      "The question starts at the bottom: anyone asked earlier who could have stayed out would have been taken.",
    ask: (frame, problem) =>
      stateOf(problem, frame).alone.length === 0
        ? "The kept matching pairs all the others already, so no search is needed."
        : "Two have left, so only their partners are exposed, and one search decides.",
    pair: () => "A complete pairing of the others is kept. So this choice never has to be taken back.",
    refuse: () => "With this pair, somebody further down would find no opponent whom the rules allow.",
  },
  kinds: {
    start: "how many?",
    pick: "possible pair",
    search: "search",
    flip: "partners",
    fail: "no path",
    count: "count",
    proof: "proof",
    who: "who?",
    noBye: "no bye",
    leave: "trial",
    stay: "is needed",
    bye: "bye",
    out: "out",
    which: "which pairs?",
    player: "player",
    forbid: "forbidden",
    ask: "question",
    refuse: "refused",
    pair: "pair",
    done: "done",
    game: "result",
    rest: "no game",
    stand: "standings",
    end: "end",
  },
  where(frame, problem) {
    const { act, made, isCourse, round } = stateOf(problem, frame);
    if (frame.step === "end") return "the end";
    if (act === "standings") return `after round ${round.field.round - 1}`;
    const of = isCourse ? `round ${round.field.round}, ` : "";
    if (act === "results") return `${of}results`;
    if (act === "many") return `${of}step 1, how many`;
    if (act === "who") return `${of}step 2, who`;
    return `${of}step 3, ${counted(made.length, "pair")} made`;
  },
  levels: { move: ["Move", "Moves"], stage: ["Player", "Players"], phase: ["Step", "Steps"] },
  invariants: {
    legal: "No pair breaks a rule",
    promise: "Made + possible = promised",
    best: "The best first",
    sum: "Points add up",
  },
  claims: {
    placed: "Everyone is placed once",
    legal: "Every pair and bye is allowed",
    most: "No pairing has more pairs",
    points: "Points add up",
  },
  choices: {
    results: {
      label: "The rounds are",
      values: {
        none: "not played: only the next one is paired",
        better: "played: the better number wins",
        draws: "played: all draws",
        lot: "played: results by lot",
      },
    },
  },
  examples,
  input: {
    label: "Players, one on each line: name: games",
    hint: "A game is 5w1: the opponent’s number, your colour (w, b), your result (1 = 0). U is a bye. Numbers are the players’ lines, from 1. Before them, if you like: rounds 5; results lot 7; result 3 4 1; forbid 3 4.",
    size: "Players",
  },
};

/** What is asked before a step. Players by their start numbers. */
export interface QuestionWords {
  leave(player: number): QuestionText;
  player(player: number): QuestionText;
  ask(player: number, opponent: number): QuestionText;
  readonly flip: QuestionText;
  stand(points: string, leaders: readonly number[]): QuestionText;
}

export const questionWords: QuestionWords = {
  leave: (player) => ({
    prompt: "Who is asked next whether they can stay out?",
    hint: "Go from the bottom of the field up. The circle ends at the top left.",
    why: `The lowest who can be asked now is ${player}: whoever stands below is out, is needed, or must not have a bye.`,
  }),
  player: (player) => ({
    prompt: "Who chooses an opponent next?",
    hint: "The best player who is neither paired nor out.",
    why: `Nobody who is left stands above ${player}.`,
  }),
  ask: (player, opponent) => ({
    prompt: `Which opponent does the method try next for ${player}?`,
    hint: "Leave out those whom the table has judged. Nearest in points, then colours, then rank.",
    why: `All before ${opponent} in the order of ${player} have been judged, or are forbidden.`,
  }),
  flip: {
    prompt: "Choose a player who has no partner in the kept matching.",
    hint: "A disc without a dotted line.",
    why: "An augmenting path joins two who are exposed; all those between them only change partners.",
  },
  stand: (points, leaders) => ({
    prompt: "Who is in the first score group now? Choose one of its players.",
    hint: "The cross table shows the points, with the results of this round.",
    why: `With ${points}: ${leaders.join(", ")}.`,
  }),
};
