import type { Game } from "#algorithms/engines/schedules/schedule.ts";

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

/** What the careless checker finds wrong: the number of days, a player with two games on a day, a pair that meets again. */
export type Complaint =
  | { readonly kind: "days" }
  | { readonly kind: "busy"; readonly day: number; readonly player: number }
  | { readonly kind: "again"; readonly day: number; readonly pair: Game };

/** A checker that is wrong on purpose: it looks for what is twice, and never for what is missing. */
export function complaintOf(n: number, days: readonly (readonly Game[])[]): Complaint | undefined {
  if (days.length !== n - 1) return { kind: "days" };
  const met = new Set<number>();
  for (const [d, games] of days.entries()) {
    const busy = new Set<number>();
    for (const [a, b] of games) {
      for (const player of [a, b]) {
        if (busy.has(player)) return { kind: "busy", day: d + 1, player };
        busy.add(player);
      }
      const pair = Math.min(a, b) * (n + 1) + Math.max(a, b);
      if (met.has(pair)) return { kind: "again", day: d + 1, pair: [a, b] };
      met.add(pair);
    }
  }
  return undefined;
}
