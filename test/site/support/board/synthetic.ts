import type { BoardPiece, BoardPlate, Role } from "#algorithms/core/lesson/scene.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";

export interface BoardOptions {
  readonly size: number;
  /** Pieces without a king for each block; the others are in some corner of theirs. */
  readonly gaps?: number;
  /** Another seed is another board. */
  readonly seed?: number;
  readonly width?: number;
  readonly height?: number;
  /** All roles, goals, trails and areas, instead of one king on its way. */
  readonly everything?: boolean;
}

const ROLES: readonly Role[] = ["idle", "active", "candidate", "chosen", "rejected", "done"];

/** A board with a king in nearly every block of 2 × 2 cells, made by lot. */
export function syntheticBoard(options: BoardOptions): BoardPlate {
  const { size, seed = 1, width = 520, height = 520, everything = false } = options;
  const random = seededRandom(seed);
  const blocks = Math.ceil(size / 2);
  const { gaps = 0 } = options;
  const order = shuffled(
    Array.from({ length: blocks * blocks }, (_, k) => k),
    random,
  ).slice(gaps);
  const chosen = Math.floor(random() * order.length);
  const pieces = order.map((block, k): BoardPiece => {
    const row = Math.min(size - 1, 2 * Math.floor(block / blocks) + (random() < 0.2 ? 1 : 0));
    const column = Math.min(size - 1, 2 * (block % blocks) + (random() < 0.2 ? 1 : 0));
    const usual = row < size / 3 ? "done" : "idle";
    const role = everything && k < 12 ? ROLES[k % 6] : k === chosen ? "chosen" : usual;
    return { id: `k${k + 1}`, row, column, role, text: String(k + 1), label: `king ${k + 1}` };
  });
  const king = pieces[chosen];
  const near = 2 * Math.floor(size / 4);
  return {
    kind: "board",
    width,
    height,
    label: `A board of ${size} by ${size} with ${pieces.length} kings`,
    size,
    block: 2,
    areas: [
      area("s0.0", 0, 0, "done", size),
      area("s1.1", near, near, "active", 2, "Y"),
      area("s2.2", near + 2, near, everything ? "chosen" : "idle", 2, "X"),
      area("s3.3", size - 1, size - 1, everything ? "candidate" : "idle", 2, "Z"),
      area("s4.4", near, 0, everything ? "rejected" : "idle", 2, "A"),
    ],
    goals: everything
      ? ROLES.map((role, k) => ({ id: `g${k}`, row: size - 2, column: 2 * k, role, text: String(k + 1) }))
      : [{ id: "g1", row: near, column: near, role: "active", text: king.text }],
    trails: [0, 0.5, 1].map((age, k) => ({
      id: `t${k}`,
      from: [king.row, Math.max(0, king.column - 2 * k - 2)] as const,
      to: [king.row, Math.max(0, king.column - 2 * k)] as const,
      role: "chosen" as const,
      age,
    })),
    pieces,
  };
}

function area(id: string, row: number, column: number, role: Role, columns: number, text = "") {
  return { id, row, column, rows: 2, columns, role, label: `square ${text || id}`, ...(text && { text }) };
}
