import type { GraphEdge, GraphNode, GraphPlate } from "#algorithms/core/lesson/scene.ts";
import { currentRound, type FreeRounds, isComplete, isRoundOver, type Pair } from "./free-rounds.ts";
import { round } from "./rounding.ts";

/** How rounds paired by hand are drawn. */
export interface PairLook {
  readonly width: number;
  readonly height: number;
  readonly placeOf: (player: number) => readonly [x: number, y: number];
  /** The whole picture in a sentence, and how a player is called. */
  readonly label: string;
  readonly nameOf: (player: number) => string;
}

const RADIUS = 25;

/** The id of a player's mark. */
export function playerMark(player: number): string {
  return `p${player}`;
}

/** The player of a mark; 0 for a mark that is no player's. */
export function playerOf(mark: string): number {
  return /^p\d+$/.test(mark) ? Number(mark.slice(1)) : 0;
}

/** Players as discs, the pairs of the round as lines, and those of earlier rounds as hairlines. */
export function pairPlate(free: FreeRounds, look: PairLook): GraphPlate {
  const now = currentRound(free);
  const isOver = isRoundOver(free);
  const edge = (pair: Pair, isNow: boolean): GraphEdge => {
    const [from, to] = pair.map(look.placeOf) as [readonly [number, number], readonly [number, number]];
    return {
      id: pair.join("."),
      ...ends(from, to),
      role: isNow ? (pair === now.at(-1) && !isOver ? "chosen" : "done") : "idle",
      ...(isNow ? {} : { thin: true }),
    };
  };
  const isPaired = (player: number): boolean => now.some((pair) => pair.includes(player));
  const node = (player: number): GraphNode => {
    const [x, y] = look.placeOf(player);
    return {
      id: playerMark(player),
      x: round(x),
      y: round(y),
      radius: RADIUS,
      role:
        player === free.first
          ? "chosen"
          : isPaired(player) && (!isOver || isComplete(free))
            ? "done"
            : "idle",
      text: String(player),
      label: look.nameOf(player),
    };
  };
  const before = free.rounds.slice(0, -1).flat();
  return {
    kind: "graph",
    width: look.width,
    height: look.height,
    label: look.label,
    guides: [],
    edges: [...before.map((pair) => edge(pair, false)), ...now.map((pair) => edge(pair, true))],
    nodes: Array.from({ length: free.n }, (_, i) => node(i + 1)),
    notes: [],
  };
}

/** A line between two discs, from rim to rim. */
function ends(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): Pick<GraphEdge, "from" | "to"> {
  const length = Math.hypot(bx - ax, by - ay);
  const [dx, dy] = [((bx - ax) * RADIUS) / length, ((by - ay) * RADIUS) / length];
  return { from: [round(ax + dx), round(ay + dy)], to: [round(bx - dx), round(by - dy)] };
}
