import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
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
      `Day ${placeOf(problem, frame).day}: two players rest, one in each half, and have not met. Choose both.`,
  },
  hint: {
    half(_open, frame, problem) {
      const { from, to } = openCall(placeOf(problem, frame));
      return `Beside the box ${from}–${to} among the calls stand those of its two halves.`;
    },
    day: () => "Both halves play at the same time, from the day after the last games across.",
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
      if (p === asked) return `Nobody plays against himself. Who comes opposite ${a}?`;
      if (p < call.from + call.h)
        return `${name(problem, p)} stands in the same column as ${a}. Those two meet later, inside their half.`;
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
    return `The call ${from} to ${to} is open, with its games across made. Now one of its halves goes on.`;
  if (isOver(problem, frame.cells, place, call)) return `The call ${from} to ${to} is over.`;
  return from >= outer.from && to <= outer.to
    ? `That box is inside a half of ${outer.from} to ${outer.to}. The whole half comes first.`
    : `Not yet: the call ${outer.from} to ${outer.to} has to be finished first.`;
}

/** Why two do not meet on this day of games across. */
function pairRefused([a, b]: Answer, frame: Frame, problem: Problem): string {
  if (a === undefined || b === undefined) return "Not yet: a row of this day still has no game.";
  if (a === b) return "Nobody plays against himself: choose two who are level.";
  const { call: now, day, turned } = placeOf(problem, frame);
  const call = now as Call;
  const [left, right] = [Math.min(a, b), Math.max(a, b)];
  const second = call.from + call.h;
  if (right === call.left) return `${name(problem, right)} has no row, and no game on this day.`;
  if (left >= second || right < second)
    return `${name(problem, a)} and ${name(problem, b)} are in one column. They meet later, inside their half.`;
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
  if (a === b) return "Nobody plays against himself: choose somebody in each half.";
  const busy = [a, b].find((player) => meeting(problem, frame.cells, day, player) !== 0);
  if (busy !== undefined) {
    const other = Math.abs(meeting(problem, frame.cells, day, busy));
    return `${name(problem, busy)} does not rest on day ${day}, but meets ${name(problem, other)}.`;
  }
  return `${name(problem, a)} and ${name(problem, b)} do not stand in one row.`;
}
