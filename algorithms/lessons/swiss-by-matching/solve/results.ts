import { type Course, resultOf, type Score } from "../course.ts";
import { BYE, type PairingTable } from "../figure/state.ts";
import { entryOf } from "../played.ts";
import type { Recorder } from "../steps.ts";
import { isWhite } from "./pairing.ts";

/** What each score of White is worth for both, in half points. */
const HALVES: Readonly<Record<Score, readonly [white: number, black: number]>> = {
  "1": [2, 0],
  "=": [1, 1],
  "0": [0, 2],
};

/** Writes a round into the cross table, the best pair first. Returns what White scored in each pair. */
export function enterResults(
  table: PairingTable,
  course: Course,
  played: number,
  step: Recorder["step"],
): Score[] {
  const { n, player, pair, out, card, players } = table;
  const at = (v: number): number => played * players + player(v).id - 1;
  const results: Score[] = [];
  for (let u = 1; u <= n; u++) {
    const v = pair[u];
    if (v === 0) {
      step.rest(u, out[u]);
      card.put(at(u), entryOf(0, false, out[u] === BYE ? 2 : 0));
    } else if (u < v) {
      const [white, black] = isWhite(table, u, v) ? [u, v] : [v, u];
      const result = resultOf(course, player(white).id, player(black).id);
      const [ofWhite, ofBlack] = HALVES[result];
      results.push(result);
      step.game(u, v);
      card.put(at(white), entryOf(player(black).id, true, ofWhite));
      card.put(at(black), entryOf(player(white).id, false, ofBlack));
    }
  }
  return results;
}
