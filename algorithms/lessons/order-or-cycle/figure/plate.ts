import type { GraphEdge, GraphNode, GraphPlate, Role } from "#algorithms/core/lesson/scene.ts";
import type { Problem } from "../problem.ts";

const [WIDTH, HEIGHT] = [520, 400];
const MIDDLE = WIDTH / 2;
/** The row of places is half an oval, so that no arrow hides another; whoever has none yet waits on a whole one below it. */
const ROW = { across: 222, down: 106, y: 140 };
const REST = { across: 190, down: 78, y: 272 };
/** About as long is the row. */
const LENGTH = 520;
const LARGEST = 20;
const ARCH = `M${MIDDLE - ROW.across} ${ROW.y}a${ROW.across} ${ROW.down} 0 0 1 ${2 * ROW.across} 0`;
/** So much is left out above where there is no row. */
const WITHOUT_ROW = 150;

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
  /** At the two ends of the row; undefined where there is none. */
  readonly ends?: readonly string[];
}

/** The id of the mark of a player. */
export function playerId(v: number): string {
  return `p${v}`;
}

/** The results as arrows: a row of places above, and below it whoever has none yet. */
export function resultsPlate({ n, arrows }: Pick<Problem, "n" | "arrows">, look: Look): GraphPlate {
  const { ends } = look;
  const above = ends ? 0 : WITHOUT_ROW;
  const radius = Math.max(3, Math.min(LARGEST, Math.floor((0.4 * LENGTH) / n)));
  const placed = (k: number): readonly [number, number] => {
    const aside = 0.97 * (1 - (2 * k + 1) / n);
    return [round(MIDDLE - ROW.across * aside), round(ROW.y - ROW.down * Math.sqrt(1 - aside ** 2))];
  };
  const waiting = (v: number): readonly [number, number] => {
    const angle = (2 * Math.PI * (v + 0.5)) / n;
    return [
      round(MIDDLE - REST.across * Math.cos(angle)),
      round(REST.y - above - REST.down * Math.sin(angle)),
    ];
  };
  const looks = Array.from({ length: n }, (_, v) => look.player(v));
  const spots = looks.map(({ place }, v) => (place < 0 ? waiting(v) : placed(place)));
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
    ...{ width: WIDTH, height: HEIGHT - above, isFull: true, label: look.label, edges },
    guides: ends ? [{ id: "row", kind: "ring", path: ARCH }] : [],
    nodes: looks.map(({ role, solid, tag, label }, v): GraphNode => {
      const [x, y] = spots[v];
      return {
        id: playerId(v),
        ...{ x, y, radius, role, label },
        ...(solid ? { solid } : {}),
        ...(tag ? { tag: { text: tag, ...outside(x, y, radius) } } : {}),
        text: radius < 7 ? "" : String(v),
      };
    }),
    notes: (ends ?? []).map((text, k) => ({
      id: `end${k}`,
      ...{ text, x: MIDDLE + (2 * k - 1) * ROW.across, y: ROW.y + 20 },
    })),
  };
}

/** Beside a disc of those who wait, away from the middle, where arrows come from. */
function outside(
  x: number,
  y: number,
  radius: number,
): { x: number; y: number; anchor: "start" | "middle" | "end" } {
  const aside = (x - MIDDLE) / REST.across;
  if (Math.abs(aside) < 0.5) return { x, y: y + Math.sign(y - REST.y) * (radius + 22), anchor: "middle" };
  return { x: x + Math.sign(aside) * (radius + 16), y, anchor: aside < 0 ? "end" : "start" };
}

function round(x: number): number {
  return Math.round(10 * x) / 10;
}
