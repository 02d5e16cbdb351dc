/** A program in Python for the room. It comes when a program is in Python. */
import type { PythonLoad, PythonSentences } from "../room/order.ts";
import type { Python } from "./python-files.ts";
import prelude from "./python-prelude.js?raw";
import room from "./python-room.py?raw";

/** The text of the room, and the order that puts the program into it. */
export async function pythonProgram(
  { loader, core, library }: Python,
  program: Pick<PythonLoad, "source" | "entry">,
  sentences: PythonSentences,
): Promise<{ readonly text: string; readonly order: PythonLoad }> {
  const load = await new Response(loader.stream().pipeThrough(new DecompressionStream("gzip"))).text();
  return {
    text: `${load}\n${prelude}`,
    order: { kind: "load", files: { core, library }, room, ...program, sentences },
  };
}
