import type { Locale } from "../lesson.ts";
import type { Table, TableCell, TableRow } from "../scene.ts";
import { type Candidate, clashOf, objection } from "../shared/swiss/candidates.ts";
import { crossTable, groupTable, whyTable } from "./course-tables.ts";
import type { Problem } from "./problem.ts";
import { sceneWords } from "./scene-words.ts";
import { FORBIDDEN, REFUSED } from "./sheet.ts";
import type { Frame } from "./steps.ts";
import { windowed } from "./table-window.ts";
import { pointsText, type View } from "./view.ts";

/** The opponents of the player at the board, or else the kept matching; the field or the cross table; and why. */
export function roundTables(problem: Problem, frame: Frame, view: View, locale: Locale): Table[] {
  const why = view.made.length > 0 ? [whyTable(frame, view, locale)] : [];
  const field = view.isCourse ? crossTable(problem, frame, view, locale) : fieldTable(frame, view, locale);
  if (view.act === "results" || frame.step === "end") return [field, ...why];
  if (frame.step === "done") return [...why, field];
  const isFresh = frame.step === "" || frame.step === "start";
  if (view.act === "standings" || (view.isCourse && isFresh)) return [groupTable(view, locale), field];
  const first =
    view.act === "which" && view.candidates.length > 0
      ? candidateTable(frame, view, locale)
      : keptTable(frame, view, locale);
  return [first, field, ...why];
}

function candidateTable(frame: Frame, view: View, locale: Locale): Table {
  const words = sceneWords[locale];
  const { player, mayMeet } = view.round;
  const better = player(view.chooser || (view.made.at(-1)?.[0] ?? 1));
  const rows = view.candidates.map(({ place, verdict }, i): TableRow => {
    const other = player(place);
    const isNow = verdict === 0 && view.trial.includes(place);
    const isThis = ["forbid", "ask", "refuse", "pair"].includes(frame.step) && frame.b === place;
    const text =
      verdict === FORBIDDEN
        ? words.verdicts[objection(view.round.field, better, other) ?? "refused"]
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
        { text: pointsText(better.score - other.score) || "0" },
        { text: words.clash[clashOf(better, other)], ...quietIf(!mayMeet(view.chooser, place)) },
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
    ...windowed(rows, 3, locale),
  };
}

function quietIf(isQuiet: boolean): Pick<TableCell, "state"> {
  return isQuiet ? { state: "quiet" } : {};
}

function keptTable(frame: Frame, view: View, locale: Locale): Table {
  const words = sceneWords[locale];
  const { player } = view.round;
  const rows = view.kept.map(([u, v]): TableRow => {
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
    note: words.pairs(view.kept.length),
    corner: words.pair,
    columns: [words.apart, words.colors],
    ...windowed(rows, 2, locale),
  };
}

function fieldTable(frame: Frame, view: View, locale: Locale): Table {
  const words = sceneWords[locale];
  const { player } = view.round;
  const nameAll = view.places.every((v) => player(v).player.name.length <= 10);
  const current =
    view.chooser || (["noBye", "leave", "stay", "bye", "out", "search"].includes(frame.step) ? frame.a : 0);
  const rows = view.places.map((v): TableRow => {
    const own = player(v);
    const name = nameAll && own.player.name !== "" ? ` ${own.player.name}` : "";
    const result = view.outcome(v);
    const opponent = view.opponent(v);
    const isThis = ["pair", "bye", "out"].includes(frame.step) && (v === frame.a || v === frame.b);
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
    ...windowed(rows, 4, locale),
  };
}

/** W! must, W should, w would like to. */
export function dueText({ preference, strength }: Candidate): string {
  if (preference === undefined) return "·";
  const letter = preference === "white" ? "W" : "B";
  return strength === 3 ? `${letter}!` : strength === 2 ? letter : letter.toLowerCase();
}
