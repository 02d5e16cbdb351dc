/** The heavy work of the matching tool, off the page's own thread. */

import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import type { Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import type { Labels } from "#algorithms/engines/matching/read/labels.ts";
import { formatGraph, readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import {
  isNearlyOwn,
  type Understood,
  understandGraph,
} from "#algorithms/engines/matching/read/understand-graph.ts";
import { understoodWords } from "#algorithms/engines/matching/read/understood-words.en.ts";
import { answerOrders } from "#components/page/answer-orders.ts";
import { decodeText } from "#src/lib/decode-text.ts";
import type { LongText } from "./graph/doc.ts";
import { formatJson } from "./graph/graph-text.ts";
import { LIMITS } from "./limits.ts";
import { reportOf } from "./report.ts";
import { toldOf } from "./sources/foreign-text.ts";
import { textOfWish } from "./sources/random-wish.ts";
import type { Answer, Order } from "./work.ts";

/** Progress is told so many times a second. */
const TELLS = 8;

const post = (answer: Answer) => postMessage(answer);

answerOrders<Order>(obey);

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case "solve":
      return solve(order.graph, order.objective, order.labels);
    case "read": {
      const understood = await read(order.long);
      if (understood && order.objective) solve(understood.graph, order.objective, labelsOf(understood));
      return;
    }
    case "random":
      return post({ kind: "text", text: new Blob([textOfWish(order.wish)]) });
    case "write": {
      const understood = await read(order.long);
      if (!understood) return;
      const { graph } = understood;
      const text = order.notation === "json" ? formatJson(graph) : formatGraph(graph);
      return post({ kind: "text", text: new Blob([text]) });
    }
  }
}

function solve(graph: Graph, objective: Objective, labels: Labels | undefined): void {
  const start = performance.now();
  const solution = solveMatching(graph, objective);
  const milliseconds = performance.now() - start;
  post({ kind: "report", report: reportOf(graph, objective, solution, milliseconds, labels) });
}

/** Reads a long text and tells how, or what is wrong with it. */
async function read({ blob, wish }: LongText): Promise<Understood | undefined> {
  const text = await textOf(blob);
  if (text === undefined) {
    post({ kind: "no-text" });
    return undefined;
  }
  const understanding = understandGraph(text, LIMITS, wish);
  const { understood, trouble, others } = understanding;
  const told = toldOf(understanding);
  if (understood) post({ kind: "read", ...sizeOf(understood), told });
  else if (trouble) {
    const own = others.length === 0 && isNearlyOwn(text) ? readGraph(text, LIMITS).mistakes : [];
    const mistakes = own.length > 0 ? own : [understoodWords.mistake(trouble)];
    post({ kind: "mistakes", mistakes, told: { told: "", offers: told.offers } });
  }
  return understood;
}

function labelsOf({ names, decimals }: Understood): Labels | undefined {
  return names.length > 0 || decimals > 0 ? { names, decimals } : undefined;
}

const sizeOf = ({ graph }: Understood) => ({ n: graph.n, m: graph.edges.length });

async function textOf(blob: Blob): Promise<string | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const reader = blob.stream().getReader();
  const parts: string[] = [];
  let bytes = 0;
  let told = performance.now();
  for (;;) {
    const { done, value } = await reader.read();
    try {
      parts.push(decoder.decode(value ?? new Uint8Array(), { stream: !done }));
    } catch {
      return decodeText(new Uint8Array(await blob.arrayBuffer()))?.text;
    }
    if (done) break;
    bytes += value.byteLength;
    if (performance.now() - told < 1000 / TELLS) continue;
    told = performance.now();
    post({ kind: "progress", share: bytes / blob.size });
  }
  post({ kind: "progress", share: 1 });
  return parts.join("");
}
