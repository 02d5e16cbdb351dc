import { partWords } from "./words.en.ts";

/** A part of the code for what was just asked for; where it does not come, that is told, and there is none. */
export async function part<T>(
  load: () => Promise<T>,
  tell: (notice: string) => void,
): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    tell(partWords.lost);
    return undefined;
  }
}
