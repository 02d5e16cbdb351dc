import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import { type Candidate, clashOf, objection } from "#algorithms/engines/swiss/candidates.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { crossTable, groupTable, whyTable } from "./course-tables.ts";
import { FORBIDDEN, REFUSED } from "./sheet.ts";
import { pointsText, type State } from "./state.ts";
import { windowed } from "./table-window.ts";

/** Steps about an opponent, about a player who may stay out, and those that settle what becomes of somebody. */
const OF_A_CANDIDATE: readonly Frame["step"][] = ["forbid", "ask", "refuse", "pair"];
const OF_A_PLAYER: readonly Frame["step"][] = ["noBye", "leave", "stay", "bye", "out", "search"];
const SETTLED: readonly Frame["step"][] = ["pair", "bye", "out"];

/** The opponents of the player at the board, or else the kept matching; the field or the cross table; and why. */
export function roundTables(problem: Problem, frame: Frame, state: State): Table[] {
  const why = state.made.length > 0 ? [whyTable(frame, state)] : [];
  const field = state.isCourse ? crossTable(problem, frame, state) : fieldTable(frame, state);
  if (state.act === "results" || frame.step === "end") return [field, ...why];
  if (frame.step === "done") return [...why, field];
  const isFresh = frame.step === "" || frame.step === "start";
  if (state.act === "standings" || (state.isCourse && isFresh)) return [groupTable(state), field];
  const first =
    state.act === "which" && state.candidates.length > 0
      ? candidateTable(frame, state)
      : keptTable(frame, state);
  return [first, field, ...why];
}

function candidateTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const { player, mayMeet } = state.round;
  const better = player(state.chooser || (state.made.at(-1)?.[0] ?? 1));
  const rows = state.candidates.map(({ place, verdict }, i): TableRow => {
    const other = player(place);
    const isNow = verdict === 0 && state.trial.includes(place);
    const isThis = OF_A_CANDIDATE.includes(frame.step) && frame.b === place;
    const text =
      verdict === FORBIDDEN
        ? words.verdicts[objection(state.round.field, better, other) ?? "refused"]
        : verdict === REFUSED
          ? words.verdicts.refused
          : verdict !== 0
            ? words.verdicts.taken
            : isNow
              ? words.verdicts.now
              : words.verdicts.waits;
    return {
      id: `candidate.${i}`,
      head: String(other.id),
      cells: [
        { text: pointsText(better.score - other.score) },
        { text: words.clash[clashOf(better, other)], ...quietIf(!mayMeet(state.chooser, place)) },
        {
          text,
          ...(isThis
            ? { state: "changed" as const }
            : verdict === 0 && !isNow
              ? { state: "todo" as const }
              : {}),
        },
      ],
      ...(isThis || isNow ? { now: true } : {}),
    };
  });
  return {
    id: "candidates",
    title: words.candidatesOf,
    note: words.ofPlayer(better.id),
    corner: words.opponent,
    columns: [words.apart, words.colors, words.verdict],
    ...windowed(rows, 3),
  };
}

function quietIf(isQuiet: boolean): Pick<TableCell, "state"> {
  return isQuiet ? { state: "quiet" } : {};
}

function keptTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const { player } = state.round;
  const rows = state.kept.map(([u, v]): TableRow => {
    const isNow =
      (frame.step === "pick" || frame.step === "flip") &&
      Math.min(frame.a, frame.b) === u &&
      Math.max(frame.a, frame.b) === v;
    const [better, other] = [player(u), player(v)];
    return {
      id: `kept.${u}`,
      head: `${better.id}–${other.id}`,
      cells: [
        { text: pointsText(better.score - other.score), ...(isNow ? { state: "changed" as const } : {}) },
        { text: words.clash[clashOf(better, other)] },
      ],
      ...(isNow ? { now: true } : {}),
    };
  });
  return {
    id: "kept",
    title: words.possible,
    note: words.pairs(state.kept.length),
    corner: words.pair,
    columns: [words.apart, words.colors],
    ...windowed(rows, 2),
  };
}

function fieldTable(frame: Frame, state: State): Table {
  const words = sceneWords;
  const { player } = state.round;
  const nameAll = state.places.every((v) => player(v).player.name.length <= 10);
  const current = state.chooser || (OF_A_PLAYER.includes(frame.step) ? frame.a : 0);
  const rows = state.places.map((v): TableRow => {
    const own = player(v);
    const name = nameAll && own.player.name !== "" ? ` ${own.player.name}` : "";
    const result = state.outcome(v);
    const opponent = state.opponent(v);
    const isThis = SETTLED.includes(frame.step) && (v === frame.a || v === frame.b);
    const text =
      opponent !== 0
        ? String(player(opponent).id)
        : result === 0
          ? "·"
          : result === 1
            ? words.out
            : words.bye;
    return {
      id: `field.${own.id}`,
      head: `${own.id}${name}`,
      cells: [
        { text: pointsText(own.score) },
        { text: dueText(own) },
        { text: [...own.met].sort((a, b) => a - b).join(" ") || "·" },
        {
          text,
          ...(isThis ? { state: "changed" as const } : text === "·" ? { state: "todo" as const } : {}),
        },
      ],
      ...(v === current ? { now: true } : {}),
    };
  });
  return {
    id: "field",
    title: words.field,
    note: words.dueNote,
    corner: words.playerHead,
    columns: [words.score, words.due, words.met, words.now],
    ...windowed(rows, 4),
  };
}

function dueText({ preference, strength }: Candidate): string {
  return preference === undefined ? "·" : sceneWords.dueSign(preference, strength);
}
