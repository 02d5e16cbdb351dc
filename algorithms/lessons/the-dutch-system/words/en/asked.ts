import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import { type Answered, answeredAt, whyNot } from "#algorithms/lessons/the-dutch-system/foreseen.ts";
import type { Problem } from "#algorithms/lessons/the-dutch-system/problem.ts";
import { type Round, roundOf, setOf } from "#algorithms/lessons/the-dutch-system/round.ts";
import { bestShape, shapeOf } from "#algorithms/lessons/the-dutch-system/solve/shape.ts";
import type { Asks, CellName, Steps } from "#algorithms/lessons/the-dutch-system/steps.ts";
import { clashText, criterionText } from "./figure.ts";

/** By what a pairing falls behind the best one: floats again (C14), a colour that is denied (C12), nobody to play below (C8). */
function worseThanBest(score: number): string {
  if (score <= 3) return "it sends down somebody who was down last round";
  return score <= 6 ? "9 and 2 both want White" : "2 floats, and has met both who wait below";
}

/** What the challenge at the opening says, and why a touch is refused. */
export const challengeWords = {
  prompt:
    "Player 9 came down to four with 2 points. Make two pairs; one floats to 3 and 8. Which pairing do the rules like best?",
  how: "Discs show the colour due; ↓: down last round. 2 has met 3, 6, 8. Touch 9’s opponent, then two others.",
  state: ({ pairs, half }: { readonly pairs: readonly unknown[]; readonly half: number }) =>
    half > 0 ? `${pairs.length} of 2 pairs; ${half} waits` : `${pairs.length} of 2 pairs`,
  best: "best possible: number 1",
  end: (score: number) =>
    score === 1
      ? "That is the pairing of the regulations, out of eight that are allowed."
      : `Yours is number ${score} of the eight that are allowed: ${worseThanBest(score)}.`,
  tried: (score: number) =>
    score === 1
      ? "At the top of this page you found the one that the regulations choose. Here is how they choose it."
      : `Yours, at the top of this page, was number ${score} of eight. Here is how the regulations tell.`,
  player: (player: number, isMoved: boolean, isWhite: boolean, down: number) =>
    `player ${player}${isMoved ? ", moved down" : ""}, ${isWhite ? "White" : "Black"} is due${down === 0 ? "" : `, was down ${down === 1 ? "last round" : "the last two rounds"}`}`,
  points: inPoints,
  picture: (pairs: string) =>
    `Five players of a bracket: 9, who has come down, above 1, 2, 6 and 7. Pairs: ${pairs || "none yet"}.`,
  nobody: "There is nobody to be paired.",
  paired: (player: number) => `${player} is paired already.`,
  himself: (player: number) => `${player} cannot play against themselves.`,
  met: (u: number, v: number) => `${u} and ${v} have met (C1).`,
  alone: (player: number) => `${player} has met the others who are left.`,
};

/** What is asked of somebody who pairs a round, and why an answer is refused. Players by start numbers. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    floats: () => "Who floats down from this bracket? Touch them all, or say that nobody does.",
    meets: ({ own }, frame, problem) => `Whom does ${askedBy(own, answeredAt(problem, frame))} meet?`,
  },
  hint: {
    floats: () =>
      "As few as possible (C6), with as few points as possible (C7). Then think of the next bracket (C8), of colours, and of who floated lately.",
    meets: () =>
      "The first of the upper half meets the first of the lower one, if the criteria allow it. Leave out those who have met, and count denied colours.",
  },
  refuse: {
    floats(wrong, _open, frame, problem) {
      const answered = answeredAt(problem, frame);
      const round = roundOf(problem);
      if (!answered) return "No bracket is open.";
      const places = placesOf(round, wrong);
      const { members } = answered.bracket;
      const stranger = places.find((u) => !members.includes(u));
      if (stranger !== undefined) return `${round.player(stranger).id} does not belong to this bracket.`;
      return floatsRefused(answered, places);
    },
    meets([id], { own }, frame, problem) {
      const answered = answeredAt(problem, frame);
      const round = roundOf(problem);
      if (!answered) return "No bracket is open.";
      if (id === undefined) return "Somebody has to be the opponent: choose a player.";
      const asked = askedBy(own, answered);
      const [u, v] = placesOf(round, [asked, id]).sort((a, b) => a - b);
      if (u === undefined || v === undefined || u === v) return `${asked} cannot play against themselves.`;
      const { bracket, pairing } = answered;
      if (!bracket.members.includes(u) || !bracket.members.includes(v))
        return `${id} does not belong to this bracket.`;
      if (pairing.floats.some((place) => round.player(place).id === id))
        return `${id} floats down, as you have found.`;
      if (!round.mayMeet(u, v)) return `${asked}–${id} cannot be: ${clashText(round, u, v)}.`;
      return objectionText(
        round,
        answered,
        `With ${asked}–${id}`,
        (x, y) => [x, y].includes(u) === [x, y].includes(v),
      );
    },
  },
  answer: {
    floats: (answer) => (answer.length === 0 ? "nobody" : answer.join(", ")),
    meets: ([id]) => (id === undefined ? "nobody" : String(id)),
  },
};

/** The places of players with these start numbers, in their order. */
function placesOf({ groups, player }: Round, ids: Answer): number[] {
  const all = groups.flat();
  return ids.flatMap((id) => all.find((u) => player(u).id === id) ?? []);
}

/** Whose opponent is asked for: the better one of the pair. */
function askedBy([id]: Answer, answered: Answered | undefined): number {
  const { pairing, bracket } = answered ?? {};
  const pair = pairing?.pairs.find(([, v]) => bracket?.round.player(v).id === id);
  return pair && bracket ? bracket.round.player(pair[0]).id : 0;
}

function floatsRefused(answered: Answered, floats: readonly number[]): string {
  const { bracket, pairing } = answered;
  const { round, members, below, canPair } = bracket;
  const left = members.length - floats.length;
  if (left % 2 === 1)
    return `That leaves ${counted(left, "player")}, an odd number, and they do not make pairs.`;
  const inside = setOf(members) - setOf(floats);
  if (floats.length > pairing.floats.length)
    return `C6: not so many need to float. ${pairing.floats.length} will do.`;
  if (!canPair(inside))
    return "The others cannot all be paired in the bracket: some have met, or must have the same colour (C1, C3).";
  if (!canPair(setOf(floats) | below))
    return below > 0
      ? "C4: then those below could not all be paired."
      : "C2, C5: the bye goes to somebody who has had none, and who has as few points as can be.";
  if (shapeOf(bracket, floats) > bestShape(bracket, members, below))
    return "C7: it can be done so that players with fewer points float.";
  const names = floats.map((u) => round.player(u).id).join(", ");
  const so = floats.length === 0 ? "So" : `If ${names} ${floats.length === 1 ? "floats" : "float"}`;
  return objectionText(round, answered, so, (u, v) => !floats.includes(u) && !floats.includes(v));
}

function objectionText(
  round: Round,
  answered: Answered,
  so: string,
  accepts: (u: number, v: number) => boolean,
): string {
  const objection = whyNot(answered, accepts);
  if (objection.kind === "none")
    return `${so} there is no candidate: fewer pairs, or higher scores would float (C6, C7).`;
  if (objection.kind === "worse") return criterionText(so, objection);
  const first = answered.pairing.pairs
    .map(([u, v]) => `${round.player(u).id}–${round.player(v).id}`)
    .join(", ");
  return `${so} every criterion is served as well, but an earlier candidate does the same: ${first} (3.8, 4.2–4.4).`;
}

type Pairs = readonly (readonly [number, number])[];

const told = (pairs: Pairs): string => pairs.map(([u, v]) => `${u}\u2060–\u2060${v}`).join(", ");
const list = (numbers: readonly number[]): string => numbers.join(", ") || "nobody";

/** What the questions of the article say. */
export const exerciseWords = {
  round: {
    prompt: (forbidden: Pairs) =>
      `Six new players with equal points, 1 to 6. This tournament forbids ${told(forbidden)}. Nobody has had a colour yet. Pair the round.`,
    fields: ["Pairs"],
    hints: (players: readonly number[], may: readonly number[]) => [
      "S1 is 1, 2, 3 and S2 is 4, 5, 6. Nobody wants a colour and nobody has floated, so the first candidate that is possible is taken.",
      `Of S2, player ${players[0]} may meet ${list(may)}. Try the smallest first; the last of S1 changes first.`,
      "If no order of S2 will do, exchange 3 for 4, and begin again with all orders of the new S2.",
    ],
    notAll: "Three pairs, with each of the six players once: 1–4, and so on.",
    forbidden: (u: number, v: number) => `${u} and ${v} must not meet.`,
    later: (pair: readonly [number, number] | undefined) =>
      `It is allowed, and as good by every criterion; but another candidate that is allowed comes earlier in the list. ${
        pair
          ? `Player ${pair[0]} can meet somebody who comes before ${pair[1]}.`
          : "Begin with the order of S2."
      }`,
    right: (pairs: Pairs) => `${told(pairs)} is the first candidate that is possible.`,
  },
  bye: {
    prompt: (forbidden: Pairs) =>
      `Seven new players with equal points, 1 to 7. This tournament forbids ${told(forbidden)}. Who has the bye?`,
    fields: ["Player"],
    hints: (may: readonly number[]) => [
      "S1 is 1, 2, 3 and S2 is 4, 5, 6, 7. Who is left over of S2 has the bye.",
      `The first place of S2 decides first. Of S2, player 1 may meet ${list(may)}.`,
      "Write down the orders of S2 as in a dictionary, and stop at the first one whose three pairs are allowed. If there is none, exchange 3 for 4.",
    ],
    noPlayer: "A player from 1 to 7.",
    wrong: (player: number) =>
      `The first candidate that is possible pairs ${player}, and leaves somebody else over.`,
    right: (pairs: Pairs) => `The first candidate that is possible is ${told(pairs)}.`,
  },
  falls: {
    prompt: (one: string, other: string) =>
      `Candidate 1 has ${one}. Candidate 2 has ${other}. All other values are equal. Which of them stays, and by which criterion does the other one fall?`,
    fields: ["Stays: candidate", "Falls by: C"],
    hints: (name: string) => [
      "Read both rows from the left, like two words in a dictionary.",
      `Behind ${name} nothing has to be read: there, or before, they differ.`,
    ],
    which: "Candidate 1 or 2.",
    noCriterion: "The number of a criterion as well, such as 8 for C8.",
    criterion: (name: string) =>
      `They differ earlier or later: compare from the left. The right criterion is not ${name}.`,
    stays: (name: string) => `At ${name} the smaller number is the better one.`,
    right: (name: string) => `${name} is the first difference, and nothing behind it is read.`,
  },
  count: {
    prompt: (n: number) =>
      `A bracket has ${n} players with equal points, and all may meet. How many candidates has it, each pairing counted once?`,
    fields: ["Candidates"],
    hints: (n: number) => [
      n % 2 === 0
        ? "Whom does player 1 meet? Then two players fewer are left."
        : "First choose who floats. The others are an even number.",
      `For ${n} players begin with ${n % 2 === 0 ? n - 1 : n} choices.`,
    ],
    notWhole: "A whole number.",
    wrong: (n: number) => `Choose for ${n} players, one pair after the other, and multiply the choices.`,
    right: (factors: readonly number[], count: number) => `${factors.join(" · ")} = ${count}.`,
  },
};

/** What is asked about a round that is to be paired. */
export const outcomeWords = {
  pairs:
    "Which games does the next round have? White is named first, the games of the highest bracket come first.",
  opponent: (player: number) => `Whom does player ${player} meet in the next round?`,
  top: "Which game does the best player of the field play in the next round?",
  mixed: "Who meets an opponent with fewer points in the next round?",
  bye: "the bye",
  nobody: "nobody",
};
