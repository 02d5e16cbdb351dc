import type { Locale } from "#algorithms/lesson.ts";
import { solveMatching } from "#algorithms/shared/matching/fast/solve-matching.ts";
import { startEditor, USUAL_OBJECTIVE } from "./editor.ts";
import { FIRST_TEXT } from "./preset-ids.ts";
import { type Report, reportOf } from "./report.ts";

/** What the first graph comes to, found when the page is built: whoever only looks needs no solver. */
export function firstReport(locale: Locale): Report {
  const { graph } = startEditor(FIRST_TEXT).doc;
  return reportOf(graph, USUAL_OBJECTIVE, solveMatching(graph, USUAL_OBJECTIVE), undefined, locale);
}
