import type {
  GraphEdge,
  GraphNode,
  GraphNote,
  KeyEntry,
  Role,
  Scene,
} from "#algorithms/core/lesson/scene.ts";
import type { Problem } from "../problem.ts";
import type { Round } from "../round.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { playerMark, type State, stateOf } from "./state.ts";
import { roundTables } from "./tables.ts";

const WIDTH = 520;
const HEIGHT = 520;
const MIDDLE = [260, 274] as const;
const RADIUS = 162;
const MOST_DISC = 19;
/** Between two score groups there is room for so many players. */
const GAP = 0.8;
/** Graphs with more edges than this are drawn with hairlines. */
const MOST_EDGES = 30;

/** Steps that accept a pair, steps about one player, and steps about two. */
const ACCEPTED: readonly Frame["step"][] = ["pick", "flip", "ask", "pair", "game"];
const OF_ONE: readonly Frame["step"][] = [
  "search",
  "noBye",
  "leave",
  "stay",
  "bye",
  "out",
  "player",
  "fail",
  "rest",
];
const OF_TWO: readonly Frame["step"][] = ["pick", "flip", "pair", "forbid", "refuse", "ask", "game"];

/** The field on a circle, the best at the top and then clockwise, with gaps between score groups. */
export function scene(problem: Problem, frame: Frame): Scene {
  const state = stateOf(problem, frame);
  const words = sceneWords;
  const { round, places } = state;
  const spots = spotsOf(round);
  const groups = [...new Set(places.map((v) => round.player(v).score))];
  return {
    plate: {
      kind: "graph",
      width: WIDTH,
      height: HEIGHT,
      label: words.picture(state),
      guides: [],
      edges: edgesOf(state, frame, spots),
      nodes: places.map((v): GraphNode => {
        const { id, preference } = round.player(v);
        const [x, y] = spots.at(v, RADIUS);
        const isSquare = state.barrier.includes(v);
        const tone = Math.round(1.8 * spots.disc);
        return {
          id: playerMark(id),
          x,
          y,
          radius: spots.disc,
          role: roleOf(state, frame, v),
          ...(preference === undefined ? {} : { tone: preference === "white" ? "light" : "dark" }),
          ...(isSquare ? { box: { width: tone, height: tone } } : {}),
          text: String(id),
          label: words.player(state, v),
        };
      }),
      notes: [
        { id: "head", x: WIDTH / 2, y: 46, text: words.head(state, frame) },
        ...groups.map((score): GraphNote => {
          const members = places.filter((v) => round.player(v).score === score);
          const [x, y] = spots.at((members[0] + (members.at(-1) as number)) / 2, RADIUS + spots.disc + 18);
          const anchor = Math.abs(x - MIDDLE[0]) < 40 ? "middle" : x > MIDDLE[0] ? "start" : "end";
          return {
            id: `score.${score}`,
            x: Math.max(68, Math.min(x, 452)),
            y: y + 5,
            text: words.points(score),
            anchor,
          };
        }),
      ],
    },
    tables: roundTables(problem, frame, state),
    key: keyOf(state, frame),
  };
}

interface Spots {
  /** Where a place of the field is, at a distance from the middle; halves lie between two. */
  at(place: number, distance: number): readonly [number, number];
  readonly disc: number;
}

const known = new WeakMap<Round, Spots>();

function spotsOf(round: Round): Spots {
  const found = known.get(round);
  if (found) return found;
  const turns: number[] = [];
  let at = 0;
  for (let v = 1; v <= round.n; v++) {
    if (v > 1 && round.player(v).score !== round.player(v - 1).score) at += GAP;
    turns.push(at++);
  }
  const all = at + GAP;
  const spots: Spots = {
    at(place, distance) {
      const [low, high] = [turns[Math.floor(place) - 1], turns[Math.ceil(place) - 1]];
      const angle = (Math.PI * (low + high)) / all;
      const round2 = (x: number): number => Math.round(10 * x) / 10;
      return [round2(MIDDLE[0] + distance * Math.sin(angle)), round2(MIDDLE[1] - distance * Math.cos(angle))];
    },
    disc: Math.min(MOST_DISC, Math.floor(4 * RADIUS * Math.sin(Math.PI / Math.max(2, all)) * 2.1) / 10),
  };
  known.set(round, spots);
  return spots;
}

function edgesOf(state: State, frame: Frame, spots: Spots): GraphEdge[] {
  const { round, places } = state;
  const edges: GraphEdge[] = [];
  const isThin = round.n > 10 || places.length * (places.length - 1) > 2 * MOST_EDGES;
  for (const u of places) {
    for (let v = u + 1; v <= round.n; v++) {
      const look = edgeLook(state, frame, u, v);
      if (look === undefined) continue;
      edges.push({
        id: `e${round.player(u).id}.${round.player(v).id}`,
        from: spots.at(u, RADIUS),
        to: spots.at(v, RADIUS),
        ...look,
        ...((look.role === "idle" || frame.step === "end") && isThin ? { thin: true } : {}),
      });
    }
  }
  return edges;
}

function edgeLook(
  state: State,
  { step, a, b }: Frame,
  u: number,
  v: number,
): Pick<GraphEdge, "role" | "dotted"> | undefined {
  const isThis = (u === a && v === b) || (u === b && v === a);
  if (isThis && (step === "forbid" || step === "refuse")) return { role: "rejected" };
  if (isThis && ACCEPTED.includes(step)) return { role: "chosen" };
  // In the end the picture is that of the games.
  if (step === "end")
    return state.round.player(u).met.has(state.round.player(v).id) ? { role: "done" } : undefined;
  if (state.opponent(u) === v) return { role: "done" };
  const isTrial = state.act === "which" && state.trial.includes(u) && state.trial.includes(v);
  if (isTrial) return { role: "candidate" };
  if (!state.isIn(u) || !state.isIn(v) || !state.round.mayMeet(u, v)) return undefined;
  if (state.partner(u) === v) return { role: "active", dotted: true };
  return { role: "idle" };
}

function roleOf(state: State, { step, a, b }: Frame, v: number): Role {
  if (state.act === "standings") return "idle";
  if (state.barrier.includes(v)) return "active";
  if (state.islands.includes(v)) return step === "fail" && v === a ? "chosen" : "candidate";
  if (v === a && OF_ONE.includes(step)) return "chosen";
  if ((v === a || v === b) && OF_TWO.includes(step)) return "chosen";
  if (state.outcome(v) !== 0) return "rejected";
  if (state.trial.includes(v)) return "candidate";
  return state.opponent(v) !== 0 ? "done" : "idle";
}

function keyOf(state: State, { step }: Frame): KeyEntry[] {
  const { key } = sceneWords;
  const sides: KeyEntry[] = state.places.some((v) => state.round.player(v).preference !== undefined)
    ? [{ sign: "tones", text: key.sides }]
    : [];
  if (state.islands.length > 0)
    return [
      ...(state.barrier.length > 0 ? [{ sign: "active", text: key.squares } as const] : []),
      { sign: "candidate", text: key.islands },
      ...sides,
    ];
  if (state.act === "standings") return step === "end" ? [{ sign: "done", text: key.met }, ...sides] : sides;
  const out = state.places.some((v) => state.outcome(v) !== 0)
    ? [{ sign: "rejected", text: step === "refuse" || step === "forbid" ? key.rejected : key.out } as const]
    : step === "refuse" || step === "forbid"
      ? [{ sign: "rejected", text: key.rejected } as const]
      : [];
  return [
    { sign: "chosen", text: key.chosen },
    ...(state.act === "which" || state.act === "results" ? [{ sign: "done", text: key.made } as const] : []),
    ...(state.act === "results" ? [] : [{ sign: "dotted", text: key.kept } as const]),
    ...(state.trial.length > 0 ? [{ sign: "candidate", text: key.leaving } as const] : []),
    ...out,
    ...sides,
  ];
}
