/** The standings of a tournament: points, and what decides between equals. */

import { type Encounter, encounterOf, encounterTerms } from "./tie-breaks/direct-encounter.ts";
import { type Facts, factsOf, type TieBreakEdition, tieBreakEditionOf } from "./tie-breaks/facts.ts";
import { type Explained, summed } from "./tie-breaks/terms.ts";
import { type TieBreakCode, tieBreakOf, tieBreaksOf } from "./tie-breaks/tie-breaks.ts";
import type { Tournament } from "./tournament.ts";

export interface Standing {
  /** The start number. */
  readonly id: number;
  /** In tenths. */
  readonly points: number;
  /**
   * The value of each tie-break, in its unit; undefined where there is none. That of direct encounter are the points against
   * those who were equal until then, where all of them have met or it could tell them apart.
   */
  readonly values: readonly (number | undefined)[];
  /** From 1; equal for those whom nothing tells apart. */
  readonly rank: number;
}

/** All players whose results count by points, and equals by the tie-breaks of the tournament, or by others, one after the other; by the regulations of its day unless told. */
export function standingsOf(
  tournament: Tournament,
  codes: readonly TieBreakCode[] = tieBreaksOf(tournament),
  edition: TieBreakEdition = tieBreakEditionOf(tournament),
): Standing[] {
  const facts = factsOf(tournament, edition);
  const values = facts.players.map((): (number | undefined)[] => []);
  const valuesOf = (id: number): (number | undefined)[] => values[id - 1];
  let groups: readonly (readonly number[])[] = byPoints(facts, tournament.roundRobin?.out);
  for (const [place, code] of codes.entries()) {
    if (code === "DE") {
      for (const id of groups.flat()) valuesOf(id).push(undefined);
      groups = groups.flatMap((group) => byEncounter(facts, group, valuesOf));
      continue;
    }
    const { explain, isAscending = false } = tieBreakOf(code);
    for (const id of groups.flat()) valuesOf(id).push(explain(facts, id).value);
    const sign = isAscending ? -1 : 1;
    groups = groups.flatMap((group) =>
      grouped(group, (id) => sign * (valuesOf(id)[place] ?? Number.NEGATIVE_INFINITY)),
    );
  }
  let before = 0;
  return groups.flatMap((group) => {
    const rank = before + 1;
    before += group.length;
    return group.map((id) => ({ id, rank, points: facts.scores[id - 1], values: valuesOf(id) }));
  });
}

/** The value of a player in one of the tie-breaks, by its place in the list, and where it comes from. */
export function explainedValue(
  tournament: Tournament,
  codes: readonly TieBreakCode[],
  place: number,
  id: number,
): Explained & {
  /** For direct encounter: who was equal until then. */ readonly equals?: readonly number[];
} {
  const facts = factsOf(tournament, tieBreakEditionOf(tournament));
  const code = codes[place];
  if (code !== "DE") return tieBreakOf(code).explain(facts, id);
  const before = standingsOf(tournament, codes.slice(0, place));
  const rank = before.find((each) => each.id === id)?.rank;
  const equals = before.flatMap((each) => (each.rank === rank ? [each.id] : []));
  const told = summed(encounterTerms(facts, id, new Set(equals)));
  return { ...told, value: hasSaid(encounterOf(facts, equals)) ? told.value : undefined, equals };
}

function byPoints({ players, scores }: Facts, out: readonly number[] = []): number[][] {
  const ids = players.map((_, index) => index + 1).filter((id) => !out.includes(id));
  return grouped(ids, (id) => scores[id - 1]);
}

/** The group in the order of their values, the highest first, and equals together as they stood. */
function grouped(group: readonly number[], value: (id: number) => number): number[][] {
  const groups = Map.groupBy(group, value);
  return [...groups].sort(([a], [b]) => b - a).map(([, ids]) => ids);
}

/** The group as direct encounter tells it apart, if it does; then their points are noted. */
function byEncounter(
  facts: Facts,
  group: readonly number[],
  valuesOf: (id: number) => (number | undefined)[],
): readonly (readonly number[])[] {
  if (group.length < 2) return [group];
  const encounter = encounterOf(facts, group);
  if (!hasSaid(encounter)) return [group];
  for (const id of group) {
    const values = valuesOf(id);
    values[values.length - 1] = encounter.points.get(id);
  }
  return encounter.order;
}

/** Whether the games of a group say something: all have met, or somebody is ahead in any case. */
function hasSaid({ order, isComplete, points }: Encounter): boolean {
  return order.length > 1 || (isComplete && points.size > 1);
}
