import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import type { Part } from "#algorithms/kit/rounds/window.ts";
import {
  type Call,
  callsOf,
  daysOf,
  gamesAt,
  gamesSoFar,
  isOver,
  lostPairs,
  type Place,
  placeOf,
  playersShown,
  restingOn,
} from "#algorithms/lessons/recursive-halving/figure/state.ts";
import type { Problem } from "#algorithms/lessons/recursive-halving/problem.ts";
import {
  type CellName,
  type Frame,
  opposite,
  type Steps,
} from "#algorithms/lessons/recursive-halving/steps.ts";

/** What the picture and the tables of the halving say, in English. */
export const sceneWords = {
  player: (player: number, name: string | undefined): string =>
    name === undefined ? `player ${player}` : `player ${player}, ${name}`,
  call: ({ from, to }: Call): string => `players ${from} to ${to}`,
  emptySeat: "empty seat",
  noRow: "no row",
  /** Over the columns. */
  heading({ call, day, turned }: Place, frame: Frame): string {
    if (!call) return "";
    if (frame.step === "rest" || frame.step === "meet") return `day ${day}: who rests?`;
    if (day === 0) return `${call.from} to ${call.to}`;
    return turned === 0 ? `day ${day}` : `day ${day}, turned by ${turned}`;
  },
  /** The whole picture in a sentence; `pairs` are the games of the day in words. */
  picture({ n }: Problem, { call, day }: Place, pairs: readonly string[]): string {
    if (!call) return `${n} players in two columns, and the calls of the recursion beside them.`;
    const where = `The call for players ${call.from} to ${call.to}, in two columns`;
    if (day === 0) return `${where}.`;
    return `${where}, on day ${day}${pairs.length > 0 ? `: ${pairs.join(", ")}` : ""}.`;
  },
  meets: (a: number, b: number): string => `${a} meets ${b}`,
  calls: "calls",
  deeper: (levels: number): string => `and ${levels} more ${levels === 1 ? "level" : "levels"}`,
  rows: (from: number, to: number, of: number): string => `rows ${from}–${to} of ${of}`,
  key: {
    chosen: "this step",
    done: "paired, done",
    sides: "White, Black",
    active: "open call",
    rejected: "never meet",
    ghost: "empty seat",
  },
  schedule: "Days",
  day: "Day",
  game: (k: number): string => `game ${k}`,
  sitsOut: "sits out",
  games: (count: number, of: number, lost: number): string =>
    `${count} of ${counted(of, "game")}${lost > 0 ? `, ${lost} lost` : ""}`,
  part: (from: number, to: number, of: number, games?: Part): string =>
    `days ${from}–${to} of ${of}${games ? `, games ${games[0]}–${games[1]} of ${games[2]}` : ""}`,
};

/** The figures with which the invariants and the claims of the halving are shown, in English. */
export const evidence = {
  pairs: (pairs: number, all: number): string => `${pairs} of ${counted(all, "pair")}`,
  missing: (pairs: number, all: number, never: string): string => `${pairs} of ${all} pairs; never: ${never}`,
  days: (days: number): string => `${days} ${days === 1 ? "day" : "days"}, nobody idle`,
  idleDays: (days: number, idle: number): string =>
    `${days} ${days === 1 ? "day" : "days"}, ${idle} times idle`,
  idleTwice: (idle: number, players: number): string =>
    `${idle} times idle, by ${counted(players, "player")}`,
  oneSided: (places: number): string =>
    `${places} ${places === 1 ? "entry" : "entries"} of which the opponent knows nothing`,
  ofCall: (games: number, wanted: number): string => `a call has ${counted(games, "game")}, not ${wanted}`,
  share: (most: number): string => `|W − B| ≤ ${most}`,
  breaks: (breaks: number, fewest: number): string =>
    `${counted(breaks, "break")}, fewest possible ${fewest}`,
  breaksOfSome: (breaks: number): string => `${breaks}, with games missing`,
  day: (day: number, players: number): string =>
    `day ${day}: ${players} players, ${counted(players / 2, "game")}`,
  written: (told: number, missing: number): string => `lost: ${told} told, ${missing} missing`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
};

/** The shorthand of the steps and the labels of the phases of the halving, in English. */
export const notation = {
  day: (day: number): string => `day ${day}`,
  back: (from: number, to: number): string => `back in ${from}…${to}`,
  rest: (day: number): string => `day ${day}: rest`,
  done: (from: number, to: number): string => `${from}…${to} done`,
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  eight: {
    title: "Eight players",
    why: "Three levels of halves, and small enough to do on paper.",
  },
  four: {
    title: "Four players",
    why: "One turn, then two calls of two.",
  },
  sixteen: {
    title: "Sixteen players",
    why: "120 games in fifteen calls: does the picture still say the same?",
  },
  "six-printed": {
    title: "Six, as printed",
    why: "Halves of three: two games vanish without a word.",
  },
  six: {
    title: "Six, repaired",
    why: "The smallest even field in which those who rest have to meet.",
  },
  seven: {
    title: "Seven, with an empty seat",
    why: "An odd field: someone has a day off each day.",
  },
  printed: {
    title: "Eight, colours as printed",
    why: "The first column always has White: watch players 1 and 8.",
  },
  club: {
    title: "Ten, with names",
    why: "Halves of five: the repair is needed twice, at two sizes.",
  },
  big: {
    title: "A hundred and twenty-eight",
    why: "8,128 games; the columns show a window of twelve rows.",
  },
};

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 22;

/** A player, tied to the disc when there is one on the figure. */
function tied(problem: Problem, frame: Frame, player: number): string {
  const name = playerName(problem.names, player, LONGEST_SHOWN);
  return playersShown(problem, frame).includes(player) ? `[${name}](p${player})` : name;
}

function span(from: number, to: number): string {
  if (from === to) return `player ${from}`;
  return to === from + 1 ? `${from} and ${to}` : `${from} to ${to}`;
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Recursive halving",
  opening({ n, repair }) {
    if (n === 2) return "Two players, one game: the smallest tournament there is.";
    // Halves of an odd size keep a row of games for those who rest inside them.
    const half = Math.ceil(n / 2);
    const plain =
      half % 2 === 0
        ? `${n} players stand in two columns. First everyone meets the whole other column; then each column is split in the same way.`
        : `${n} players stand in two columns. Everyone meets the whole other column, and each column is split in the same way.`;
    return repair
      ? plain
      : `${n} players, halved by the program as it was printed, which was meant for powers of two.`;
  },
  steps: {
    call(frame, problem) {
      const place = placeOf(problem, frame);
      const call = place.call as Call;
      const { from, to, h, left, size } = call;
      const again = isOtherHalf(problem, frame, place) ? `Back to day ${call.day}, for the other half. ` : "";
      if (left > 0)
        return `${again}Half of ${to - from + 1}, rounded down, is ${h}. So ${tied(problem, frame, left)} has no row, and nobody opposite.`;
      if (h === 1) return `${again}${from} and ${to}: one player in each column, and one game.`;
      if (to < from + h)
        return `${again}${span(from, to)} have ${size} seats${call.padded ? " and get one more" : ""}. All of the second column is empty: no games between the halves.`;
      if (call.resting)
        return `${again}Halves of ${h}, an odd number: on each of their days one seat of each half will rest. Games within a row are kept for those days.`;
      if (call.padded)
        return `${again}${size} seats, an odd number, get one more, which stays empty. Whoever is level with it has a bye that day.`;
      return `${again}${span(from, from + h - 1)} in the first column, ${span(from + h, to)} in the second. Each has to meet the whole other column.`;
    },
    turn(frame, problem) {
      const { call, turned } = placeOf(problem, frame);
      const { from, to, h, left, resting } = call as Call;
      const none = "Nobody in this call has anyone opposite: no game.";
      const empty = gamesToday(call as Call, turned) === 0;
      if (h === 1)
        return `Day ${frame.a}: ${tied(problem, frame, from)} and ${tied(problem, frame, from + 1)} are in one row, and there is nothing to turn.`;
      if (turned === 0)
        return `Day ${frame.a}: the columns stand in order. ${empty ? none : "Players in the same row will meet."}`;
      const top = from + h + turned - 1;
      const isSeated = top <= to;
      const who = isSeated ? tied(problem, frame, top) : "the empty seat";
      if (turned === 1 && resting)
        return `Day ${frame.a}: here the second column turns at once. ${isSeated ? who : "The empty seat"} goes from its top to its bottom; the others move up by one.`;
      if (empty) return `Day ${frame.a}: the second column moves up by one. ${none}`;
      return `Day ${frame.a}: the second column moves up by one, and ${who} goes from its top to its bottom.${left === 0 && to === from + 2 * h - 1 ? " Everyone faces somebody new." : ""}`;
    },
    game(frame, problem) {
      const { a, b } = frame;
      const head = `${tied(problem, frame, a)} is level with ${tied(problem, frame, b)}: they play.`;
      if (problem.colors === "printed") return `${head} The first column is written first and has White.`;
      return `${head} ${a} + ${b} = ${a + b} is ${(a + b) % 2 === 0 ? "even, so the lower" : "odd, so the higher"} number has White.`;
    },
    back(frame, problem) {
      const { from, h, to } = placeOf(problem, frame).call as Call;
      return `Back in the call ${from} to ${to}. On each of the ${h} days of the halves, one seat of each half had no game. Where both are taken, the two meet now.`;
    },
    rest(frame, problem) {
      const { call, day } = placeOf(problem, frame);
      const { h, to } = call as Call;
      const a = restingOn(problem, frame.cells, call as Call, day);
      if (a === 0)
        return `Day ${day}: everybody in the first half is busy, and all seats level with them are empty.`;
      if (a + h > to)
        return `Day ${day}: ${tied(problem, frame, a)} rests in the first half, and the seat in the same row is empty.`;
      return `Day ${day}: the dotted arcs are games inside the halves. ${tied(problem, frame, a)} has none, and somebody in the second half has none either.`;
    },
    meet(frame, problem) {
      const { a, b } = frame;
      const white =
        problem.colors === "printed"
          ? ""
          : ` ${a} + ${b} = ${a + b}: White to the ${(a + b) % 2 === 0 ? "lower" : "higher"}.`;
      return `${tied(problem, frame, a)} and ${tied(problem, frame, b)}, in the same row, have nothing to do today: they meet.${white}`;
    },
    done(frame, problem) {
      const call = placeOf(problem, frame).call as Call;
      const { from, to, h, left } = call;
      if (from === 1 && to === problem.n) return ending(frame, problem);
      const games = gamesAt(problem, call);
      if (left > 0)
        return `The call ${from} to ${to} ends with ${counted(games, "game")}. ${tied(problem, frame, left)} has not met ${span(from, from + h - 1)}, and no later call will make up for it.`;
      const short = games < ((to - from + 1) * (to - from)) / 2;
      return short
        ? `The call ${from} to ${to} is over, with ${counted(games, "game")}: those lost inside it stay lost.`
        : `The call ${from} to ${to} is done: ${counted(games, "game")}, and everyone in it has met everyone in it.`;
    },
  },
  why: {
    turn(frame, problem) {
      const { turned } = placeOf(problem, frame);
      return turned === 0
        ? "Nobody is in both columns, so nobody gets two games on this day."
        : `Turned by ${turned}, row j meets place j + ${turned} of the second column. No two turns bring the same place level with a row.`;
    },
    game: (_frame, { colors }) =>
      colors === "printed"
        ? "The printed program always names the first column first. So player 1 has White in every game, and the last player Black."
        : "From one turn to the next the opponent’s number changes by one, so the sum changes parity and the colour changes; only at a wrap may it stay.",
    call(frame, problem) {
      const { left, h, from, resting } = placeOf(problem, frame).call as Call;
      if (left > 0)
        return `The loop pairs ${h} ${h === 1 ? "row" : "rows"} only. In the other column ${left} meets nobody, and the recursion looks inside the halves only: the games of ${left} with ${span(from, from + h - 1)} fall through the gap.`;
      if (resting)
        return "The two columns have no player in common, so they can go on at the same time. The seat that rests in one meets the seat that rests in the other.";
      return "The two columns have no player in common. So once everybody has met the other column, they can go on at the same time, on the same days.";
    },
    meet: () =>
      "Each half has an odd number of seats, so on each day exactly one of them rests, and each rests once. Both halves follow one plan, so the two sit in the same row.",
    done(frame, problem) {
      const call = placeOf(problem, frame).call as Call;
      if (call.left > 0)
        return "The number of games is h² between the halves plus those in both halves. For an odd number of players that is h too few.";
      return "Games between the halves: each row with each place. Games inside: by the calls for the two halves. There is no third kind of pair.";
    },
  },
  kinds: {
    call: "call",
    turn: "day",
    game: "game",
    back: "back",
    rest: "rest",
    meet: "game",
    done: "done",
  },
  where(frame, problem) {
    const { call, day } = placeOf(problem, frame);
    if (!call) return "before the first call";
    const inside = `call ${call.from}…${call.to}`;
    return day === 0 ? inside : `day ${day} of ${daysOf(problem)}, ${inside}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Day", "Days"], phase: ["Call", "Calls"] },
  invariants: {
    once: "Nobody twice a day",
    met: "No pair has met twice",
    sum: "Games, call by call",
    written: "What is told is what is written",
  },
  claims: {
    pairs: "Pairs that meet, each once",
    days: "One game a day",
    whites: "White and Black, each player",
    breaks: "Colour twice in a row",
  },
  choices: {
    repair: {
      label: "Odd halves",
      values: { on: "repaired: those who rest meet", off: "as printed: games are lost" },
    },
    colors: {
      label: "White",
      values: { balanced: "by the sum: balanced", printed: "to the first column, as printed" },
    },
  },
  examples,
  input: {
    label: "Players, one on each line",
    hint: "Names, one a line, or just a number of players. You may drop a text file here.",
    size: "Players",
  },
};

/** Whether the other half of the field has had its turn; one player alone has none. */
function isOtherHalf(problem: Problem, frame: Frame, place: Place): boolean {
  const outer = place.open.at(-2);
  const call = place.call;
  if (!outer || !call) return false;
  const other = callsOf(problem).find(
    (each) => each.level === call.level && each !== call && each.from >= outer.from && each.to <= outer.to,
  );
  return other ? isOver(problem, frame.cells, place, other) : call.from !== outer.from;
}

function ending(frame: Frame, problem: Problem): string {
  const { n } = problem;
  const games = gamesSoFar(problem, frame.cells).length;
  const all = (n * (n - 1)) / 2;
  const days = daysOf(problem);
  const lost = lostPairs(problem).length;
  if (lost > 0)
    return `The run ends with ${games} of ${all} games. ${lost} ${lost === 1 ? "pair never meets" : "pairs never meet"}, and the program has given no error and no warning.`;
  return `${games === 1 ? "The only game is" : `All ${games} games are`} made, in ${days} ${days === 1 ? "day" : "days"}: everyone has met everyone.`;
}

/** The games of a turn: rows with a player on both sides. */
function gamesToday(call: Call, turned: number): number {
  let games = 0;
  for (let j = 0; j < call.h; j++) if (opposite(call, turned, j) <= call.to) games++;
  return games;
}

/** What is asked before a step of the halving. */
export const texts = {
  turn: (player: string, day: number, turned: number): QuestionText => ({
    prompt: `Day ${day} comes next. Whom will ${player} meet? Choose in the second column.`,
    hint: "The first column stands still. The second moves up by one place, and its top goes to the bottom.",
    why: `The second column then stands turned by ${turned}, counted from its first order.`,
  }),
  call: (from: number, to: number): QuestionText => ({
    prompt: "Which call comes next? Choose its box.",
    hint: "A call deals with its first half, down to the smallest call in it, before it turns to the second.",
    why: `Players ${from} to ${to} are next in line.`,
  }),
  white: (a: string, b: string, sum: number, printed: boolean): QuestionText => ({
    prompt: `Who has White, ${a} or ${b}?`,
    hint: printed
      ? "In the program as printed, the player named first has White."
      : "Add the two numbers. Even: the lower one has White. Odd: the higher one.",
    why: printed
      ? "The first column is always named first."
      : `The sum ${sum} is ${sum % 2 === 0 ? "even: White to the lower number" : "odd: White to the higher number"}.`,
  }),
  meet: (player: string): QuestionText => ({
    prompt: `${player} rests in the first half today. Who rests in the same row of the second half? Choose the player.`,
    hint: "Both halves run through the same plan, row for row.",
    why: "Both halves follow one plan, so those who rest sit in the same row.",
  }),
};
