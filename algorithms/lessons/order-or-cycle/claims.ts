import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import type { Problem, Result } from "./problem.ts";
import { BLACK, type CellName, type Frame, filled, GREY, type Steps, waitingOf } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

type Parts = Lesson<Problem, Result, Steps, CellName>;
const words = lessonWords.evidence;

/** The certificate: it knows no method. Either all players in an order, or a few in a cycle, never both. */
export const claims: Parts["claims"] = [
  { id: "whole", test: different },
  { id: "arrows", test: forward },
];

/** Different players: all of them in an order, two at least in a cycle. */
function different({ n }: Problem, { order, cycle }: Result): Evidence {
  const isOrder = cycle.length === 0;
  const list = isOrder ? order : cycle;
  const count = new Set(list.filter((v) => v >= 0 && v < n)).size;
  const holds = count === list.length && (isOrder ? count === n : count >= 2 && order.length === 0);
  return { holds, evidence: words.whole(count, n, isOrder) };
}

/** All arrows point forward, or each step of the cycle is an arrow. */
function forward({ arrows }: Problem, { order, cycle }: Result): Evidence {
  if (cycle.length === 0) {
    const right = arrows.filter(([u, v]) => order.indexOf(u) < order.indexOf(v)).length;
    return { holds: right === arrows.length, evidence: words.arrows(right, arrows.length) };
  }
  const there = new Set(arrows.map(([u, v]) => `${u} ${v}`));
  const right = cycle.filter((u, k) => there.has(`${u} ${cycle[(k + 1) % cycle.length]}`)).length;
  return { holds: right === cycle.length, evidence: words.arrows(right, cycle.length) };
}

/** What holds at every position, read from the cells alone. */
export const invariants: Parts["invariants"] = [
  { id: "placed", test: fromInFront },
  { id: "needs", test: counted },
  { id: "free", test: allFree },
  { id: "path", test: greyPath },
  { id: "black", test: blackToBlack },
];

/** By the queue an arrow into a placed player comes from one placed in front; by colors an arrow out of one leads behind them. */
function fromInFront({ arrows, method }: Problem, { cells: { place } }: Frame): Evidence {
  const those = arrows.filter(([u, v]) => (place[method === "queue" ? v : u] ?? -1) >= 0);
  const wrong = those.filter(([u, v]) => place[u] === -1 || place[v] === -1 || place[u] >= place[v]).length;
  return { holds: wrong === 0, evidence: those.length === 0 ? "" : words.placed(those.length, wrong) };
}

/** Needs are the arrows from players without a place; while one is being placed, their own may count still. */
function counted({ n, arrows, method }: Problem, frame: Frame): Evidence {
  const { step, a, cells } = frame;
  if (method !== "queue" || ["", "count", "beats"].includes(step)) return { holds: true, evidence: "" };
  const isDropping = step === "place" || step === "drop";
  const least = new Array<number>(n).fill(0);
  const most = new Array<number>(n).fill(0);
  for (const [u, v] of arrows) {
    if (cells.place[u] === -1) least[v]++;
    if (cells.place[u] === -1 || (isDropping && u === a)) most[v]++;
  }
  const wrong = least.flatMap((few, v) => (cells.need[v] < few || cells.need[v] > most[v] ? [v] : []));
  return {
    holds: wrong.length === 0,
    evidence: words.needs(
      least.reduce((sum, x) => sum + x, 0),
      wrong,
    ),
  };
}

/** Whoever has no place and needs nobody is in the queue, and nobody else. */
function allFree({ n, method }: Problem, frame: Frame): Evidence {
  const { step, cells } = frame;
  if (method !== "queue" || ["", "count", "beats"].includes(step)) return { holds: true, evidence: "" };
  const free = waitingOf(frame);
  const wrong = Array.from({ length: n }, (_, v) => v).filter(
    (v) => cells.place[v] === -1 && free.includes(v) !== (cells.need[v] === 0),
  );
  return { holds: wrong.length === 0, evidence: words.free(free, wrong) };
}

/** The grey players are the path, each of whom beat the next. */
function greyPath({ arrows, method }: Problem, { cells: { walk, color } }: Frame): Evidence {
  if (method === "queue") return { holds: true, evidence: "" };
  const path = filled(walk);
  const there = new Set(arrows.map(([u, v]) => `${u} ${v}`));
  const grey = Array.from(color).filter((each) => each === GREY).length;
  const holds =
    grey === path.length &&
    path.every((v, k) => color[v] === GREY && (k === 0 || there.has(`${path[k - 1]} ${v}`)));
  return { holds, evidence: words.path(path) };
}

/** No arrow leads from black to white or grey. */
function blackToBlack({ arrows, method }: Problem, { cells: { color } }: Frame): Evidence {
  const those = method === "queue" ? [] : arrows.filter(([u]) => color[u] === BLACK);
  const wrong = those.filter(([, v]) => color[v] !== BLACK).length;
  return { holds: wrong === 0, evidence: those.length === 0 ? "" : words.black(those.length, wrong) };
}
