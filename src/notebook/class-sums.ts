/** What a class needs: how many can do each thing, and which mistakes were made. */
import type { Journal } from "#components/journal/journal.ts";
import {
  type Cell,
  type ClassRow,
  type ClassTable,
  type Column,
  lastOf,
  type PupilFile,
} from "./class-table.ts";

/** Of a column: how many of those who have tried it can do it. */
export interface Sum {
  readonly right: number;
  readonly tried: number;
}

/** The sums of a table, column by column; of questions and programs all of them are counted. */
export function sumsOf({ columns, rows }: ClassTable): Sum[] {
  return columns.map((_, k) => {
    const sums = rows.map(({ cells }) => sumOf(cells[k]));
    return {
      right: sums.reduce((sum, { right }) => sum + right, 0),
      tried: sums.reduce((sum, { tried }) => sum + tried, 0),
    };
  });
}

function sumOf(cell: Cell): Sum {
  if ("of" in cell) return { right: cell.right, tried: cell.of };
  if ("run" in cell) return { right: Number(cell.run === "right"), tried: Number(cell.run !== "new") };
  const verdict = verdictOf(cell);
  return { right: Number(verdict === true), tried: Number(verdict !== undefined) };
}

/** Whether a cell says that something can be done; undefined where it only counts. */
function verdictOf(cell: Cell): boolean | undefined {
  if ("given" in cell) return cell.right;
  if ("state" in cell) return cell.state === "new" ? undefined : cell.state !== "wrong";
  return undefined;
}

/** The rows with those first who have most that is not right yet. */
export function byNeed(rows: readonly ClassRow[]): ClassRow[] {
  const wrong = ({ cells }: ClassRow) => cells.filter((cell) => verdictOf(cell) === false).length;
  return rows.toSorted((one, other) => wrong(other) - wrong(one));
}

/** The rows with those first who have been away longest; who has never answered comes before them. */
export function byAbsence(rows: readonly ClassRow[]): ClassRow[] {
  return rows.toSorted((one, other) => one.last - other.last);
}

/** A mistake, and how many pupils made it: by its name in the lesson, or what was answered. */
export interface Made {
  readonly mistake: string;
  readonly pupils: number;
}

/** What is to be repeated. */
export interface Need extends Sum {
  readonly column: Column;
  readonly made: readonly Made[];
}

/** What somebody could not do, the most frequent first, with the mistakes that were made there. */
export function needsOf(table: ClassTable, pupils: readonly PupilFile[]): Need[] {
  const sums = sumsOf(table);
  return table.columns
    .map((column, k) => ({ column, ...sums[k], made: madeIn(column, k, table, pupils) }))
    .filter(({ column: { kind }, right, tried }) => (kind === "exercise" || kind === "stop") && right < tried)
    .sort((one, other) => other.tried - other.right - (one.tried - one.right));
}

function madeIn(column: Column, at: number, { rows }: ClassTable, pupils: readonly PupilFile[]): Made[] {
  if (column.kind === "stop")
    return counted(
      rows.map(({ cells }) => {
        const cell = cells[at];
        return "given" in cell && cell.right === false && cell.given !== "" ? [cell.given] : [];
      }),
    );
  if (column.kind !== "exercise") return [];
  const isHere = (each: { readonly lesson: string; readonly skill: string }) =>
    each.lesson === column.lesson && each.skill === column.skill;
  return counted(
    pupils.map(({ journal: { entries, folded } }) => [
      ...entries.filter(isHere).flatMap(({ mistake = [] }) => mistake),
      ...folded.filter(isHere).flatMap(({ mistakes }) => mistakes),
    ]),
  );
}

/** How many pupils have each of these, the most frequent first. */
function counted(ofPupils: readonly (readonly string[])[]): Made[] {
  const counts = new Map<string, number>();
  for (const mistakes of ofPupils)
    for (const mistake of new Set(mistakes)) counts.set(mistake, (counts.get(mistake) ?? 0) + 1);
  return [...counts]
    .map(([mistake, number]) => ({ mistake, pupils: number }))
    .sort((one, other) => other.pupils - one.pupils);
}

/** What was answered from a second on; without one, everything. When a section was read is not known. */
export function sinceThen(pupils: readonly PupilFile[], from: number | undefined, now: number): PupilFile[] {
  if (from === undefined) return [...pupils];
  const since = ({ entries, folded }: Journal): Journal => ({
    entries: entries.filter(({ at }) => at >= from),
    folded: folded.filter(({ at }) => at >= from),
    read: [],
  });
  return pupils.map((pupil) => ({
    ...pupil,
    last: lastOf(pupil, now),
    journal: since(pupil.journal),
    ...(pupil.homework && { homework: pupil.homework.filter(({ at }) => at >= from) }),
  }));
}
