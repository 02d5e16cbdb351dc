/** The heavy work of the matching tool, off the page's own thread. */

import { solveMatching } from "#algorithms/engines/matching/fast/solve-matching.ts";
import type { Graph, Objective } from "#algorithms/engines/matching/graph.ts";
import { formatGraph, readGraph } from "#algorithms/engines/matching/read/read-graph.ts";
import { understandGraph } from "#algorithms/engines/matching/read/understand-graph.ts";
import { answerOrders } from "#src/workers/answer-orders.ts";
import { formatJson } from "./graph/graph-text.ts";
import { LIMITS } from "./limits.ts";
import { reportOf } from "./report.ts";
import { textOfWish } from "./sources/random-wish.ts";
import type { Answer, Order } from "./work.ts";

/** Progress is told so many times a second. */
const TELLS = 8;

const post = (answer: Answer) => postMessage(answer);

answerOrders<Order>(obey);

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case "solve":
      return solve(order.graph, order.objective);
    case "read": {
      const graph = await read(order.blob);
      if (!graph) return;
      post({ kind: "read", n: graph.n, m: graph.edges.length });
      if (order.objective) solve(graph, order.objective);
      return;
    }
    case "random":
      return post({ kind: "text", text: new Blob([textOfWish(order.wish)]) });
    case "write": {
      const graph = await read(order.blob);
      if (!graph) return;
      const text = order.notation === "json" ? formatJson(graph) : formatGraph(graph);
      return post({ kind: "text", text: new Blob([text]) });
    }
  }
}

function solve(graph: Graph, objective: Objective): void {
  const start = performance.now();
  const solution = solveMatching(graph, objective);
  const milliseconds = performance.now() - start;
  post({ kind: "report", report: reportOf(graph, objective, solution, milliseconds) });
}

/** Reads a long text, or tells what is wrong with it. */
async function read(blob: Blob): Promise<Graph | undefined> {
  const text = await textOf(blob);
  if (text === undefined) {
    post({ kind: "no-text" });
    return undefined;
  }
  const { graph, mistakes } = readGraph(text, LIMITS);
  if (graph) return graph;
  const understood = understandGraph(text, LIMITS);
  if (!understood) post({ kind: "mistakes", mistakes });
  return understood?.graph;
}

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
      return undefined;
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
