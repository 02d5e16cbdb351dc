/** A link to a program of the gallery: `#open=binary-search`, and `#open=binary-search.py` to the same in Python. */
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import { workbenchWords as words } from "../words.en.ts";

export const OPEN = "#open=";
export const PYTHON = ".py";

export interface OpenedProgram {
  readonly title: string;
  readonly program: LinkedProgram;
}

/** Takes the program out of the address; undefined where there is none, and a promise of undefined for one that is not there. */
export function openedProgram(): Promise<OpenedProgram | undefined> | undefined {
  if (!location.hash.startsWith(OPEN)) return undefined;
  const name = location.hash.slice(OPEN.length);
  history.replaceState(history.state, "", location.pathname + location.search);
  return programCalled(name);
}

/** The program of this name; undefined where there is none. */
export async function programCalled(name: string): Promise<OpenedProgram | undefined> {
  const { PROGRAMS } = await import("./programs.ts");
  const isPython = name.endsWith(PYTHON);
  const id = isPython ? name.slice(0, -PYTHON.length) : name;
  const found = PROGRAMS.find((program) => program.id === id);
  const text = await (isPython ? found?.python?.() : found?.text);
  if (!found || text === undefined) return undefined;
  return isPython
    ? { title: words.inPython(found.title), program: { language: "python", text } }
    : { title: found.title, program: { language: "javascript", text } };
}
