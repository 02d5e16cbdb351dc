import type {
  GraphEdge,
  GraphGuide,
  GraphNode,
  GraphNote,
  KeyEntry,
  Role,
  Scene,
} from "#algorithms/core/lesson/scene.ts";
import type { Pair } from "../bracket.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { floatsOf, type State, stateOf } from "./state.ts";
import { DECIDED, roundTables } from "./tables.ts";

/** The id of the mark of a player, by their start number. */
export function playerMark(id: number): string {
  return `p${id}`;
}

/** The score groups in bands, the highest on top; who floats is drawn in the band into which they have come. */
export function scene(problem: Problem, frame: Frame): Scene {
  const state = stateOf(problem, frame);
  const words = sceneWords;
  const spots = spotsOf(state);
  return {
    plate: {
      kind: "graph",
      width: WIDTH,
      height: spots.height,
      isFull: true,
      label: words.picture(state),
      guides: guidesOf(state, spots),
      edges: edgesOf(state, frame, spots),
      nodes: state.round.groups.flat().map((u) => nodeOf(state, frame, spots, u)),
      notes: [
        { id: "head", x: WIDTH / 2, y: 24, text: words.head(state, frame) },
        ...spots.bands.map(
          ({ y, score }): GraphNote => ({ id: `s${score}`, x: 46, y: y + 5, text: words.points(score) }),
        ),
      ],
    },
    tables: roundTables(frame, state),
    key: keyOf(state, frame),
  };
}

/** The band of the bracket that is open. */
function guidesOf({ bracket, at }: State, { bands }: Spots): GraphGuide[] {
  const band = bands[at - 1];
  if (!bracket || !band) return [];
  const [top, bottom] = [band.y - band.height / 2 + 3, band.y + band.height / 2 - 3];
  const path = `M 84 ${top} H ${WIDTH - 8} V ${bottom} H 84 Z`;
  return [{ id: "bracket", path, kind: "hull", role: "active" }];
}

function nodeOf(state: State, frame: Frame, spots: Spots, u: number): GraphNode {
  const { round, bracket } = state;
  const words = sceneWords;
  const { id, preference } = round.player(u);
  const [x, y] = spots.at(u);
  const isMoved = bracket?.moved.includes(u) ?? false;
  const floats = isFloating(state, frame, u);
  const size = Math.round(1.8 * spots.disc);
  return {
    id: playerMark(id),
    ...{ x, y, radius: spots.disc },
    role: roleOf(state, frame, u),
    ...(preference === undefined ? {} : { tone: preference === "white" ? "light" : "dark" }),
    ...(isMoved ? { box: { width: size, height: size } } : {}),
    ...(floats || u === state.bye
      ? {
          tag: {
            text: u === state.bye ? words.bye : "↓",
            x: x + spots.disc + 5,
            y: y + 5,
            anchor: "start" as const,
          },
        }
      : {}),
    text: String(id),
    label: words.player(state, u),
  };
}

/** Whether somebody floats down in the candidate that is shown, or in the pairing that was chosen. */
function isFloating({ bracket, trial, best, number }: State, { step }: Frame, u: number): boolean {
  if (!bracket || number === 0) return false;
  const pairs = step === "decide" || step === "pair" || step === "float" ? best : trial;
  return floatsOf(bracket, pairs).includes(u);
}

function edgesOf(state: State, frame: Frame, spots: Spots): GraphEdge[] {
  const { round, made, trial, best, bracket } = state;
  const { step, a, b } = frame;
  const edge = ([u, v]: Pair, look: Pick<GraphEdge, "role" | "dotted">): GraphEdge => ({
    id: `e${round.player(u).id}.${round.player(v).id}`,
    from: spots.at(u),
    to: spots.at(v),
    ...look,
  });
  const has = (pairs: readonly Pair[], [u, v]: Pair): boolean => pairs.some(([x, y]) => x === u && y === v);
  const done = made.map((pair) => edge(pair, { role: step === "pair" && pair[0] === a ? "chosen" : "done" }));
  if (!bracket) return done;
  const isDecided = DECIDED.includes(step);
  const shown = isDecided ? best : trial;
  const role: Role = step === "falls" ? "rejected" : "chosen";
  const now = step === "clash" ? [] : shown.filter((pair) => !has(made, pair));
  const kept = isDecided ? [] : best.filter((pair) => !has(now, pair));
  const clash = step === "clash" ? [edge([Math.min(a, b), Math.max(a, b)], { role: "rejected" })] : [];
  return [
    ...done,
    ...kept.map((pair) => edge(pair, { role: "candidate", dotted: true })),
    ...now.map((pair) => edge(pair, { role })),
    ...clash,
  ];
}

function roleOf(state: State, { step, a, b }: Frame, u: number): Role {
  const { made, bracket, trial } = state;
  if ((step === "pair" || step === "board" || step === "clash") && (u === a || u === b))
    return step === "clash" ? "rejected" : "chosen";
  if ((step === "float" || step === "bye") && u === a) return "chosen";
  if (made.flat().includes(u) || u === state.bye) return "done";
  if (!bracket?.members.includes(u)) return "idle";
  const isLaid = step === "candidate" || step === "leads" || step === "later" || step === "perfect";
  return isLaid && trial.flat().includes(u) ? "chosen" : "active";
}

function keyOf({ bracket, round, leader, made }: State, { step }: Frame): KeyEntry[] {
  const { key } = sceneWords;
  const entries: KeyEntry[] = [];
  if (bracket) entries.push({ sign: "active", text: key.member });
  if (bracket && step !== "bracket" && step !== "limit")
    entries.push({ sign: "chosen", text: key.candidate });
  if (step === "falls" || step === "clash") entries.push({ sign: "rejected", text: key.fallen });
  if (bracket && leader > 0) entries.push({ sign: "dotted", text: key.best });
  if (made.length > 0) entries.push({ sign: "done", text: key.made });
  if (round.groups.flat().some((u) => round.player(u).preference !== undefined))
    entries.push({ sign: "tones", text: key.sides });
  return entries;
}

const WIDTH = 520;
const TOP = 44;
const HEIGHT = 560;
const LEFT = 96;
const RIGHT = 500;
const MOST_DISC = 17;
/** How high the band of a single player is, and that of several. */
const LOW = 58;
const HIGH = 128;
/** Players in a row stand on a flat arc, so that no line between two of them goes through a third. */
const BEND = 12;

/** The band of a score group. */
interface Band {
  readonly score: number;
  readonly y: number;
  readonly height: number;
}

/** Where everything stands. */
interface Spots {
  readonly height: number;
  readonly disc: number;
  readonly bands: readonly Band[];
  at(place: number): readonly [x: number, y: number];
}

/** Bands of equal points; in each the upper half of its players above the lower one. */
function spotsOf({ round, bracket, at, made }: State): Spots {
  const wanted = round.groups.map(({ length }) => (length === 1 ? LOW : HIGH));
  const all = wanted.reduce((sum, each) => sum + each, 0);
  const scale = Math.min(1, HEIGHT / Math.max(1, all));
  let y = TOP;
  const bands = wanted.map((each, g): Band => {
    const height = each * scale;
    y += height;
    return { score: round.player(round.groups[g][0]).score, y: tenths(y - height / 2), height };
  });
  const disc = tenths(Math.min(MOST_DISC, Math.min(...bands.map(({ height }) => height)) / 4));
  const spots = new Map<number, readonly [number, number]>();
  for (const [g, members] of membersOf(round.groups, bracket?.moved ?? [], at, made).entries())
    for (const [u, spot] of spread(members, bands[g], disc)) spots.set(u, spot);
  return { height: Math.ceil(y) + 10, disc, bands, at: (place) => spots.get(place) ?? [0, 0] };
}

/** Who stands in which band: at home; in the open bracket; or where their pair was made, in the lower one of two bands. */
function membersOf(
  groups: State["round"]["groups"],
  moved: readonly number[],
  at: number,
  made: State["made"],
): number[][] {
  const home = new Map(groups.flatMap((group, g) => group.map((u) => [u, g] as const)));
  const where = new Map(home);
  for (const u of moved) where.set(u, at - 1);
  for (const [u, v] of made) where.set(u, home.get(v) ?? 0);
  return groups.map((_, g) =>
    [...where].flatMap(([u, band]) => (band === g ? [u] : [])).sort((u, v) => u - v),
  );
}

function spread(
  members: readonly number[],
  band: Band,
  disc: number,
): (readonly [number, readonly [number, number]])[] {
  const half = members.length <= 2 ? members.length : Math.floor(members.length / 2);
  const rows = [members.slice(0, half), members.slice(half)].filter((row) => row.length > 0);
  const gap = Math.min(92, (RIGHT - LEFT - 30) / Math.max(1, members.length - half, half));
  const apart = rows.length === 1 ? 0 : band.height / 2 - disc - BEND / 2 - 4;
  return rows.flatMap((row, r) =>
    row.map((u, i) => {
      const side = r === 0 ? -1 : 1;
      const middle = (row.length - 1) / 2;
      const bend = row.length > 2 ? BEND * (1 - Math.abs(i - middle) / middle) : 0;
      return [
        u,
        [
          tenths(LEFT + 30 + gap * i),
          tenths(band.y + side * (apart + (rows.length > 1 ? bend - BEND : bend))),
        ],
      ] as const;
    }),
  );
}

function tenths(x: number): number {
  return Math.round(10 * x) / 10;
}
