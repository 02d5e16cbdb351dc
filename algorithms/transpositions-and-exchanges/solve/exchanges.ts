import type { Recorder } from "../../trace.ts";
import { difference, groups } from "../groups.ts";
import type { Orders, Problem } from "../problem.ts";
import type { Steps } from "../steps.ts";

/**
 * The exchanges of `size` players between S1 and S2: the smallest difference first, then the weakest group of S1, then
 * the strongest group of S2. For each difference the whole matrix is searched, column by column.
 */
export function exchanges({ s1, s2, size }: Problem, { step, cells }: Recorder<Steps>): Orders {
  const players = Array.from({ length: s1 + s2 }, (_, k) => k + 1);
  const upper = groups(players.slice(0, s1).reverse(), size); // 5.4, 5.3, 5.2, …
  const lower = groups(players.slice(s1), size); // 6.7, 6.8, 6.9, …
  const S1 = cells("S1", s1);
  const S2 = cells("S2", s2);
  const searched = cells("difference", 1);
  const listed = cells("listed", 1);
  const rank = cells("rank", upper.length * lower.length); // column by column
  const list: number[] = [];
  const seat = (one: readonly number[], other: readonly number[]): void => {
    for (const [i, p] of one.entries()) S1.put(i, p);
    for (const [i, p] of other.entries()) S2.put(i, p);
  };

  step.bracket(s1 + s2);
  seat(players.slice(0, s1), players.slice(s1));
  const least = difference(upper.at(0) as number[], lower.at(0) as number[]);
  const most = difference(upper.at(-1) as number[], lower.at(-1) as number[]);
  for (let d = least; d <= most; d++) {
    step.difference(d);
    searched.put(0, d);
    for (const [i, down] of upper.entries()) {
      for (const [j, up] of lower.entries()) {
        if (difference(down, up) !== d) continue;
        step.exchange(i, j);
        listed.put(0, (listed[0] as number) + 1);
        rank.put(i * lower.length + j, listed[0] as number);
        list.push(...down, ...up);
        for (const [k, p] of down.toReversed().entries()) {
          S1.put(p - 1, up[k] as number);
          S2.put((up[k] as number) - s1 - 1, p);
        }
        step.sort(i, j);
        seat(Array.from(S1).sort(byNumber), Array.from(S2).sort(byNumber));
        step.back(i, j);
        seat(players.slice(0, s1), players.slice(s1));
      }
    }
  }
  step.complete(listed[0]);
  return { count: list.length / (2 * size), width: 2 * size, list };
}

function byNumber(p: number, q: number): number {
  return p - q;
}
