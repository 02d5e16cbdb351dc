import type { Bracket, Candidate, Pair } from "../bracket.ts";
import { groupsOf } from "../round.ts";
import type { Recorder } from "../steps.ts";
import { type Limit, tally } from "./shape.ts";

/** The candidates of a bracket in the order of the regulations; none with a pair that must not meet. */
export function* candidatesOf(
  bracket: Bracket,
  limit: Limit,
  step: Pick<Recorder["step"], "clash">,
): Generator<Candidate> {
  const { moved, residents, members } = bracket;
  for (const S1 of groupsOf(moved, limit.moved)) {
    const limbo = moved.filter((u) => !S1.includes(u));
    if (tally(bracket, limbo) !== limit.limbo) continue;
    for (const above of transpositions(S1, residents)) {
      const rest = residents.filter((u) => !above.some(([, v]) => v === u));
      for (const [S1R, S2R] of exchanges(rest, limit.pairs - limit.moved)) {
        for (const inside of transpositions(S1R, S2R)) {
          const pairs = [...above, ...inside];
          yield { pairs, floats: members.filter((u) => !pairs.flat().includes(u)) };
        }
      }
    }
  }

  /** Each of S1 meets one of S2: first of all the first one, and the last one of S1 changes first (4.2). */
  function* transpositions([u, ...S1]: readonly number[], S2: readonly number[]): Generator<Pair[]> {
    if (u === undefined) {
      yield [];
      return;
    }
    for (const v of S2) {
      // After an exchange: the same two came before, the other way round.
      if (v < u) continue;
      if (!bracket.round.mayMeet(u, v)) {
        step.clash(u, v);
        continue;
      }
      for (const others of transpositions(
        S1,
        S2.filter((w) => w !== v),
      ))
        yield [[u, v], ...others];
    }
  }
}

/** The remainder cut into S1 and S2: first as it stands, and then after each exchange (4.3). */
function exchanges(rest: readonly number[], count: number): (readonly [S1: number[], S2: number[]])[] {
  const [upper, lower] = [rest.slice(0, count), rest.slice(count)];
  const sum = (group: readonly number[]) => group.reduce((all, u) => all + rest.indexOf(u), 0);
  const all = upper.flatMap((_, k) =>
    groupsOf(upper.toReversed(), k + 1).flatMap((down) =>
      groupsOf(lower, k + 1).map((up) => ({ down, up, difference: sum(up) - sum(down) })),
    ),
  );
  // The fewest first, then the smallest difference; groups of equals come as they were made: the last of S1 goes down first, the first of S2 comes up first.
  all.sort((a, b) => a.up.length - b.up.length || a.difference - b.difference);
  const order = (group: readonly number[]) => [...group].sort((u, v) => u - v);
  return [{ down: [], up: [] } as { down: number[]; up: number[] }, ...all].map(({ down, up }) => [
    order([...upper.filter((u) => !down.includes(u)), ...up]),
    order([...lower.filter((u) => !up.includes(u)), ...down]),
  ]);
}
