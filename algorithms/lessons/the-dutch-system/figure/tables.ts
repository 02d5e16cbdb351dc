import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import type { DutchFacts } from "#algorithms/engines/swiss/dutch/facts.ts";
import { pointsText } from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import { type CriterionName, NAMES, type Pair, scoresOf } from "../bracket.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import {
  digitEdges,
  digitsOf,
  FELL,
  floatsOf,
  LED,
  liveCriteria,
  OPEN,
  type SieveRow,
  type State,
} from "./state.ts";

/** The sieve of the bracket that is open, and what the rules know of the players. */
export function roundTables(frame: Frame, state: State): Table[] {
  const field = fieldTable(frame, state);
  if (!state.bracket || state.number === 0) return [field];
  return [sieveTable(frame, state), digitTable(frame, state), field];
}

/** So many of the last candidates stand under the best one. */
const LATEST = 4;
const NONE: TableCell = { text: "·", state: "todo" };

function sieveTable({ step }: Frame, state: State): Table {
  const words = sceneWords;
  const { bracket, rows, number, leader, top, best } = state;
  const live = bracket ? liveCriteria(bracket) : [];
  const scores = bracket ? scoresOf(state.round, bracket.members).length : 0;
  const text = (name: CriterionName, value: number): string => digitsOf(name, value, scores).join("\u2009");
  const leading: TableRow[] =
    leader > 0
      ? [
          {
            id: "best",
            head: `★ ${leader}`,
            cells: [
              { text: candidateText(state, best) },
              ...live.map((name) => ({ text: text(name, top[NAMES.indexOf(name)] ?? 0) })),
            ],
            ...(step === "decide" ? { now: true } : {}),
          },
        ]
      : [];
  const latest = rows.slice(-LATEST).map((row): TableRow => {
    const isNow = row.number === number && step !== "decide";
    return {
      id: `candidate.${row.number}`,
      head: String(row.number),
      cells: [
        { text: candidateText(state, row.pairs), ...(isNow ? {} : { state: "quiet" as const }) },
        ...live.map((name) => valueCell(row, name, text, isNow)),
      ],
      ...(isNow ? { now: true } : {}),
    };
  });
  const blank = Array.from(
    { length: LATEST + 1 - leading.length - latest.length },
    (_, i): TableRow => ({ id: `empty.${i}`, head: "·", cells: [NONE, ...live.map(() => NONE)] }),
  );
  return {
    id: "sieve",
    title: words.sieve,
    note: words.candidates(number),
    corner: words.numberHead,
    columns: [words.pairing, ...live],
    rows: [...leading, ...latest, ...blank],
    foot: words.sieveFoot,
  };
}

/** Steps that speak of the pairing that was chosen, and show no other one. */
export const DECIDED: readonly Frame["step"][] = ["decide", "pair", "float"];

/** The same candidate as one matching: what each edge adds, and the sum, which is its row in the sieve. */
function digitTable({ step }: Frame, state: State): Table {
  const words = sceneWords;
  const { bracket, round, trial, best, number, leader } = state;
  const isDecided = DECIDED.includes(step);
  const pairs = isDecided ? best : trial;
  const live = bracket ? liveCriteria(bracket).filter((name) => name !== "C4") : [];
  const scores = bracket ? scoresOf(round, bracket.members).length : 0;
  const edges = bracket ? digitEdges(bracket, { pairs, floats: floatsOf(bracket, pairs) }) : [];
  const cell = (name: CriterionName, value: number): TableCell => ({
    text: digitsOf(name, value, scores).join("\u2009"),
    ...(value === 0 ? { state: "quiet" } : {}),
  });
  const rows = edges.map(
    ({ kind, places, digits }): TableRow => ({
      id: `edge.${kind}.${places.join(".")}`,
      head: words.edge[kind](places.map((u) => round.player(u).id)),
      cells: live.map((name) => cell(name, digits[name])),
    }),
  );
  const sum = (name: CriterionName): number => edges.reduce((all, { digits }) => all + digits[name], 0);
  return {
    id: "digits",
    title: words.digits,
    note: words.candidate(isDecided ? leader : number),
    corner: words.edgeHead,
    columns: live,
    rows: [
      ...rows,
      { id: "sum", head: words.sum, cells: live.map((name) => cell(name, sum(name))), now: true },
    ],
    foot: words.digitFoot,
  };
}

function valueCell(
  { verdict, values }: SieveRow,
  name: CriterionName,
  text: (name: CriterionName, value: number) => string,
  isNow: boolean,
): TableCell {
  const c = NAMES.indexOf(name);
  const value = values[c] ?? -1;
  if (verdict === OPEN || value < 0) return NONE;
  if (verdict === FELL + c) return { text: `${text(name, value)} ✗`, state: "rejected" };
  if (verdict === LED + c && isNow) return { text: text(name, value), state: "changed" };
  return { text: text(name, value), ...(isNow ? {} : { state: "quiet" }) };
}

/** The pairs of a candidate and those who float: "9–7 1–2 ↓6". */
export function candidateText({ bracket, round }: State, pairs: readonly Pair[]): string {
  const id = (u: number): number => round.player(u).id;
  const floats = bracket ? floatsOf(bracket, pairs) : [];
  return [
    ...pairs.map(([u, v]) => `${id(u)}\u2060–\u2060${id(v)}`),
    ...floats.map((u) => `↓\u2060${id(u)}`),
  ].join(" ");
}

/** The float of a round as a sign. */
const FLOAT: Readonly<Record<NonNullable<DutchFacts["lastFloat"]>, string>> = { down: "↓", up: "↑" };

function fieldTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const { round, bracket, made, bye } = state;
  const shown = bracket && frame.step !== "float" ? bracket.members : round.groups.flat();
  const rows = shown.map((u): TableRow => {
    const { id, score, preference, strength, met } = round.player(u);
    const { lastFloat, floatBefore } = round.facts(u);
    const opponent = made.find((pair) => pair.includes(u))?.find((v) => v !== u);
    const own = frame.cells.color[u] === 1 ? words.white : frame.cells.color[u] === 2 ? words.black : "";
    const text = u === bye ? words.bye : opponent === undefined ? "·" : `${round.player(opponent).id}${own}`;
    const isNow =
      made.length > 0 && (frame.step === "pair" || frame.step === "board") && [frame.a, frame.b].includes(u);
    return {
      id: `field.${id}`,
      head: String(id),
      cells: [
        { text: pointsText(score) },
        { text: preference === undefined ? "·" : words.due(preference, strength) },
        { text: [floatBefore, lastFloat].map((float) => (float ? FLOAT[float] : "·")).join("") },
        { text: [...met].sort((a, b) => a - b).join(" ") || "·" },
        { text, ...(isNow ? { state: "changed" as const } : text === "·" ? { state: "todo" as const } : {}) },
      ],
      ...(isNow ? { now: true } : {}),
    };
  });
  return {
    id: "field",
    title: bracket ? words.members : words.field,
    note: words.fieldNote,
    corner: words.playerHead,
    columns: [words.score, words.dueHead, words.floats, words.met, words.now],
    rows,
  };
}
