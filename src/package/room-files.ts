/** `src/cli/record/room-files.ts` as the package has it. */
import { PYTHON_SEEN } from "#src/reader-programs/python/seen/python-seen.ts";
import recorder from "#src/reader-programs/room/recorder.js?raw";

export function recorderText(): string {
  return recorder;
}

export function pythonText(): string {
  return PYTHON_SEEN;
}
