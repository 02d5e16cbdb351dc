import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** Whether a command can be run: a path, or the name of a program in a folder of PATH. */
export type CommandState = "runs" | "missing" | "not-executable";

export async function stateOf(command: string): Promise<CommandState> {
  if (/[\\/]/.test(command)) return stateOfFile(command);
  let found: CommandState = "missing";
  for (const folder of (process.env["PATH"] ?? "").split(delimiter))
    for (const ending of process.platform === "win32" ? [".exe", ".cmd", ""] : [""]) {
      const state = await stateOfFile(join(folder, command + ending));
      if (state === "runs") return state;
      if (state === "not-executable") found = state;
    }
  return found;
}

async function stateOfFile(path: string): Promise<CommandState> {
  const info = await stat(path).catch(() => undefined);
  if (info === undefined) return "missing";
  if (!info.isFile()) return "not-executable";
  return access(path, constants.X_OK).then(
    () => "runs",
    () => "not-executable",
  );
}
