import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import { type ColorRule, fewest, isBalanced } from "#algorithms/lessons/first-move/color-rules.ts";
import {
  colorAt,
  gameBefore,
  isRenumbering,
  meeting,
  type Place,
  placeOf,
  shareOf,
  signed,
} from "#algorithms/lessons/first-move/figure/state.ts";
import type { Problem } from "#algorithms/lessons/first-move/problem.ts";
import type { CellName, Frame, Steps } from "#algorithms/lessons/first-move/steps.ts";

/** What the picture and the tables of the first move say, in English. */
export const sceneWords = {
  round: "round",
  breaks: "breaks",
  break_: "break",
  white: "White",
  black: "Black",
  whiteSign: "W",
  blackSign: "B",
  player_: "Player",
  bye: "bye",
  middle: "middle",
  difference: "W − B",
  player: (player: number, name: string | undefined): string =>
    name === undefined ? `player ${player}` : `player ${player}, ${name}`,
  renamed: (player: string, number: number): string => `${player}, now ${number}`,
  cell(player: number, round: number, color: number, opponent: number): string {
    const head = `player ${player}, round ${round}`;
    if (opponent === 0) return `${head}: bye`;
    return color === 0 ? head : `${head}: ${color === 1 ? "White" : "Black"} against ${opponent}`;
  },
  /** The whole picture in a sentence. */
  picture({ n }: Problem, place: Place, frame: Frame): string {
    const { p, r, rounds } = place;
    if (p === 0) return `A table of ${n} players and ${counted(rounds, "round")}, still empty.`;
    const shown = Math.min(r, 20);
    const colors: string[] = Array.from({ length: shown }, (_, k) => {
      const color = colorAt(frame, place, p, k + 1);
      return color === 1 ? "White" : color === -1 ? "Black" : "bye";
    });
    const now = { rename: "Numbers are changing.", sort: "The rows stand by their new numbers." }[
      frame.step as string
    ];
    if (now !== undefined) return `A table of ${n} players and ${counted(rounds, "round")}. ${now}`;
    if (frame.step === "turn" || frame.step === "official")
      return `A table of ${n} players and ${counted(rounds, "round")}, by their new numbers and with the rounds backwards.`;
    if (r > shown) colors.push(`and ${counted(r - shown, "more round")}`);
    const done = place.finished === 0 ? "" : ` ${place.finished} of ${n} rows are complete.`;
    return `Player ${p}${colors.length > 0 ? `: ${colors.join(", ")}` : ": nothing yet"}.${done}`;
  },
  part: (from: number, to: number, of: number): string => `${from}–${to} of ${of}`,
  total: (count: number): string => `${count} in all`,
  key: { chosen: "this step", sides: "White, Black; inside: the opponent", ghost: "bye" },
  counts: "Players",
  row: { title: "Row", corner: "round", columns: ["meets", "row j", "colour"] },
  rules: "Rules",
  rule: "White",
  share: "|W − B|",
  formula: "formula",
  ruleNames: { printed: "printed", "last-alternates": "last alt.", balanced: "balanced", own: "yours" },
  breaksSoFar: (count: number): string => `${count} ${count === 1 ? "break" : "breaks"} so far`,
  playersPart: (from: number, to: number, of: number): string => `players ${from}–${to} of ${of}`,
  roundsPart: (from: number, to: number, of: number): string => `rounds ${from}–${to} of ${of}`,
  ofPlayer: (player: number): string => (player === 0 ? "" : `player ${player}`),
  berger: { title: "As Berger", corner: "round", columns: ["Berger’s games", "found here"] },
  bergerNote: "rounds backwards",
  of: (part: number, all: number): string => `${part} of ${all}`,
  fewest: (count: number): string => `fewest: ${count}`,
};

/** The figures with which the invariants and the claims of the first move are shown, in English. */
export const evidence = {
  games: (games: number, whites: number): string => `${counted(games, "game")}, ${counted(whites, "White")}`,
  /** W − B of the reader’s own colors, and what is possible. */
  range: (least: string, most: string, odd: boolean): string =>
    `${least} to ${most}; ${odd ? "0 is possible" : "±1 is the best"}`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, formula: string, isSame: boolean): string =>
    `${counted(breaks, "break")} ${isSame ? "=" : "≠"} ${formula}`,
  miscounted: (player: number, told: number, there: number): string =>
    `player ${player}: ${told} counted, ${there} there`,
  fewest: (breaks: number): string => `${counted(breaks, "break")}, the fewest`,
  above: (breaks: number, above: number): string => `${counted(breaks, "break")}, ${above} above the fewest`,
  bound: (breaks: number, formula: string, least: number, without: number): string =>
    `${breaks} ${breaks < least ? "<" : "≥"} ${formula} = ${least}; ${without} without a break`,
  berger: (games: number, pairs: number, same: number): string =>
    `${counted(games, "game")}, ${pairs} with Berger’s pair, ${same} with the same colours`,
  opposite: (player: number, seen: number, opposite: number): string =>
    `row ${player}: ${seen} seen from both sides, ${opposite} opposite`,
  counted: (kept: number, fresh: number): string =>
    `${kept} ${kept === fresh ? "=" : "≠"} ${fresh} equal neighbours`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  different: (rows: number, different: number): string => `${counted(rows, "row")}, ${different} different`,
  /** How many breaks a rule gives: for odd n, or for even n, if it is not the fewest there can be. */
  formulas: {
    none: "0",
    fewest: "n − 2",
    odd: "(n − 1)(n − 3)",
    printed: "(n − 2)²",
    lastAlternates: "(n − 2)(n − 3)",
  },
};

/** The shorthand of the steps and the labels of the phases of the first move, in English. */
export const notation = {
  player: (player: number): string => `player ${player}`,
  bye: (player: number): string => `${player} bye`,
  same: (white: boolean): string => (white ? "W W" : "B B"),
  done: (whites: number, blacks: number): string => `${whites} W, ${blacks} B`,
  count: (breaks: number): string => `${breaks} ${breaks === 1 ? "break" : "breaks"}`,
  rename: (player: number, number: number): string => `${player} → ${number}`,
  berger: "renumber",
  sort: "sort",
  turn: "backwards",
  official: "Berger",
  all: "all",
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  eight: {
    title: "Eight players",
    why: "The smallest even field in which you can see the one break of each row wander along the diagonal.",
  },
  seven: {
    title: "Seven players",
    why: "The same games without player 8: the breaks are gone, and byes stand in their place.",
  },
  printed: {
    title: "Eight, as printed",
    why: "White always to the right: long runs, and player 8 never has White.",
  },
  last: {
    title: "Eight, the last one alternates",
    why: "The smallest repair: the share is right, but the runs remain.",
  },
  "seven-printed": {
    title: "Seven, as printed",
    why: "Equal shares, and still 24 breaks.",
  },
  own: {
    title: "Six, coloured by hand",
    why: "The lower number always has White: a common first idea. What does the certificate say?",
  },
  berger: {
    title: "Eight, from circle to Berger",
    why: "The balanced table, renumbered and read backwards: it becomes the official one, colours and all.",
  },
  club: {
    title: "Eleven, with names",
    why: "A club evening: everyone has five Whites, five Blacks and a bye.",
  },
  two: {
    title: "Two players",
    why: "One game, so no break, and an unequal share.",
  },
  three: {
    title: "Three players",
    why: "The smallest field with a bye.",
  },
  "two-hundred": {
    title: "Two hundred players",
    why: "39,800 places and 198 breaks, at real size.",
  },
};

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 24;

const RULE_NAMES: Readonly<Record<ColorRule, string>> = {
  balanced: "White by row and by round",
  "last-alternates": "White to the right, the last player alternates",
  printed: "White to the right, as printed",
  berger: "White by row and by round, then Berger’s numbers",
  own: "your own colours",
};

/** A player, tied to the head of the row. */
function tied(problem: Problem, player: number): string {
  return `[${playerName(problem.names, player, LONGEST_SHOWN)}](p${player})`;
}

/** The same where the row may lie outside the window of a big field. */
function named(problem: Problem, player: number): string {
  return playerName(problem.names, player, LONGEST_SHOWN);
}

function count(k: number, unit: string): string {
  return `${k === 0 ? "no" : k} ${unit}${k === 1 ? "" : "s"}`;
}

export function colorName(color: number): string {
  return color === 1 ? "White" : "Black";
}

/** Why the rule gives this player this color in this round. */
export function reasonForColor(problem: Problem, p: number, r: number, color: number): string {
  const { n, colors } = problem;
  const { opponent, j, onRight } = meeting(n, p, r);
  const side = onRight ? "right" : "left";
  if (colors === "own") return "That is how you wrote it.";
  if (j === 0) {
    const middle = `${p === n ? p : opponent} sits in the middle`;
    if (colors === "printed") return `${middle} and is named second in every round: Black.`;
    return `${middle}: Black in odd rounds, White in even ones. Round ${r} is ${r % 2 === 1 ? "odd" : "even"}.`;
  }
  if (!isBalanced(colors))
    return `The right-hand player is named first and has White; ${p} sits on the ${side}.`;
  const white = (color === 1) === onRight ? "right" : "left";
  return `Row ${j} is ${j % 2 === 1 ? "odd" : "even"}, so White sits on the ${white}; ${p} sits on the ${side}.`;
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "First move",
  opening: ({ n, colors }) =>
    `${n} players, the pairs of the circle method, ${RULE_NAMES[colors]}. We write down each player’s colours, row by row.`,
  steps: {
    player: (frame, problem) =>
      problem.n % 2 === 1
        ? `The row of ${tied(problem, frame.a)}: ${problem.n - 1} games and a bye, in ${problem.n} rounds.`
        : `The row of ${tied(problem, frame.a)}: ${count(problem.n - 1, "game")}, one in each round.`,
    rest: (frame, problem) =>
      `Round ${frame.a}: ${tied(problem, frame.b)} is at the top and sits out.${frame.a === 1 ? "" : " The colour before the bye still counts as the last one."}`,
    game(frame, problem) {
      const place = placeOf(problem, frame);
      const { a: r, b: p } = frame;
      const { opponent, j, onRight } = meeting(problem.n, p, r);
      const color = colorName(colorAt(frame, place, p, r));
      const head = `Round ${r}: ${tied(problem, p)} meets ${named(problem, opponent)}`;
      if (j === 0 && p === problem.n)
        return `Round ${r}: ${tied(problem, p)}, in the middle, meets ${named(problem, opponent)} and has ${color}.`;
      if (j === 0) return `${head}, in the middle, and has ${color}.`;
      return `${head} in row ${j}, on the ${onRight ? "right" : "left"}, and has ${color}.`;
    },
    same(frame, problem) {
      const place = placeOf(problem, frame);
      const { a: r, b: p } = frame;
      const color = colorName(colorAt(frame, place, p, r));
      const k = frame.cells.breaks[p - 1] ?? 0;
      const head = `${color} in round ${gameBefore(frame, place, p, r)}, ${color} again in round ${r}: a break`;
      return k === 1
        ? `${head}, the first of ${tied(problem, p)}.`
        : `${head}. ${tied(problem, p)} now has ${k}.`;
    },
    done(frame, problem) {
      const [whites, blacks] = shareOf(problem, frame, frame.a);
      const breaks = frame.cells.breaks[frame.a - 1] ?? 0;
      return `${tied(problem, frame.a)} is done: ${count(whites, "White")}, ${count(blacks, "Black")}, ${count(breaks, "break")}.`;
    },
    count(frame, { n, colors }) {
      const least = fewest(n).breaks;
      const total = frame.a;
      const head = total === 0 ? "No break at all." : `${total} ${total === 1 ? "break" : "breaks"} in all.`;
      if (total === least) return `${head} With ${n} players in the fewest rounds there cannot be fewer.`;
      const verdict = `${head} The fewest for ${n} players is ${least}: that is ${total - least} too many.`;
      if (colors !== "own") return verdict;
      const surplus = Array.from(frame.cells.surplus);
      return `${verdict} W − B runs from ${signed(Math.min(...surplus))} to ${signed(Math.max(...surplus))}.`;
    },
    berger: (_frame, { n }) =>
      `From now on no game changes its pair or its colours. Everyone gets a new number: player p becomes 1 − p/2, modulo ${n - 1 + (n % 2)}.`,
    rename(frame, problem) {
      const { a: p, b: k } = frame;
      const m = problem.n - 1 + (problem.n % 2);
      if (p > m) return `${tied(problem, p)} is in the middle, not on the circle, and keeps the number ${k}.`;
      const half = p % 2 === 0 ? p / 2 : (p + m) / 2;
      const halved = p % 2 === 0 ? `${p}/2 = ${half}` : `${p}/2 is (${p} + ${m})/2 = ${half}`;
      const value = 1 - half;
      return `${tied(problem, p)} becomes ${k}: ${halved}, and 1 − ${half} = ${signed(value)}${value === k ? "" : `, which is ${k} modulo ${m}`}.`;
    },
    sort: (_frame, { n }) =>
      `The rows go where their new numbers belong, 1 to ${n} from the top. Every row still holds the same games, in the same order.`,
    turn: (frame) =>
      frame.a === 1
        ? "There is only one round, so reading backwards changes nothing."
        : `Now read the rounds backwards: round ${frame.a} becomes round 1, round ${frame.a - 1} becomes round 2, and so on.`,
    official: (_frame, { n }) =>
      `Compare with the official table: ${n === 2 ? "the only game is" : `all ${(n * (n - 1)) / 2} games are`} in Berger’s round, with Berger’s colours. It is one and the same colouring.`,
  },
  why: {
    rest: () =>
      "A bye is not a game. A player who has White, then a bye, then White again has had White twice in a row.",
    game: (frame, problem) =>
      reasonForColor(problem, frame.b, frame.a, colorAt(frame, placeOf(problem, frame), frame.b, frame.a)),
    rename: () =>
      "Halving turns the sum 2i of round i into i, and the minus sign runs it backwards: the new sums are 2 − i, and those of Berger’s rounds grow by one.",
    turn: () =>
      "In round i the new numbers add up to 2 − i. In Berger’s round r they add up to r + 1. So r = 1 − i, which is m + 1 − i.",
    official: () =>
      "White went to p when (p − q)/2 was odd modulo m. The new numbers differ by the opposite of that, which is even, as m is odd. Berger gives White to even differences.",
    same({ b: p }, { n, colors }) {
      if (isBalanced(colors))
        return p === n - 1
          ? "The game against the middle is the extra one. It comes last, White comes before it, and it is White as well."
          : "The game against the middle is the extra one. White comes before it and Black after it, and it has to agree with one of them.";
      if (colors === "own") return "Nothing forbids it. The question is only whether fewer are possible.";
      if (p === n && n % 2 === 0)
        return "Who sits in the middle is named second in every round, so the colour never changes.";
      return "A player climbs the right of the circle, then goes down the left. With White always on the right, the colour stays for many rounds.";
    },
    done: (_frame, { n }) =>
      n % 2 === 1
        ? `${n - 1} is an even number of games, so an equal share is possible.`
        : `${n - 1} is an odd number of games, so the share cannot be equal; a difference of one is the best.`,
    count: (_frame, { n }) =>
      n % 2 === 1
        ? "You cannot have fewer than zero."
        : "Without a break a row reads WBWB… or BWBW…. Two equal rows could never meet, so at most two players have no break.",
  },
  // A break that lies ahead is called a game, so that the timeline does not answer the questions.
  kinds: {
    player: "player",
    rest: "bye",
    game: "game",
    same: "game",
    done: "row",
    count: "total",
    berger: "numbers",
    rename: "number",
    sort: "order",
    turn: "backwards",
    official: "Berger",
  },
  where(frame, problem) {
    const { p, r, rounds } = placeOf(problem, frame);
    if (p === 0) return "before the first player";
    if (frame.step === "count") return "all players";
    if (isRenumbering(frame)) return "the new numbers";
    return r === 0 ? `player ${p} of ${problem.n}` : `player ${p}, round ${r} of ${rounds}`;
  },
  levels: { move: ["Round", "Rounds"], stage: ["Break", "Breaks"], phase: ["Player", "Players"] },
  invariants: {
    opposite: "Opponents have opposite colours",
    counted: "Breaks of the finished rows",
    strings: "No two rows are the same",
    written: "What is told is what is written",
  },
  claims: {
    legal: "Every game has one White",
    share: "Whites minus Blacks of each player",
    breaks: "Same colour twice in a row",
    minimum: "The lower bound on breaks",
    berger: "Renumbered and backwards: Berger’s games",
  },
  choices: {
    colors: {
      label: "White",
      values: {
        balanced: "by row and round: balanced",
        "last-alternates": "to the right; the last player alternates",
        printed: "to the right, as printed",
        berger: "balanced, then with Berger’s numbers",
        own: "as you write it",
      },
    },
  },
  examples,
  input: {
    label: "Players, and colours of your own",
    hint: "A number of players, or names, one a line. Choose “as you write it” to edit the colours: a line for each round, White first.",
    size: "Players",
  },
};

/** What is asked before a step of the first move. */
export const texts = {
  color(problem: Problem, p: number, r: number, opponent: number, color: number): QuestionText {
    const { j, onRight } = meeting(problem.n, p, r);
    const seat =
      j === 0
        ? "That is the game against the middle."
        : `They sit in row ${j}, and ${p} is on the ${onRight ? "right" : "left"}.`;
    const rule = isBalanced(problem.colors)
      ? `Odd rows: White on the right. Even rows: on the left.${problem.n % 2 === 1 ? "" : " The middle begins with Black and alternates."}`
      : "White sits on the right.";
    const middle =
      problem.colors === "printed"
        ? "The middle is named second in every round, and has Black."
        : "The middle begins with Black and alternates.";
    return {
      prompt: `Round ${r}: ${playerName(problem.names, p, 24)} meets ${playerName(problem.names, opponent, 24)}. Which colour does ${p} have? Choose the disc under the board.`,
      hint: `${seat} ${j === 0 ? middle : rule}`,
      why: reasonForColor(problem, p, r, color),
    };
  },
  where: (problem: Problem, p: number, round: number): QuestionText => ({
    prompt: `Player ${playerName(problem.names, p, 24)} will have one break. Choose the second of the two games of equal colour in row ${p}.`,
    hint: `The extra game, against ${problem.n} in the middle, is in round ${p}. The circle game before it is White, ${p === problem.n - 1 ? "and none comes after it" : "the one after it Black"}.`,
    why: `In round ${p} player ${p} has ${p % 2 === 1 ? "White, as in the game before" : "Black, as in the game after"}: the break is in round ${round}.`,
  }),
  share: (problem: Problem, p: number, sum: number): QuestionText => ({
    prompt: `Which colour has ${playerName(problem.names, p, 24)} had more often? Choose the disc under the board.`,
    hint: "Pair the games off: white and black cancel. The number of games is odd, so one is left over.",
    why: `One ${colorName(sum)} more: a difference of one is the best there is with an odd number of games.`,
  }),
};
