/** The days of n players, from 1, for any n: each game is a pair. */
export function schedule(n: number): number[][][] {
  const seats = n + (n % 2); // one seat may be empty
  const days: number[][][] = Array.from({ length: Math.max(seats - 1, 0) }, () => []);

  // Everyone from `from` on, `k` seats of which those above `to` are empty; k is even. The days begin with `day`.
  function play(from: number, to: number, k: number, day: number): void {
    const h = k / 2;
    const isOdd = h % 2 === 1 && h > 1;
    for (let i = isOdd ? 1 : 0; i < h; i++, day++)
      for (let j = 0; j < h; j++) meet(from + j, from + h + ((i + j) % h), to, day);
    if (h === 1) return;
    if (!isOdd) {
      play(from, Math.min(to, from + h - 1), h, day);
      play(from + h, to, h, day);
      return;
    }
    play(from, Math.min(to, from + h - 1), h + 1, day);
    play(from + h, to, h + 1, day);
    // On each of these days one of every half is free: the two in one row, who have not met.
    for (let d = day; d < day + h; d++) {
      const isBusy = (p: number) => days[d].some((game) => game.includes(p));
      for (let j = 0; j < h; j++)
        if (!isBusy(from + j) && !isBusy(from + h + j)) meet(from + j, from + h + j, to, d);
    }
  }

  function meet(a: number, b: number, to: number, day: number): void {
    if (b <= to) days[day].push([a, b]);
  }

  if (n > 1) play(1, n, seats, 0);
  return days;
}
