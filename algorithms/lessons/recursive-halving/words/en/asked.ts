import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import {
  currentRound,
  type FreeRounds,
  isComplete,
  isRoundOver,
  pairsOf,
} from "#algorithms/kit/rounds/free-rounds.ts";
import {
  type Call,
  callsOf,
  daysOf,
  isOver,
  meeting,
  type Place,
  placeOf,
} from "#algorithms/lessons/recursive-halving/figure/state.ts";
import type { Problem } from "#algorithms/lessons/recursive-halving/problem.ts";
import {
  type Asks,
  type CellName,
  callNumber,
  type Frame,
  opposite,
  rowAsked,
  type Steps,
} from "#algorithms/lessons/recursive-halving/steps.ts";

const days = (count: number): string => `${numeral(count)} days`;
const Days = (count: number): string => `${capitalNumeral(count)} days`;

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Begin with half of the work. Two teams of four: everybody on the left meets everybody on the right, one game a day. Do it in four days.",
  how: "Touch one player on each side.",
  state(free: FreeRounds) {
    const day = free.rounds.length;
    const games = `${pairsOf(free).length} of 16 games`;
    if (isComplete(free)) return `${Days(day)}, all 16 games`;
    const missing = 4 - currentRound(free).length;
    return isRoundOver(free) && missing > 0
      ? `Day ${day} ends, ${2 * missing} players without a game · ${games}`
      : `Day ${day} · ${games}`;
  },
  best: "best possible: 4 days",
  end: (score: number) =>
    score === 4
      ? "Four days: nobody can do better. Which games are still missing, if all eight shall meet?"
      : `${Days(score)}. Four are possible, if every day follows from the one before.`,
  tried: (score: number) =>
    score === 4
      ? "At the top of this page you got two teams to meet in four days. Here is a way to do it without thinking."
      : `At the top of this page you got two teams to meet in ${days(score)}. Here is a way that takes four, and no thinking.`,
  picture: (free: FreeRounds) =>
    `Two teams of four, 1 to 4 on the left and 5 to 8 on the right. Day ${free.rounds.length}: ${
      currentRound(free)
        .map(([u, v]) => `${u} meets ${v}`)
        .join(", ") || "no pair yet"
    }.`,
  player: (player: number) => `player ${player}`,
  plays: (player: number) => `${player} plays on this day already. Everyone has one game a day.`,
  met: (u: number, v: number, day: number) => `${u} and ${v} have met, on day ${day}. Nobody meets twice.`,
  metAll: (player: number) => `Everyone whom ${player} has not met plays on this day already.`,
  barred: "These two are in one team. For now, only players of different teams meet.",
};

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 20;

function name({ names }: Problem, player = 0): string {
  return playerName(names, player, LONGEST_SHOWN);
}

/** The call whose games are made or whose halves are paired. */
function openCall({ open }: Place): Call {
  return open.at(-1) as Call;
}

/** What is asked of somebody who halves the field, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    half({ legal }, frame, problem) {
      const { from, to } = openCall(placeOf(problem, frame));
      return legal.length > 1
        ? `Which half of ${from} to ${to} goes on? Either will do: choose its box.`
        : `Which call comes now, inside ${from} to ${to}? Choose its box.`;
    },
    day: () => "On which day does this half begin?",
    turn(_open, frame, problem) {
      const { day, asked } = turnOf(frame, problem);
      const moves = frame.step === "call" ? "turns by one place at once" : "moves up by one place";
      return `Day ${day}: the second column ${moves}. Whom will ${name(problem, asked)} meet?`;
    },
    pair: (_open, frame, problem) =>
      `Day ${placeOf(problem, frame).day}: choose two players who are level. Any row will do.`,
    white({ own }, _frame, problem) {
      const [a, b] = own.toSorted((one, other) => one - other);
      return `${name(problem, a)} and ${name(problem, b)} meet. Choose the one who has White, then the other.`;
    },
    meet: (_open, frame, problem) =>
      `Day ${placeOf(problem, frame).day}: somebody in each half rests, in the same row, and they have not met. Choose both.`,
  },
  hint: {
    half(_open, frame, problem) {
      const { from, to } = openCall(placeOf(problem, frame));
      return `Beside the box ${from}–${to} among the calls stand those of its two halves.`;
    },
    day: () => "Both halves play at the same time, from the day after the last games between them.",
    turn: () =>
      "The first column stands still. In the second one everyone moves up by one place, and the top goes to the bottom.",
    pair: () => "They stand side by side, one in each column.",
    white: (_open, _frame, { colors }) =>
      colors === "printed"
        ? "As printed, the player of the first column has White."
        : "Add the two numbers. Even: the lower one has White. Odd: the higher one.",
    meet: () => "The arcs are the games of this day. Who has none?",
  },
  refuse: {
    half: ([c], _open, frame, problem) => halfRefused(c, frame, problem),
    day([day], { own: [right = 0] }, frame, problem) {
      if (day === undefined) return "Say a day: this half has still to be paired.";
      if (day > daysOf(problem)) return `There are only ${daysOf(problem)} days.`;
      if (day < right) return `On day ${day} these players still meet the other column.`;
      const place = placeOf(problem, frame);
      return halvesOf(problem, place).some((half) => isOver(problem, frame.cells, place, half))
        ? `Go back: the other half has filled the days from ${right} on, but with other players. Both play at the same time.`
        : `Too late: from day ${right} on these players have nothing to do.`;
    },
    turn([p], _open, frame, problem) {
      const { call, turned, day, asked, row } = turnOf(frame, problem);
      const a = name(problem, asked);
      if (p === undefined) return `The seat that comes opposite ${a} is not empty.`;
      if (p === asked) return `Nobody plays against themselves. Who comes opposite ${a}?`;
      if (p < call.from + call.h)
        return `${name(problem, p)} stands in the same column as ${a}, so they do not meet on this day.`;
      if (p === call.left) return `${name(problem, p)} has no row, and meets nobody of the other column.`;
      if (p !== opposite(call, turned - 1, row))
        return `The column moves up by one place only, and ${name(problem, p)} does not come opposite ${a}.`;
      return turned === 1 && call.resting
        ? `${name(problem, p)} is opposite ${a} before the turn. Those two meet on a day on which both rest.`
        : `${name(problem, p)} was opposite ${a} on day ${day - 1}. The column moves on.`;
    },
    pair: (wrong, _open, frame, problem) => pairRefused(wrong, frame, problem),
    white([p, q], { own }, _frame, problem) {
      const [a = 0, b = 0] = own.toSorted((one, other) => one - other);
      if (p === undefined || q === undefined) return "One of the two has White in every game.";
      if (p === q || !own.includes(p) || !own.includes(q))
        return `This is the game of ${name(problem, a)} and ${name(problem, b)}: choose these two.`;
      return problem.colors === "printed"
        ? `As printed, the first column has White: ${name(problem, own[0])} comes first.`
        : `${a} + ${b} = ${a + b} is ${(a + b) % 2 === 0 ? "even, so the lower" : "odd, so the higher"} number has White.`;
    },
    meet: (wrong, _open, frame, problem) => meetRefused(wrong, frame, problem),
  },
  answer: {
    half([c = 0], problem) {
      const call = callsOf(problem).find((each) => numberOf(problem, each) === c);
      if (!call) return "none";
      const { from, to } = call;
      return from === to ? `player ${from}` : `players ${from} ${to === from + 1 ? "and" : "to"} ${to}`;
    },
    day: ([day]) => (day === undefined ? "none" : `day ${day}`),
    turn: ([p], problem) => (p === undefined ? "nobody" : name(problem, p)),
    pair: both,
    white: ([white, black], problem) =>
      white === undefined ? "none" : `${name(problem, white)} has White against ${name(problem, black)}`,
    meet: both,
  },
};

function both([a, b]: Answer, problem: Problem): string {
  return a === undefined ? "none" : `${name(problem, a)} and ${name(problem, b)}`;
}

function numberOf({ n }: Problem, { level, from }: Call): number {
  return callNumber(n, level, from);
}

/** The calls for the halves of the open call; one player alone makes none. */
function halvesOf(problem: Problem, { open }: Place): Call[] {
  const { from, to } = openCall({ open } as Place);
  return callsOf(problem).filter((call) => call.level === open.length && call.from >= from && call.to <= to);
}

/** The turn that comes next: its day, by how much the column stands turned then, and the row that is asked about. */
function turnOf(frame: Frame, problem: Problem) {
  const place = placeOf(problem, frame);
  const call = openCall(place);
  const turned = frame.step === "call" ? 1 : place.turned + 1;
  const row = rowAsked(call, turned);
  return { call, turned, row, day: frame.step === "call" ? call.day : place.day + 1, asked: call.from + row };
}

/** Why a call is not the one that comes next. */
function halfRefused(c: number | undefined, frame: Frame, problem: Problem): string {
  const place = placeOf(problem, frame);
  const outer = openCall(place);
  const call = callsOf(problem).find((each) => numberOf(problem, each) === c);
  if (!call) return `Not yet: inside ${outer.from} to ${outer.to} not everyone has met.`;
  const { from, to } = call;
  if (place.open.includes(call))
    return `The call ${from} to ${to} is open, and the games between its halves are made. Now one of its halves goes on.`;
  if (isOver(problem, frame.cells, place, call)) return `The call ${from} to ${to} is over.`;
  return from >= outer.from && to <= outer.to
    ? `That box is inside a half of ${outer.from} to ${outer.to}. The whole half comes first.`
    : `Not yet: the call ${outer.from} to ${outer.to} has to be finished first.`;
}

/** Why two do not meet on this day of games across. */
function pairRefused([a, b]: Answer, frame: Frame, problem: Problem): string {
  if (a === undefined || b === undefined) return "Not yet: a row of this day still has no game.";
  if (a === b) return "Nobody plays against themselves: choose two who are level.";
  const { call: now, day, turned } = placeOf(problem, frame);
  const call = now as Call;
  const [left, right] = [Math.min(a, b), Math.max(a, b)];
  const second = call.from + call.h;
  if (right === call.left) return `${name(problem, right)} has no row, and no game on this day.`;
  if (left >= second || right < second)
    return `${name(problem, a)} and ${name(problem, b)} are in one column, and do not meet on this day.`;
  const busy = [a, b].find((player) => meeting(problem, frame.cells, day, player) !== 0);
  if (busy !== undefined) return `${name(problem, busy)} has a game on day ${day} already.`;
  const level = opposite(call, turned, left - call.from);
  return level > call.to
    ? `Opposite ${name(problem, left)} the seat is empty: a day off.`
    : `${name(problem, left)} is level with ${name(problem, level)}, not with ${name(problem, right)}.`;
}

/** Why two do not meet on this day of the halves. */
function meetRefused([a, b]: Answer, frame: Frame, problem: Problem): string {
  const { day } = placeOf(problem, frame);
  if (a === undefined || b === undefined)
    return `Not yet: on day ${day} somebody of each half has no game, and those two can meet.`;
  if (a === b) return "Nobody plays against themselves: choose somebody in each half.";
  const busy = [a, b].find((player) => meeting(problem, frame.cells, day, player) !== 0);
  if (busy !== undefined) {
    const other = Math.abs(meeting(problem, frame.cells, day, busy));
    return `${name(problem, busy)} does not rest on day ${day}, but meets ${name(problem, other)}.`;
  }
  return `${name(problem, a)} and ${name(problem, b)} do not stand in one row.`;
}

/** The days of each level, for a power of two: "8, 4, 2 and 1". */
function levels(n: number): string {
  const days: number[] = [];
  for (let h = n / 2; h >= 1; h /= 2) days.push(h);
  return `${days.slice(0, -1).join(", ")} and 1`;
}

/** The questions of the article on the halving, and the verdicts on their answers, in English. */
export const exerciseWords = {
  /** What the pictures say. */
  picture: {
    opponentOf: (player: number): string => `touch the opponent of ${player}`,
    meet: (a: number, b: number): string => `${a} and ${b}: on which day?`,
    players: (n: number): string => `Players 1 to ${n}, in rows.`,
    onDay: (day: number): string => `the games of day ${day}`,
    halves: "the field, halved again and again",
    tree: (levels: readonly string[]): string => `Sizes from level to level: ${levels.join("; ")}.`,
    noField: "choose a number of players",
    call: (size: number, count: number): string => `${count === 1 ? "a call" : `${count} calls`} for ${size}`,
    days: "touch two to let them play on that day",
    schedule: (games: number): string => `Three days for four players, with ${games} games so far.`,
    name: (player: number): string => `player ${player}`,
    nameOn: (player: number, day: number): string => `player ${player} on day ${day}`,
    day: (day: number): string => `day ${day}`,
  },
  opponent: {
    prompt: (n: number, player: number, day: number): string =>
      `${n} players. Whom does player ${player} meet on day ${day}?`,
    field: "Player",
    playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
    hints: (n: number, player: number, from: number, h: number): readonly string[] => [
      `With ${n} players the levels take ${levels(n)} days. Which of them has the day that is asked for?`,
      `On that level player ${player} is in the call for ${from} to ${from + 2 * h - 1}: halve it into two columns.`,
      "On the first day of a level the second column has not moved, on the next it has moved up by one, and so on. Whoever falls off the top goes to the bottom.",
    ],
    oneself: "Nobody plays against themselves.",
    where: (day: number, player: number, from: number, to: number, turned: number): string =>
      `On day ${day} player ${player} is in the call for ${from} to ${to}, and its second column stands turned by ${turned}`,
    right: (where: string): string => `${where}.`,
    otherCall: (where: string, player: number): string => `${where}; player ${player} is not in that call.`,
    oneColumn: (where: string, a: number, b: number): string =>
      `${where}; ${a} and ${b} are in one column of it.`,
    otherDay: (where: string, player: number, other: number): string =>
      `${where}. On that day ${player} meets ${other}.`,
  },
  day: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players. On which day do players ${a} and ${b} meet?`,
    field: "Day",
    hints: (n: number, a: number, b: number, from: number, h: number): readonly string[] => [
      `Halve the field until ${a} and ${b} are in different halves. That call brings them together.`,
      `It is the call for ${from} to ${from + 2 * h - 1}. The levels take ${levels(n)} days: which days are its own?`,
      `On the first of them ${from} meets ${from + h}. By how many places has the second column to move up until ${a} and ${b} are in one row?`,
    ],
    range: (most: number): string => `A day is a number from 1 to ${most}.`,
    call: (from: number, to: number): string => `The smallest call that holds both is ${from} to ${to}`,
    right: (call: string, first: number, turned: number): string =>
      `${call}. Its days begin with day ${first}, and the column must turn by ${turned}.`,
    otherDays: (call: string, first: number, last: number): string =>
      `${call}. It has ${first === last ? `day ${first} only` : `the days ${first} to ${last}`}.`,
    otherOpponent: (player: number, other: number): string =>
      `That is a day of the right call, but on it ${player} meets ${other}.`,
  },
  lost: {
    prompt: (n: number, all: number): string =>
      `The program without repair makes a schedule for ${n} players. How many of the ${all} games are missing?`,
    field: "Games missing",
    hints: (n: number): readonly string[] => [
      `Write ${n}, under it its two halves, ${Math.floor(n / 2)} and ${n - Math.floor(n / 2)}, and so on down to 1. Which odd numbers above 1 come up?`,
      "A call for an odd number k of players leaves the last one without a row. How many games with the first column does that player miss?",
      "It is (k − 1)/2 for each such call. Add them up, and count a call as often as it appears in your tree.",
    ],
    noNumber: "A number of games, 0 or more.",
    wrong: (n: number, h: number): string =>
      `Halve ${n}: ${h} and ${n - h}. A call for an odd number k > 1 loses (k − 1)/2 games, and its halves may lose more.`,
    right: (n: number, h: number, inFirst: number, inSecond: number): string =>
      `${n % 2 === 1 ? `${h} here, as ${n} is odd` : `None here, as ${n} is even`}; ${inFirst} in the half of ${h}, ${inSecond} in the half of ${n - h}.`,
  },
  broken: {
    prompt:
      "Give a number of players that the guard lets through, but for which games go missing. We run the program on it.",
    field: "Players",
    hints: [
      "The guard looks at the field and at its two halves. What does it know about their halves?",
      "Take the multiples of four one by one, halve each again and again, and look for an odd number above 1.",
    ],
    range: (most: number): string => `The number of players is a whole number from 2 to ${most}.`,
    refused: (n: number): string =>
      `The guard refuses ${n}: ${n % 2 === 1 ? "it is odd" : `its halves of ${n / 2} are odd`}. That is careful, not wrong.`,
    survives: (n: number, games: number): string =>
      `The program survives: all ${games} games of ${n} players are there, as ${n} is a power of two.`,
    right: (n: number, a: number, b: number, missing: number, all: number): string =>
      `The guard lets ${n} through, and ${missing} of ${all} games are missing; the first is ${a}–${b}. ${n === 12 ? "It is the smallest such field." : "12 is the smallest such field."} A guard has to ask for a power of two.`,
  },
  fooled: {
    prompt: (n: number): string =>
      `Make a schedule for ${n} players that is wrong and that the checker accepts all the same: touch two players of a day, or write a line for each day, with games such as 1-2. We run the checker on it.`,
    field: "Days",
    hints: [
      "The checker looks for what is there twice. What does it not look for?",
      "Begin with a correct schedule, and take something away from it.",
    ],
    noGames: (line: number, n: number): string =>
      `Line ${line}: games are pairs of different players from 1 to ${n}, such as 1-2 3-4.`,
    days: (found: number, wanted: number): string =>
      `The checker notices that: it wants ${wanted} days, one a line, and found ${found}.`,
    busy: (player: number, day: number): string =>
      `The checker notices that: player ${player} has two games on day ${day}.`,
    again: (a: number, b: number, day: number): string =>
      `The checker notices that: ${a} and ${b} meet again on day ${day}.`,
    survives: "The checker survives: that schedule is right, and the checker is right to accept it.",
    right: (a: number, b: number, games: number, all: number): string =>
      `The checker accepts it, and ${a} and ${b} never meet: there are ${games} of ${all} games. Counting the games would have been enough to notice.`,
  },
  table: {
    task: (n: number, isColored: boolean): string =>
      `The repaired schedule for ${n} players. Fill in the last rounds${isColored ? ", White first: White goes by the sum of the two" : ": neither the order nor colours matter"}.`,
    day: "Day",
    game: (k: number): string => `game ${k}`,
    onDay: (day: number, reason: string): string => `Day ${day}: ${reason}`,
    oneself: (player: number): string => `${player} cannot meet ${player}.`,
    otherDay: (a: number, b: number, day: number): string =>
      `${a} meets ${b} on day ${day}, by the same rule.`,
    again: (a: number, b: number): string => `${a}–${b} is in this row already.`,
    otherWhite: "the right pair. White goes by the sum: even, to the lower number; odd, to the higher.",
  },
};

export const judgeWords: TaskWords = {
  statement:
    "Draw up a round robin for n players, numbered from 1, that takes as few days as possible: n − 1 for an even n, n for an odd n. Everyone meets everyone once, and nobody plays twice on a day. Halves make it easy for powers of two; every other n counts too.",
  input: "One line with the number n of players, at least 2.",
  output:
    "One line for each day: its games one after the other, each as two numbers with a blank or a dash between them. Whoever rests is not named.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  days: "Count the days, and begin with everyone",
  halve: "Halve the players",
  meet: "Let the halves meet, turned by one each day",
  halves: "Do the same in both halves, on the same days",
  rest: "Let those who rested meet",
  write: "Enter a game",
};
