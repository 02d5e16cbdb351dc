import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { cellOf, UNFILLED } from "#algorithms/kit/rounds/tables.ts";
import { MOST_ROWS, shownRows } from "#algorithms/kit/rounds/window.ts";
import { bergerRounds, isOfficial } from "../claims.ts";
import { fewest, isBalanced, totalsOf } from "../color-rules.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { evidence, sceneWords } from "../words/en/figure.ts";
import {
  colorAt,
  hasBegun,
  isRenumbering,
  meeting,
  type Place,
  playerAt,
  roundAt,
  shownNumber,
  signed,
} from "./state.ts";

/** Counts of each player; the row of this player, round by round; the rules compared. */
export function colorTables(problem: Problem, frame: Frame, place: Place): Table[] {
  return [
    ...(problem.colors === "berger" ? [bergerTable(frame, place)] : []),
    countsTable(frame, place),
    rowTable(frame, place),
    rulesTable(problem, frame, place),
  ];
}

/** The official table, and how many games of each of its rounds the renumbered table has already. */
function bergerTable(frame: Frame, place: Place): Table {
  const words = sceneWords;
  const { n, rounds } = place;
  const [first, last] = shownRows(rounds, rounds);
  const number = frame.cells.number;
  const rows = bergerRounds(n)
    .slice(first - 1, last)
    .map((games, k): TableRow => {
      const there = games.filter((game) => isOfficial(n, frame.cells.color, number, game, first + k));
      return {
        id: `berger.${first + k}`,
        head: String(first + k),
        cells: [
          { text: games.map(([white, black]) => `${white}–${black}`).join(" ") },
          there.length === 0 ? UNFILLED : { text: words.of(there.length, games.length) },
        ],
      };
    });
  return {
    id: "berger",
    ...words.berger,
    note: words.bergerNote,
    ...(rounds > MOST_ROWS ? { foot: words.roundsPart(first, last, rounds) } : {}),
    rows,
  };
}

function countsTable(frame: Frame, place: Place): Table {
  const words = sceneWords;
  const { n, p } = place;
  const [first, last] = shownRows(Math.max(p, 1), n);
  const rows: TableRow[] = [];
  for (let line = first; line <= last; line++) {
    const q = playerAt(frame, line);
    rows.push({
      id: `counts.${q}`,
      head: String(shownNumber(frame, q)),
      cells: countCells(frame, place, q),
      ...(q === p ? { now: true } : {}),
    });
  }
  return {
    id: "counts",
    title: words.counts,
    note: words.breaksSoFar(breaksSoFar(frame)),
    ...(n > MOST_ROWS ? { foot: words.playersPart(first, last, n) } : {}),
    corner: words.player_,
    columns: [words.white, words.black, words.difference, words.breaks],
    rows,
  };
}

export function breaksSoFar({ cells }: Frame): number {
  return Array.from(cells.breaks).reduce((sum, count) => sum + count, 0);
}

function countCells(frame: Frame, place: Place, q: number): TableCell[] {
  if (!hasBegun(place, q)) return [UNFILLED, UNFILLED, UNFILLED, UNFILLED];
  let [whites, blacks] = [0, 0];
  for (let r = 1; r <= place.rounds; r++) {
    const color = colorAt(frame, place, q, r);
    if (color === 1) whites++;
    if (color === -1) blacks++;
  }
  const now = q === place.p;
  const latest = now && frame.step === "game" ? colorAt(frame, place, q, place.r) : 0;
  const difference = whites - blacks;
  return [
    cellOf(whites, latest === 1),
    cellOf(blacks, latest === -1),
    place.isFinished(q) ? cellOf(signed(difference), now && frame.step === "done") : UNFILLED,
    cellOf(frame.cells.breaks[q - 1] ?? 0, now && frame.step === "same"),
  ];
}

function rowTable(frame: Frame, place: Place): Table {
  const words = sceneWords;
  const { n, rounds, r } = place;
  const p = Math.max(place.p, 1);
  const [first, last] = shownRows(Math.max(r, 1), rounds);
  const rows: TableRow[] = [];
  for (let column = first; column <= last; column++) {
    const k = roundAt(frame, place, column);
    const { opponent, j } = meeting(n, p, k);
    const color = colorAt(frame, place, p, k);
    const written = place.p > 0 && k <= r;
    const name: TableCell = { text: color === 1 ? words.white : words.black };
    rows.push({
      id: `row.${k}`,
      head: String(column),
      cells: [
        {
          text: opponent === 0 ? words.bye : String(shownNumber(frame, opponent)),
          ...(opponent === 0 ? { state: "quiet" } : {}),
        },
        { text: opponent === 0 ? "" : j === 0 ? words.middle : String(j) },
        !written
          ? UNFILLED
          : color === 0
            ? { text: "" }
            : frame.step === "game" && k === r
              ? { ...name, state: "changed" }
              : name,
      ],
      ...(k === r && !isRenumbering(frame) ? { now: true } : {}),
    });
  }
  return {
    id: "row",
    ...words.row,
    note: words.ofPlayer(shownNumber(frame, p)),
    ...(rounds > MOST_ROWS ? { foot: words.roundsPart(first, last, rounds) } : {}),
    rows,
  };
}

/** The three rules at this n, and at the end the reader's own. */
function rulesTable({ n, colors }: Problem, frame: Frame, place: Place): Table {
  const words = sceneWords;
  const rows: TableRow[] = (["printed", "last-alternates", "balanced"] as const).map((rule) => {
    const { breaks, formula, share } = totalsOf(n, rule);
    return {
      id: `rule.${rule}`,
      head: words.ruleNames[rule],
      cells: [
        { text: String(share) },
        { text: String(breaks) },
        { text: evidence.formulas[formula], state: "quiet" },
      ],
      ...(rule === (isBalanced(colors) ? "balanced" : colors) ? { now: true } : {}),
    };
  });
  if (colors === "own") rows.push(ownRow(frame, place, words.ruleNames.own));
  return {
    id: "rules",
    title: words.rules,
    note: words.fewest(fewest(n).breaks),
    corner: words.rule,
    columns: [words.share, words.breaks, words.formula],
    rows,
  };
}

function ownRow(frame: Frame, place: Place, head: string): TableRow {
  const counted = frame.step === "count";
  const surplus = frame.cells.surplus;
  let share = 0;
  for (let q = 0; q < place.n; q++) share = Math.max(share, Math.abs(surplus[q]));
  return {
    id: "rule.own",
    head,
    cells: counted
      ? [{ text: String(share) }, { text: String(frame.a), state: "changed" }, { text: "" }]
      : [UNFILLED, UNFILLED, UNFILLED],
    now: true,
  };
}
