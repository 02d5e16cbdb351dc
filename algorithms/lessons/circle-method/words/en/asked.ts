import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { capitalNumeral, numeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import {
  currentRound,
  type FreeRounds,
  isComplete,
  isRoundOver,
  pairsOf,
} from "#algorithms/kit/rounds/free-rounds.ts";
import { type Place, placeOf } from "#algorithms/lessons/circle-method/figure/state.ts";
import type { Problem } from "#algorithms/lessons/circle-method/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/circle-method/steps.ts";

const rounds = (count: number): string => `${numeral(count)} rounds`;
const Rounds = (count: number): string => `${capitalNumeral(count)} rounds`;

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Try it with six players first. Everyone plays once a round, and nobody meets twice. Can you do it in five rounds?",
  how: "Touch two players to pair them.",
  state(free: FreeRounds) {
    const round = free.rounds.length;
    if (isComplete(free)) return `${Rounds(round)}, all 15 games`;
    const missing = 3 - currentRound(free).length;
    if (isRoundOver(free) && missing > 0)
      return `Round ${round} ends with ${missing === 1 ? "two" : "four"} left over · ${pairsOf(free).length} of 15 games`;
    return `Round ${round} · ${pairsOf(free).length} of 15 games`;
  },
  best: "best possible: 5 rounds",
  end: (score: number) =>
    score === 5
      ? "Five rounds: nobody can do better. Could you do it for sixty players, too?"
      : `${Rounds(score)}. Well tried: pairs taken by chance mostly do not fit into five. Below is a way that never fails.`,
  tried: (score: number) =>
    score === 5
      ? "With six players you found five rounds, and there cannot be fewer. But what did you look out for, and would it have worked for nine?"
      : `With six players you needed ${rounds(score)}. Five are enough; somewhere a pair looked as good as any other, and was not.`,
  picture: (free: FreeRounds) =>
    `Six players on a circle. Round ${free.rounds.length}: ${
      currentRound(free)
        .map(([u, v]) => `${u} meets ${v}`)
        .join(", ") || "no pair yet"
    }.`,
  player: (player: number) => `player ${player}`,
  plays: (player: number) => `${player} plays in this round already. Everyone has one game a round.`,
  met: (u: number, v: number, round: number) =>
    `${u} and ${v} have met, in round ${round}. Nobody meets twice.`,
  barred: "These two do not meet.",
  metAll: (player: number) =>
    `Everyone whom ${player} has not met plays already. ${player} has to sit this round out.`,
};

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 20;

function name({ names }: Problem, player = 0): string {
  return playerName(names, player, LONGEST_SHOWN);
}

/** Whether the game that is asked about is that of the player in the middle. */
function isOfGuest(frame: Frame): boolean {
  return frame.step !== "left";
}

/** What is asked of somebody who performs the circle method, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    top: ({ own: [i] }, _frame, { n }) =>
      `Round ${i} begins. Who ${n % 2 === 1 ? "comes to the top and sits out" : "comes to the top"}?`,
    pair: (_open, frame, problem) =>
      `Round ${placeOf(problem, frame).i}: choose two players who meet. Any pair of the round will do.`,
    white: () => "Who has White in this game?",
  },
  hint: {
    top: ({ own: [i] }) =>
      i === 1
        ? "Before the first turn player 1 sits at the top."
        : "The circle moves on by one seat, the way the arrow goes. Who sits next to the top now?",
    pair: (_open, frame, problem) => {
      const { odd, guestPaired } = placeOf(problem, frame);
      return odd || guestPaired
        ? "Players meet who are level: as many seats to the right of the top as to the left."
        : "Players meet who are level. The one at the top meets the one in the middle.";
    },
    white: (_open, frame, { colors }) => {
      if (colors === "printed")
        return isOfGuest(frame)
          ? "As printed, the last player is written second, and has Black."
          : "As printed, the right-hand seat is written first, and has White.";
      return isOfGuest(frame)
        ? "In odd rounds the player in the middle has Black, in even rounds White."
        : "In odd rows the right-hand seat has White, in even rows the left-hand one.";
    },
  },
  refuse: {
    top([wrong], { own: [i = 0] }, _frame, problem) {
      if (wrong === undefined)
        return `Somebody comes to the top in every round, and round ${i} has not begun.`;
      if (problem.n % 2 === 0 && wrong === problem.n)
        return `${name(problem, wrong)} stays in the middle and never comes to the top.`;
      return wrong < i
        ? `${name(problem, wrong)} was at the top in round ${wrong} already. Each player comes there once.`
        : `The circle turns by one seat only. ${name(problem, wrong)} comes to the top in round ${wrong}, and this is round ${i}.`;
    },
    pair: (wrong, _open, frame, problem) => pairRefused(wrong, placeOf(problem, frame), problem),
    white([wrong], { own: [right = 0] }, frame, problem) {
      if (wrong === undefined) return "One of the two has White in every game.";
      const { i, j, m, odd } = placeOf(problem, frame);
      const two = isOfGuest(frame) && !odd ? [i, m + 1] : [seat(i + j, m), seat(i - j, m)];
      if (!two.includes(wrong)) return `${name(problem, wrong)} does not play in this game.`;
      if (problem.colors === "printed")
        return `The rule as printed gives White to ${isOfGuest(frame) ? "the player at the top" : "the right-hand seat"}, here ${name(problem, right)}.`;
      if (isOfGuest(frame)) {
        const isOdd = i % 2 === 1;
        return `Round ${i} is ${isOdd ? "odd" : "even"}, so the player in the middle has ${isOdd ? "Black" : "White"}.`;
      }
      return `Row ${j} is ${j % 2 === 1 ? "odd, so the right-hand" : "even, so the left-hand"} seat has White.`;
    },
  },
  answer: {
    top: ([i], problem) => name(problem, i),
    pair: ([a, b], problem) => `${name(problem, a)} and ${name(problem, b)}`,
    white: ([a], problem) => name(problem, a),
  },
};

/** Why two players do not meet in this round. */
function pairRefused([a, b]: Answer, place: Place, problem: Problem): string {
  const { i, m, odd } = place;
  if (a === undefined || b === undefined)
    return "Not yet: some players of this round still have no opponent.";
  if (a === b) return `Nobody plays against themselves, and ${name(problem, a)} does not either.`;
  const busy = [a, b].find((player) => isBusy(player, place));
  if (busy !== undefined)
    return odd && busy === i
      ? `${name(problem, busy)} is at the top, level with nobody, and sits out this round.`
      : `${name(problem, busy)} has a game in this round already.`;
  if (!odd && [a, b].includes(m + 1)) {
    const other = a === m + 1 ? b : a;
    return `The player in the middle meets the one at the top. ${name(problem, other)} sits on the circle, ${seats(rowOf(other, place))} away from it.`;
  }
  if (!odd && [a, b].includes(i))
    return `${name(problem, i)} is at the top, and meets the player in the middle.`;
  const [j, k] = [rowOf(a, place), rowOf(b, place)];
  return `They are not level: ${name(problem, a)} sits ${seats(j)} from the top, and ${name(problem, b)} sits ${seats(k)} from it.`;
}

/** How many seats a player on the circle is away from the top, the shorter way round. */
function rowOf(player: number, { i, m }: Place): number {
  const right = (((player - i) % m) + m) % m;
  return Math.min(right, m - right);
}

function isBusy(player: number, place: Place): boolean {
  const { i, m, odd, isPaired, guestPaired } = place;
  if (player === i) return odd || guestPaired;
  return player > m ? guestPaired : isPaired(rowOf(player, place));
}

function seats(count: number): string {
  return count === 1 ? "1 seat" : `${count} seats`;
}

/** The questions of the article on the circle method, and the verdicts on their answers, in English. */
export const exerciseWords = {
  player: "Player",
  /** What the pictures say. */
  picture: {
    turn: (top: number): string => `round ${top}: touch who shall be at the top`,
    opponentOf: (player: number): string => `touch the opponent of ${player} in the next round`,
    asked: (round: number): string => `this is round 1; the question is about round ${round}`,
    whiteOf: (a: number, b: number): string => `touch who has White: ${a} or ${b}`,
    circle: (n: number, top: number): string => `A circle of ${n} players, with player ${top} at the top.`,
    rows: (n: number): string => `The friend’s seats for ${n} players: two rows that face each other.`,
    noRows: "choose a number of players",
    pairOf: "touch two who never meet",
    inRound: (round: number): string => `round ${round}`,
    name: (player: number): string => `player ${player}`,
  },
  playerRange: (n: number): string => `A player is a number from 1 to ${n}.`,
  meeting: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players, player i at the top in round i. In which round do players ${a} and ${b} meet, and whom does ${a} meet in the round after that?`,
    fields: ["Round", "Next opponent"],
    hints: (n: number, a: number, b: number): readonly string[] => {
      const sum = a + b;
      const rest = sum % n;
      return [
        `All games of a round have the same sum modulo ${n}: twice the number of the player at the top.`,
        `So you want 2i ≡ ${a} + ${b} = ${sum}${sum === rest ? "" : ` ≡ ${rest}`} (mod ${n}).`,
        rest % 2 === 0
          ? `${rest === 0 ? n * 2 : rest} is even: halve it.`
          : `${rest} is odd. Add ${n}, which makes it even, then halve it.`,
        `One round later the sum has grown by two, and ${a} is still ${a}.`,
      ];
    },
    roundRange: (n: number): string => `A round is a number from 1 to ${n}.`,
    wrongNext: (a: number, b: number): string =>
      `The round is right. In the next one the sum is two more: who makes that sum with ${a}, if ${b} made the last one?`,
    right: (a: number, b: number, round: number, n: number, later: number): string =>
      `${a} + ${b} = ${a + b} and 2 · ${round} = ${2 * round} leave the same remainder modulo ${n}. A round later the sum is two more, and so is the opponent: ${later}.`,
    atTop: (player: number, round: number): string =>
      `Player ${player} is at the top in round ${round} and sits out.`,
    otherSum: (round: number, a: number, b: number, met: number, n: number): string =>
      `In round ${round} player ${a} meets ${met}: the sums are ${(2 * round) % n} modulo ${n} there, but ${a} + ${b} is ${(a + b) % n}.`,
  },
  opponent: {
    prompt: (n: number, player: number, round: number): string =>
      `${n} players, player ${n} in the middle. Whom does player ${player} meet in round ${round}?`,
    hints: (n: number, player: number, round: number): readonly string[] => [
      `Player ${n} sits in the middle, so the circle has ${n - 1} seats.`,
      player === n
        ? `The middle meets whoever is at the top. Who is that in round ${round}?`
        : `On the circle, ${player} and the opponent add up to 2 · ${round} = ${2 * round} modulo ${n - 1}.`,
      player === n
        ? "In round i it is player i."
        : `If that gives ${player} again, then ${player} is at the top, and the opponent sits in the middle.`,
    ],
    oneself: "Nobody plays against themselves.",
    wrong: (player: number, other: number, round: number, seats: number): string =>
      `${player} meets ${other} in round ${round}. Count modulo ${seats}: that is how many seats there are.`,
    atTop: (player: number, round: number): string =>
      `Player ${player} is at the top in round ${round}, so the middle is the opponent.`,
    right: (player: number, other: number, round: number, seats: number): string =>
      `${player} + ${other} = ${player + other} and 2 · ${round} = ${2 * round} leave the same remainder modulo ${seats}.`,
  },
  white: {
    prompt: (n: number, a: number, b: number): string =>
      `${n} players, balanced colours. In which round do ${a} and ${b} meet, and who has White?`,
    fields: ["Round", "White"],
    hints: (n: number, a: number, b: number, m: number): readonly string[] =>
      m < n && Math.max(a, b) === n
        ? [
            `Player ${n} sits in the middle and meets whoever is at the top.`,
            `Player ${Math.min(a, b)} is at the top in the round of the same number.`,
            "The middle has Black in odd rounds and White in even ones.",
          ]
        : [
            `First the round: twice its number leaves the same remainder as ${a} + ${b} modulo ${m}.`,
            "Then the row: count the seats from the top to either of the two, the short way round.",
            "Odd row: White on the right, the side you reach from the top by counting upwards. Even row: White on the left.",
          ],
    roundRange: (most: number): string => `A round is a number from 1 to ${most}.`,
    wrongRound: (round: number, a: number, met: number): string =>
      met === 0 ? `In round ${round} player ${a} sits out.` : `In round ${round} player ${a} meets ${met}.`,
    neither: (a: number, b: number): string => `The round is right. White is ${a} or ${b}.`,
    wrongMiddle: "The round is right. The middle has Black in odd rounds.",
    wrongRow: "The round is right. In which row do they sit, and who is on the right?",
    middle: (round: number): string =>
      `They meet in round ${round}, which is ${round % 2 === 1 ? "odd: the middle has Black" : "even: the middle has White"}.`,
    row: (round: number, row: number, player: number): string =>
      `They meet in round ${round}, row ${row}. The row is ${row % 2 === 1 ? "odd, and White sits on the right" : "even, and White sits on the left"}: ${player}.`,
  },
  broken: {
    prompt:
      "Give a number of players for which the friend’s program fails, and two players it never brings together. We run the program on your number.",
    fields: ["Players", "Never meet"],
    hints: [
      "For odd n the program is the circle method. So try even numbers, and begin with the smallest.",
      "Number the seats 1 to n. Seat k is paired with seat n + 1 − k: the two differ by n + 1 − 2k, an odd number.",
      "Moving everyone on by one seat keeps that difference odd, as n is even. So who never meets?",
    ],
    range: (most: number): string => `The number of players is a whole number from 2 to ${most}.`,
    survives: (n: number, pairs: number): string =>
      n === 2
        ? "The program survives: two players have one game, and it is made."
        : `The program survives: with ${n} players all ${pairs} pairs meet. ${n} is odd, and then nobody has to stand still.`,
    noPair: (n: number): string =>
      `It fails there. Now name two different players from 1 to ${n} who never meet, such as 1 2.`,
    theyMeet: (a: number, b: number, round: number): string =>
      `It fails there, but ${a} and ${b} do meet, in round ${round}.`,
    right: (n: number, a: number, b: number, missing: number, all: number): string =>
      `With ${n} players it never pairs ${a} with ${b}: their difference is even, and facing seats always differ by an odd number. ${missing} of ${all} pairs are missing${n === 4 ? ", in the smallest field that shows it" : ", and 4 players show it already"}.`,
  },
  table: {
    task: (n: number): string =>
      `${n} players, and the first rounds are done. Fill in the rest: who sits out, and who meets whom. The order of the games and the order within a game do not matter, and neither do colours.`,
    coloredTask: (n: number): string =>
      `${n} players, player ${n} in the middle and player i at the top in round i, with White by row and by round. Fill in the other games, White first; their order does not matter.`,
    sitsOut: "sits out",
    game: (k: number): string => `game ${k}`,
    inRound: (round: number, reason: string): string => `Round ${round}: ${reason}`,
    playerRange: (n: number): string => `a player is a number from 1 to ${n}.`,
    level: (player: number, other: number): string =>
      `${player} sits level with ${other}. Who is at the top?`,
    oneself: (player: number): string =>
      `${player} cannot meet ${player}: only the top sits level with nobody.`,
    otherSum: (a: number, b: number, round: number, n: number): string =>
      `${a} + ${b} is ${(a + b) % n} modulo ${n}; the pairs of round ${round} add up to ${(2 * round) % n}.`,
    again: (a: number, b: number): string => `${a}–${b} is in this round already.`,
    itself: (player: number): string => `${player} cannot meet ${player}.`,
    notAtTop: (player: number, round: number): string =>
      `the middle meets whoever is at the top. That is ${round}, not ${player}.`,
    whiteInMiddle: (round: number): string =>
      `the right pair. The middle has Black in odd rounds and White in even ones, and ${round} is ${round % 2 === 0 ? "even" : "odd"}.`,
    whiteInRow: (row: number): string =>
      `the right pair, in row ${row}: ${row % 2 === 1 ? "an odd row gives White to the right" : "an even row gives White to the left"}.`,
  },
};

export const judgeWords: TaskWords = {
  statement:
    "Draw up a round robin for n players, numbered from 1: everyone meets everyone once, and nobody plays twice in a round. Use as few rounds as possible: n − 1 for an even n, n for an odd n, when one player sits out each round.",
  input: "One line with the number n of players, at least 2.",
  output:
    "One line for each round: its games one after the other, each as two numbers with a blank or a dash between them. Whoever sits out is not named.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  seats: "Count the seats of the circle",
  turn: "Turn the circle from round to round",
  pair: "Pair the seats that are level",
  guest: "Give the top player the one in the middle",
  round: "Finish the round, and the schedule",
  close: "Close the circle: after its last seat comes 1",
};
