import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { TableHead } from "#algorithms/kit/table-head.ts";

/** What the picture and its tables say. */
export interface SceneWords {
  king(king: number): string;
  picture(n: number, k: number, step: string, king: number, cell: string): string;
  readonly refused: string;
  readonly key: Readonly<Record<"chosen" | "rejected" | "done" | "goal", string>>;
  readonly moves: TableHead;
  inAll(count: number): string;
}

export const sceneWords: SceneWords = {
  king: (king) => `king ${king}`,
  picture(n, k, step, king, cell) {
    const board = `A board of ${n} by ${n} cells with ${k === 1 ? "one king" : `${k} kings`}`;
    if (step === "move" || step === "turn") return `${board}. King ${king} has gone to ${cell}.`;
    if (step === "refuse") return `${board}. King ${king} may not go to ${cell}.`;
    return `${board}.`;
  },
  refused: "the cell that was refused",
  key: { chosen: "this move", rejected: "would touch", done: "on target", goal: "target" },
  moves: { title: "Last moves", corner: "King", columns: ["from", "to"] },
  inAll: (count) => `${inFigures(count)} legal in all`,
};
