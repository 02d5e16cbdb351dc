/** The check of one output and its replay, and of many outputs: what the worker has said so far. */
import { useCallback, useEffect, useState } from "react";
import type { Verdict } from "#algorithms/engines/kings/verdict.ts";
import type { mutants } from "#algorithms/lessons/peaceful-kings/asked/mistakes.ts";
import type { Run } from "#components/run/run.ts";
import { type Order, type Pair, type ReplayData, work } from "../work.ts";

/** How far the check of an output is. */
export interface Judged {
  readonly bytes: number;
  readonly moves: number;
  readonly verdict?: Verdict;
  readonly mistake?: keyof typeof mutants;
  /** The moves of the replay that are recorded. */
  readonly recorded?: number;
  readonly replay?: ReplayData;
  readonly run?: Run;
  readonly canceled?: boolean;
  readonly failed?: string;
}

const START: Judged = { bytes: 0, moves: 0 };

/** Checks an output whenever it or its board changes, and makes its replay. */
export function useJudge(pair: Pair | undefined): {
  readonly judged: Judged | undefined;
  readonly cancel: () => void;
  readonly again: () => void;
} {
  const [judged, setJudged] = useState<Judged>();
  const [attempt, setAttempt] = useState(0);
  const [stop, setStop] = useState<AbortController>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same work once more.
  useEffect(() => {
    setJudged(pair && START);
    if (!pair) return undefined;
    const abort = new AbortController();
    setStop(abort);
    let gone = false;
    const add = (part: Partial<Judged>) => !gone && setJudged((old) => ({ ...(old ?? START), ...part }));
    work(
      { kind: "judge", pair },
      (report) => {
        if (report.kind === "read") add({ bytes: report.bytes, moves: report.moves });
        if (report.kind === "verdict") add({ verdict: report.verdict });
        if (report.kind === "mistake") add({ mistake: report.name });
        if (report.kind === "recorded") add({ recorded: report.steps });
        if (report.kind !== "replay") return;
        const { replay } = report;
        // What the player takes comes with the player.
        import("./replay-run.ts").then(
          ({ runOf }) => add({ replay, run: runOf(pair.board, replay) }),
          (error: unknown) => add(endOf(error)),
        );
      },
      abort.signal,
    ).catch((error: unknown) => add(endOf(error)));
    return () => {
      gone = true;
      abort.abort();
    };
  }, [pair, attempt]);
  return {
    judged,
    cancel: useCallback(() => stop?.abort(), [stop]),
    again: useCallback(() => setAttempt((before) => before + 1), []),
  };
}

/** The verdicts of a list, one after another; `current` is the one that is being read. */
export interface Listed {
  readonly verdicts: readonly (Verdict | undefined)[];
  readonly current: number;
  readonly moves: number;
  readonly over: boolean;
}

/** Checks every pair of a list, whose places may be empty. */
export function useVerdicts(
  pairs: readonly (Pair | undefined)[] | undefined,
  onOver: (verdicts: readonly (Verdict | undefined)[]) => void,
): Listed | undefined {
  const [listed, setListed] = useState<Listed>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a list is told to whoever asked for it.
  useEffect(() => {
    setListed(undefined);
    if (!pairs) return undefined;
    const abort = new AbortController();
    const places = pairs.flatMap((pair, place) => (pair ? [place] : []));
    const verdicts: (Verdict | undefined)[] = pairs.map(() => undefined);
    const show = (current: number, moves: number, over = false) =>
      setListed({ verdicts: [...verdicts], current, moves, over });
    const order: Order = { kind: "check", pairs: pairs.filter((pair) => pair !== undefined) };
    work(
      order,
      (report) => {
        if (report.kind === "read") show(places[report.output], report.moves);
        if (report.kind !== "verdict") return;
        verdicts[places[report.output]] = report.verdict;
        show(places[report.output], 0);
      },
      abort.signal,
    ).then(
      () => {
        show(-1, 0, true);
        onOver(verdicts);
      },
      // A file that can be read no more leaves the rest of the list without verdicts.
      () => abort.signal.aborted || show(-1, 0, true),
    );
    return () => abort.abort();
  }, [pairs]);
  return listed;
}

/** Why work ended before its end. */
export function endOf(error: unknown): { readonly canceled: true } | { readonly failed: string } {
  if (error instanceof DOMException && error.name === "AbortError") return { canceled: true };
  return { failed: error instanceof Error ? error.message : String(error) };
}
