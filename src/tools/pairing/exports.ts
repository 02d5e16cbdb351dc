/** What the arbiter takes away: lists for tables and for messages. */

import { standingsOf } from "#algorithms/shared/swiss/standings.ts";
import {
  accelerationOf,
  formatPoints,
  type Player,
  playedRounds,
  type Result,
  type Tournament,
  worth,
} from "#algorithms/shared/swiss/tournament.ts";
import { formatCsv } from "#algorithms/shared/text/csv.ts";
import { closedRound, type Doc } from "./doc.ts";
import { resultsOf } from "./results.ts";
import type { PairingWords } from "./words.ts";

/** A board of a list: from a closed round or from the one that is being played. */
export interface ListedBoard {
  readonly white: number;
  readonly black: number;
  /** As the file has them; undefined: not known yet. */
  readonly results: readonly [string, string] | undefined;
}

export interface RoundList {
  readonly round: number;
  readonly boards: readonly ListedBoard[];
  /** Who has no opponent, and why: the letter of the bye, or "-" for who could not be paired. */
  readonly byes: readonly { readonly id: number; readonly kind: string }[];
}

/** A round as a list. */
export function roundList(doc: Doc, round: number): RoundList {
  const { tournament, drawn, leftOver } = doc;
  if (drawn?.round !== round) {
    const { boards, byes } = closedRound(tournament, round, leftOver);
    return { round, boards, byes };
  }
  return {
    round,
    boards: drawn.boards.map(({ white, black, outcome }) => ({
      ...{ white, black, results: outcome && resultsOf(outcome) },
    })),
    byes: [
      ...(drawn.bye === undefined ? [] : [{ id: drawn.bye, kind: "U" }]),
      ...drawn.unpaired.map((id) => ({ id, kind: "-" })),
    ],
  };
}

/** Half points as people write them. */
export function shownResult(result: string): string {
  if (result === "=" || result === "D") return "½";
  if (result === "-") return "−";
  return { W: "1", L: "0" }[result] ?? result;
}

/** Points as people write them: 2½. */
export function shownPoints(tenths: number): string {
  const [whole, rest] = [Math.floor(tenths / 10), tenths % 10];
  if (rest === 0) return `${whole}`;
  return rest === 5 ? `${whole === 0 ? "" : whole}½` : formatPoints(tenths);
}

/** The score of a player for the pairing of a round, with its extra points apart: "1½ + 1". */
export function shownScore(tournament: Tournament, player: number, score: number, round: number): string {
  const extra = accelerationOf(tournament, player, round);
  return extra === 0 ? shownPoints(score) : `${shownPoints(score - extra)} + ${shownPoints(extra)}`;
}

/** Twentieths of a point, for Sonneborn–Berger: 3.25. */
export function shownTwentieths(twentieths: number): string {
  return (twentieths / 20).toFixed(2).replace(/0$/, "").replace(/\.0$/, "");
}

/** A list of names and results for a message. */
export function roundText(doc: Doc, round: number, words: PairingWords): string {
  const { tournament } = doc;
  const { boards, byes } = roundList(doc, round);
  const name = (id: number) => tournament.players[id - 1]?.name.trim() || `${id}`;
  const lines = boards.map(({ white, black, results }, index) => {
    const result = results ? `  ${shownResult(results[0])}–${shownResult(results[1])}` : "";
    return `${index + 1}. ${name(white)} – ${name(black)}${result}`;
  });
  return `${[words.rounds.title(round), ...lines, ...byes.map(({ id, kind }) => words.rounds.byeLine(name(id), kind))].join("\n")}\n`;
}

/** A round as comma-separated values: board, numbers, names, results. */
export function roundCsv(doc: Doc, round: number): string {
  const { players } = doc.tournament;
  const name = (id: number) => players[id - 1]?.name ?? "";
  const { boards, byes } = roundList(doc, round);
  return formatCsv([
    ["round", "board", "white_number", "white", "black_number", "black", "white_result", "black_result"],
    ...boards.map(({ white, black, results = ["", ""] }, index) => [
      ...[round, index + 1, white, name(white), black, name(black), ...results],
    ]),
    ...byes.map(({ id, kind }) => [round, "", id, name(id), "", "", kind, ""]),
  ]);
}

/** The standings and the cross table in one: each round as in the file, "4w1". */
export function standingsCsv(tournament: Tournament): string {
  const rounds = playedRounds(tournament);
  const numbers = Array.from({ length: rounds }, (_, r) => r + 1);
  return formatCsv([
    [
      ...["rank", "number", "name", "rating", "points", "direct_encounter", "buchholz", "sonneborn_berger"],
      ...numbers.map((round) => `round_${round}`),
    ],
    ...standingsOf(tournament).map(
      ({ id, rank, points, directEncounter, buchholz, sonnebornBerger }): (string | number)[] => {
        const player = tournament.players[id - 1];
        return [
          ...[rank, id, player.name, player.rating || "", formatPoints(points)],
          ...[directEncounter === undefined ? "" : formatPoints(directEncounter), formatPoints(buchholz)],
          ...[(sonnebornBerger / 20).toFixed(2), ...numbers.map((round) => cellText(player, round))],
        ];
      },
    ),
  ]);
}

/** A cell of the cross table as text. */
export function cellText(player: Player, round: number): string {
  const game = player.games[round - 1];
  if (!game) return "";
  if (game.opponent === 0) return game.result;
  return `${game.opponent}${game.color?.charAt(0) ?? "-"}${game.result}`;
}

/** What a bye is worth, as people write it. */
export function byeWorth(kind: string, { scoring }: Tournament): string {
  return shownPoints(worth(kind === "-" ? "Z" : (kind as Result), scoring));
}
