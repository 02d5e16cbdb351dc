/** The two solutions of a board, found by the worker when somebody wants them. */
import { useCallback, useEffect, useRef, useState } from "react";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import type { Run } from "#components/run/run.ts";
import type { Method } from "./methods.ts";
import { endOf } from "./output/use-judge.ts";
import { work } from "./work.ts";

export interface Solutions {
  readonly moves: Readonly<Partial<Record<Method, Int32Array>>>;
  /** The share of the work on the short solution that is done. */
  readonly share: number;
  readonly running: boolean;
  readonly canceled?: boolean;
  readonly failed?: string;
}

const IDLE: Solutions = { moves: {}, share: 0, running: false };

/** A solution that is replayed. */
export interface Watched {
  readonly method: Method;
  readonly run: Run;
}

/** Looks for both solutions when `wanted` says so, or when `start` is called; begins anew with every board. */
export function useSolutions(board: Board | undefined, wanted: boolean) {
  const [solutions, setSolutions] = useState(IDLE);
  const [watched, setWatched] = useState<Watched>();
  const stop = useRef<AbortController>(undefined);
  const shown = useRef(board);
  shown.current = board;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another board makes the old work useless.
  useEffect(() => {
    setSolutions(IDLE);
    setWatched(undefined);
    return () => stop.current?.abort();
  }, [board]);

  const start = useCallback(() => {
    if (!board || answerOf(board).answer === "NIE") return;
    stop.current?.abort();
    const abort = new AbortController();
    stop.current = abort;
    const add = (part: (old: Solutions) => Partial<Solutions>) => {
      if (shown.current === board) setSolutions((old) => ({ ...old, ...part(old) }));
    };
    setSolutions({ ...IDLE, running: true });
    work(
      { kind: "solve", board },
      (report) => {
        if (report.kind === "share") add(() => ({ share: report.share }));
        if (report.kind === "solved")
          add(({ moves }) => ({ moves: { ...moves, [report.method]: report.moves } }));
      },
      abort.signal,
    ).then(
      () => add(() => ({ running: false })),
      (error: unknown) => add(() => ({ running: false, ...endOf(error) })),
    );
  }, [board]);

  const fresh = !solutions.running && !solutions.canceled && !solutions.failed && !solutions.moves.article;
  useEffect(() => {
    if (wanted && fresh) start();
  }, [wanted, fresh, start]);

  /** Makes the replay of a solution that was found. */
  const watch = useCallback(
    async (method: Method) => {
      const moves = solutions.moves[method];
      if (!board || !moves) return;
      try {
        const { runOf } = await import("./output/replay-run.ts");
        await work({ kind: "replay", board, moves }, (report) => {
          if (report.kind === "replay" && shown.current === board)
            setWatched({ method, run: runOf(board, report.replay) });
        });
      } catch (error) {
        setSolutions((old) => ({ ...old, ...endOf(error) }));
      }
    },
    [board, solutions],
  );

  return {
    solutions,
    watched,
    start,
    watch,
    cancel: useCallback(() => stop.current?.abort(), []),
    unwatch: useCallback(() => setWatched(undefined), []),
  };
}

/** The text of a solution. */
export async function textOfMoves(board: Board, moves: Int32Array): Promise<Blob> {
  let text = new Blob();
  await work({ kind: "text", board, moves }, (report) => {
    if (report.kind === "text") text = report.text;
  });
  return text;
}
