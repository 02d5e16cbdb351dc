/** The worker's share of the tool's state: what a long text says, and the best matching. */

import { useCallback, useEffect, useRef, useState } from "react";
import type { Graph } from "#algorithms/engines/matching/graph.ts";
import type { GraphMistake } from "#algorithms/engines/matching/read/mistake.ts";
import { type Doc, isDrawn, type LongText, USUAL_OBJECTIVE } from "./graph/doc.ts";
import type { Report } from "./report.ts";
import type { Told } from "./sources/foreign-text.ts";
import { type Answer, type Order, work } from "./work.ts";

/** Small graphs are solved when nothing has changed for so long. In milliseconds. */
const PAUSE = 150;

export interface Search {
  /** The latest matching; while `isOld`, that of the graph before the last change. */
  readonly report?: Report;
  readonly isOld: boolean;
  readonly isRunning: boolean;
  /** Of a long text: the share that has been read, and what it says. */
  readonly share?: number;
  readonly size?: { readonly n: number; readonly m: number };
  readonly told?: Told;
  readonly mistakes?: readonly GraphMistake[];
  readonly noText?: boolean;
  readonly isCanceled?: boolean;
  readonly failed?: string;
}

const IDLE: Search = { isOld: false, isRunning: false };

/** Reads long texts at once, solves small graphs at once, and others when `solve` is called. `first` is of the first graph. */
export function useSolution(
  doc: Doc,
  first: Report,
): {
  readonly search: Search;
  readonly solve: () => void;
  readonly cancel: () => void;
} {
  const { graph, objective, labels, long } = doc;
  const [search, setSearch] = useState<Search>({ ...IDLE, report: first });
  /** The graph that `first` is of, until there is another one. */
  const solved = useRef<Graph | undefined>(graph);
  const stop = useRef<AbortController>(undefined);

  const start = useCallback((order: Order) => {
    stop.current?.abort();
    const abort = new AbortController();
    stop.current = abort;
    const add = (part: Partial<Search>) => !abort.signal.aborted && setSearch((old) => ({ ...old, ...part }));
    setSearch(({ isCanceled: _, failed: _failed, ...old }) => ({ ...old, isRunning: true }));
    const onAnswer = (answer: Answer) => {
      if (answer.kind === "progress") add({ share: answer.share });
      if (answer.kind === "read") add({ size: { n: answer.n, m: answer.m }, told: answer.told });
      if (answer.kind === "mistakes") add({ mistakes: answer.mistakes, told: answer.told });
      if (answer.kind === "no-text") add({ noText: true });
      if (answer.kind === "report") add({ report: answer.report, isOld: false });
    };
    work(order, onAnswer, abort.signal).then(
      () => add({ isRunning: false }),
      (error: unknown) =>
        add({ isRunning: false, failed: error instanceof Error ? error.message : String(error) }),
    );
  }, []);

  const isAutomatic = isDrawn({ graph, long });
  // Of another source nothing is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is what this is about.
  useEffect(() => {
    if (solved.current !== graph) setSearch(IDLE);
  }, [long]);

  const read = useRef<LongText>(undefined);
  useEffect(() => {
    if (solved.current === graph && objective === USUAL_OBJECTIVE && !long) return undefined;
    solved.current = undefined;
    setSearch(({ isCanceled: _, failed: _failed, ...old }) => ({ ...old, isOld: true, isRunning: false }));
    const abort = () => stop.current?.abort();
    if (long) {
      // With another objective it says the same as before.
      if (read.current !== long) start({ kind: "read", long });
      read.current = long;
      return abort;
    }
    read.current = undefined;
    if (!isAutomatic) return abort;
    const timer = setTimeout(() => start({ kind: "solve", graph, objective, labels }), PAUSE);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [graph, objective, labels, long, isAutomatic, start]);

  return {
    search,
    solve: useCallback(
      () => start(long ? { kind: "read", long, objective } : { kind: "solve", graph, objective, labels }),
      [start, long, graph, objective, labels],
    ),
    cancel: useCallback(() => {
      stop.current?.abort();
      setSearch((old) => ({ ...old, isRunning: false, isCanceled: true }));
    }, []),
  };
}
