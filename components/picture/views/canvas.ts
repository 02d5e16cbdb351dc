/** The canvas of big boards, which comes with its styles. */

import { needSheet } from "#components/page/sheet.ts";
import { BoardCanvas } from "../BoardCanvas.tsx";
import bigBoard from "../big-board.css?url";

export async function canvas(): Promise<{ readonly Component: typeof BoardCanvas }> {
  await needSheet(bigBoard);
  return { Component: BoardCanvas };
}
