import type { BoardPlate, KeyEntry, Role } from "#algorithms/core/lesson/scene.ts";
import { PLATE, place } from "#algorithms/kit/boards/plate.ts";
import { area, mark } from "../board/plate-parts.ts";
import type { KingsWords } from "../words.en.ts";
import { type HandState, isHome } from "./hand.ts";

/** So many of the last moves leave a trail. */
const TRAIL = 6;

/** The picture of a game by hand. */
export function handPlate(state: HandState, words: KingsWords["hand"]): BoardPlate {
  const { task, cells, moves, cursor, refusal } = state;
  const { n, k, targets } = task.board;
  return {
    ...{ kind: "board", width: PLATE, height: PLATE, size: n, block: 2 },
    label: words.picture(n, k),
    areas: [
      ...(task.king === undefined ? [] : [area("goal", targets[task.king], n, "active")]),
      ...(refusal
        ? [area("refused", refusal.cell, n, "rejected")]
        : isHome(state)
          ? []
          : [area("cursor", cursor, n, "candidate")]),
    ],
    goals: Array.from(targets, (cell, king) => ({ cell, king }))
      .filter(({ king }) => task.king === undefined || task.king === king)
      .map(({ cell, king }) => mark("g", king, cell, n, task.king === king ? "active" : "idle")),
    trails: moves
      .slice(-TRAIL)
      .reverse()
      .map(({ from, to }, age) => ({
        id: `m${moves.length - age}`,
        from: place(from + 1, n),
        to: place(to + 1, n),
        role: "active",
        age: age / TRAIL,
      })),
    pieces: cells.map((cell, king) => ({
      ...mark("k", king, cell, n, roleOf(state, king)),
      label: words.king(king + 1, task.king === king),
    })),
  };
}

export function handKey({ task }: HandState, { key }: KingsWords["hand"]): KeyEntry[] {
  return [
    ...(task.king === undefined ? [] : [{ sign: "active", text: key.marked } as const]),
    { sign: "ghost", text: key.goal },
    { sign: "chosen", text: key.taken },
    { sign: "rejected", text: key.refused },
    { sign: "done", text: key.home },
  ];
}

function roleOf({ task, cells, taken, refusal }: HandState, king: number): Role {
  if (refusal?.reason === "touch" && (refusal.king === king || refusal.other === king)) return "rejected";
  if (taken === king) return "chosen";
  const wanted = task.king === undefined || task.king === king;
  if (wanted && cells[king] === task.board.targets[king]) return "done";
  return task.king === king ? "active" : "idle";
}
