/** The prizes as lines: for the screen, for paper, for tables and for messages. */
import { formatCsv } from "#algorithms/core/text/csv.ts";
import type { Award } from "#algorithms/engines/swiss/prizes/award.ts";
import { prizeListOf } from "#algorithms/engines/swiss/prizes/prize-list.ts";
import { type CategoryResult, prizeResults } from "#algorithms/engines/swiss/prizes/results.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { formatPoints, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { nameOf } from "../players/names.ts";
import { shownPoints } from "../shown.ts";
import { prizeWords } from "./prize-words.en.ts";

/** An award in words. */
export interface PrizeLine {
  readonly place: string;
  readonly prize: string;
  readonly players: readonly number[];
  readonly points: string;
  readonly remark: string;
}

export interface CategoryLines extends CategoryResult {
  readonly name: string;
  readonly lines: readonly PrizeLine[];
}

/** The prizes category by category; none where there are no categories. */
export function prizeLines(tournament: Tournament): CategoryLines[] {
  const { categories } = prizeListOf(tournament);
  const points = new Map(standingsOf(tournament).map((each) => [each.id, each.points]));
  return prizeResults(tournament).map((result, at) => ({
    ...result,
    name: categories[at].name.trim() || prizeWords.unnamed(at + 1),
    lines: result.awards.map((award) => ({
      place: prizeWords.place(award.place, award.place + award.prizes.length - 1),
      prize: award.prizes.map(({ text }) => text).join(" + "),
      players: award.players,
      points: [...new Set(award.players.map((id) => shownPoints(points.get(id) ?? 0)))].join(", "),
      remark: remarkOf(award, tournament),
    })),
  }));
}

function remarkOf(award: Award, tournament: Tournament): string {
  const names = (ids: readonly number[]) => ids.map((id) => nameOf(tournament, id));
  const { players, after, passed } = award;
  return [
    ...(players.length > 1 ? [prizeWords.shared(players.length, eachOf(award))] : []),
    ...(after.length > 0 ? [prizeWords.after(names(after))] : []),
    ...(passed.length > 0 ? [prizeWords.passed(names(passed))] : []),
  ].join("; ");
}

/** What each of those who share gets, as people write it. */
function eachOf({ each, prizes }: Award): string | undefined {
  if (each === undefined) return undefined;
  const money = each % 100 === 0 ? `${each / 100}` : (each / 100).toFixed(2);
  return `${money} ${prizes[0].unit}`.trim();
}

/** What each player gets, in a few words. */
export function prizesByPlayer(lines: readonly CategoryLines[]): ReadonlyMap<number, string> {
  return new Map(
    lines.flatMap(({ name, awards, lines: own }) =>
      awards.flatMap((award, at) => {
        const prize = eachOf(award) ?? own[at].prize;
        return award.players.map((id) => [id, `${prize} (${name} ${own[at].place})`] as const);
      }),
    ),
  );
}

/** Prizes as comma-separated values, a line for each player who has one. */
export function prizesCsv(tournament: Tournament): string {
  const ranked = new Map(standingsOf(tournament).map((each) => [each.id, each]));
  return formatCsv([
    ["category", "place", "prize", "shared_by", "each", "rank", "number", "name", "points", "remark"],
    ...prizeLines(tournament).flatMap(({ name, awards, lines }) =>
      awards.flatMap((award, at) =>
        award.players.map((id) => {
          const { place, prize, remark } = lines[at];
          const { rank = "", points = 0 } = ranked.get(id) ?? {};
          const share = award.players.length > 1 ? award.players.length : "";
          return [
            ...[name, place, prize, share, eachOf(award) ?? "", rank, id],
            ...[tournament.players[id - 1].name, formatPoints(points), remark],
          ];
        }),
      ),
    ),
  ]);
}

/** Prizes for a message. */
export function prizesText(tournament: Tournament): string {
  return prizeLines(tournament)
    .map(({ name, lines }) => {
      const own = lines.map(({ place, prize, players, remark }) => {
        const names = prizeWords.players(players.map((id) => nameOf(tournament, id)));
        return `${place}. ${names}: ${prize}${remark === "" ? "" : ` (${remark})`}`;
      });
      return `${[name, ...(own.length > 0 ? own : [prizeWords.nobody])].join("\n")}\n`;
    })
    .join("\n");
}
