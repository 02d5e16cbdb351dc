/** The id of a stop's figure on the page of its tour; stops are numbered from 1. */
export function stopId(number: number): string {
  return `stop${number}`;
}
