/** Whether p has White against q when n players meet by the circle method. Players count from 1. */
export function hasWhite(p: number, q: number, n: number): boolean {
  const m = n % 2 === 1 ? n : n - 1;
  if (p === n && n > m) return q % 2 === 0; // q is at the top in round q
  if (q === n && n > m) return p % 2 === 1;
  const twice = (p - q + m) % m; // 2(p − r), as 2r = p + q
  return (twice % 2 === 0 ? twice / 2 : (twice + m) / 2) % 2 === 1;
}
