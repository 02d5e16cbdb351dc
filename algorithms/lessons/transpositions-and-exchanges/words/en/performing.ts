import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { listStateOf, matrixOf } from "#algorithms/lessons/transpositions-and-exchanges/figure/state.ts";
import { difference } from "#algorithms/lessons/transpositions-and-exchanges/orders.ts";
import type { Problem } from "#algorithms/lessons/transpositions-and-exchanges/problem.ts";
import {
  type Asks,
  type CellName,
  type Frame,
  leavers,
  type Steps,
} from "#algorithms/lessons/transpositions-and-exchanges/steps.ts";

/** What is asked of somebody who makes the lists by hand, and why an answer is refused. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pivot: () =>
      "Choose the pivot: the last player of S2 with a larger one right behind. Say “None” if there is none.",
    heir: (_open, { cells }) => `Who takes the place of ${cells.pivot[0]}? Choose the heir.`,
    exchange: (_open, { cells }, { size }) =>
      `Choose the next exchange with the difference ${cells.delta[0]}: ${counted(size, "player")} of S1 and as many of S2.`,
  },
  hint: {
    pivot: () => "Go through S2 from the end. Stop as soon as the number on the left is the smaller one.",
    heir: (_open, { cells }) => `Behind ${cells.pivot[0]}, look for the smallest number that is larger.`,
    exchange: () => "The columns of the matrix come from left to right, and each is searched from the top.",
  },
  refuse: {
    pivot([p], _open, frame, problem) {
      if (p === undefined) return "Not yet: somebody in S2 still has a larger player right behind.";
      if (p <= problem.s1) return `${p} is in S1, which a transposition leaves as it is.`;
      const { order } = listStateOf(problem, frame);
      const behind = order[order.indexOf(p) + 1];
      if (behind === undefined) return `Nobody stands behind ${p}.`;
      return behind < p
        ? `Right behind ${p} stands ${behind}, which is smaller.`
        : `${behind} behind ${p} is larger, but further back there is another such place. The last one is the pivot.`;
    },
    heir([p], _open, frame, problem) {
      const pivot = frame.cells.pivot[0] ?? 0;
      if (p === undefined) return `There is an heir: right behind ${pivot} stands a larger player.`;
      if (p <= problem.s1) return `${p} is in S1, which a transposition leaves as it is.`;
      const { order } = listStateOf(problem, frame);
      if (order.indexOf(p) <= order.indexOf(pivot)) return `${p} does not stand behind the pivot ${pivot}.`;
      return p < pivot
        ? `${p} is smaller than ${pivot}. The next order is larger, so a larger player has to come here.`
        : `${p} is larger than ${pivot}, but not the smallest such player behind it: orders would be left out.`;
    },
    exchange: (wrong, _open, frame, problem) => exchangeRefused(wrong, frame, problem),
  },
  answer: {
    pivot: ([p]) => (p === undefined ? "none" : String(p)),
    heir: ([p]) => (p === undefined ? "none" : String(p)),
    exchange: (answer, { s1 }) =>
      `${answer.filter((p) => p <= s1).join(".")} for ${answer.filter((p) => p > s1).join(".")}`,
  },
};

function exchangeRefused(wrong: Answer, { cells }: Frame, { s1, s2, size }: Problem): string {
  const d = cells.delta[0] ?? 0;
  if (wrong.length === 0) return `Not yet: there is one more exchange with the difference ${d}.`;
  const [down, up] = [wrong.filter((p) => p <= s1), wrong.filter((p) => p > s1)];
  if (down.length !== size || up.length !== size)
    return `In each exchange of this list ${size === 1 ? "one player leaves" : `${size} players leave`} S1, and as many leave S2.`;
  const own = difference(down, up);
  if (own !== d) return `This exchange has the difference ${own}. Those with ${d} come now.`;
  const { upper, lower } = matrixOf(s1, s2, size);
  const isListed = upper.some((from, i) =>
    lower.some(
      (to, j) => (cells.rank[i * lower.length + j] ?? 0) > 0 && leavers(from, to).join() === wrong.join(),
    ),
  );
  return isListed
    ? "This exchange is in the list already."
    : "The difference is right, but another exchange comes first: columns from left to right, each from the top.";
}
