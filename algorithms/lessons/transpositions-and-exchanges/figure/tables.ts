import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Table, TableRow } from "#algorithms/core/lesson/scene.ts";
import { binomial, digitsOf, falling } from "../orders.ts";
import { LARGEST_SIZE, type Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { type ExchangeState, groupName, type ListState, matrixOf } from "./state.ts";

/** The number of the order that was listed last, place by place; and how long the lists of the editions are. */
export function listTables(problem: Problem, frame: Frame, state: ListState): Table[] {
  return [digitsTable(frame, state), editionsTable(problem, state)];
}

function digitsTable(frame: Frame, { counted, s2, number }: ListState): Table {
  const words = sceneWords;
  const latest = number < 0 ? [] : Array.from(frame.cells.last);
  const digits = latest.length === s2 ? digitsOf(latest, counted) : [];
  const fresh = new Set(frame.changes().flatMap(({ cells, index }) => (cells === "last" ? [index] : [])));
  const rows = Array.from({ length: counted }, (_, k): TableRow => {
    const digit = digits[k];
    const state = fresh.has(k) && number > 0 ? { state: "changed" as const } : {};
    const cells =
      digit === undefined
        ? [0, 1, 2, 3].map(() => ({ text: "·", state: "todo" as const }))
        : [
            { text: String(digit.player), ...state },
            { text: String(digit.smaller), ...state },
            { text: `× ${inFigures(digit.worth)}`, state: "quiet" as const },
            { text: inFigures(digit.smaller * digit.worth) },
          ];
    return { id: `place.${k + 1}`, head: String(k + 1), cells };
  });
  return {
    id: "digits",
    ...words.digits,
    note: number < 0 ? words.noNumber : words.numberIs(number),
    rows,
  };
}

function editionsTable({ edition }: Problem, { s1, s2 }: ListState): Table {
  const words = sceneWords;
  return {
    id: "editions",
    ...words.editions,
    note: words.bracket(s1, s2),
    rows: (["2012", "2026"] as const).map((each) => ({
      id: `edition.${each}`,
      head: words.editionName(each),
      cells: [falling(s2, each === "2012" ? s2 : s1), falling(s2, s1)].map((count) => ({
        text: inFigures(count),
      })),
      ...((edition === "2012") === (each === "2012") ? { now: true } : {}),
    })),
  };
}

/** Rows of the list of exchanges that are shown. */
const ROWS = 7;

/** The exchanges around the latest one; and what each size of exchange brings. */
export function exchangeTables(frame: Frame, state: ExchangeState): Table[] {
  return [exchangesTable(frame, state), sizesTable(state)];
}

function exchangesTable(frame: Frame, state: ExchangeState): Table {
  const words = sceneWords;
  const { s1, s2, size, upper, lower, total, listed, now } = state;
  const { order, differences } = matrixOf(s1, s2, size);
  const shown = Math.min(ROWS, total);
  const first = Math.max(0, Math.min(listed - shown + 1, total - shown));
  const rows = Array.from({ length: shown }, (_, k): TableRow => {
    const rank = first + k + 1;
    const cell = order[rank - 1];
    const texts = [
      groupName(upper[Math.floor(cell / lower.length)]),
      groupName(lower[cell % lower.length]),
      String(differences[cell]),
    ];
    const changed = rank === listed && frame.step === "exchange";
    return {
      id: `exchange.${rank}`,
      head: String(rank),
      cells: texts.map((text) =>
        rank > listed ? { text: "·", state: "todo" } : changed ? { text, state: "changed" } : { text },
      ),
      ...(rank === listed && now ? { now: true } : {}),
    };
  });
  return {
    id: "exchanges",
    ...words.exchanges,
    note: words.listed(listed, total),
    rows,
    ...(shown < total ? { foot: words.shown(first + 1, first + shown, total) } : {}),
  };
}

function sizesTable({ s1, s2, size }: ExchangeState): Table {
  const words = sceneWords;
  return {
    id: "sizes",
    ...words.sizes,
    note: words.bracket(s1, s2),
    rows: Array.from({ length: Math.min(s1, LARGEST_SIZE) }, (_, k) => {
      const each = k + 1;
      // From the last of S1 for the first of S2 to the first of S1 for the last of S2.
      const least = each * each;
      const most = each * (s1 + s2 - each);
      return {
        id: `size.${each}`,
        head: String(each),
        cells: [
          { text: inFigures(binomial(s1, each) * binomial(s2, each)) },
          { text: least === most ? String(least) : `${least}–${most}` },
          { text: each <= Math.floor(s2 / 2) ? words.yes : words.no },
        ],
        ...(each === size ? { now: true } : {}),
      };
    }),
  };
}
