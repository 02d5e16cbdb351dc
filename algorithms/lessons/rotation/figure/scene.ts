import type * as figure from "#algorithms/core/lesson/scene.ts";
import { shortName } from "#algorithms/engines/schedules/player-name.ts";
import { round } from "#algorithms/kit/rounds/rounding.ts";
import { sceneOf } from "#algorithms/kit/rounds/scene-of.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { sceneWords } from "../words/en/figure.ts";
import { type Place, placeOf, playerLabel, sign } from "./state.ts";
import { scheduleTables } from "./tables.ts";

interface Geometry {
  /** The columns that are drawn, from 1, with 0 for a gap. */
  readonly columns: readonly number[];
  readonly step: number;
  readonly box: { readonly width: number; readonly height: number };
  readonly tagged: boolean;
  readonly labeled: boolean;
  /** Where the middle of a place is; undefined when it is not drawn. */
  at(i: number): readonly [x: number, y: number] | undefined;
  readonly hand: readonly [x: number, y: number];
}

/** What a plate is drawn from. */
interface View {
  readonly problem: Problem;
  readonly frame: Frame;
  readonly place: Place;
  readonly geometry: Geometry;
}

/** Where a player stands: in a place, or with 0 in the hand. */
interface Stand {
  readonly i: number;
  readonly player: number;
  readonly at: readonly [x: number, y: number];
}

const WIDTH = 520;
const HEIGHT = 560;
const MIDDLE_X = 260;
const HEAD_Y = 82;
const TOP_Y = 200;
const BOTTOM_Y = 388;
const HAND_Y = (TOP_Y + BOTTOM_Y) / 2;
/** Up to this many places all of them are drawn; of more, both ends and those around the one that matters. */
export const MOST_PLACES = 26;
/** Up to this many columns the places say in words who has White. */
const MOST_LABELED = 5;
const MOST_TAGGED = 7;
/** Of a long array: so many columns at each end, and so many on either tone of the one that matters. */
const ENDS = 2;
const AROUND = 2;

function geometryOf(problem: Problem, place: Place): Geometry {
  const { N, half } = place;
  const columns = columnsOf(place);
  const step = Math.min(140, 484 / columns.length);
  const width = Math.min(columns.length > 4 ? 78 : 92, step - (columns.length > 9 ? 9 : 10));
  const x = (slot: number) => round(MIDDLE_X + step * (slot - (columns.length - 1) / 2));
  const at = (i: number): readonly [number, number] | undefined => {
    const slot = columns.indexOf(i <= half ? i : N + 1 - i);
    return slot < 0 ? undefined : [x(slot), i <= half ? TOP_Y : BOTTOM_Y];
  };
  return {
    columns,
    step,
    box: { width: round(width), height: round(Math.min(64, Math.max(34, width))) },
    tagged: problem.names.length > 0 && columns.length <= MOST_TAGGED && half === columns.length,
    labeled: half <= MOST_LABELED && problem.names.length === 0,
    at,
    hand: [half === 1 ? MIDDLE_X : round((x(0) + x(1)) / 2), HAND_Y],
  };
}

function columnsOf({ N, half, i }: Place): number[] {
  const all = Array.from({ length: half }, (_, k) => k + 1);
  if (N <= MOST_PLACES) return all;
  const center = i === 0 ? 1 : i <= half ? i : N + 1 - i;
  const shown = all.filter((c) => c <= ENDS || c > half - ENDS || Math.abs(c - center) <= AROUND);
  return shown.flatMap((c, k) => (k > 0 && c - shown[k - 1] > 1 ? [0, c] : [c]));
}

function arrayPlate(problem: Problem, frame: Frame, place: Place): figure.GraphPlate {
  const geometry = geometryOf(problem, place);
  return {
    kind: "graph",
    width: WIDTH,
    height: HEIGHT,
    label: sceneWords.picture(problem, place, listOf(problem, frame, place)),
    guides: guides(place, geometry),
    edges: edges(frame, place, geometry),
    nodes: nodes({ problem, frame, place, geometry }),
    notes: notes(place, vacant(frame) !== 0, geometry),
  };
}

/** The places of this step in words, or the pairs; at most a dozen. */
function listOf(problem: Problem, frame: Frame, place: Place): string[] {
  const words = sceneWords;
  const { act, r, N, half, isPaired } = place;
  const cells = frame.cells.place;
  const name = (player: number) => sign(problem, player, words);
  if (act === "pairs" && r > 0) {
    return Array.from({ length: half }, (_, k) => k + 1)
      .filter(isPaired)
      .slice(0, 12)
      .map((c) => words.pair(name(cells[c]), name(cells[N + 1 - c])));
  }
  if (act === "empty") return [];
  const number = frame.cells.number;
  return Array.from({ length: Math.min(N, 12) }, (_, k) => k + 1)
    .filter((i) => i !== vacant(frame))
    .map((i) => {
      const player = cells[i];
      const shown = act === "numbers" && number[player] !== 0 ? String(number[player]) : name(player);
      return words.inPlace(shown, i);
    });
}

/** The place that is free in the middle of a rotation; 0 outside of one. The array still holds a copy there. */
function vacant({ step, a }: Frame): number {
  return step === "hold" ? a : step === "shift" ? a - 1 : 0;
}

function guides({ act, N }: Place, { at, box, columns, hand }: Geometry): figure.GraphGuide[] {
  const result: figure.GraphGuide[] = [];
  const fixed = at(1);
  if (fixed && N > 2) {
    const w = box.width / 2 + (columns.length > 9 ? 2 : 9);
    const h = box.height / 2 + 9;
    const [x, y] = fixed;
    result.push({
      id: "fixed",
      kind: "ring",
      path: `M${round(x - w)} ${y - h}h${2 * w}v${2 * h}h${-2 * w}z`,
    });
  }
  const from = at(2);
  const corner = at(N / 2);
  if (act !== "rotation" || !from || !corner || N < 4) return result;
  const top = TOP_Y + box.height / 2 + 20;
  const bottom = BOTTOM_Y - box.height / 2 - 20;
  const right = corner[0];
  const left = round(hand[0] + box.width / 2 + 16);
  const start = N === 4 ? left : from[0];
  result.push({
    id: "turn",
    kind: "arrow",
    path:
      `M${start} ${top}L${right} ${top}Q${round(right + 18)} ${top} ${round(right + 18)} ${top + 18}` +
      `L${round(right + 18)} ${bottom - 18}Q${round(right + 18)} ${bottom} ${right} ${bottom}L${left} ${bottom}` +
      `M${left + 9} ${bottom - 6}L${left} ${bottom}L${left + 9} ${bottom + 6}`,
  });
  return result;
}

/** The role of the line in column c, or undefined when it has none. */
function columnRole(frame: Frame, place: Place, c: number): figure.Role | undefined {
  if (!place.isPaired(c)) return frame.step === "face" && c === place.i ? "candidate" : undefined;
  return (frame.step === "game" || frame.step === "bye") && c === place.i ? "chosen" : "done";
}

function edges(frame: Frame, place: Place, { at, box, columns }: Geometry): figure.GraphEdge[] {
  const { act, N, r, odd } = place;
  if (act !== "pairs") return [];
  const result: figure.GraphEdge[] = [];
  for (const c of columns) {
    const above = at(c);
    if (c === 0 || !above) continue;
    const role = r === 0 ? undefined : columnRole(frame, place, c);
    const gap = box.height / 2 + (role === "chosen" ? 6 : 0);
    const bye = odd && c === 1;
    result.push({
      id: `face.${c}`,
      from: [above[0], round(TOP_Y + gap)],
      to: [above[0], round(BOTTOM_Y - gap)],
      role: role === undefined ? "idle" : bye && role === "done" ? "active" : role,
      ...(role === undefined || bye ? { dotted: true } : {}),
    });
  }
  return N === 0 ? [] : result;
}

function nodes(view: View) {
  const { frame, geometry } = view;
  const { N, act } = view.place;
  const result: figure.GraphNode[] = [];
  const cells = frame.cells.place;
  const free = vacant(frame);
  for (let i = 1; i <= N; i++) {
    const at = geometry.at(i);
    if (!at) continue;
    if (act === "empty" || i === free) {
      result.push({
        id: act === "empty" ? `hole.${i}` : "hole",
        x: at[0],
        y: at[1],
        radius: geometry.box.width / 2,
        role: "idle",
        text: "",
        label: sceneWords.emptyPlace,
        ghost: true,
        box: geometry.box,
      });
      continue;
    }
    result.push(playerNode(view, { i, player: cells[i], at }));
  }
  const held = cells[0] ?? 0;
  if (held !== 0) result.push(playerNode(view, { i: 0, player: held, at: geometry.hand }));
  return result;
}

function playerNode({ problem, frame, place, geometry }: View, { i, player, at }: Stand): figure.GraphNode {
  const { box, tagged, step, columns } = geometry;
  const [x, y] = at;
  const words = sceneWords;
  const tone = toneOf(frame, place, i, player);
  const number = place.act === "numbers" ? (frame.cells.number[player] ?? 0) : 0;
  const name = problem.names[player - 1];
  const dummy = player > problem.n;
  const above = i <= place.half && i > 0;
  return {
    id: `p${player}`,
    x,
    y,
    radius: box.width / 2,
    role: roleOf(frame, place, i, player, number),
    ...(tone === undefined ? {} : { tone }),
    text: number !== 0 ? String(number) : sign(problem, player, words),
    label: playerLabel(problem, player, words),
    box,
    ...(dummy ? { ghost: true } : {}),
    ...(tagged && name !== undefined
      ? {
          tag: {
            text: shortName(
              name.split(" ")[0],
              Math.max(5, Math.floor(step / (columns.length > 3 ? 10 : 9))),
            ),
            x,
            y: round(i === 0 ? y + box.height / 2 + 15 : y + (above ? -1 : 1) * (box.height / 2 + 17)),
            anchor: "middle" as const,
          },
        }
      : {}),
  };
}

function roleOf(frame: Frame, place: Place, i: number, player: number, number: number): figure.Role {
  const { act, isPaired, half, N } = place;
  if (act === "numbers") {
    if (frame.step === "rename" && player === frame.a) return "chosen";
    return number === 0 ? "idle" : "done";
  }
  if (act === "rotation") return rotationRole(frame, place, i);
  if (place.r === 0) return "idle";
  const column = i <= half ? i : N + 1 - i;
  if (column === place.i) {
    if (frame.step === "face") return "candidate";
    if (frame.step === "game") return "chosen";
    if (frame.step === "bye") return i === 1 ? "idle" : "chosen";
  }
  if (!isPaired(column)) return "idle";
  if (place.odd && column === 1) return i === 1 ? "idle" : "active";
  return "done";
}

function rotationRole({ step, a }: Frame, { N }: Place, i: number): figure.Role {
  if (i === 0) return step === "hold" ? "chosen" : "active";
  if (step === "back") return i === 2 ? "chosen" : i === 1 ? "idle" : "done";
  if (step === "hold" || i === 1) return "idle";
  return i === a ? "chosen" : i > a && i <= N ? "done" : "idle";
}

function toneOf(frame: Frame, place: Place, i: number, player: number): figure.Tone | undefined {
  const { act, half, N, isPaired, played, gamesPerRound, r } = place;
  const column = i <= half ? i : N + 1 - i;
  if (act !== "pairs" || r === 0 || !isPaired(column)) return undefined;
  const first = (played - 1) * gamesPerRound;
  for (let game = first; game < first + gamesPerRound; game++) {
    if (frame.cells.white[game] === player) return "light";
    if (frame.cells.black[game] === player) return "dark";
  }
  return undefined;
}

/** The numbers of the places outside the boxes, as a board has its ranks and files; in words, where there is room. */
function notes(
  place: Place,
  held: boolean,
  { columns, at, box, tagged, labeled, step }: Geometry,
): figure.GraphNote[] {
  const words = sceneWords;
  const { N, act, turn, secondCycle, odd, r, half, isPaired } = place;
  const result: figure.GraphNote[] = [
    { id: "head", x: MIDDLE_X, y: HEAD_Y, text: words.head(place, labeled) },
  ];
  const far = box.height / 2 + (tagged ? 40 : 20);
  const colored = labeled && act === "pairs" && r > 0;
  for (let i = 1; i <= N; i++) {
    const point = at(i);
    if (!point) continue;
    const away = i <= half ? -1 : 1;
    const fixed = i === 1 ? 6 : 0;
    result.push({
      id: `place.${i}`,
      x: point[0],
      y: round(point[1] + away * (far + fixed)),
      text: labeled ? words.place(i) : String(i),
    });
    const ends = i === 1 || i === N;
    const even = ends ? (turn % 2 === 0) === (i === 1) : i % 2 === 0;
    const text = odd && ends ? (i === N ? words.bye : "") : even !== secondCycle ? words.White : words.Black;
    // Only once the game is made: a question about White must not be answered by the picture.
    if (colored && text !== "" && isPaired(Math.min(i, N + 1 - i)))
      result.push({ id: `color.${i}`, x: point[0], y: round(point[1] + away * (far + fixed + 22)), text });
  }
  for (const [slot, column] of columns.entries()) {
    if (column !== 0) continue;
    const x = round(MIDDLE_X + step * (slot - (columns.length - 1) / 2));
    result.push({ id: `gap.${slot}.above`, x, y: TOP_Y, text: "…" });
    result.push({ id: `gap.${slot}.below`, x, y: BOTTOM_Y, text: "…" });
  }
  const fixed = at(1);
  if (fixed && act === "rotation" && columns.length <= MOST_TAGGED)
    result.push({
      id: "stays",
      x: fixed[0],
      y: TOP_Y - box.height / 2 - (tagged ? 68 : 48),
      text: words.stays,
    });
  if (held && !tagged && columns.length <= MOST_LABELED)
    result.push({ id: "hand", x: 24, y: HAND_Y, text: words.hand, anchor: "start" });
  return result;
}

function keyOf({ act, odd }: Place): figure.KeyEntry[] {
  const { key } = sceneWords;
  if (act === "rotation") {
    return [
      { sign: "chosen", text: key.chosen },
      { sign: "active", text: key.active },
      { sign: "done", text: key.moved },
      { sign: "ghost", text: key.ghost },
    ];
  }
  if (act === "numbers") {
    return [
      { sign: "chosen", text: key.chosen },
      { sign: "done", text: key.renamed },
    ];
  }
  return [
    { sign: "chosen", text: key.chosen },
    { sign: "done", text: key.done },
    { sign: "tones", text: key.sides },
    ...(odd ? [{ sign: "active", text: sceneWords.bye } as const] : []),
  ];
}

/** The array as two facing rows of boxes, the pairs of this round as lines between them, and the schedule as tables. */
export const scene = sceneOf({ place: placeOf, plate: arrayPlate, tables: scheduleTables, key: keyOf });
