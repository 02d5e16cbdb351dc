import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { placeOf, playerName, standsIn } from "#algorithms/lessons/rotation/figure/state.ts";
import type { Problem } from "#algorithms/lessons/rotation/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/rotation/steps.ts";
import { sceneWords } from "./figure.ts";

type Rounds = { readonly rounds: readonly unknown[] };

const letter = (player: number): string => "ABCDEFGH".charAt(player);
const pairOf = ([u = 0, v = 0]: readonly number[]): string => `${letter(u)} and ${letter(v)}`;
const rounds = (count: number): string => `${numeral(count)} ${count === 1 ? "round" : "rounds"}`;

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Eight players on a wheel; those who are level meet. After each round all move on by one seat, but you may tell one of them to stay. Seven rounds, and nobody meets twice.",
  how: "Touch who stays, or the hub for nobody.",
  state: (wheel: Rounds) => `Round ${wheel.rounds.length}`,
  best: "best possible: 7 rounds",
  end: (score: number) =>
    score === 7
      ? "Seven rounds, and everybody has met everybody. What was the trick?"
      : `The wheel is stuck after ${rounds(score)}: whoever stays now, two would meet again. Undo, or begin again.`,
  tried: (score: number) =>
    score === 7
      ? "At the top of this page your wheel made all seven rounds. If the same one stayed every time, you have found the method already; here it is with six."
      : `At the top of this page your wheel was stuck after ${rounds(score)}. It helps to be stubborn about who stays; look at it with six.`,
  letter,
  player: (player: number) => `${letter(player)} stays`,
  hub: "nobody stays",
  picture: (pairs: readonly (readonly number[])[]) =>
    `Eight players on a wheel. Level are ${pairs.map(pairOf).join(", ")}.`,
  again: (held: number, pair: readonly number[], round: number) =>
    `If ${held < 0 ? "nobody" : letter(held)} stays, ${pairOf(pair)} meet again, as in round ${round}.`,
};

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 20;

function name(problem: Problem, player = 0): string {
  return playerName(problem, player, LONGEST_SHOWN, sceneWords);
}

/** The same at the head of a sentence. */
function Name(problem: Problem, player = 0): string {
  const text = name(problem, player);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The number that is given next. */
function nextNumber({ cells }: Frame): number {
  return Array.from(cells.number).filter((number) => number !== 0).length + 1;
}

/** What is asked of somebody who performs the rotation, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pair: (_open, frame, problem) =>
      `Round ${placeOf(problem, frame).r}: choose two who face each other. Any pair of the round will do.`,
    white: () => "Who has White in this game?",
    shift: () => "The array rotates. Who moves next?",
    rename: (_open, frame) => `Who gets the number ${nextNumber(frame)}?`,
  },
  hint: {
    pair: () => "Opponents stand one above the other.",
    white: (_open, frame, problem) =>
      placeOf(problem, frame).i === 1
        ? "Place 1 stands still, so it alternates: Black in odd rounds, White in even ones; reversed in a second cycle."
        : "Of two facing places the even one has White; in a second cycle the odd one.",
    shift: (_open, { step }) =>
      step === "full"
        ? "Somebody has to make room first: the last place is emptied into the hand."
        : "One place is free. Whoever stands in the place before it moves in.",
    rename: () =>
      "The even places are counted first, from the last one down, then the odd ones, from the last one down.",
  },
  refuse: {
    pair: (wrong, _open, frame, problem) => pairRefused(wrong, frame, problem),
    white([p], { own: [right] }, frame, problem) {
      if (p === undefined) return "One of the two has White in every game.";
      const { i, N, secondCycle } = placeOf(problem, frame);
      const at = standsIn(frame, p, N);
      if (Math.min(at, N + 1 - at) !== i) return `${Name(problem, p)} does not play in this game.`;
      if (i === 1) return `Place 1 takes turns: in this round ${name(problem, right)} has White.`;
      return secondCycle
        ? `All colours of the second cycle are reversed: of the places ${i} and ${N + 1 - i} the odd one has White.`
        : `Of the places ${i} and ${N + 1 - i} the even one has White.`;
    },
    shift([p], _open, frame, problem) {
      if (p === undefined) return "Not yet: the rotation is not complete.";
      const { N } = placeOf(problem, frame);
      const at = standsIn(frame, p, N);
      if (at === 1) return `${Name(problem, p)} stands in place 1, which never moves.`;
      if (frame.step === "full")
        return `Place ${at} is not the last one: the rotation begins at the end, in place ${N}.`;
      const free = frame.a - (frame.step === "shift" ? 1 : 0);
      if (at === 0 || at >= free) return `${Name(problem, p)} has left the old place already.`;
      return `Place ${free} is free, and ${name(problem, p)} in place ${at} does not stand right before it.`;
    },
    rename([p], _open, frame, problem) {
      if (p === undefined) return "Not yet: somebody has no new number.";
      const given = frame.cells.number[p] ?? 0;
      if (given !== 0) return `${Name(problem, p)} has a new number already, ${given}.`;
      const { N } = placeOf(problem, frame);
      const at = standsIn(frame, p, N);
      return `Not place ${at}: the even places get the first numbers, from the last one down, then the odd ones, from the last one down.`;
    },
  },
  answer: {
    pair: ([a, b], problem) => (a === undefined ? "none" : `${name(problem, a)} and ${name(problem, b)}`),
    white: ([p], problem) => (p === undefined ? "none" : name(problem, p)),
    shift: ([p], problem) => (p === undefined ? "none" : name(problem, p)),
    rename: ([p], problem) => (p === undefined ? "none" : name(problem, p)),
  },
};

/** Why two do not meet in this round. */
function pairRefused([a, b]: Answer, frame: Frame, problem: Problem): string {
  if (a === undefined || b === undefined)
    return "Not yet: some players of this round still have no opponent.";
  if (a === b) return "Nobody plays against themselves: choose two who face each other.";
  const { N, isPaired } = placeOf(problem, frame);
  const placeIn = (player: number): number => standsIn(frame, player, N);
  const busy = [a, b].find((player) => isPaired(Math.min(placeIn(player), N + 1 - placeIn(player))));
  if (busy !== undefined) return `${Name(problem, busy)} has been paired in this round already.`;
  return `${Name(problem, a)} in place ${placeIn(a)} faces place ${N + 1 - placeIn(a)}, and ${name(problem, b)} stands in place ${placeIn(b)}.`;
}

/** The questions of the article on the rotation, and the verdicts on their answers, in English. */
export const exerciseWords = {
  player: "Player",
  /** What the pictures say. */
  picture: {
    start: "the array at the start",
    inRound: (round: number): string => `the array in round ${round}`,
    whiteOf: (a: number, b: number): string => `touch who has White: ${a} or ${b}`,
    number: (place: number): string => `the number for place ${place}`,
    friend: "the friend’s array; touch the player who suffers most",
    noField: "choose a number of players",
    array: (n: number): string => `${n} players in two rows that face each other.`,
    emptyPlace: (n: number): string =>
      `Two rows that face each other: place 1 is empty, and players 1 to ${n} stand behind it.`,
    name: (player: number): string => `player ${player}`,
  },
  playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
  array: {
    prompt: (n: number, turns: number, place: number): string =>
      `${n} players, 1 to ${n}, each in the place of that number. After ${turns} rotations, who stands in place ${place}?`,
    hints: (n: number, turns: number, place: number): readonly string[] => [
      `Go backwards: whoever is in place ${place} now was ${place === 2 ? `in place ${n}` : `in place ${place - 1}`} one rotation ago.`,
      `Before place 2 comes place ${n}, not place 1: the ring has ${n - 1} places.`,
      `Take ${turns} such steps back from place ${place}. The player you want has the number of the place where you arrive.`,
    ],
    fixed: "Player 1 never leaves place 1.",
    right: (n: number, from: number, turns: number, place: number): string =>
      `From place ${from}, ${turns} places on among the ${n - 1} places 2 to ${n} end in place ${place}.`,
    wrong: (n: number, player: number, place: number): string =>
      `Player ${player} stands in place ${place} then. After place ${n} comes place 2.`,
  },
  fixed: {
    prompt: (n: number, round: number): string =>
      `${n} players. Whom does player 1, in place 1, meet in round ${round}?`,
    hints: (n: number, round: number): readonly string[] => [
      `Place 1 faces place ${n}. Who comes there?`,
      `In round 1 it is player ${n}, in round 2 player ${n - 1}: each rotation brings the next lower number.`,
      `Round ${round} comes after ${counted(round - 1, "rotation")}.`,
    ],
    oneself: "Nobody plays against themselves.",
    right: (n: number, round: number, player: number): string =>
      `Round ${round} comes after ${counted(round - 1, "rotation")}, and ${n} − ${round - 1} = ${player}.`,
    wrong: (n: number, player: number, met: number): string =>
      `Player 1 meets ${player} in round ${met}. In round 1 it is ${n}, and every rotation brings the next lower number.`,
  },
  white: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players. In which round do players ${a} and ${b} meet, and who has White?`,
    fields: ["Round", "White"],
    hints: (n: number, a: number, b: number): readonly string[] => [
      `In round r the numbers of two opponents add up to 4 − 2r modulo ${n - 1}. So 2r ≡ 4 − ${a} − ${b} = ${4 - a - b < 0 ? "−" : ""}${Math.abs(4 - a - b)}.`,
      `Add ${n - 1} as often as it takes to get a positive even number, then halve it. If the result is above ${n - 1}, take ${n - 1} away.`,
      `Then work out in which places ${a} and ${b} stand in that round. The even place has White.`,
    ],
    roundRange: (most: number): string => `A round is a number from 1 to ${most}.`,
    wrongRound: (n: number, round: number, a: number, b: number, met: number): string =>
      `In round ${round} player ${a} meets ${met}. You want ${a} + ${b} ≡ 4 − 2 · round modulo ${n - 1}.`,
    neither: (a: number, b: number): string => `The round is right. White is ${a} or ${b}.`,
    reason: (round: number, a: number, placeA: number, b: number, placeB: number): string =>
      `In round ${round} player ${a} stands in place ${placeA} and ${b} in place ${placeB}; the even one has White.`,
    wrong: (reason: string): string => `The round is right. ${reason}`,
  },
  number: {
    prompt: (n: number, place: number): string =>
      `${n} players. Which number does the player who begins in place ${place} have in the Berger table?`,
    field: "Number",
    hints: (n: number, place: number): readonly string[] => [
      `Count over the even places from ${n} down: place ${n} gets 1, place ${n - 2} gets 2, and so on.`,
      place % 2 === 0
        ? `Place ${place} is even, so it gets its number in this first run.`
        : `Place ${place} is odd. The even places use up the numbers 1 to ${n / 2}; go on with place ${n - 1}.`,
      `As a check: place 2 ends the first run with ${n / 2}, and place 1 comes last and gets ${n}.`,
    ],
    range: (n: number): string => `A number is from 1 to ${n}.`,
    rightEven: (n: number, place: number, number: number): string =>
      `Counting the even places from ${n} down, place ${place} is number ${number}.`,
    rightOdd: (n: number, place: number, number: number): string =>
      `The even places use up 1 to ${n / 2}. Counting on over the odd places from ${n - 1} down, place ${place} is number ${number}.`,
    wrong: (n: number, number: number, owner: number, place: number): string =>
      `Number ${number} belongs to place ${owner}. Place ${place} is ${place % 2 === 0 ? "even" : "odd"}: even places are counted first, from ${n} down.`,
  },
  broken: {
    prompt:
      "Give a number of players for which the friend’s colours are unfair, and the player with the greatest difference between Whites and Blacks. We run her program on your number.",
    fields: ["Players", "Player"],
    hints: [
      "The even place is the rule for all facing pairs but one. Which pair, and who is in it?",
      "If the dummy stands in place 1, that pair never plays. So odd fields cannot show the mistake.",
      "In an even field the last place is even in every round. Who always faces it?",
    ],
    range: (most: number): string => `The number of players is a whole number from 2 to ${most}.`,
    survives: (n: number): string =>
      n === 2
        ? "The program survives: one game is a difference of one, whoever has White."
        : `The program survives: ${n} is odd, the dummy stands in place 1, and the one pair with another rule never plays. Everyone has ${counted((n - 1) / 2, "White")}.`,
    whom: (n: number): string =>
      `It is unfair there. To whom? Players are 1 to ${n}, by the places in which they begin.`,
    other: (player: number, surplus: number): string =>
      `It is unfair there, but not to player ${player}, whose Whites and Blacks differ by ${Math.abs(surplus)}.`,
    right: (n: number, player: number, games: number): string =>
      `With ${n} players, player ${player} always faces the last place, which is even, and has Black in all ${games} games. So place 1 has to alternate by rounds.`,
  },
  table: {
    task: (n: number): string =>
      `The rotation of ${n} players; the first rounds are done. Fill in the other games, White first. The columns are the facing places.`,
    inRound: (round: number, place: number, facing: number, reason: string): string =>
      `Round ${round}, places ${place} and ${facing}: ${reason}`,
    colorOfFirst: (round: number): string =>
      `the right pair. Place 1 has White in even rounds only, and ${round} is ${round % 2 === 0 ? "even" : "odd"}.`,
    colorOfEven: "the right pair, but the even place has White.",
    places: (a: number, placeA: number, b: number, placeB: number, turns: number): string =>
      `player ${a} stands in place ${placeA} and ${b} in place ${placeB} after ${counted(turns, "rotation")}.`,
  },
  double: {
    task: (n: number): string =>
      `${n} players. Everyone meets everyone twice: the second cycle reverses the colours, and the last two rounds of the first cycle swap. Fill in the rest, White first. The columns are the facing places.`,
    inRound: (round: number, reason: string): string => `Round ${round}: ${reason}`,
    places: (place: number, facing: number, turns: number): string =>
      `who stands in places ${place} and ${facing} after ${turns === 1 ? "1 rotation" : `${turns} rotations`}?`,
    evenPlace: "the right pair, but in the first cycle the even place has White.",
    firstPlace: (turns: number): string =>
      `the right pair. Place 1 has White after an odd number of rotations; here there ${turns === 1 ? "was 1" : `were ${turns}`}.`,
    reversed: "the right pair, but in the second cycle all colours are reversed.",
  },
  numbers: {
    task: (n: number): string =>
      `${n} players start in places 1 to ${n}. Which number must each of the others get, so that the schedule is the Berger table?`,
    columns: ["Berger’s number"],
    place: "Place",
    ofPlace: (place: number, reason: string): string => `Place ${place}: ${reason}`,
    wrong: "count the even places from the last one down, then the odd ones.",
  },
};

/** The questions about what comes out of the rotation, beside those about any schedule, in English. */
export const outcomeWords = {
  number: (n: number, last: string, player: string) =>
    `${n} players, A to ${last}. Which number does player ${player} get, so that the rounds are those of the Berger table?`,
  cycle: (n: number, round: number, swapped: boolean) =>
    `${n} players, everyone meets everyone twice${swapped ? ", and the last two rounds of the first cycle are swapped" : ""}. Which games are played in round ${round}, White first?`,
};

export const judgeWords: TaskWords = {
  statement:
    "Draw up a round robin for n players, numbered from 1: with one cycle everyone meets everyone once, with two cycles twice, with colours swapped the second time. Nobody plays twice in a round. Use as few rounds as possible: for each cycle n − 1 when n is even, and n when it is odd, as one player then sits out each round.",
  input: "One line with the number n of players, at least 2, and the number of cycles, 1 or 2.",
  output:
    "One line for each round: its games one after the other, each as two numbers with a blank or a dash between them, White first. Whoever sits out is not named.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  places: "Seat the players in the array",
  rounds: "Go from round to round",
  pair: "Pair the places that face each other",
  color: "Decide who has White",
  round: "Finish the round, and the schedule",
  move: "Move everyone on but the first",
};
