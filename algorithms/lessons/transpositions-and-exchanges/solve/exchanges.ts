import { difference, groups } from "../orders.ts";
import type { Orders, Problem } from "../problem.ts";
import { leavers, type Recorder } from "../steps.ts";

/**
 * The exchanges of `size` players between S1 and S2: the smallest difference first, then the weakest group of S1, then
 * the strongest group of S2. For each difference the whole matrix is searched, column by column.
 */
export function exchanges({ s1, s2, size }: Problem, { step, ask, cells }: Recorder): Orders {
  const first = Array.from({ length: s1 }, (_, k) => k + 1);
  const second = Array.from({ length: s2 }, (_, k) => s1 + k + 1);
  const upper = groups(first.toReversed(), size); // 5.4, 5.3, 5.2, …
  const lower = groups(second, size); // 6.7, 6.8, 6.9, …
  const S1 = cells("S1", s1);
  const S2 = cells("S2", s2);
  const delta = cells("delta", 1);
  const rank = cells("rank", upper.length * lower.length);
  const listed = cells("listed", 1);
  const list: number[] = [];
  const seat = (top: Players, low: Players): void => {
    for (const [k, p] of top.entries()) S1.put(k, p);
    for (const [k, p] of low.entries()) S2.put(k, p);
  };

  step.bracket(s1 + s2);
  seat(first, second);
  // From the upper left corner to the lower right.
  const least = size * size;
  const most = size * (s1 + s2 - size);
  let count = 0;
  for (let d = least; d <= most; d++) {
    step.difference(d);
    delta.put(0, d);
    for (const [i, down] of upper.entries()) {
      for (const [j, up] of lower.entries()) {
        if (difference(down, up) !== d) continue;
        ask.exchange(...leavers(down, up));
        step.exchange(i, j);
        seat(
          first.map((p) => partner(p, down, up)),
          second.map((p) => partner(p, up, down)),
        );
        listed.put(0, ++count);
        rank.put(i * lower.length + j, count);
        list.push(...down, ...up);
        step.sort(i, j);
        seat(sorted(S1), sorted(S2));
        step.back(i, j);
        seat(first, second);
      }
    }
  }
  step.complete(count);
  return { count, width: 2 * size, list };
}

type Players = readonly number[];

/** Who takes the place of p: the same member of the other group, or p itself if it does not leave. */
function partner(p: number, leaving: Players, coming: Players): number {
  const k = leaving.indexOf(p);
  return k < 0 ? p : coming[k];
}

function sorted(players: ArrayLike<number>): number[] {
  return Array.from(players).sort((p, q) => p - q);
}
