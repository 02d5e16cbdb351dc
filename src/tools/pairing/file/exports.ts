/** What the arbiter takes away: lists for tables and for messages. */

import { formatCsv } from "#algorithms/core/text/csv.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { formatValue } from "#algorithms/engines/swiss/tie-breaks/format-value.ts";
import { tieBreaksOf } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import {
  formatPoints,
  type Player,
  playedRounds,
  type Tournament,
} from "#algorithms/engines/swiss/tournament.ts";
import { closedRound, type Doc } from "../doc.ts";
import { resultsOf } from "../round/results.ts";
import { outcomeIn } from "../round-robin/model.ts";
import { type GamePlace, gamePlace } from "../round-robin/sittings.ts";
import { roundRobinWords } from "../round-robin/words.en.ts";
import { shownResult } from "../shown.ts";
import { prizeLines, prizesByPlayer } from "../standings/prize-rows.ts";
import type { PairingWords } from "../words.en.ts";

/** A board of a list: from a closed round or from the one that is being played. */
export interface ListedBoard {
  readonly white: number;
  readonly black: number;
  /** As the file has them; undefined: not known yet. */
  readonly results: readonly [string, string] | undefined;
  /** Where and when, in a round robin that came with boards or times. */
  readonly place?: GamePlace;
}

export interface RoundList {
  readonly round: number;
  readonly boards: readonly ListedBoard[];
  /** Who has no opponent, and why: the letter of the bye, or "-" for who could not be paired. */
  readonly byes: readonly { readonly id: number; readonly kind: string }[];
}

/** A round as a list. */
export function roundList(doc: Doc, round: number): RoundList {
  const { tournament, drawn, schedule } = doc;
  const scheduled = schedule?.rounds[round - 1];
  if (schedule && scheduled) {
    const boards = scheduled.boards.map((game, index) => {
      const outcome = outcomeIn(schedule, game);
      const place = gamePlace(tournament, round, index, scheduled.boards.length);
      return { white: game.white, black: game.black, results: outcome && resultsOf(outcome), place };
    });
    return { round, boards, byes: scheduled.bye === undefined ? [] : [{ id: scheduled.bye, kind: "U" }] };
  }
  if (drawn?.round !== round) {
    const { boards, byes } = closedRound(doc, round);
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

/** A list of names and results for a message. */
export function roundText(doc: Doc, round: number, words: PairingWords): string {
  const { tournament } = doc;
  const { boards, byes } = roundList(doc, round);
  const name = (id: number) => tournament.players[id - 1]?.name.trim() || `${id}`;
  const lines = boards.flatMap(({ white, black, results, place }, index) => {
    const result = results ? `  ${shownResult(results[0])}–${shownResult(results[1])}` : "";
    const line = `${place?.board ?? index + 1}. ${name(white)} – ${name(black)}${result}`;
    const isNext =
      index === 0 ? place?.time !== undefined : place?.sitting !== boards[index - 1].place?.sitting;
    return place && (isNext || (index === 0 && place.sitting !== undefined))
      ? [roundRobinWords.place(place), line]
      : [line];
  });
  return `${[words.rounds.title(round), ...lines, ...byes.map(({ id, kind }) => words.rounds.byeLine(name(id), kind))].join("\n")}\n`;
}

/** A round as comma-separated values: board, numbers, names, results. */
export function roundCsv(doc: Doc, round: number): string {
  const { players } = doc.tournament;
  const name = (id: number) => players[id - 1]?.name ?? "";
  const { boards, byes } = roundList(doc, round);
  const [hasSittings, hasTimes] = [
    boards.some(({ place }) => place?.sitting !== undefined),
    boards.some(({ place }) => place?.time !== undefined),
  ];
  const when = (sitting: number | string = "", time = "") => [
    ...(hasSittings ? [sitting] : []),
    ...(hasTimes ? [time] : []),
  ];
  return formatCsv([
    [
      "round",
      ...when("sitting", "time"),
      "board",
      "white_number",
      "white",
      "black_number",
      "black",
      "white_result",
      "black_result",
    ],
    ...boards.map(({ white, black, results = ["", ""], place }, index) => [
      ...[round, ...when(place?.sitting, place?.time), place?.board ?? index + 1],
      ...[white, name(white), black, name(black), ...results],
    ]),
    ...byes.map(({ id, kind }) => [round, ...when(), "", id, name(id), "", "", kind, ""]),
  ]);
}

/** The standings and the cross table in one: each round as in the file, "4w1". */
export function standingsCsv(tournament: Tournament): string {
  const rounds = playedRounds(tournament);
  const numbers = Array.from({ length: rounds }, (_, r) => r + 1);
  const codes = tieBreaksOf(tournament);
  const prizes = prizesByPlayer(prizeLines(tournament));
  return formatCsv([
    [
      ...["rank", "number", "name", "rating", "points", ...codes],
      ...numbers.map((round) => `round_${round}`),
      ...(prizes.size > 0 ? ["prize"] : []),
    ],
    ...standingsOf(tournament, codes).map(({ id, rank, points, values }): (string | number)[] => {
      const player = tournament.players[id - 1];
      return [
        ...[rank, id, player.name, player.rating || "", formatPoints(points)],
        ...codes.map((code, place) => formatValue(code, values[place])),
        ...numbers.map((round) => cellText(player, round)),
        ...(prizes.size > 0 ? [prizes.get(id) ?? ""] : []),
      ];
    }),
  ]);
}

/** A cell of the cross table as text. */
export function cellText(player: Player, round: number): string {
  const game = player.games[round - 1];
  if (!game) return "";
  if (game.opponent === 0) return game.result;
  return `${game.opponent}${game.color?.charAt(0) ?? "-"}${game.result}`;
}
