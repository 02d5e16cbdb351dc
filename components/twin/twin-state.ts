/** Two runs under one scrubber: what moves it, and where both runs stand then. */
import { useEffect, useMemo, useState } from "react";
import { type ComparedRun, haltsOf, type TwinPace } from "./twin-halts.ts";

interface TwinOptions {
  readonly left: ComparedRun;
  readonly right: ComparedRun;
  readonly by: TwinPace;
  readonly opensAtDifference?: boolean;
  /** The halt at which it opens. */
  readonly opensAt?: number;
}

/** A comparison that moves. Halts count from 0. */
export interface LiveTwin {
  readonly by: TwinPace;
  readonly at: number;
  readonly last: number;
  /** The positions in both runs, and whether each of them is over. */
  readonly positions: readonly [number, number];
  readonly isOver: readonly [boolean, boolean];
  readonly playing: boolean;
  /** Whether its controls work. */
  readonly ready: boolean;
  readonly go: (target: number) => void;
  readonly count: (by: TwinPace) => void;
  /** Counts as it did when it opened, and stands where it opened. */
  readonly reopen: () => void;
  /** Begins or ends playing; at its end it begins anew. */
  readonly play: () => void;
  readonly pause: () => void;
  /** Does what a key, in small letters, does; false for one that does nothing. */
  readonly press: (key: string) => boolean;
}

/** How many seconds a round is shown when the comparison plays; a step takes a quarter of that. */
const SECONDS_A_ROUND = 1.6;

/** Pages are built with a drawing that hears nothing; a browser draws its own, which hears at once. */
const ready = !import.meta.env.SSR;

/** The state of a comparison. When one run is over, it waits for the other. */
export function useTwin({ left, right, opensAtDifference, ...options }: TwinOptions): LiveTwin {
  const { opensAt = 0 } = options;
  const [by, setBy] = useState(options.by);
  const [at, setAt] = useState(() =>
    opensAtDifference ? firstDifference(left, right, options.by) : opensAt,
  );
  const [playing, setPlaying] = useState(false);
  const stops = useMemo(() => [haltsOf(left, by), haltsOf(right, by)] as const, [left, right, by]);
  const last = Math.max(stops[0].length, stops[1].length) - 1;
  const go = (target: number) => setAt(Math.max(0, Math.min(last, target)));
  const positions = stops.map((list) => list[Math.min(at, list.length - 1)]) as [number, number];
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), (SECONDS_A_ROUND * 1000) / (by === "round" ? 1 : 4));
    return () => clearTimeout(timer);
  }, [playing, at, last, by]);

  /** The other way of counting begins where the left run stands now. */
  const count = (next: TwinPace) => {
    const list = haltsOf(left, next);
    setBy(next);
    setAt(
      Math.max(
        0,
        list.findLastIndex((position) => position <= positions[0]),
      ),
    );
  };
  const play = () => {
    if (at >= last) setAt(0);
    setPlaying(!playing);
  };
  const keys: Readonly<Record<string, () => void>> = {
    arrowright: () => go(at + 1),
    arrowleft: () => go(at - 1),
    pagedown: () => go(at + 1),
    pageup: () => go(at - 1),
    home: () => go(0),
    end: () => go(last),
    " ": play,
  };
  return {
    ...{ by, at, last, positions, playing, ready, go, count },
    reopen: () => {
      setPlaying(false);
      setBy(options.by);
      setAt(opensAt);
    },
    isOver: [at >= stops[0].length - 1, at >= stops[1].length - 1],
    play,
    pause: () => setPlaying(false),
    press(key) {
      const action = keys[key];
      if (!action) return false;
      setPlaying(false);
      action();
      return true;
    },
  };
}

/** The first halt behind the start at which the states of two runs of a lesson differ; the last one if none does. */
function firstDifference(left: ComparedRun, right: ComparedRun, by: TwinPace): number {
  const stops = [haltsOf(left, by), haltsOf(right, by)] as const;
  const last = Math.min(stops[0].length, stops[1].length) - 1;
  const cellsAt = ({ run }: ComparedRun, position: number): string =>
    JSON.stringify(Object.values(run.cursor.seek(position).cells).map((array) => Array.from(array)));
  for (let at = 1; at < last; at++)
    if (cellsAt(left, stops[0][at]) !== cellsAt(right, stops[1][at])) return at;
  return last;
}
