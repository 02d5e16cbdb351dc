/** The tool's state as it travels in an address and as it is kept. */

import type { Point } from "#algorithms/engines/matching/generate.ts";
import type { Objective } from "#algorithms/engines/matching/graph.ts";
import { LONGEST_LINK, packText, unpackText } from "#components/run/link.ts";
import { type Doc, OBJECTIVES } from "./graph/doc.ts";
import { type EditorState, edit, startEditor, stateOf } from "./graph/editor.ts";
import { formatPlaced } from "./graph/graph-text.ts";

const VERSION = "1";

/** What is kept of a document: enough to show it again as it was, mistakes included. */
interface Saved {
  readonly text: string;
  /** "x y x y …" on the plate. */
  readonly places: string;
  readonly objective: Objective;
  /** While the text has mistakes: the last graph that could be read. */
  readonly graph?: string;
}

/** The document as JSON. A text that is too long to be shown is not kept. */
export function formatDoc({ text, mistakes, graph, places, objective }: Doc): string {
  const saved: Saved = {
    ...{ text, places: places.map(({ x, y }) => `${x} ${y}`).join(" "), objective },
    ...(mistakes.length > 0 && { graph: formatPlaced(graph, []) }),
  };
  return JSON.stringify(saved);
}

/** Reads what `formatDoc` has written; undefined if it is something else. */
export function parseDoc(json: string): EditorState | undefined {
  const saved = savedFrom(json);
  if (!saved) return undefined;
  const { text, graph, objective } = saved;
  const numbers = saved.places === "" ? [] : saved.places.split(" ").map(Number);
  if (numbers.some((value) => !Number.isFinite(value))) return undefined;
  const places = Array.from(
    { length: numbers.length >> 1 },
    (_, v): Point => ({ x: numbers[2 * v], y: numbers[2 * v + 1] }),
  );
  if (graph === undefined) return startEditor(text, places, objective);
  // What has mistakes is typed over the graph that was there before them.
  const before = startEditor(graph, places, objective);
  return stateOf(edit(before, { kind: "type", text, time: 0 }).doc);
}

function savedFrom(json: string): Saved | undefined {
  try {
    const { text, places = "", objective, graph } = JSON.parse(json) as Readonly<Record<string, unknown>>;
    const known = OBJECTIVES.find((each) => each === objective);
    if (typeof text !== "string" || typeof places !== "string" || !known) return undefined;
    return { text, places, objective: known, ...(typeof graph === "string" && { graph }) };
  } catch {
    return undefined;
  }
}

/** The value of the link to a document; undefined when it is too long for one. */
export async function formatState(doc: Doc): Promise<string | undefined> {
  if (doc.long) return undefined;
  const value = `${VERSION}.${await packText(formatDoc(doc))}`;
  return value.length > LONGEST_LINK ? undefined : value;
}

/** Reads a link's value, or undefined when it is damaged or of a version that this page does not know. */
export async function parseState(value: string): Promise<EditorState | undefined> {
  const match = /^(\d+)\.([\w-]+)$/.exec(value);
  if (match?.[1] !== VERSION) return undefined;
  const json = await unpackText(match[2]);
  return json === undefined ? undefined : parseDoc(json);
}
