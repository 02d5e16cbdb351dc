/** The seat x on a circle of m: 1, 2, …, m, then 1 again, for any integer x. */
export function seat(x: number, m: number): number {
  return ((((x - 1) % m) + m) % m) + 1;
}
