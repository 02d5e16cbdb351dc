import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import { USUAL_OBJECTIVE } from "../graph/doc.ts";
import { type EditorState, startEditor } from "../graph/editor.ts";
import { type Report, reportOf } from "../report.ts";
import { FIRST_TEXT } from "./preset-ids.ts";

/** The first graph and what it comes to, found when the page is built: whoever only looks needs no solver. */
export function first(): { readonly state: EditorState; readonly report: Report } {
  const state = startEditor(FIRST_TEXT);
  const { graph } = state.doc;
  const solution = solveMatching(graph, USUAL_OBJECTIVE);
  return { state, report: reportOf(graph, USUAL_OBJECTIVE, solution, undefined) };
}
