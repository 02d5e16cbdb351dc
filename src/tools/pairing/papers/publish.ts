/** A page to publish: one file of HTML without scripts, with pairings, standings and the cross table. */

import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { tieBreakNames } from "#algorithms/engines/swiss/tie-breaks/names.en.ts";
import { tieBreaksOf } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { playedRounds, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { escaped } from "#components/page/escaped.ts";
import { type Doc, isOver, titleOf } from "../doc.ts";
import { detailOf } from "../players/details.ts";
import { nameOf } from "../players/names.ts";
import { crossTable } from "../round-robin/cross-cells.ts";
import { firstOpenRound, progressOf, withdrawalsOf } from "../round-robin/model.ts";
import { roundRobinWords } from "../round-robin/words.en.ts";
import { byeWorth, shownPoints, shownResult } from "../shown.ts";
import { type PaperRows, pairingRows, prizeRows, standingsRows, titledName } from "./paper-rows.ts";
import sheet from "./publish.css?raw";
import { type PaperWords, paperWords } from "./words.en.ts";

/** The page as a text. Everything that people have typed is escaped. */
export function publishedPage(doc: Doc): string {
  const w = paperWords;
  const own = w.publish;
  const { tournament, drawn, schedule } = doc;
  const played = playedRounds(tournament);
  const next = drawn?.round ?? (schedule && firstOpenRound(schedule));
  const codes = tieBreaksOf(tournament);
  const names = tieBreakNames;
  const prizes = prizeRows(tournament);
  const title = escaped(titleOf(tournament) || own.untitled);
  const told = (detail: Parameters<typeof detailOf>[1]) => detailOf(tournament, detail);
  const arbiter = told("arbiter");
  const facts = [
    ...[w.dates(told("start"), told("end")), told("hall"), told("city"), told("rate")],
    arbiter && w.arbiter(arbiter),
  ];
  const rounds = Array.from({ length: played }, (_, r) => played - r);
  const sections = [
    ...(next ? [section("pairings", own.pairings(next), table(pairingRows(doc, next, w)))] : []),
    section(
      "standings",
      isOver(doc) ? own.final : schedule ? own.standingsAfter(progressOf(schedule)) : own.standings(played),
      table(standingsRows(tournament, codes, w)) +
        paragraph(w.key(codes.map((code) => `${names[code][0]} (${code})`))) +
        leftOf(doc).map(paragraph).join(""),
    ),
    ...(isOver(doc) && prizes.rows.length > 0 ? [section("prizes", w.kinds.prizes, table(prizes))] : []),
    ...(schedule
      ? [section("cross", own.cross, table(allPlayAllRows({ tournament, schedule }, w)))]
      : played > 0
        ? [section("cross", own.cross, table(crossRows(tournament, played, w)))]
        : []),
    ...rounds.map((round) =>
      section(`round-${round}`, own.results(round), table(pairingRows(doc, round, w))),
    ),
  ];
  return `<!doctype html>
<html lang="${own.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${sheet}</style>
</head>
<body>
<header>
<h1>${title}</h1>
${paragraph(facts.filter(Boolean).join(" · "))}</header>
<main>
${sections.join("")}</main>
<footer>${paragraph(own.made(tournament.players.length, played))}</footer>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return text === "" ? "" : `<p>${escaped(text)}</p>\n`;
}

function section(id: string, head: string, content: string): string {
  return `<section id="${id}">\n<h2>${escaped(head)}</h2>\n${content}</section>\n`;
}

function table({ heads, rows, numbers }: PaperRows): string {
  const kind = (column: number) => (numbers.includes(column) ? ' class="number"' : "");
  const head = heads.map((text, column) => `<th scope="col"${kind(column)}>${escaped(text)}</th>`).join("");
  const body = rows.map(
    (row) =>
      `<tr>${row.map((text, column) => `<td${kind(column)}><bdi>${escaped(text)}</bdi></td>`).join("")}</tr>\n`,
  );
  return `<div class="wide"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join("")}</tbody>\n</table></div>\n`;
}

/** What is said of those who have left a round robin. */
function leftOf({ tournament, schedule }: Doc): string[] {
  const { told } = roundRobinWords.withdrawals;
  return schedule ? withdrawalsOf(schedule).map((each) => told(nameOf(tournament, each.player), each)) : [];
}

/** Everybody against everybody; results that do not count stand in brackets. */
function allPlayAllRows(doc: Parameters<typeof crossTable>[0], w: PaperWords): PaperRows {
  const rows = crossTable(doc);
  return {
    heads: [w.rank, w.number, w.name, ...rows.map(({ id }) => `${id}`), w.points],
    rows: rows.map(({ id, rank, points, boxes }) => {
      const cells = boxes.map(({ opponent, games, counts }) => {
        const told = games.map(({ result = "·" }) => result).join(" ");
        return opponent === id ? "■" : counts ? told : `(${told})`;
      });
      const name = titledName(doc.tournament, id);
      return [`${rank ?? "–"}`, `${id}`, name, ...cells, rank === undefined ? "–" : shownPoints(points)];
    }),
    numbers: [0, 1, ...rows.map((_, place) => 3 + place), 3 + rows.length],
  };
}

/** Who met whom: the opponent's number, the color and the result of each round. */
function crossRows(tournament: Tournament, rounds: number, w: PaperWords): PaperRows {
  const numbers = Array.from({ length: rounds }, (_, r) => r + 1);
  return {
    heads: [w.rank, w.number, w.name, ...numbers.map(w.publish.crossHead), w.points],
    rows: standingsOf(tournament).map(({ id, rank, points }) => {
      const { games } = tournament.players[id - 1];
      const cells = numbers.map((round) => {
        const game = games[round - 1];
        if (!game) return "";
        if (game.opponent === 0) return byeWorth(game.result, tournament);
        const color = game.color === undefined ? "" : w[game.color].charAt(0).toLowerCase();
        return `${game.opponent}${color} ${shownResult(game.result)}`;
      });
      return [`${rank}`, `${id}`, titledName(tournament, id), ...cells, shownPoints(points)];
    }),
    numbers: [0, 1, ...numbers.map((round) => 2 + round), 3 + rounds],
  };
}
