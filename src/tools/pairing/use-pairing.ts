import { useCallback, useEffect, useRef, useState } from "react";
import type { Barrier } from "#algorithms/engines/swiss/barrier.ts";
import type { PairingMethod } from "#algorithms/engines/swiss/pairing-method.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Action } from "./actions.ts";
import type { Doc } from "./doc.ts";
import { type Explained, whyFailed, work } from "./work.ts";

/** What the search for a pairing is at. */
export interface Search {
  readonly isRunning: boolean;
  readonly share: number;
  readonly isCanceled: boolean;
  readonly failed: string | undefined;
}

const IDLE: Search = { isRunning: false, share: 0, isCanceled: false, failed: undefined };

/** Pairs the next round in a worker. A tournament that changes meanwhile stops it. */
export function usePairing(
  { tournament, drawn }: Doc,
  act: (action: Action) => void,
): {
  readonly search: Search;
  readonly pair: (method: PairingMethod) => void;
  readonly cancel: () => void;
} {
  const [search, setSearch] = useState(IDLE);
  const stop = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tournament is what this is about.
  useEffect(
    () => () => {
      stop.current?.abort();
      setSearch(IDLE);
    },
    [tournament, drawn],
  );
  const pair = useCallback(
    (method: PairingMethod) => {
      stop.current?.abort();
      const abort = new AbortController();
      stop.current = abort;
      setSearch({ ...IDLE, isRunning: true });
      work(
        { kind: "pair", tournament, method },
        (answer) => {
          if (answer.kind === "progress") setSearch((old) => ({ ...old, share: answer.share }));
          if (answer.kind === "pairing") act({ kind: "draw", pairing: answer.pairing, method });
        },
        abort.signal,
      ).then(
        () => setSearch(IDLE),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          setSearch({ ...IDLE, failed: error instanceof Error ? error.message : String(error) });
        },
      );
    },
    [tournament, act],
  );
  const cancel = useCallback(() => {
    stop.current?.abort();
    setSearch({ ...IDLE, isCanceled: true });
  }, []);
  return { search, pair, cancel };
}

/** Why each pair of a method was made, worked out when it is first asked for. */
export function useExplanations(doc: Doc): {
  readonly explanations: readonly Explained[] | undefined;
  readonly failed: string | undefined;
  readonly ask: () => void;
} {
  const { tournament, drawn } = doc;
  const [known, setKnown] = useState<{ readonly of: unknown; readonly list: readonly Explained[] }>();
  const [failed, setFailed] = useState<string>();
  const asked = useRef<unknown>(undefined);
  const stop = useRef<AbortController>(undefined);
  const original = drawn?.original;
  useEffect(() => () => stop.current?.abort(), []);
  const ask = useCallback(() => {
    // The Dutch system is asked about each pair by itself.
    if (!drawn || drawn.method === "dutch" || asked.current === original) return;
    asked.current = original;
    setFailed(undefined);
    stop.current?.abort();
    const abort = new AbortController();
    stop.current = abort;
    work(
      { kind: "explain", tournament, original: drawn.original, method: drawn.method },
      (answer) => {
        if (answer.kind === "explanations") setKnown({ of: original, list: answer.explanations });
      },
      abort.signal,
    ).catch((problem: unknown) => {
      if (!abort.signal.aborted) asked.current = undefined;
      whyFailed(abort.signal, setFailed)(problem);
    });
  }, [tournament, drawn, original]);
  return { explanations: known?.of === original ? known?.list : undefined, failed, ask };
}

/** Why not all could be paired in the next round, worked out beside the page. Undefined until that is known. */
export function useBarrier(tournament: Tournament): Barrier | undefined {
  const [known, setKnown] = useState<{ readonly of: Tournament; readonly barrier: Barrier }>();
  useEffect(() => {
    const abort = new AbortController();
    work(
      { kind: "barrier", tournament },
      (answer) => {
        if (answer.kind === "barrier") setKnown({ of: tournament, barrier: answer.barrier });
      },
      abort.signal,
    ).catch(() => undefined);
    return () => abort.abort();
  }, [tournament]);
  return known?.of === tournament ? known.barrier : undefined;
}
