import type { Words } from "#algorithms/core/lesson/lesson.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import type { QuestionText } from "#algorithms/kit/rounds/question-text.ts";
import type { Part } from "#algorithms/kit/rounds/window.ts";
import {
  compareGames,
  type Place,
  placeOf,
  playerName,
  standsIn,
} from "#algorithms/lessons/rotation/figure/state.ts";
import type { Problem } from "#algorithms/lessons/rotation/problem.ts";
import type { CellName, Frame, StepCall, Steps } from "#algorithms/lessons/rotation/steps.ts";

/** What the picture and the tables of the rotation say, in English. */
export const sceneWords = {
  /** What players go by who have no names; the first sign is for nobody. */
  letters: "@ A B C D E F G H I J K L M N O P Q R S T U V W X Y Z".split(" "),
  hand: "hand",
  dummy: "the dummy",
  emptyPlace: "an empty place",
  stays: "stays",
  place: (i: number): string => `place ${i}`,
  White: "White",
  Black: "Black",
  bye: "bye",
  /** Over the array: what this is, and who has White where. */
  head({ act, r, turn, rounds, earlier, secondCycle, N, odd }: Place, labeled: boolean): string {
    if (act === "empty") return `${N} places`;
    if (act === "numbers") return "the numbers of the Berger table";
    if (r === 0) return `${N} places, before round 1`;
    if (act === "rotation") return `rotation ${r} of ${rounds}`;
    if (secondCycle)
      return labeled
        ? `round ${r}: colours of round ${earlier} reversed`
        : odd || turn % 2 === 1
          ? `round ${r}: White in odd places`
          : `round ${r}: White in ${N} and odd places but 1`;
    if (odd || turn % 2 === 1)
      return labeled ? `round ${r} of ${rounds}` : `round ${r}: White in even places`;
    return labeled
      ? `round ${r} of ${rounds}: an even round`
      : `round ${r}: White in 1 and even places but ${N}`;
  },
  player: (player: number, name: string | undefined, letter: string): string =>
    name === undefined ? `player ${letter}` : `player ${player}, ${name}`,
  /** The whole picture in a sentence; `shown` are the players in their places, or the pairs, as far as they fit. */
  picture(problem: Problem, place: Place, shown: readonly string[]): string {
    const { act, r, N, half } = place;
    const rows = `places 1 to ${half} above, ${half + 1} to ${N} below`;
    if (act === "empty") return `${N} empty places: ${rows}.`;
    if (act === "numbers") return `The numbers of the Berger table: ${shown.join(", ")}.`;
    if (act === "rotation") return `Rotation ${r}, ${rows}: ${shown.join(", ")}.`;
    if (r === 0) return `${problem.n} players, ${rows}: ${shown.join(", ")}.`;
    return `Round ${r}, ${rows}${shown.length > 0 ? `: ${shown.join(", ")}` : ""}.`;
  },
  pair: (a: string, b: string): string => `${a} meets ${b}`,
  inPlace: (player: string, place: number): string => `${player} in ${place}`,
  key: {
    chosen: "this step",
    done: "paired",
    sides: "White, Black",
    active: "waits",
    ghost: "empty",
    moved: "has moved",
    renamed: "renumbered",
  },
  schedule: "Schedule",
  berger: "As Berger",
  round: "Round",
  games: (count: number, of: number): string => `${count} of ${counted(of, "game")}`,
  renamed: (count: number, of: number): string => `${count} of ${of} numbers`,
  /** Which rounds and games of the whole schedule are shown. */
  part: (from: number, to: number, of: number, games?: Part): string =>
    `rounds ${from}–${to} of ${of}${games ? `, games ${games[0]}–${games[1]} of ${games[2]}` : ""}`,
};

/** The figures with which the invariants and the claims of the rotation are shown, in English. */
export const evidence = {
  pairs: (games: number, n: number, cycles: number): string =>
    `${counted(games, "game")} = ${cycles === 2 ? "2 · " : ""}${n} · ${n - 1} / 2`,
  roundsWithByes: (rounds: number, cycles: number): string =>
    `${rounds} rounds, ${cycles === 1 ? "one bye" : "two byes"} each`,
  rounds: (rounds: number, games: number): string =>
    `${counted(rounds, "round")} of ${counted(games, "game")}`,
  amiss: (rounds: number, all: number): string => `somebody missing in ${rounds} of ${counted(all, "round")}`,
  unfairByes: "byes not shared equally",
  share: (least: number, most: number): string =>
    least === most ? `|W − B| = ${least} for all` : `|W − B| from ${least} to ${most}`,
  breaks: (breaks: number, formula: string, isSame: boolean): string =>
    `${counted(breaks, "break")} ${isSame ? "=" : "≠"} ${formula}`,
  /** How many breaks there are: one cycle of an even field, two of an even one, two of an odd one. */
  formulas: { evenOnce: "n − 2", evenTwice: "3n − 6", oddTwice: "n" },
  three: (players: number): string => `three: ${players === 0 ? "nobody" : `${players} players`}`,
  berger: (official: number, games: number): string => `${official} of ${counted(games, "game")}`,
  modulo: (sum: string, m: number): string => `${sum} (mod ${m})`,
  sums: (different: string, wanted: number, m: number): string =>
    `${different} in place of ${wanted} (mod ${m})`,
  written: (told: number, written: number): string => `${told} told, ${written} written`,
  met: (games: number, pairs: number): string => `${counted(games, "game")}, ${counted(pairs, "pair")}`,
  renumbered: (official: number, renamed: number): string =>
    `${official} of ${counted(renamed, "game")} renumbered`,
};

/** The shorthand of the steps and the labels of the phases of the rotation, in English. */
export const notation = {
  seat: (places: number): string => `places 1–${places}`,
  round: (round: number): string => `round ${round}`,
  bye: (player: string): string => `${player} bye`,
  full: (round: number): string => `${round} full`,
  hold: (player: string): string => `${player} up`,
  berger: "numbers",
  same: "Berger",
  phase: "Berger",
};

/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  six: {
    title: "Six players",
    why: "Short rounds and a short rotation, and yet a round has all three kinds of pairs.",
  },
  eight: {
    title: "Eight players",
    why: "A whole club evening. At the end it turns into Berger’s best-known table.",
  },
  seven: {
    title: "Seven and a dummy",
    why: "The dummy stands still in place 1, and the colours come out exactly even.",
  },
  club: {
    title: "Nine, with names",
    why: "Names in two scripts. The letters become numbers; the rule is the same.",
  },
  double: {
    title: "Six, twice",
    why: "Two cycles. Watch the colours of E and F where the cycles meet.",
  },
  swapped: {
    title: "Six, twice, swapped",
    why: "FIDE’s remedy: rounds 4 and 5 of the first cycle are exchanged.",
  },
  two: {
    title: "Two players",
    why: "One game and nobody to rotate. Does the loop still end?",
  },
  forty: {
    title: "Forty players",
    why: "780 games. The picture shows both ends of the array and what moves.",
  },
};

/** Two names of this length leave room for a sentence of four lines. */
const LONGEST_SHOWN = 20;

/** A player, tied to the box on the figure. */
function tied(problem: Problem, player: number): string {
  return `[${playerName(problem, player, LONGEST_SHOWN, sceneWords)}](p${player})`;
}

/** The same at the beginning of a sentence. */
function capital(problem: Problem, player: number): string {
  return player > problem.n ? `[The dummy](p${player})` : tied(problem, player);
}

/** The player in a place. */
function inPlace(frame: Frame, i: number): number {
  return frame.cells.place[i];
}

export const narration: Words<Problem, Steps, CellName> = {
  title: "Rotation",
  opening({ n }) {
    const N = n + (n % 2);
    const who = n % 2 === 0 ? `${n} players` : `${n} players and a dummy`;
    if (N === 2) return "Two players need two places, which face each other. There is nothing to rotate.";
    return `${N} places for ${who}: 1 to ${N / 2} above, from left to right, and ${N / 2 + 1} to ${N} below, back to the left. Each faces another.`;
  },
  steps: {
    seat(frame, problem) {
      const { odd, N } = placeOf(problem, frame);
      if (odd)
        return `${capital(problem, inPlace(frame, 1))} takes place 1 and will stay there; whoever faces it has a bye. The players take places 2 to ${N}, in order.`;
      const [first, last] = [tied(problem, 1), tied(problem, problem.n)];
      if (N === 2) return `${first} takes place 1 and ${last} takes place 2.`;
      return `The players take their places in order, from ${first} in place 1 to ${last} in place ${N}. Place 1 will not move; all others will.`;
    },
    round(frame, problem) {
      const { r, once, played, earlier, secondCycle, N } = placeOf(problem, frame);
      if (secondCycle && N > 2)
        return `Round ${r}: everyone is where round ${earlier} found them. The same pairs, with White and Black exchanged.`;
      if (secondCycle) return `Round ${r}: the same pair, with White and Black exchanged.`;
      if (r !== played)
        return `The array’s round ${r} is played as round ${played}: the last two rounds of the first cycle are swapped.`;
      if (r === 1) return "Round 1. Nobody has moved yet. Those who face each other will meet.";
      if (r === once)
        return `Round ${r}, the last of the cycle. The rule for the places is still the same; other players stand in them.`;
      return `Round ${r}, after ${r - 1} ${r === 2 ? "rotation" : "rotations"}. The rule for the places is the same; other players stand in them.`;
    },
    face(frame, problem) {
      const { N, i } = placeOf(problem, frame);
      const other = N + 1 - i;
      return `Place ${i} faces place ${other}, for ${i} + ${other} = ${N + 1}. So ${tied(problem, inPlace(frame, i))} is opposite ${tied(problem, inPlace(frame, other))}.`;
    },
    bye: (frame, problem) =>
      `${tied(problem, frame.a)} stands opposite ${tied(problem, problem.n + 1)} and has a bye. A bye is not a game, and nobody has White.`,
    game(frame, problem) {
      const { i, N, turn, secondCycle } = placeOf(problem, frame);
      const head = `${tied(problem, frame.a)} has White against ${tied(problem, frame.b)}.`;
      const reversed = secondCycle ? " In the second cycle that is reversed." : "";
      if (i === 1)
        return `${head} In ${turn % 2 === 0 ? "even" : "odd"} rounds${problem.round === "swapped" ? " of the array" : ""} place 1 has ${turn % 2 === 0 ? "White" : "Black"}.${reversed}`;
      return `${head} Of the places ${i} and ${N + 1 - i} the even one has White.${reversed}`;
    },
    full(frame, problem) {
      const { r, played, N, once, turn, games, rounds, gamesPerRound } = placeOf(problem, frame);
      const all =
        r === rounds
          ? ` ${rounds * gamesPerRound === 1 ? "That was the only game." : `All ${rounds * gamesPerRound} games are made.`}`
          : "";
      if (N < 4) return `Round ${played} is complete.${all}`;
      const sum = (4 + 2 * (once - turn)) % once;
      const where = `apart from place 1, the places where two opponents began add up to ${sum} modulo ${once}.`;
      return games > 0 ? `Round ${played} is complete: ${where}${all}` : `Round ${played} is complete.`;
    },
    hold: (frame, problem) =>
      `The rotation begins at the end. ${capital(problem, inPlace(frame, 0))} leaves place ${frame.a} and waits in the hand, so that its place is free.`,
    shift(frame, problem) {
      const { half, N } = placeOf(problem, frame);
      const i = frame.a;
      const corner = i === half + 1 && N > 4 ? " round the corner," : "";
      return `${capital(problem, inPlace(frame, i))} moves on by one place,${corner} from ${i - 1} to ${i}. Now place ${i - 1} is free.`;
    },
    back(frame, problem) {
      const { r, once, N } = placeOf(problem, frame);
      const head = `${capital(problem, inPlace(frame, 2))} comes out of the hand into place 2.`;
      if (r % once === 0)
        return `${head} That was rotation ${r} of ${once === r ? once : r}, and everyone is back where they began.`;
      return `${head} All but ${tied(problem, inPlace(frame, 1))} have moved on by one; whoever was last is first of the ${N - 1} that move.`;
    },
    berger(frame, problem) {
      const { games, odd } = placeOf(problem, frame);
      const who = odd ? "everyone, and the dummy," : "everyone";
      return `${games === 1 ? "The only game is" : `All ${games} games are`} made. Now ${who} gets a new number. Which schedule is it then? The table “As Berger” shows it.`;
    },
    rename(frame, problem) {
      const { N, half } = placeOf(problem, frame);
      const i = standsIn(frame, frame.a, N);
      const kind = frame.b <= half ? "even" : "odd";
      return `${capital(problem, frame.a)} began in place ${i} and becomes ${frame.b}. The ${kind} places are counted from the last one down.`;
    },
    same(frame, problem) {
      const { white, black, number } = frame.cells;
      const { official } = compareGames(problem, white, black, number);
      const what = official === 1 ? "The game has" : `All ${official} games have`;
      return `${what} the round and the colours of the official Berger table for ${problem.n}. It was the same schedule all along.`;
    },
  },
  why: {
    seat: (_frame, { n }) =>
      n % 2 === 0
        ? `If all ${n} places moved, facing places would always differ by an odd number, and players an even number apart would never meet.`
        : "The dummy could stand anywhere and every pair would still meet once. In place 1 it also makes White and Black exactly equal.",
    bye: (_frame, { n }) =>
      `With ${n} players, an odd number, somebody is left over in every round. Everyone comes to the last place once, so everyone has one bye a cycle.`,
    game(frame, problem) {
      const { i } = placeOf(problem, frame);
      return i === 1
        ? "The player in place 1 stands still, so no place can alternate the colours. The round does it instead."
        : "From round to round a player goes from an odd place to an even one and back, so White and Black alternate.";
    },
    full: () =>
      "A rotation moves both of a pair by one, so the sum of the places where they began falls by two. The modulus is odd, so no sum comes back within a cycle.",
    hold: () =>
      "If the first moved first, it would overwrite the next. From the end, only the last player is in danger, and the hand keeps that one.",
    rename: () =>
      "Whoever began in an even place has the extra White of an even field. In the Berger table these are the numbers up to half the field.",
    round(frame, problem) {
      const { r, played, secondCycle } = placeOf(problem, frame);
      if (r !== played && !secondCycle)
        return "Without the swap two players of an even field would have the same colour three times in a row where the cycles meet.";
      return "The pairs are read from the places, never from the players. So one rule serves all rounds.";
    },
  },
  kinds: {
    seat: "seats",
    round: "round",
    face: "facing",
    bye: "bye",
    game: "game",
    full: "full",
    hold: "hold",
    shift: "move",
    back: "put back",
    berger: "numbers",
    rename: "number",
    same: "Berger",
  },
  where(frame, problem) {
    const { r, played, rounds, act } = placeOf(problem, frame);
    if (act === "numbers") return "after the last round";
    if (r === 0) return "before the first round";
    return act === "rotation" ? `rotation ${r} of ${rounds}` : `round ${played} of ${rounds}`;
  },
  levels: { move: ["Step", "Steps"], stage: ["Game", "Games"], phase: ["Round", "Rounds"] },
  invariants: {
    sum: "Starting places of each pair, one sum",
    met: "No two players met twice in a cycle",
    berger: "New numbers agree with Berger",
    written: "What is told is what is written",
  },
  claims: {
    pairs: "Every pair meets once a cycle",
    rounds: "One game a round for each player",
    whites: "Whites and Blacks of each player",
    breaks: "Same colour twice in a row",
    berger: "The Berger table, renumbered",
  },
  choices: {
    round: {
      label: "Everyone meets",
      values: { single: "once", double: "twice", swapped: "twice, two rounds swapped" },
    },
  },
  examples,
  input: {
    label: "Players, one on each line",
    hint: "Names, one a line, or just a number of players. A first line “round: double” plays everyone twice.",
    size: "Players",
  },
};

/** What is asked before a step of the rotation. */
export type QuestionWords = Readonly<
  Record<
    "white" | "nextForFixed" | "nextBye" | "comes" | "number",
    (problem: Problem, before: Frame, next: StepCall) => QuestionText
  >
>;

function named(problem: Problem, player: number): string {
  return playerName(problem, player, 24, sceneWords);
}

export const texts: QuestionWords = {
  white(problem, before, { a, b }) {
    const { i, N, turn, secondCycle } = placeOf(problem, before);
    const [first, second] = a < b ? [a, b] : [b, a];
    const even = turn % 2 === 0 ? "even" : "odd";
    const prompt = `Who has White, ${named(problem, first)} or ${named(problem, second)}?`;
    const reversed = secondCycle ? " Then the second cycle reverses it." : "";
    if (i === 1) {
      return {
        prompt,
        hint: `Place 1 alternates: Black in odd rounds, White in even ones.${reversed}`,
        why: `Round ${turn}${problem.round === "swapped" ? " of the array" : secondCycle ? " of the cycle" : ""} is ${even}, so place 1 ${turn % 2 === 0 ? "has White" : "has Black"}.${reversed}`,
      };
    }
    const evenPlace = i % 2 === 0 ? i : N + 1 - i;
    return {
      prompt,
      hint: `One of the places ${i} and ${N + 1 - i} is even.${secondCycle ? reversed : " It has White."}`,
      why: `Place ${evenPlace} is the even one of the two.${reversed}`,
    };
  },
  nextForFixed(problem, before) {
    const { N } = placeOf(problem, before);
    const fixed = before.cells.place[1];
    return {
      prompt: `Now all but ${named(problem, fixed)} move on by one place. Whom will ${named(problem, fixed)} meet next?`,
      hint: `Place 1 faces place ${N}. Who will come there?`,
      why: `Whoever stands in place ${N - 1} now moves on to ${N}, and that place faces place 1.`,
    };
  },
  nextBye(problem, before) {
    const { N } = placeOf(problem, before);
    return {
      prompt: "Now all but the dummy move on by one place. Who will sit out next?",
      hint: `The dummy in place 1 faces place ${N}. Who will come there?`,
      why: `Whoever stands in place ${N - 1} now moves on to ${N}, and faces the dummy.`,
    };
  },
  comes: (_problem, _before, { a }) => ({
    prompt: `Place ${a} is free. Who moves into it?`,
    hint: `Everyone moves to the next higher place. Who stands in place ${a - 1}?`,
    why: `Place ${a} gets whoever stands in place ${a - 1}.`,
  }),
  number(problem, before, { a, b }) {
    const { N, half } = placeOf(problem, before);
    const i = standsIn(before, a, N);
    return {
      prompt: `Who gets the number ${b}?`,
      hint:
        b <= half
          ? `First the even places, from place ${N} downwards: 1, 2, 3 and so on.`
          : `After the even places come the odd ones, from place ${N - 1} downwards.`,
      why: `Place ${i} is next in the count.`,
    };
  },
};
