/** A link to a program of the gallery: `#open=binary-search`. */
import type { GalleryProgram } from "./programs.ts";

export const OPEN = "#open=";

/** Takes the program out of the address; undefined where there is none, and a promise of undefined for one that is not there. */
export function openedProgram(): Promise<GalleryProgram | undefined> | undefined {
  if (!location.hash.startsWith(OPEN)) return undefined;
  const id = location.hash.slice(OPEN.length);
  history.replaceState(history.state, "", location.pathname + location.search);
  return import("./programs.ts").then(({ PROGRAMS }) => PROGRAMS.find((program) => program.id === id));
}
