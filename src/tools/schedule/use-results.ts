import { useEffect, useState } from "react";
import { recall } from "#components/page/memory.ts";
import { parseKept } from "#src/tools/shared/storage/shelf.ts";
import { type Kept, useKept } from "#src/tools/shared/storage/use-kept.ts";
import type { Result, Results } from "./results.ts";

const KEY = "kibitz.schedule.results";

/** The results that the reader has filled in, kept from visit to visit. */
export function useResults(): {
  readonly results: Results;
  /** What was taken off last; undefined: nothing, or there are new ones. */
  readonly before: Results | undefined;
  readonly kept: Kept;
  readonly onResult: (game: string, result: Result | undefined) => void;
  readonly clear: () => void;
  readonly bringBack: () => void;
} {
  const [results, setResults] = useState<Results>({});
  const [before, setBefore] = useState<Results>();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setResults(resultsFrom(parseKept(recall(KEY)).json) ?? {});
    setReady(true);
  }, []);
  const kept = useKept({
    ...{ key: KEY, state: results, isReady: ready, parse: resultsFrom },
    format: JSON.stringify,
    take: (other) => {
      setBefore(undefined);
      setResults(other);
    },
  });
  const put = (next: Results, old?: Results) => {
    setBefore(old);
    setResults(next);
  };
  const onResult = (game: string, result: Result | undefined) => {
    const { [game]: _old, ...others } = results;
    put(result === undefined ? others : { ...others, [game]: result });
  };
  return {
    ...{ results, before, kept, onResult },
    clear: () => put({}, results),
    bringBack: () => put(before ?? {}),
  };
}

function resultsFrom(json: string): Results | undefined {
  try {
    const given: unknown = JSON.parse(json);
    const entries = Object.entries(given as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter(([key, value]) => key.includes("\n") && [0, 1, 2].includes(value as number)),
    ) as Results;
  } catch {
    return undefined;
  }
}
