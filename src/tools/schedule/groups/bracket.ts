/** The knock-out of a plan as far as results tell it. */
import { groupLetter } from "#algorithms/engines/schedules/groups.ts";
import {
  firstRoundOf,
  knockoutRounds,
  type Match,
  type Qualifier,
  thirdPlaceMatch,
} from "#algorithms/engines/schedules/knockout.ts";
import { groupPlans, type Plan } from "../plan.ts";
import type { Results } from "../results.ts";
import { comesIn, type GroupTable, groupTable, isDecidedFor } from "./group-standings.ts";

export interface Bracket {
  readonly rounds: readonly (readonly Match<string>[])[];
  /** Of the two who lost the semifinals. */
  readonly third: Match<string> | undefined;
  /** The letters of the groups in which games are missing. */
  readonly open: readonly string[];
  /** Who has to be put in order before they, or somebody beside them, can go on. */
  readonly equal: readonly { readonly letter: string; readonly names: readonly string[] }[];
}

/** Rounds of matches with their winners. The plan has groups and a knock-out. */
export function bracketOf(plan: Plan, results: Results): Bracket {
  const best = plan.groups?.best ?? 0;
  const tables = groupPlans(plan).map((own) => groupTable(own, results));
  const playerOf = ({ group, place }: Qualifier) => comesIn(tables[group], place);
  const winnerOf = (one: string, other: string) =>
    isDecidedFor("match", one, other, results)
      ? one
      : isDecidedFor("match", other, one, results)
        ? other
        : undefined;
  const rounds = knockoutRounds(firstRoundOf(tables.length, best), playerOf, winnerOf);
  return {
    rounds,
    third: thirdPlaceMatch(rounds, winnerOf),
    open: tables.flatMap(({ isComplete }, g) => (isComplete ? [] : [groupLetter(g)])),
    equal: tables.flatMap((table, g) =>
      table.isComplete ? runsOf(table, best).map((names) => ({ letter: groupLetter(g), names })) : [],
    ),
  };
}

/** Those whom nothing tells apart, one run after the other, as far as it matters for those who go on. */
function runsOf({ rows }: GroupTable, best: number): string[][] {
  const runs: string[][] = [];
  for (const [k, { by, name }] of rows.entries()) {
    if (by !== "nothing") continue;
    const isMore = rows[k - 1].by === "nothing";
    if (isMore) runs.at(-1)?.push(name);
    else if (k - 1 < best) runs.push([rows[k - 1].name, name]);
  }
  return runs;
}
