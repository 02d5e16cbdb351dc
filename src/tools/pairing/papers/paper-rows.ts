/** The lines of each paper, as texts. */
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import type { TieBreakCode } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { type Player, playedRounds, scoreOf, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Doc } from "../doc.ts";
import { type ListedBoard, roundList } from "../file/exports.ts";
import { dateOf } from "../players/details.ts";
import { nameOf } from "../players/names.ts";
import type { GamePlace } from "../round-robin/sittings.ts";
import { roundRobinWords } from "../round-robin/words.en.ts";
import { byeWorth, shownPoints, shownResult } from "../shown.ts";
import { prizeLines, prizesByPlayer } from "../standings/prize-rows.ts";
import { prizeWords } from "../standings/prize-words.en.ts";
import { shownValue } from "../standings/shown-value.ts";
import type { PaperWords } from "./words.en.ts";

export interface PaperRows {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The columns that stand to the right. */
  readonly numbers: readonly number[];
}

/** The name with the title before it. */
export function titledName(tournament: Tournament, id: number): string {
  return `${tournament.players[id - 1]?.title ?? ""} ${nameOf(tournament, id)}`.trim();
}

/** The same without columns in which nothing stands; those from `kept` on stay. */
function withoutEmpty({ heads, rows, numbers }: PaperRows, kept = heads.length): PaperRows {
  const left = heads.flatMap((_, column) =>
    column >= kept || rows.some((row) => row[column] !== "") ? [column] : [],
  );
  return {
    heads: left.map((column) => heads[column]),
    rows: rows.map((row) => left.map((column) => row[column])),
    numbers: left.flatMap((column, place) => (numbers.includes(column) ? [place] : [])),
  };
}

/** Everybody by start number. */
export function startRows({ players }: Tournament, w: PaperWords): PaperRows {
  return withoutEmpty({
    heads: [w.number, w.title, w.name, w.federation, w.rating, w.fideId],
    rows: players.map(({ title, name, federation, rating, fideId }, index) => [
      ...[`${index + 1}`, title, name, federation, `${rating || ""}`, fideId],
    ]),
    numbers: [0, 4, 5],
  });
}

/** The boards of a round, with ratings and points before it. */
export function pairingRows(doc: Doc, round: number, w: PaperWords): PaperRows {
  const { tournament } = doc;
  const { boards, byes } = roundList(doc, round);
  const side = (id: number) => [
    titledName(tournament, id),
    ratingOf(tournament, id),
    before(tournament, id, round),
  ];
  const result = (results: readonly [string, string] | undefined) =>
    results ? results.map(shownResult).join(" – ") : "–";
  const { heads, cells } = whenColumns(boards, w);
  const first = heads.length;
  return {
    heads: [...heads, w.board, w.white, w.rating, w.points, w.result, w.points, w.rating, w.black],
    rows: [
      ...boards.map(({ white, black, results, place }, index) => {
        const [name, rating, points] = side(black);
        return [
          ...cells(place),
          `${place?.board ?? index + 1}`,
          ...side(white),
          result(results),
          points,
          rating,
          name,
        ];
      }),
      ...byes.map(({ id, kind }) => [...cells(undefined), "", ...side(id), w.bye(kind), "", "", ""]),
    ],
    numbers: [0, 2, 3, 5, 6].map((column) => first + column),
  };
}

/** Columns for the sitting and the time, where there are any. */
function whenColumns(boards: readonly ListedBoard[], w: PaperWords) {
  const has = (key: "sitting" | "time") => boards.some(({ place }) => place?.[key] !== undefined);
  const keys = (["sitting", "time"] as const).filter(has);
  return {
    heads: keys.map((key) => w[key]),
    cells: (place: GamePlace | undefined) => keys.map((key) => `${place?.[key] ?? ""}`),
  };
}

/** Everybody by name, with the board of a round. */
export function alphabeticalRows(doc: Doc, round: number, w: PaperWords): PaperRows {
  const { tournament } = doc;
  const { boards, byes } = roundList(doc, round);
  const { heads, cells } = whenColumns(boards, w);
  const line = (id: number, board: string, color: string, opponent: string, place?: GamePlace) => ({
    name: nameOf(tournament, id),
    cells: [titledName(tournament, id), `${id}`, ...cells(place), board, color, opponent],
  });
  const lines = [
    ...boards.flatMap(({ white, black, place }, index) => {
      const board = `${place?.board ?? index + 1}`;
      return [
        line(white, board, w.white, titledName(tournament, black), place),
        line(black, board, w.black, titledName(tournament, white), place),
      ];
    }),
    ...byes.map(({ id, kind }) => line(id, "", "", w.bye(kind))),
  ].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return {
    heads: [w.name, w.number, ...heads, w.board, w.color, w.opponent],
    rows: lines.map((each) => each.cells),
    numbers: [1, 2 + heads.length],
  };
}

/** The standings with their tie-breaks. */
export function standingsRows(
  tournament: Tournament,
  codes: readonly TieBreakCode[],
  w: PaperWords,
): PaperRows {
  const before = 6;
  const prizes = prizesByPlayer(prizeLines(tournament));
  const all = {
    heads: [
      ...[w.rank, w.number, w.name, w.federation, w.rating, w.points, ...codes],
      ...(prizes.size > 0 ? [prizeWords.column] : []),
    ],
    rows: standingsOf(tournament, codes).map(({ id, rank, points, values }) => [
      ...[`${rank}`, `${id}`, titledName(tournament, id), tournament.players[id - 1].federation],
      ...[ratingOf(tournament, id), shownPoints(points)],
      ...codes.map((code, place) => shownValue(code, values[place]) || "–"),
      ...(prizes.size > 0 ? [prizes.get(id) ?? ""] : []),
    ]),
    numbers: [0, 1, 4, 5, ...codes.map((_, place) => before + place)],
  };
  return withoutEmpty(all, before);
}

/** Who gets which prize. */
export function prizeRows(tournament: Tournament): PaperRows {
  return withoutEmpty(
    {
      heads: prizeWords.heads,
      rows: prizeLines(tournament).flatMap(({ name, lines, left, members }) => [
        ...lines.map(({ place, prize, players, points, remark }) => {
          const names = players.map((id) => titledName(tournament, id));
          return [name, place, prize, prizeWords.players(names), points, remark];
        }),
        ...(left > 0 ? [[name, "", "", "", "", prizeWords.left(left, members)]] : []),
      ]),
      numbers: [4],
    },
    0,
  );
}

/** A player's card: what was played, and room for the rest. */
export function cardRows(tournament: Tournament, { games }: Player, w: PaperWords): PaperRows {
  const rounds = Math.max(tournament.rounds ?? 0, playedRounds(tournament));
  return {
    heads: [w.roundHead, w.color, w.opponent, w.result],
    rows: Array.from({ length: rounds }, (_, r) => {
      const game = games[r];
      if (!game) return [`${r + 1}`, "", "", ""];
      if (game.opponent === 0) return [`${r + 1}`, "", w.bye(game.result), byeWorth(game.result, tournament)];
      const color = game.color === undefined ? "" : w[game.color];
      return [`${r + 1}`, color, titledName(tournament, game.opponent), shownResult(game.result)];
    }),
    numbers: [0],
  };
}

/** The same where all rounds are drawn beforehand. */
export function scheduledCard(doc: Doc, id: number, w: PaperWords): PaperRows {
  const { tournament, schedule } = doc;
  return withoutEmpty(
    {
      heads: [w.roundHead, w.when, w.board, w.color, w.opponent, w.result],
      rows: (schedule?.rounds ?? []).map((_, r) => {
        const { boards } = roundList(doc, r + 1);
        const board = boards.find(({ white, black }) => white === id || black === id);
        const date = dateOf(tournament, r + 1);
        if (!board) return [`${r + 1}`, date, "", "", w.bye("U"), ""];
        const isWhite = board.white === id;
        const result = board.results?.[isWhite ? 0 : 1];
        const opponent = titledName(tournament, isWhite ? board.black : board.white);
        const when = [date, ...(board.place ? [roundRobinWords.place(board.place)] : [])].filter(Boolean);
        return [
          ...[
            `${r + 1}`,
            when.join(", "),
            board.place?.sitting === undefined ? "" : `${board.place.board}`,
            isWhite ? w.white : w.black,
          ],
          ...[opponent, result ? shownResult(result) : ""],
        ];
      }),
      numbers: [0, 2],
    },
    3,
  );
}

function ratingOf({ players }: Tournament, id: number): string {
  return `${players[id - 1]?.rating || ""}`;
}

function before({ players, scoring }: Tournament, id: number, round: number): string {
  return shownPoints(scoreOf(players[id - 1], round - 1, scoring));
}
