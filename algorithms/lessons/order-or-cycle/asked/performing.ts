import type { InputEdit, Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { playerId } from "../figure/plate.ts";
import type { Arrow, Problem } from "../problem.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords, editWords } from "../words/en/asked.ts";

/** Every choice is a player. */
const touchPlayer: Touch<Problem, Steps, CellName> = {
  form: "mark",
  touchable: (_frame, { n }) => Array.from({ length: n }, (_, v) => v),
  markOf: playerId,
};

/** The only result between two players; undefined if there is none, or several. */
function resultOf(
  { arrows }: Problem,
  one: number | undefined,
  other: number | undefined,
): Arrow | undefined {
  const found = arrows.filter(([u, v]) => (u === one && v === other) || (u === other && v === one));
  return found.length === 1 ? found[0] : undefined;
}

/** "turn-2-5": the result between 2 and 5 is turned round. */
const turn: InputEdit<Problem> = {
  offers(marks, problem) {
    const [, u, v] = /^a(\d+)\.(\d+)$/.exec(marks.length === 1 ? (marks[0] ?? "") : "") ?? [];
    const ends =
      u === undefined ? marks.map((mark) => Number(/^p(\d+)$/.exec(mark)?.[1] ?? -1)) : [u, v].map(Number);
    const result = ends.length === 2 && resultOf(problem, ends[0], ends[1]);
    return result ? [result] : [];
  },
  apply(problem, [u, v]) {
    const result = resultOf(problem, u, v);
    if (!result) return undefined;
    const [winner, loser] = result;
    return { ...problem, arrows: problem.arrows.map((each) => (each === result ? [loser, winner] : each)) };
  },
  name([u, v], problem) {
    const [winner = 0, loser = 0] = resultOf(problem, u, v) ?? [];
    return editWords.turned(loser, winner);
  },
};

export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: { free: touchPlayer, back: touchPlayer, root: touchPlayer, arrow: touchPlayer },
  words: choiceWords,
  edits: { hint: editWords.hint, kinds: { turn } },
};
