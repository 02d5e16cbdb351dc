/** Numbers in order: so sets and unordered pairs are named as answers. */
export function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
