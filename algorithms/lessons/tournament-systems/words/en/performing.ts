import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import { depth, placeOf, playerName, standsAt } from "#algorithms/lessons/tournament-systems/figure/state.ts";
import type { Problem } from "#algorithms/lessons/tournament-systems/problem.ts";
import type { Asks, CellName, Frame, Steps } from "#algorithms/lessons/tournament-systems/steps.ts";

const LONGEST_SHOWN = 22;

/**
 * How many places the level has that is being drawn. Full levels hold 1, 2, 4, … seeds, so this follows from how many seeds
 * there are: a level is begun only by a fold.
 */
function placesDrawn({ cells }: Frame): number {
  const seeds = Array.from(cells.draw).filter((seed) => seed > 0).length;
  return 2 ** depth(seeds + 1);
}

/** What is asked of somebody who draws and plays a knockout, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    place: () => "Choose a place whose seed has no opponent yet.",
    seed: ({ own: [s = 0] }, frame) =>
      `With ${placesDrawn(frame)} players left, whom does seed ${sumOf(frame) - s} meet, if the favourites win?`,
    match: () => "Choose a place of this round: the match that is played next, or the bye.",
    through({ own: [w = 0] }, frame, problem) {
      const { size } = placeOf(problem, frame);
      const [one, other] = [w, w ^ 1].map((v) => standsAt(frame, size, v)).sort((a, b) => a - b);
      return `Seed ${one} stands opposite seed ${other}. Touch the place of the one who goes through.`;
    },
  },
  hint: {
    place: () => "It stands in the level that was drawn last.",
    seed: (_open, frame) =>
      `The two seeds of a match add up to ${sumOf(frame)}, one more than the level has places.`,
    match: () => "Two who are in this round play for it, and nobody stands there yet.",
    through: (_open, frame) =>
      frame.step !== "match"
        ? "There is no opponent. Who is there?"
        : "In this run the better seed wins, the one with the smaller number.",
  },
  refuse: {
    place([v], { legal }, frame) {
      if (v === undefined) return "Not yet: some seeds of this level have no opponent.";
      const [first = 1] = legal[0] ?? [];
      if (depth(v) < depth(first)) return "That level is complete: its seeds have their opponents already.";
      if (depth(v) > depth(first)) return "That level has no seeds yet: it is the one that is being drawn.";
      return `Seed ${frame.cells.draw[v]} has its opponent already.`;
    },
    seed([s], _open, frame) {
      if (s === undefined)
        return "Each seed gets an opponent, even one that does not exist: that will be a bye.";
      return `Not ${s}: the two seeds of a match add up to ${sumOf(frame)} in this level, so that the best meets the last.`;
    },
    match([v], { legal }, frame, problem) {
      if (v === undefined) return "Not yet: this round is not over.";
      const place = placeOf(problem, frame);
      const [first = 1] = legal[0] ?? [];
      if (depth(v) < depth(first)) return "Not yet: those who play there come out of this round.";
      if (depth(v) > depth(first)) return "That round is over. Choose a place of the next level.";
      const through = standsAt(frame, place.size, v);
      return `That place is taken: ${playerName(problem, through, LONGEST_SHOWN)} went through already.`;
    },
    through([w], { own: [right = 0] }, frame, problem) {
      const { size, n } = placeOf(problem, frame);
      if (w === undefined) return "Somebody goes through from every match and every bye.";
      if (w >> 1 !== right >> 1) return "That place does not lead here: choose one of the two that do.";
      const seed = standsAt(frame, size, w);
      if (seed > n) return `There is no seed ${seed}: that is the bye of the other one.`;
      return `${playerName(problem, seed, LONGEST_SHOWN)} is the weaker seed here, and in this run the better seed wins.`;
    },
  },
  answer: {
    place: ([v]) => `place ${v ?? "none"}`,
    seed: ([s]) => `seed ${s ?? "none"}`,
    match: ([v]) => `place ${v ?? "none"}`,
    through: ([w]) => (w === undefined ? "none" : w % 2 === 0 ? "the upper one" : "the lower one"),
  },
};

/** The sum of the two seeds of a match in the level that is drawn. */
function sumOf(frame: Frame): number {
  return placesDrawn(frame) + 1;
}
