/** Files of groups as they were opened, and as they are kept. */
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";

/** A file as it was opened. */
export interface Group {
  readonly file: string;
  readonly text: string;
  readonly encoding: readonly TrfProblem[];
}

/** Groups as they are kept. */
export function formatGroups(groups: readonly Group[]): string {
  return JSON.stringify(groups);
}

/** Reads what `formatGroups` has written; none if it is something else. */
export function parseGroups(json: string): Group[] {
  try {
    const kept: unknown = JSON.parse(json);
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (each: Partial<Group> | null): each is Group =>
        typeof each?.file === "string" && typeof each.text === "string" && Array.isArray(each.encoding),
    );
  } catch {
    return [];
  }
}
