import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { type Answered, answeredAt, whyNot } from "#algorithms/lessons/the-dutch-system/foreseen.ts";
import type { Problem } from "#algorithms/lessons/the-dutch-system/problem.ts";
import { type Round, roundOf, setOf } from "#algorithms/lessons/the-dutch-system/round.ts";
import { bestShape, shapeOf } from "#algorithms/lessons/the-dutch-system/solve/shape.ts";
import type { Asks, CellName, Steps } from "#algorithms/lessons/the-dutch-system/steps.ts";
import { clashText, criterionText } from "./narration.ts";

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
      if (u === undefined || v === undefined || u === v) return `${asked} cannot play against himself.`;
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
  if (!canPair(setOf(floats) | below)) return "C4: then those below could not all be paired.";
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
