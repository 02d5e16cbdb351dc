/** What comes of the prizes with the standings as they are. */
import { standingsOf } from "../standings.ts";
import type { Tournament } from "../tournament.ts";
import { type Award, awardsOf } from "./award.ts";
import { membership, type Unknown } from "./membership.ts";
import { prizesIn } from "./prize.ts";
import { clubsOf, prizeListOf } from "./prize-list.ts";

/** What has come of a category. */
export interface CategoryResult {
  readonly awards: readonly Award[];
  /** How many are in it. */
  readonly members: number;
  /** Who would be in it or not if more was known of them. */
  readonly unknown: readonly { readonly id: number; readonly what: Unknown }[];
  /** So many of its last prizes nobody is left for. */
  readonly left: number;
}

/** What comes of each category with the standings as they are. */
export function prizeResults(tournament: Tournament, list = prizeListOf(tournament)): CategoryResult[] {
  const clubs = clubsOf(tournament);
  const standings = standingsOf(tournament);
  const contests = list.categories.map((category) => {
    const told = standings.map(({ id }) => {
      return { id, is: membership(category, id, tournament.players[id - 1], clubs.get(id) ?? "") };
    });
    return {
      prizes: prizesIn(category.prizes),
      members: new Set(told.flatMap(({ id, is }) => (is === true ? [id] : []))),
      unknown: told.flatMap(({ id, is }) => (typeof is === "string" ? [{ id, what: is }] : [])),
    };
  });
  const awards = awardsOf(standings, contests, list.equals);
  return contests.map(({ prizes, members, unknown }, category) => {
    const own = awards.filter((award) => award.category === category);
    const given = own.reduce((sum, award) => sum + award.prizes.length, 0);
    return { awards: own, members: members.size, unknown, left: prizes.length - given };
  });
}
