import type { TaskWords } from "#algorithms/core/judge/judged-task.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";

export const judgeWords: TaskWords = {
  statement:
    "A bracket has the players 1 to s1 in S1 and the next s2 in S2. If exchange is 0, list its transpositions: all ways to put s1 players of S2 in a row, as these are the ones who are paired, in rising order, compared number by number. Otherwise list all exchanges of that many players: those with the smallest difference between the sums of the two groups first, of these the larger group of S1 first, and then the smaller group of S2, compared number by number as they are printed.",
  input:
    "One line with three numbers: the players in S1, at least 1; those in S2, at least as many; and exchange, at most the players in S1.",
  output:
    "One line for each transposition: the first s1 players of S2. Or one for each exchange: the players who leave S1, the largest number first, and then those who leave S2, the smallest first.",
};

/** What the parts of the program are for, in English. */
export const parsonsWords = {
  orders: "Choose what is listed",
  list: "Write down S2, order by order",
  pivot: "Skip what counts the same, and find the pivot",
  heir: "Put the heir in its place, and the smallest order behind it",
  groups: "Form the groups that can change sides",
  exchange: "List the exchanges, the smallest difference first",
  complete: "Give back the list",
  helpers: "Groups, sums and swaps",
};

/** What can be wrong with a list of transpositions or exchanges, in English. */
export const faultWords = {
  differs: (areExchanges: boolean, number: number, found: readonly number[], right: readonly number[]) =>
    `${areExchanges ? "Exchange" : "Transposition"} ${number} is ${row(found)}; it should be ${row(right)}.`,
  short: (areExchanges: boolean, count: number, next: readonly number[]) =>
    count === 0
      ? `The list is empty; it begins with ${row(next)}.`
      : `The list ends after ${counted(count, unit(areExchanges))}; the next one is ${row(next)}.`,
  long: (areExchanges: boolean, count: number, extra: readonly number[]) =>
    `There ${count === 1 ? "is" : "are"} only ${counted(count, unit(areExchanges))}; the list goes on with ${row(extra)}.`,
};

function unit(areExchanges: boolean): string {
  return areExchanges ? "exchange" : "transposition";
}

/** A row as a program prints it; of a long one its beginning. */
function row(players: readonly number[]): string {
  if (players.length === 0) return "empty";
  return `“${players.slice(0, 12).join(" ")}${players.length > 12 ? " …" : ""}”`;
}
