/** What the browser keeps of the tool: tournaments as files, a text that is being mended, and what undo brings back. */
import { PAIRING_METHODS } from "#algorithms/engines/swiss/pairing-method.ts";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import { type Doc, isBroken } from "../doc.ts";
import { act, startTool, type ToolState } from "../state.ts";
import { writtenText } from "./trf-text.ts";

/** So many changes can be undone after a reload. */
const MOST_PAST = 8;
/** Of a larger tournament only the present is kept. In players. */
const MOST_PLAYERS = 200;

interface Kept {
  /** What the tournament writes. */
  readonly own?: string | undefined;
  /** A text that was opened or typed. */
  readonly text?: string | undefined;
  readonly encoding?: readonly TrfProblem[] | undefined;
  readonly method: string;
}

export function formatState({ doc, past }: ToolState): string {
  const isSmall = [doc, ...past].every(({ tournament }) => tournament.players.length <= MOST_PLAYERS);
  return JSON.stringify({ ...keptOf(doc), past: isSmall ? past.slice(-MOST_PAST).map(keptOf) : [] });
}

function keptOf(doc: Doc): Kept {
  const { file, method } = doc;
  const own = doc.tournament.players.length > 0 ? writtenText(doc) : undefined;
  return { own, text: file?.text, encoding: file?.encoding, method };
}

/** The tool as it was kept, or undefined. */
export function parseState(json: string): ToolState | undefined {
  try {
    const kept = JSON.parse(json) as Record<string, unknown>;
    const doc = docOf(kept);
    if (!doc) return undefined;
    const past = Array.isArray(kept["past"]) ? kept["past"].flatMap((each) => docOf(each) ?? []) : [];
    return { doc, past, future: [], burst: undefined };
  } catch {
    return undefined;
  }
}

function docOf({ own, text, encoding, method }: Record<string, unknown>): Doc | undefined {
  if (typeof own !== "string" && typeof text !== "string") return undefined;
  let state = startTool(typeof own === "string" ? own : "", []);
  if (typeof text === "string") {
    const bytes = Array.isArray(encoding) ? encoding.filter(isProblem) : [];
    state = act(state, { kind: "open", text, encoding: bytes });
  } else if (!isBroken(state.doc)) {
    // What the tool has written itself is no file that was opened.
    state = { ...state, doc: { ...state.doc, file: undefined } };
  }
  const known = PAIRING_METHODS.find((each) => each === method);
  return { ...state.doc, method: known ?? state.doc.method };
}

function isProblem(value: unknown): value is TrfProblem {
  const { line, column, message, severity } = value as Partial<TrfProblem>;
  return (
    Number.isInteger(line) && Number.isInteger(column) && typeof message === "string" && severity === "error"
  );
}
