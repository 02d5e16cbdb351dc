import type { Game } from "#algorithms/shared/round-robin/schedule.ts";

/**
 * A program that is wrong on purpose: the halving without repair, behind a guard that lets through what can be halved
 * twice. The days of n players, or undefined where the guard refuses.
 */
export function guardedHalving(n: number): Game[][] | undefined {
  if (n % 4 !== 0) return undefined;
  const days: Game[][] = Array.from({ length: n - 1 }, () => []);
  const play = (from: number, size: number, day: number): void => {
    if (size < 2) return;
    const h = Math.floor(size / 2);
    for (let i = 0; i < h; i++)
      for (let j = 0; j < h; j++) days[day + i].push([from + j, from + h + ((i + j) % h)]);
    play(from, h, day + h);
    play(from + h, size - h, day + h);
  };
  play(1, n, 0);
  return days;
}
