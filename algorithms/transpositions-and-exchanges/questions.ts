import type { Locale, Question, Questions } from "../lesson.ts";
import type { Problem } from "./problem.ts";
import { windowOf } from "./scene-matrix.ts";
import { exchangeStateOf, groupName, listStateOf, matrixOf } from "./state.ts";
import type { CellName, Frame, StepCall, Steps } from "./steps.ts";

/** Questions before a step, answered by a player of S2 or by a cell of the matrix. */
export const predict: Questions<Problem, Steps, CellName> = {
  pivot(before, next, problem, locale) {
    const { order } = listStateOf(problem, before);
    if (order.length < 3) return undefined;
    return {
      ...texts[locale].pivot(order, next.a),
      choices: order.map((p) => `p${p}`),
      answers: [`p${order[next.a - 1]}`],
    };
  },
  heir(before, next, problem, locale) {
    const { order } = listStateOf(problem, before);
    const behind = order.slice(order.indexOf(before.cells.pivot[0] ?? 0) + 1);
    if (behind.length < 2) return undefined;
    return {
      ...texts[locale].heir(before, order[next.a - 1]),
      // In the order of their numbers: a list in the order of places would tell where the answer stands.
      choices: behind.toSorted((p, q) => p - q).map((p) => `p${p}`),
      answers: [`p${order[next.a - 1]}`],
    };
  },
  exchange(before, next, problem, locale) {
    const state = exchangeStateOf(problem, before);
    const { upper, lower, s1, s2, size } = state;
    const { columns, rows } = windowOf(state);
    if (columns < upper.length || rows < lower.length || state.total < 3) return undefined;
    const { differences } = matrixOf(s1, s2, size);
    const open = Array.from(differences.keys()).filter((cell) => before.cells.rank[cell] === 0);
    return {
      ...texts[locale].exchange(
        differences[next.a * lower.length + next.b],
        groupName(upper[next.a]),
        groupName(lower[next.b]),
      ),
      choices: open.map((cell) => `c${Math.floor(cell / lower.length)}.${cell % lower.length}`),
      answers: [`c${next.a}.${next.b}`],
    };
  },
};

type Text = Pick<Question, "prompt" | "hint" | "why">;

interface Texts {
  pivot(order: readonly number[], place: StepCall["a"]): Text;
  heir(before: Frame, heir: number): Text;
  exchange(difference: number, down: string, up: string): Text;
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    pivot: (order, place) => ({
      prompt: "Reading from the left, which is the first player to be replaced? Choose the player.",
      hint: "Go from the right end to the left while the numbers rise. The first one that is smaller than its right neighbour is the pivot.",
      why: `${order[place - 1]} < ${order[place]}. Everything behind falls already, so behind it no larger order is left.`,
    }),
    heir: (before, heir) => {
      const pivot = before.cells.pivot[0] ?? 0;
      return {
        prompt: `Who takes the place of ${pivot}? Choose the player.`,
        hint: `It has to be larger than ${pivot}, by as little as possible, and stand behind it.`,
        why: `Of the players behind ${pivot}, ${heir} is the smallest that is larger.`,
      };
    },
    exchange: (difference, down, up) => ({
      prompt: "Which exchange comes next? Choose its cell.",
      hint: "First the smallest difference that is left, then the leftmost column, then the highest row.",
      why: `${difference} is the smallest difference left. Of its cells the leftmost comes first: ${down} of S1 for ${up} of S2.`,
    }),
  },
};
