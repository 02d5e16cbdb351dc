import type { KeyEntry, Role, Scene, Table, TableRow } from "#algorithms/core/lesson/scene.ts";
import type { Problem } from "../problem.ts";
import { BLACK, type Frame, filled, GREY, placedOf } from "../steps.ts";
import { sceneWords as words } from "../words/en/figure.ts";
import { resultsPlate } from "./plate.ts";

/** More rows than so many are left out. */
const MOST_ROWS = 8;

/** The results as the run has placed the players, with what each needs or which color it has. */
export function scene(problem: Problem, frame: Frame): Scene {
  const { cells } = frame;
  const isByQueue = problem.method === "queue";
  return {
    plate: resultsPlate(problem, {
      label: words.picture(problem, placedOf(frame), filled(cells.cycle)),
      ends: words.ends,
      player: (v) => ({
        role: roleOf(problem, frame, v),
        place: cells.place[v] ?? -1,
        label: words.player(problem, frame, v),
        ...(isByQueue && cells.place[v] === -1 && !isUncounted(frame) ? { tag: String(cells.need[v]) } : {}),
        ...(cells.color[v] === BLACK ? { solid: true } : {}),
      }),
      arrow: (u, v) => arrowRole(frame, u, v),
    }),
    tables: [playerTable(problem, frame)],
    key: keyOf(problem, frame),
  };
}

/** Before the first arrow is counted nobody is known to need anybody. */
function isUncounted({ step }: Frame): boolean {
  return step === "" || step === "count";
}

/** The player whom a step speaks of. */
function focusOf({ step, a, b }: Frame): number {
  if (step === "beats" || step === "drop" || step === "arrow") return b;
  const isOfPlayer = ["place", "walk", "closes", "root", "enter", "known", "meets", "leave"].includes(step);
  return isOfPlayer ? a : -1;
}

function roleOf({ method }: Problem, frame: Frame, v: number): Role {
  const { step, cells } = frame;
  if (v === focusOf(frame)) return step === "known" ? "rejected" : "chosen";
  if (filled(cells.cycle).includes(v)) return "chosen";
  if (cells.color[v] === GREY) return "active";
  if (cells.place[v] >= 0) return "done";
  if (filled(cells.walk).includes(v)) return "active";
  return method === "queue" && filled(cells.queue).includes(v) ? "candidate" : "idle";
}

function arrowRole(frame: Frame, u: number, v: number): Role {
  const { step, a, b, cells } = frame;
  const isThis = (from: number, to: number): boolean => from === u && to === v;
  if (step === "beats" || step === "drop" || step === "arrow") {
    if (isThis(a, b)) return "chosen";
  } else if (step === "known" || step === "meets") {
    if (isThis(b, a)) return step === "known" ? "rejected" : "chosen";
  }
  const cycle = filled(cells.cycle);
  if (cycle.some((w, k) => isThis(w, cycle[(k + 1) % cycle.length]))) return "chosen";
  const walk = filled(cells.walk);
  const isOnWalk =
    cells.color[u] === GREY
      ? walk.some((w, k) => isThis(w, walk[k + 1]))
      : walk.some((w, k) => isThis(walk[k + 1] ?? (step === "closes" ? a : -1), w));
  if (isOnWalk) return "active";
  return cells.place[u] >= 0 && cells.place[v] >= 0 ? "done" : "idle";
}

function keyOf({ method }: Problem, { step, cells }: Frame): KeyEntry[] {
  const { key } = words;
  if (filled(cells.cycle).length > 0) return [{ sign: "chosen", text: key.cycle }];
  if (method === "colors")
    return [
      { sign: "active", text: key.grey },
      { sign: "solid", text: key.black },
      { sign: "chosen", text: key.now },
    ];
  if (step === "stuck" || step === "walk" || step === "closes")
    return [
      { sign: "active", text: key.walk },
      { sign: "done", text: key.placed },
    ];
  return [
    { sign: "candidate", text: key.free },
    { sign: "done", text: key.placed },
    { sign: "chosen", text: key.now },
  ];
}

/** The players round the one of this step, with what each needs, or with their color, and with their place. */
function playerTable({ n, method }: Problem, frame: Frame): Table {
  const { need, color, place } = frame.cells;
  const focus = focusOf(frame);
  const first = Math.max(0, Math.min(focus - (MOST_ROWS >> 1), n - MOST_ROWS));
  const changed = new Set(frame.changes().map(({ cells, index }) => `${cells} ${index}`));
  const rows = Array.from({ length: Math.min(n, MOST_ROWS) }, (_, k): TableRow => {
    const v = first + k;
    const left = method === "queue" ? String(need[v] ?? 0) : words.colors[color[v] ?? 0];
    const isNew = (name: string) => (changed.has(`${name} ${v}`) ? { state: "changed" as const } : {});
    const spot = place[v] ?? -1;
    return {
      id: `player.${k}`,
      head: String(v),
      cells: [
        method === "queue" && isUncounted(frame)
          ? { text: "·", state: "todo" }
          : { text: left ?? "", ...isNew(method === "queue" ? "need" : "color") },
        spot < 0 ? { text: "·", state: "todo" } : { text: String(spot + 1), ...isNew("place") },
      ],
      ...(v === focus ? { now: true } : {}),
    };
  });
  return {
    id: "players",
    ...words.table(method),
    note: words.placed(placedOf(frame).length, n),
    ...(n > MOST_ROWS ? { foot: `${first}–${first + rows.length - 1} / ${n}` } : {}),
    rows,
  };
}
