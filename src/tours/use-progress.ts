import { useEffect, useState } from "react";
import { keep, recall } from "#components/page/memory.ts";

/** How far a pupil is in a tour: the stops that are done, and what was answered, by number. */
export interface Progress {
  readonly done: number;
  /** The stops whose questions are over. */
  readonly settled: readonly number[];
  readonly answers: Readonly<Record<number, string>>;
}

const NOTHING: Progress = { done: 0, settled: [], answers: {} };

function kept(key: string): Progress {
  try {
    const { done, settled, answers } = JSON.parse(recall(key) || "{}") as Partial<Progress>;
    return {
      done: Number(done) || 0,
      settled: Array.isArray(settled) ? settled.filter(Number.isInteger) : [],
      answers: typeof answers === "object" && answers !== null ? answers : {},
    };
  } catch {
    return NOTHING;
  }
}

/** The progress in the tour of a name, kept in this browser; `least` stops are done in any case. */
export function useProgress(
  name: string,
  least = 0,
): readonly [Progress, (change: (old: Progress) => Progress) => void] {
  const key = `kibitz.tour.${name}`;
  const [progress, setProgress] = useState(() => {
    const known = kept(key);
    return { ...known, done: Math.max(known.done, least) };
  });
  useEffect(() => {
    if (progress.done > 0 || progress.settled.length > 0 || recall(key) !== "")
      keep(key, JSON.stringify(progress));
  }, [key, progress]);
  return [progress, setProgress];
}
