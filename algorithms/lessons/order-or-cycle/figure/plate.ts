import type { GraphEdge, GraphNode, GraphPlate, Role } from "#algorithms/core/lesson/scene.ts";
import type { Problem } from "../problem.ts";

const [WIDTH, HEIGHT] = [520, 380];
/** The row of places is the upper half of an oval, so that no arrow hides another; whoever has none yet waits on the lower half. */
const [ACROSS, DOWN] = [222, 124];
const [MIDDLE_X, MIDDLE_Y] = [WIDTH / 2, 178];
/** Between the two halves. */
const GAP = 26;
const LARGEST = 20;

/** What is shown of a player. */
export interface PlayerLook {
  readonly role: Role;
  /** The place in the row, from 0; −1 for none. */
  readonly place: number;
  readonly solid?: boolean;
  /** Beside the disc. */
  readonly tag?: string;
  readonly label: string;
}

export interface Look {
  readonly label: string;
  player(v: number): PlayerLook;
  arrow(u: number, v: number): Role;
  /** At the two ends of the row. */
  readonly ends: readonly string[];
}

/** The id of the mark of a player. */
export function playerId(v: number): string {
  return `p${v}`;
}

/** The results as arrows: a row of places above, and below it whoever has none yet. */
export function resultsPlate({ n, arrows }: Pick<Problem, "n" | "arrows">, look: Look): GraphPlate {
  const radius = Math.max(3, Math.min(LARGEST, Math.floor(0.4 * ((Math.PI * 175) / n))));
  const at = (k: number, isAbove: boolean): readonly [number, number] => {
    const angle = (Math.PI * (k + 0.5)) / n;
    const y = isAbove ? MIDDLE_Y - GAP - DOWN * Math.sin(angle) : MIDDLE_Y + GAP + DOWN * Math.sin(angle);
    return [round(MIDDLE_X - ACROSS * Math.cos(angle)), round(y)];
  };
  const looks = Array.from({ length: n }, (_, v) => look.player(v));
  const spots = looks.map(({ place }, v) => (place < 0 ? at(v, false) : at(place, true)));
  const counts = new Map<string, number>();
  for (const [u, v] of arrows) counts.set(`${u} ${v}`, (counts.get(`${u} ${v}`) ?? 0) + 1);
  const edges = Array.from(counts, ([key, count]): GraphEdge => {
    const [u, v] = key.split(" ").map(Number) as [number, number];
    const [[ax, ay], [bx, by]] = [spots[u], spots[v]];
    const far = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(radius * (bx - ax)) / far, (radius * (by - ay)) / far];
    return {
      id: `a${u}.${v}`,
      from: [round(ax + dx), round(ay + dy)],
      to: [round(bx - dx), round(by - dy)],
      role: look.arrow(u, v),
      directed: true,
      ...(count > 1 ? { text: String(count) } : {}),
    };
  });
  return {
    kind: "graph",
    ...{ width: WIDTH, height: HEIGHT, label: look.label, edges },
    guides: [
      {
        id: "row",
        kind: "ring",
        path: `M${MIDDLE_X - ACROSS} ${MIDDLE_Y - GAP}a${ACROSS} ${DOWN} 0 0 1 ${2 * ACROSS} 0`,
      },
    ],
    nodes: looks.map(({ role, solid, tag, label }, v): GraphNode => {
      const [x, y] = spots[v];
      return {
        id: playerId(v),
        ...{ x, y, radius, role, label },
        ...(solid ? { solid } : {}),
        ...(tag ? { tag: { text: tag, x, y: y + radius + 17, anchor: "middle" as const } } : {}),
        text: radius < 7 ? "" : String(v),
      };
    }),
    notes: look.ends.map((text, k) => ({
      id: `end${k}`,
      ...{ text, x: MIDDLE_X + (2 * k - 1) * (ACROSS + 4), y: MIDDLE_Y },
    })),
  };
}

function round(x: number): number {
  return Math.round(10 * x) / 10;
}
