import { countedPlaces, type Orders, type Problem } from "../problem.ts";
import type { Recorder } from "../steps.ts";

/**
 * The transpositions of S2, the smallest first: the order of the players is read as a word, of which only the first
 * `counted` places count. Each order is made from the one before. Places from 0. A constant number of moves an order,
 * on average, when all places count.
 */
export function transpositions(problem: Problem, { step, ask, cells }: Recorder): Orders {
  const { s1, s2 } = problem;
  const counted = countedPlaces(problem);
  const S2 = cells("S2", s2);
  const listed = cells("listed", 1);
  const pivot = cells("pivot", 1); // a player
  const heir = cells("heir", 1); // a player
  const last = cells("last", s2); // the order listed last
  const list: number[] = [];
  const at = (i: number): number => S2[i];
  const swap = (i: number, j: number): void => {
    const player = at(i);
    S2.put(i, at(j));
    S2.put(j, player);
  };
  const turn = (i: number, j: number): void => {
    for (; i < j; i++, j--) swap(i, j);
  };

  step.seat(s2);
  for (let i = 0; i < s2; i++) S2.put(i, s1 + 1 + i);
  for (let lead = 0, number = 0; ; number++) {
    if (at(0) !== lead) {
      step.lead(at(0));
      lead = at(0);
    }
    step.list(number);
    for (let i = 0; i < counted; i++) list.push(at(i));
    for (let i = 0; i < s2; i++) last.put(i, at(i));
    listed.put(0, number + 1);

    if (counted < s2 - 1) {
      step.skip(counted);
      turn(counted, s2 - 1);
    }
    let i = s2 - 2;
    while (i >= 0 && at(i) > at(i + 1)) i--;
    if (i < 0) ask.pivot();
    if (i < 0) break;
    ask.pivot(at(i));
    step.pivot(i + 1);
    pivot.put(0, at(i));
    let j = s2 - 1;
    while (at(j) < at(i)) j--;
    ask.heir(at(j));
    step.heir(j + 1);
    heir.put(0, at(j));
    step.swap(i + 1, j + 1);
    swap(i, j);
    if (i < s2 - 2) {
      step.turn(i + 2);
      turn(i + 1, s2 - 1);
    }
  }
  const count = list.length / counted;
  step.last(count);
  return { count, width: counted, list };
}
