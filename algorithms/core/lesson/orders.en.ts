/** What is said of a problem that is done in many orders. */
import { inFigures } from "./numeral.en.ts";

export const ordersWords = {
  orders: (count: number, isAll: boolean) =>
    count === 1
      ? "the only order"
      : isAll
        ? `all ${inFigures(count)} orders`
        : `${inFigures(count)} orders by chance`,
  fact: (statement: string, [first = "", ...more]: readonly string[]) =>
    more.length === 0 ? `${statement}: ${first}` : `${statement}: ${[first, ...more].join("; ")} …`,
  sameResult: "The whole result, to the last number",
  sameLength: (steps: number) => `The number of steps: ${inFigures(steps)}`,
  lengths: (from: number, to: number, half: number) =>
    `${inFigures(from)} to ${inFigures(to)} steps, half of the runs at most ${inFigures(half)}`,
  results: (count: number) => `${inFigures(count)} different results`,
};
