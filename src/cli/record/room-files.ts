/**
 * What stands before a program that is to be seen, as text. The package has no such files; there `src/package/room-files.ts` stands
 * in the place of this file.
 */
import { readFileSync } from "node:fs";

const PROGRAMS = new URL("../../reader-programs/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, PROGRAMS), "utf8");

/** The recorder of programs in JavaScript. */
export function recorderText(): string {
  return read("room/recorder.js");
}

/** The recorder of programs in Python, in the order of `python/seen/python-seen.ts`. */
export function pythonText(): string {
  return ["recorder.py", "seer.py", "barriers.py"].map((file) => read(`python/seen/${file}`)).join("\n");
}
