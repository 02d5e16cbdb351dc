import { checkedStandings } from "#algorithms/engines/swiss/check-standings.ts";
import type { OpenRound } from "#algorithms/engines/swiss/open-round.ts";
import { formatValue } from "#algorithms/engines/swiss/tie-breaks/format-value.ts";
import { formatPoints, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { quote, visible } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { swissCheckStandingsWords as words } from "./swiss-check-standings.en.ts";

/** Prints whether the ranks of a file are those of its tie-breaks, or the first that differs; the exit code is then 1. */
export async function checkStandings(tournament: Tournament, open: OpenRound | undefined): Promise<void> {
  const { codes, isNamed, unknown, without, difference } = checkedStandings(tournament);
  if (unknown !== undefined) process.stderr.write(words.unknown(visible(quote(unknown))));
  if (open) process.stderr.write(words.open(open.round));
  const { players } = tournament;
  const list = ["points", ...codes].join(",");
  const nameOf = (id: number): string => visible(players[id - 1]?.name ?? "");
  if (difference === undefined && without < players.length)
    return writeOut([`${words.right(players.length, list, !isNamed)}\n`]);
  process.exitCode = 1;
  if (difference === undefined) return writeOut([`${words.none}\n`]);
  const { id, rank, expected, other } = difference;
  const lines = [words.wrong(id, nameOf(id)), words.ranks(rank, ...expected, list)];
  if (other) {
    const { code } = other;
    const shown = (value: number | undefined): string =>
      value === undefined || code === undefined
        ? words.noValue
        : code === "points"
          ? formatPoints(value)
          : formatValue(code, value);
    lines.push(words.other(other.id, nameOf(other.id), players[other.id - 1]?.rank ?? 0));
    if (code !== undefined)
      lines.push(
        words.decides(
          code === "points" ? words.points : code,
          shown(other.values[0]),
          shown(other.values[1]),
        ),
      );
  }
  return writeOut(lines.map((line) => `${line}\n`));
}
