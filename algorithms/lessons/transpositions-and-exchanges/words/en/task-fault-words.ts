import { counted } from "#algorithms/core/text/counted.en.ts";

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
