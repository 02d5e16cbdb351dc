/** Players in groups, each of which plays its own round robin on boards that all groups share. */
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import { renumbered, type Schedule } from "./schedule.ts";

/** The numbers of the players of each group, the strongest first. */
export type Groups = readonly (readonly number[])[];

/** In snake order: 1 to k go to groups A, B, …, the next k the other way round, and so on. */
export function snakeGroups(players: number, groups: number): Groups {
  return dealt(
    Array.from({ length: players }, (_, k) => k + 1),
    groups,
    true,
  );
}

/** Drawn by lot: whoever is drawn goes to the next group. */
export function drawnGroups(players: number, groups: number, seed: number): Groups {
  const order = shuffled(
    Array.from({ length: players }, (_, k) => k + 1),
    seededRandom(seed),
  );
  return dealt(order, groups, false).map((group) => group.toSorted((a, b) => a - b));
}

function dealt(order: readonly number[], groups: number, isSnake: boolean): number[][] {
  const made = Array.from({ length: groups }, (): number[] => []);
  for (const [k, player] of order.entries()) {
    const [row, place] = [Math.floor(k / groups), k % groups];
    made[isSnake && row % 2 === 1 ? groups - 1 - place : place]?.push(player);
  }
  return made;
}

/** "A" to "Z", then "AA": by the place of the group, from 0. */
export function groupLetter(group: number): string {
  const letter = String.fromCharCode(65 + (group % 26));
  return group < 26 ? letter : groupLetter(Math.floor(group / 26) - 1) + letter;
}

/**
 * The rounds of all groups, side by side: round 1 of each, round 2 of each … A smaller group is done earlier. There are no
 * byes, as several may sit out.
 */
export function besideEachOther(groups: Groups, own: readonly Schedule[]): Schedule {
  const length = Math.max(...own.map(({ rounds }) => rounds.length));
  const numbered = own.map((schedule, g) => renumbered(schedule, groups[g] ?? []));
  return {
    players: groups.flat().length,
    rounds: Array.from({ length }, (_, r) => numbered.flatMap(({ rounds }) => rounds[r] ?? [])),
    byes: [],
  };
}
