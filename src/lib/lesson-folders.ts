/** Where lessons lie, for what runs in Node: Vite finds them by glob. */
import { existsSync, readdirSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
/** The rooms of what has a `lesson.ts`: lessons, and figures that are none. */
const ROOMS = ["algorithms/lessons", "algorithms/figures"];

/** The folders of all lessons and figures from the root, without a slash at their end, by id, in alphabetical order. */
export const lessonFolders: ReadonlyMap<string, string> = new Map(
  ROOMS.flatMap((room) =>
    readdirSync(new URL(room, ROOT)).map((id): [string, string] => [id, `${room}/${id}`]),
  )
    .filter(([, folder]) => existsSync(new URL(`${folder}/lesson.ts`, ROOT)))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** The folder of a lesson from the root. Throws a RangeError for an unknown id. */
export function lessonFolder(id: string): string {
  const folder = lessonFolders.get(id);
  if (folder === undefined) throw new RangeError(`there is no lesson ${id}`);
  return folder;
}
