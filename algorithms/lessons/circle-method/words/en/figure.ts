import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import type { Part } from "#algorithms/kit/rounds/window.ts";
import { type Place, placeOf } from "#algorithms/lessons/circle-method/figure/state.ts";
import type { Problem } from "#algorithms/lessons/circle-method/problem.ts";
import type { CellName, StepCall, Steps } from "#algorithms/lessons/circle-method/steps.ts";

/** What the picture and the tables of the circle method say, in English. */
export const sceneWords = {
  player: (player: number, name: string | undefined): string =>
    name === undefined ? `player ${player}` : `player ${player}, ${name}`,
  emptyChair: "empty chair",
  bye: "bye",
  top: "top",
  sum: "sum",
  /** The whole picture in a sentence. */
  picture({ n }: Problem, { odd, m, i, rows, paired, isPaired, pairOf, guestPaired }: Place): string {
    if (i === 0) return `${n} players: ${m} on a circle${odd ? "" : `, player ${n} in the middle`}.`;
    const listed = Math.min(paired, 12);
    const pairs: string[] = [];
    for (let j = 1; j <= rows && pairs.length < listed; j++)
      if (isPaired(j)) pairs.push(pairOf(j).join(" meets "));
    if (paired > listed) pairs.push(`and ${counted(paired - listed, "more pair")}`);
    const [a, b] = guestPaired ? pairOf(rows + 1) : [i, n];
    if (guestPaired && (a !== i || b !== n)) pairs.push(`${a} meets ${b}`);
    const top = odd
      ? "sits out"
      : guestPaired && a === i && b === n
        ? `meets player ${n} in the middle`
        : "is at the top";
    return `Round ${i}: player ${i} ${top}${pairs.length > 0 ? `; ${pairs.join(", ")}` : ""}.`;
  },
  key: { chosen: "this step", done: "paired", sides: "White, Black", active: "sits out" },
  row: (j: number): string => `j = ${j}`,
  schedule: "Schedule",
  round: "Round",
  sitsOut: "sits out",
  withGuest: "middle",
  games: (count: number, of: number): string => `${count} of ${counted(of, "game")}`,
  /** Which rounds and rows of the whole schedule are shown. */
  part: (from: number, to: number, of: number, rows?: Part): string =>
    `rounds ${from}–${to} of ${of}${rows ? `, rows ${rows[0]}–${rows[1]} of ${rows[2]}` : ""}`,
};

/** The figures with which the invariants and the claims of the circle method are shown, in English. */
export const evidence = {
  pairs: (pairs: number, n: number): string =>
    `${counted(pairs, "game")} = ${counted(pairs, "pair")} = ${n} · ${n - 1} / 2`,
  roundsWithByes: (rounds: number, byes: number, n: number): string =>
    `${counted(rounds, "round")}, ${counted(byes, "bye")}, ${n} players`,
  rounds: (rounds: number, games: number): string =>
    `${counted(rounds, "round")} of ${counted(games, "game")}`,
  amiss: (rounds: number, all: number): string => `somebody missing in ${rounds} of ${counted(all, "round")}`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, formula: string, isSame: boolean): string =>
    `${counted(breaks, "break")} ${isSame ? "=" : "≠"} ${formula}`,
  /** How many breaks a rule gives, for odd and for even n. */
  formulas: {
    balanced: { odd: "0", even: "n − 2" },
    printed: { odd: "(n − 1)(n − 3)", even: "(n − 2)²" },
  },
  modulo: (sum: string, m: number): string => `${sum} (mod ${m})`,
  sums: (different: string, m: number): string => `sums ${different} (mod ${m})`,
  places: (places: number, players: number): string =>
    `${counted(places, "place")}, ${counted(players, "player")}`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
};

/** The shorthand of the steps and the labels of the phases of the circle method, in English. */
export const notation = {
  round: (round: number): string => `round ${round}`,
  bye: (player: number): string => `${player} bye`,
  right: (player: number): string => `a = ${player}`,
  left: (player: number): string => `b = ${player}`,
  full: (round: number): string => `${round} full`,
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  seven: {
    title: "Seven players",
    why: "The smallest odd field in which every round has three games.",
  },
  eight: {
    title: "Eight players",
    why: "Player 8 stays in the middle, so nobody sits out.",
  },
  club: {
    title: "Eleven, with names",
    why: "A club evening. The names are in three scripts; the rule is the same.",
  },
  printed: {
    title: "Eight, colours as printed",
    why: "The player named first always has White: watch what happens to player 8.",
  },
  two: {
    title: "Two players",
    why: "One game. Does the loop still end?",
  },
  three: {
    title: "Three players",
    why: "The smallest circle that turns.",
  },
  "two-hundred": {
    title: "Two hundred players",
    why: "19,900 games: the same picture, at real size.",
  },
};

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 24;

/** A player, tied to the disc on the figure. */
function tied(problem: Problem, player: number): string {
  return `[${playerName(problem.names, player, LONGEST_SHOWN)}](p${player})`;
}

function ordinal(k: number): string {
  return (
    ORDINALS[k] ??
    `${k}${k % 10 === 1 && k % 100 !== 11 ? "st" : k % 10 === 2 && k % 100 !== 12 ? "nd" : k % 10 === 3 && k % 100 !== 13 ? "rd" : "th"}`
  );
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Circle method",
  opening: ({ n }) =>
    n % 2 === 1
      ? `${n} players sit on a circle, in order. The chair in the middle stays empty. Players who are level will meet.`
      : `${n === 2 ? "One of the 2 players sits" : `${n - 1} of the ${n} players sit`} on a circle; player ${n} takes the chair in the middle. Players who are level will meet.`,
  steps: {
    turn(frame, problem) {
      const { m } = placeOf(problem, frame);
      if (frame.a === 1) return `Round 1 begins with ${tied(problem, 1)} at the top.`;
      return `Everyone${problem.n % 2 === 1 ? "" : " on the circle"} moves on by one seat, anticlockwise: ${tied(problem, frame.a)} comes to the top, and ${tied(problem, seat(frame.a - 1, m))} goes down on the left.`;
    },
    rest: (frame, problem) =>
      problem.n === 1
        ? "There is nobody else. The round is empty."
        : `Nobody is level with the top and the chair in the middle is empty, so ${tied(problem, frame.a)} sits out round ${frame.a}.`,
    right(frame, problem) {
      const { i, j, m } = placeOf(problem, frame);
      const seats = j === 1 ? "One seat" : `${j} seats`;
      return `${seats} to the right of the top sits ${tied(problem, seat(i + j, m))}: ${sum(i, j, m, 1)}.`;
    },
    left(frame, problem) {
      const { i, j, m } = placeOf(problem, frame);
      const seats = j === 1 ? "One seat" : `${j} seats`;
      return `${seats} to the left, at the same height, sits ${tied(problem, seat(i - j, m))}: ${sum(i, j, m, -1)}.`;
    },
    game(frame, problem) {
      const { i, j, m } = placeOf(problem, frame);
      const { a, b } = frame;
      const head = `${tied(problem, a)} plays ${tied(problem, b)}. Their numbers add up to ${a + b}${a + b === 2 * i ? `, twice ${i}` : `, which is twice ${i} modulo ${m}`}.`;
      if (problem.colors === "printed") return `${head} The right-hand seat is written first and has White.`;
      return `${head} Row ${j} is ${j % 2 === 1 ? "odd, so the right-hand" : "even, so the left-hand"} seat has White.`;
    },
    guest(frame, problem) {
      const { a, b } = frame;
      const head = `${tied(problem, a)} at the top would sit out, so ${tied(problem, b)} in the middle is the opponent.`;
      if (problem.colors === "printed")
        return `${head} The last player is written second and has Black${a === 1 ? "" : " again"}.`;
      return `${head} In ${a % 2 === 1 ? "odd" : "even"} rounds the middle has ${a % 2 === 1 ? "Black" : "White"}.`;
    },
    full(frame, problem) {
      const { m, gamesPerRound, games } = placeOf(problem, frame);
      const i = frame.a;
      if (gamesPerRound === 0) return `Round ${i} has no game.`;
      const all =
        i === m
          ? ` ${games === 1 ? "That was the only game" : `All ${games} games are made`}: everyone has met everyone.`
          : "";
      if (m < 3) return `Round ${i} is complete.${all}`;
      return `Round ${i} is complete. Every level pair adds up to ${(2 * i) % m} modulo ${m}, and no other round has that sum.${all}`;
    },
  },
  why: {
    rest: (_frame, { n }) =>
      `With ${n} players, an odd number, somebody has to sit out in every round. Each player is at the top exactly once, so everyone sits out exactly once.`,
    game(frame, problem) {
      const { j } = placeOf(problem, frame);
      return problem.colors === "printed"
        ? "The program as it was printed names the right-hand seat first. For odd n that is fair in number, but the same colours come in long runs."
        : `A player’s row number goes down by one from round to round, then up again. If White goes by its parity (here j = ${j}), the colours alternate.`;
    },
    guest(_frame, problem) {
      return problem.colors === "printed"
        ? "The program as it was printed names the last player second in every round, so that player never has White. Alternating by round mends that."
        : "The player in the middle meets somebody new in every round, so the colour can simply alternate: Black, White, Black, …";
    },
    full: () =>
      "The sum of a level pair is twice the number at the top. The number of seats is odd, so doubling never gives the same remainder twice: no pair comes back.",
  },
  kinds: {
    turn: "turn",
    rest: "rest",
    right: "right",
    left: "left",
    game: "game",
    guest: "middle",
    full: "full",
  },
  where(frame, problem) {
    const { i, m, paired, guestPaired } = placeOf(problem, frame);
    if (i === 0) return "before the first round";
    if (frame.step === "game") return `round ${i} of ${m}, ${ordinal(paired + (guestPaired ? 1 : 0))} game`;
    return `round ${i} of ${m}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Game", "Games"], phase: ["Round", "Rounds"] },
  invariants: {
    sum: "All level pairs of the round have one sum",
    once: "Nobody plays twice in the round",
    met: "No two players have met twice",
    written: "What is told is what is written",
  },
  claims: {
    pairs: "Every pair meets exactly once",
    rounds: "One game a round for each player",
    whites: "Whites and Blacks of each player",
    breaks: "Same colour twice in a row",
  },
  choices: {
    colors: {
      label: "White",
      values: { balanced: "by row and round: balanced", printed: "to the player named first, as printed" },
    },
  },
  examples,
  input: {
    label: "Players, one on each line",
    hint: "Names, one a line, or just a number of players. You may drop a text file here.",
    size: "Players",
  },
};

/** "2 + 3 = 5", or with the seven taken away: "6 + 3 = 9, and 9 − 7 = 2". */
function sum(i: number, j: number, m: number, sign: 1 | -1): string {
  const x = i + sign * j;
  const plain = sign === 1 ? `${i} + ${j} = ${x}` : `${i} − ${j} = ${x < 0 ? `−${-x}` : x}`;
  if (x > m) return `${plain}, and ${x} − ${m} = ${x - m}`;
  if (x < 1) return `${plain}, and ${x < 0 ? `−${-x}` : x} + ${m} = ${x + m}`;
  return plain;
}

/** What is asked before a step of the circle method; j is the row of the circle. */
export type QuestionWords = Readonly<
  Record<
    "topOdd" | "topEven" | "left" | "white" | "guest",
    (problem: Problem, next: StepCall, j: number) => QuestionText
  >
>;

/** Nothing has turned before the first round. */
const FIRST = "Round 1 begins with 1 at the top.";

export const texts: QuestionWords = {
  topOdd: (_problem, { a }) => ({
    prompt: `Who sits out round ${a}? Choose the player.`,
    hint:
      a === 1
        ? "The one at the top sits out."
        : "The one who comes to the top sits out. Follow the arrow by one seat.",
    why: a === 1 ? FIRST : `The circle turns by one seat, so ${a} follows ${a - 1} to the top.`,
  }),
  topEven: ({ n }, { a }) => ({
    prompt: `Whom does player ${n}, in the middle, meet in round ${a}?`,
    hint:
      a === 1
        ? "The middle plays whoever is at the top."
        : "The middle plays whoever comes to the top. Follow the arrow by one seat.",
    why: a === 1 ? FIRST : `The circle turns by one seat, so ${a} comes to the top and meets the middle.`,
  }),
  left: (problem, { a, b }) => ({
    prompt: `Whom does ${playerName(problem.names, b)} meet? Choose the player.`,
    hint: `Look for the seat at the same height: ${a} ${a === 1 ? "seat" : "seats"} to the left of the top.`,
    why: "Level seats are equally far from the top, one on the right and one on the left.",
  }),
  white: (problem, { a, b }, j) => ({
    prompt: `Who has White, ${playerName(problem.names, a)} or ${playerName(problem.names, b)}?`,
    hint:
      problem.colors === "printed"
        ? "Here the seat that is named first has White: the one on the right."
        : "Odd rows give White to the right, even rows to the left. Which row is it?",
    why:
      problem.colors === "printed"
        ? "The right-hand seat is named first."
        : `Row ${j} is ${j % 2 === 1 ? "odd: White on the right" : "even: White on the left"}.`,
  }),
  guest: (problem, { a, b }) => ({
    prompt: `Who has White, ${playerName(problem.names, a)} at the top or ${playerName(problem.names, b)} in the middle?`,
    hint:
      problem.colors === "printed"
        ? "The last player is always written second."
        : "The middle begins with Black and then alternates.",
    why:
      problem.colors === "printed"
        ? "The last player is always written second."
        : `Round ${a} is ${a % 2 === 1 ? "odd: the middle has Black" : "even: the middle has White"}.`,
  }),
};
