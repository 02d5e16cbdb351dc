/** The canvas of big boards, which comes with its styles. */
import { BoardCanvas } from "../BoardCanvas.tsx";
import bigBoard from "../big-board.css?url";
import { needSheet } from "../sheet.ts";

export async function canvas(): Promise<{ readonly Component: typeof BoardCanvas }> {
  await needSheet(bigBoard);
  return { Component: BoardCanvas };
}
