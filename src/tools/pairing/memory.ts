/** What the browser keeps of the tool: the tournament as a file, and a text that is being mended. */
import { PAIRING_METHODS } from "../../../algorithms/swiss/pair-round.ts";
import type { TrfProblem } from "../../../algorithms/swiss/problem.ts";
import type { Doc } from "./doc.ts";
import { act, startTool, type ToolState } from "./state.ts";
import { writtenText } from "./trf-text.ts";

export function formatDoc(doc: Doc): string {
  const { file, method } = doc;
  const own = doc.tournament.players.length > 0 ? writtenText(doc) : undefined;
  return JSON.stringify({ own, text: file?.text, encoding: file?.encoding, method });
}

/** The tool as it was kept, or undefined. */
export function parseDoc(json: string): ToolState | undefined {
  try {
    const { own, text, encoding, method } = JSON.parse(json) as Record<string, unknown>;
    if (typeof own !== "string" && typeof text !== "string") return undefined;
    const bytes = Array.isArray(encoding) ? encoding.filter(isProblem) : [];
    let state = startTool(typeof own === "string" ? own : "");
    if (typeof text === "string") state = act(state, { kind: "open", text, encoding: bytes });
    const known = PAIRING_METHODS.find((each) => each === method);
    return { ...state, doc: { ...state.doc, method: known ?? state.doc.method }, past: [] };
  } catch {
    return undefined;
  }
}

function isProblem(value: unknown): value is TrfProblem {
  const { line, column, message, severity } = value as Partial<TrfProblem>;
  return (
    Number.isInteger(line) && Number.isInteger(column) && typeof message === "string" && severity === "error"
  );
}
