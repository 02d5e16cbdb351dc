import type * as figure from "#algorithms/core/lesson/scene.ts";
import { shortName } from "#algorithms/engines/schedules/player-name.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { round } from "#algorithms/kit/rounds/rounding.ts";
import { sceneOf } from "#algorithms/kit/rounds/scene-of.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { type Place, placeOf } from "./state.ts";
import { scheduleTables } from "./tables.ts";

interface Geometry {
  readonly ring: number;
  readonly disc: number;
  readonly tagged: boolean;
  /** Where the k-th seat from the top is, clockwise. */
  at(k: number): readonly [number, number];
}

/** What the nodes are drawn from. */
interface View {
  readonly problem: Problem;
  readonly frame: Frame;
  readonly place: Place;
  readonly geometry: Geometry;
  readonly tones: ReadonlyMap<number, figure.Tone>;
}

const WIDTH = 520;
const HEIGHT = 560;
const MIDDLE_X = 260;
const MIDDLE_Y = 286;
/** Above this many seats only those that matter now are drawn as discs; far above, only the circle is. */
export const MOST_DISCS = 60;
const MOST_DOTS = 240;
/** Up to this many rows, every row has its notes on the frame. */
const MOST_NOTED_ROWS = 7;
/** Numbers are legible in discs of at least this radius. */
const SMALLEST_NUMBERED = 9;
const MOST_TAGS = 13;

function geometryOf({ names }: Problem, m: number): Geometry {
  const tagged = names.length > 0 && m <= MOST_TAGS;
  const ring = tagged ? 150 : m > MOST_DISCS ? 212 : 172;
  const disc = Math.min(tagged ? 24 : 28, Math.max(2.5, (0.8 * Math.PI * ring) / Math.max(m, 5)));
  const at = (k: number): readonly [number, number] => {
    const angle = (2 * Math.PI * k) / m - Math.PI / 2;
    return [round(MIDDLE_X + ring * Math.cos(angle)), round(MIDDLE_Y + ring * Math.sin(angle))];
  };
  return { ring, disc, tagged, at };
}

function circlePlate(problem: Problem, frame: Frame, place: Place): figure.GraphPlate {
  const words = sceneWords;
  const geometry = geometryOf(problem, place.m);
  return {
    kind: "graph",
    width: WIDTH,
    height: HEIGHT,
    label: words.picture(problem, place),
    guides: guides(geometry, place),
    edges: edges(problem, frame, place, geometry),
    nodes: nodes(problem, frame, place, geometry),
    notes: notes(frame, place, geometry),
  };
}

function keyOf({ odd }: Place): figure.KeyEntry[] {
  const { key } = sceneWords;
  return [
    { sign: "chosen", text: key.chosen },
    { sign: "done", text: key.done },
    { sign: "tones", text: key.sides },
    ...(odd ? [{ sign: "active", text: key.active } as const] : []),
  ];
}

function guides({ ring }: Geometry, { m, i }: Place): figure.GraphGuide[] {
  const circle: figure.GraphGuide = {
    id: "ring",
    kind: "ring",
    path: `M${MIDDLE_X - ring} ${MIDDLE_Y}a${ring} ${ring} 0 1 1 ${2 * ring} 0a${ring} ${ring} 0 1 1 ${-2 * ring} 0`,
  };
  if (m < 3 || i === 0) return [circle];
  return [circle, { id: "turn", kind: "arrow", path: arrow(ring + (m > MOST_DISCS ? 22 : 40)) }];
}

/** The way the players move from round to round: against the clock, towards the top. */
function arrow(radius: number): string {
  const point = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(MIDDLE_X + radius * Math.cos(angle))} ${round(MIDDLE_Y + radius * Math.sin(angle))}`;
  };
  const tip = point(-72).split(" ").map(Number) as [number, number];
  const head = `M${round(tip[0] + 9)} ${round(tip[1] - 4)}L${tip[0]} ${tip[1]}L${round(tip[0] + 6)} ${round(tip[1] + 8)}`;
  return `M${point(-40)}A${radius} ${radius} 0 0 0 ${point(-72)}${head}`;
}

/** The role of row j's game in this frame, or undefined while it is not paired. */
function rowRole(frame: Frame, place: Place, j: number): figure.Role | undefined {
  if (!place.isPaired(j)) return frame.step === "left" && j === place.j ? "candidate" : undefined;
  return frame.step === "game" && j === place.j ? "chosen" : "done";
}

function edges(problem: Problem, frame: Frame, place: Place, { at, disc }: Geometry): figure.GraphEdge[] {
  const { i, m } = place;
  if (i === 0) return [];
  const result: figure.GraphEdge[] = [];
  const top = at(0);
  const centerTo = [MIDDLE_X, MIDDLE_Y - (m > MOST_DISCS ? 12 : 22)] as const;
  const from = [top[0], round(top[1] + disc)] as const;
  if (place.odd && frame.step !== "turn" && m > 1) {
    result.push({
      id: `rest.${i}`,
      from,
      to: centerTo,
      role: frame.step === "rest" ? "chosen" : "active",
      dotted: true,
    });
  }
  if (place.guestPaired) {
    const role = frame.step === "guest" ? "chosen" : "done";
    const [a, b] = place.pairOf(place.gamesPerRound);
    if (a === i && b === problem.n) result.push({ id: `${i}.${b}`, from, to: centerTo, role });
    else result.push(...astray(place, place.gamesPerRound, role, { at, disc }));
  }
  const first = m > MOST_DOTS ? Math.max(1, place.j - 12) : 1;
  const last = m > MOST_DOTS ? Math.min(place.rows, place.j + 12) : place.rows;
  for (let j = first; j <= last; j++) {
    const role = rowRole(frame, place, j);
    if (role === undefined) continue;
    if (place.isPaired(j) && !isLevel(place, j)) {
      result.push(...astray(place, j, role, { at, disc }));
      continue;
    }
    const [ax, y] = at(j);
    const [bx] = at(m - j);
    const gap = disc + (role === "chosen" ? 6 : 0);
    const thin = m > MOST_DISCS && role === "done" ? { thin: true } : {};
    result.push({
      id: `${seat(i + j, m)}.${seat(i - j, m)}`,
      from: [round(ax - gap), y],
      to: [round(bx + gap), y],
      role,
      ...thin,
    });
  }
  return result;
}

/** Whether the game of row j is that of its level seats, as it is but in a wrong run. */
function isLevel({ i, m, pairOf }: Place, j: number): boolean {
  const [a, b] = pairOf(j);
  return a === seat(i + j, m) && b === seat(i - j, m);
}

/** The game of a row between the seats of its players, wherever they are; none of a player with themselves. */
function astray(
  { i, m, pairOf }: Place,
  j: number,
  role: figure.Role,
  { at, disc }: Pick<Geometry, "at" | "disc">,
): figure.GraphEdge[] {
  const [from, to] = pairOf(j).map((player) =>
    player > m ? ([MIDDLE_X, MIDDLE_Y] as const) : at((player - i + m) % m),
  ) as [readonly [number, number], readonly [number, number]];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return [];
  const gap = (disc + (role === "chosen" ? 6 : 0)) / length;
  const between = (share: number): readonly [number, number] => [
    round(from[0] + share * (to[0] - from[0])),
    round(from[1] + share * (to[1] - from[1])),
  ];
  return [{ id: `astray.${j}`, from: between(gap), to: between(1 - gap), role }];
}

/** White and Black of the games of this round. */
function tonesOf(frame: Frame, { i, slots, gamesPerRound, isPaired }: Place): Map<number, figure.Tone> {
  const tones = new Map<number, figure.Tone>();
  if (i === 0 || frame.step === "turn" || frame.step === "rest") return tones;
  for (let j = 1; j <= gamesPerRound; j++) {
    if (!isPaired(j)) continue;
    const game = slots - gamesPerRound + j - 1;
    tones.set(frame.cells.black[game] ?? 0, "dark");
    tones.set(frame.cells.white[game] ?? 0, "light");
  }
  return tones;
}

function nodes(problem: Problem, frame: Frame, place: Place, geometry: Geometry) {
  const { m } = place;
  const result: figure.GraphNode[] = [];
  const limit = m > MOST_DOTS ? 0 : m;
  const view: View = { problem, frame, place, geometry, tones: tonesOf(frame, place) };
  for (let k = 0; k < m; k++) if (isNear(place, k) || k < limit) result.push(seatNode(view, k));
  if (place.odd && m > 1) {
    const radius = m > MOST_DISCS ? 10 : 20;
    result.push({
      id: "chair",
      x: MIDDLE_X,
      y: MIDDLE_Y,
      radius,
      role: "idle",
      text: "",
      label: sceneWords.emptyChair,
      ghost: true,
    });
  }
  if (!place.odd) result.push(guestNode(view));
  return result;
}

/** The row of the k-th seat from the top. */
function rowOf({ m }: Place, k: number): number {
  return Math.min(k, m - k);
}

/** Whether this frame is about the k-th seat: the top, or a seat of the row that is looked at. */
function isNear(place: Place, k: number): boolean {
  return k === 0 || (place.j > 0 && rowOf(place, k) === place.j);
}

function seatNode({ problem, frame, place, geometry, tones }: View, k: number): figure.GraphNode {
  const { at, disc, tagged } = geometry;
  const { m } = place;
  const player = seat(Math.max(place.i, 1) + k, m);
  const [x, y] = at(k);
  const radius = isNear(place, k) && m > MOST_DISCS ? 15 : disc;
  const tone = tones.get(player);
  const name = problem.names[player - 1];
  return {
    id: `p${player}`,
    x,
    y,
    radius,
    role: seatRole(frame, place, k, rowOf(place, k)),
    ...(tone === undefined ? {} : { tone }),
    text: radius >= SMALLEST_NUMBERED ? String(player) : "",
    label: sceneWords.player(player, name),
    ...(tagged && name !== undefined ? { tag: tagAt(name, { x, y, radius }, (2 * Math.PI * k) / m) } : {}),
  };
}

/** Beside the disc, on the outside; under or over it near the top and the bottom. */
function tagAt(
  name: string,
  { x, y, radius }: Pick<figure.GraphNode, "x" | "y" | "radius">,
  angle: number,
): NonNullable<figure.GraphNode["tag"]> {
  const sine = Math.sin(angle);
  if (Math.abs(sine) < 0.35) {
    return {
      text: shortName(name, 18),
      x,
      y: round(y + (Math.cos(angle) > 0 ? -radius - 17 : radius + 19)),
      anchor: "middle",
    };
  }
  const room = sine > 0 ? WIDTH - 8 - (x + radius + 10) : x - radius - 10 - 8;
  const text = shortName(name, Math.max(6, Math.floor(room / 7.6)));
  return { text, x: round(x + (sine > 0 ? 1 : -1) * (radius + 10)), y, anchor: sine > 0 ? "start" : "end" };
}

function seatRole(frame: Frame, place: Place, k: number, j: number): figure.Role {
  if (place.i === 0) return "idle";
  if (k === 0) return topRole(frame, place);
  if (j !== place.j) return place.isPaired(j) ? "done" : "idle";
  if (frame.step === "right") return k === j ? "chosen" : "idle";
  if (frame.step === "left") return k === j ? "candidate" : "chosen";
  if (frame.step === "game") return "chosen";
  return place.isPaired(j) ? "done" : "idle";
}

function topRole(frame: Frame, place: Place): figure.Role {
  if (frame.step === "turn" || frame.step === "rest" || frame.step === "guest") return "chosen";
  return place.guestPaired ? "done" : "active";
}

function guestNode({ problem, frame, place, geometry, tones }: View): figure.GraphNode {
  const { disc, tagged } = geometry;
  const { n } = problem;
  const name = problem.names[n - 1];
  const radius = place.m > MOST_DISCS ? 15 : Math.min(26, disc + 2);
  const tone = tones.get(n);
  return {
    id: `p${n}`,
    x: MIDDLE_X,
    y: MIDDLE_Y,
    radius,
    role: frame.step === "guest" ? "chosen" : place.guestPaired ? "done" : "idle",
    ...(tone === undefined ? {} : { tone }),
    text: String(n),
    label: sceneWords.player(n, name),
    ...(tagged && name !== undefined
      ? {
          tag: {
            text: shortName(name, 18),
            x: MIDDLE_X,
            y: MIDDLE_Y + radius + 19,
            anchor: "middle" as const,
          },
        }
      : {}),
  };
}

/** The row numbers on the left, the sums on the right, as a board has its ranks and files. */
function notes(frame: Frame, place: Place, { at, tagged }: Geometry): figure.GraphNote[] {
  const { i, m, odd } = place;
  if (i === 0 || m < 3) return [];
  const words = sceneWords;
  const result: figure.GraphNote[] = [];
  const crowded = place.rows > MOST_NOTED_ROWS;
  if (!tagged && !crowded) {
    result.push({ id: "head.j", x: 30, y: at(0)[1], text: odd ? words.bye : words.top });
    result.push({ id: "head.sum", x: WIDTH - 30, y: at(0)[1], text: words.sum });
  }
  for (let j = 1; j <= place.rows; j++) {
    if (crowded && j !== place.j) continue;
    const y = at(j)[1];
    const now = j === place.j && (frame.step === "game" || frame.step === "left");
    if (!tagged) result.push({ id: `j.${j}`, x: 30, y, text: words.row(j) });
    if (!place.isPaired(j)) continue;
    const [a, b] = place.pairOf(j);
    const sum = a + b;
    const text = sum === seat(sum, m) ? String(sum) : `${sum} ≡ ${seat(sum, m)}`;
    const role: figure.Role = now ? "chosen" : "done";
    if (tagged && now)
      result.push({ id: `sum.${j}`, x: MIDDLE_X - 0.3 * (at(j)[0] - MIDDLE_X), y: y + 14, text, role });
    if (tagged) continue;
    result.push({ id: `sum.${j}`, x: WIDTH - (crowded ? 34 : 30), y, text, role });
  }
  if (odd && m <= MOST_DISCS && !tagged)
    result.push({ id: "note.chair", x: MIDDLE_X + 30, y: MIDDLE_Y, text: words.emptyChair, anchor: "start" });
  return result;
}

/** The circle with player i at the top, the pairs of this round as level chords, and the schedule as tables. */
export const scene = sceneOf({ place: placeOf, plate: circlePlate, tables: scheduleTables, key: keyOf });
