import { playerName as nameOf } from "#algorithms/engines/schedules/player-name.ts";
import { halvings, type Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";

/** Where in the run a frame is. */
export interface Place {
  readonly n: number;
  readonly size: number;
  readonly rounds: number;
  /** Levels of the tree that are drawn: 1 is the winner's place alone. */
  readonly levels: number;
  /** The round that is played, from 1; 0 while the draw is made. */
  readonly round: number;
  /** The place of the tree that this step speaks of, or 0. */
  readonly v: number;
}

export function placeOf({ n }: Problem, frame: Frame): Place {
  const rounds = halvings(n);
  const size = 2 ** rounds;
  const base = { n, size, rounds };
  const { step, a } = frame;
  switch (step) {
    case "":
      return { ...base, levels: 0, round: 0, v: 0 };
    case "top":
      return { ...base, levels: 1, round: 0, v: 1 };
    case "fold":
      return { ...base, levels: halvings(a), round: 0, v: 0 };
    case "pair":
      return { ...base, levels: depth(a) + (isFull(frame, 2 ** (depth(a) + 1)) ? 2 : 1), round: 0, v: a };
    case "round":
      return { ...base, levels: rounds + 1, round: a, v: 0 };
    default:
      return { ...base, levels: rounds + 1, round: rounds - depth(a), v: a };
  }
}

/** Whether every place of the level of k places has its seed, whatever the order in which they came. */
function isFull({ cells }: Frame, k: number): boolean {
  for (let v = k; v < 2 * k; v++) if (cells.draw[v] === 0) return false;
  return true;
}

/** The depth of a place in the tree: 0 for the winner's. */
export function depth(v: number): number {
  return 31 - Math.clz32(v);
}

/** Who stands at a place, or 0: from the draw in the first round, by winning later. */
export function standsAt(frame: Frame, size: number, v: number): number {
  return (v >= size ? frame.cells.draw[v] : frame.cells.winner[v]) ?? 0;
}

/** A player in a sentence: the seed, or name and seed. */
export function playerName({ names }: Problem, seed: number, longest: number): string {
  const name = nameOf(names, seed, longest);
  return names.length > 0 ? `${name} (${seed})` : String(seed);
}

/** Matches played so far, without byes. */
export function matchesPlayed(frame: Frame, { n, size }: Place): number {
  let count = 0;
  for (let v = 1; v < size; v++)
    if (standsAt(frame, size, v) > 0 && standsAt(frame, size, 2 * v + 1) <= n) count++;
  return count;
}
