/** A command of `kibitz`: its arguments are those after its name, of which the first has the index `offset`. */
export interface Command {
  run(args: readonly string[], offset: number): Promise<void>;
}

/** The commands by name, in the order of the help, each loaded when it is called: those of lessons, and one for each tool. */
export const COMMANDS = {
  schedule: () => import("./schedule.ts"),
  trace: () => import("./trace.ts"),
  export: () => import("./export.ts"),
  perform: () => import("./perform.ts"),
  mistakes: () => import("./name-mistakes.ts"),
  judge: () => import("./judge.ts"),
  listing: () => import("./listing.ts"),
  sheet: () => import("./sheet.ts"),
  kings: () => import("./kings.ts"),
  match: () => import("./match.ts"),
  swiss: () => import("./swiss.ts"),
} as const satisfies Readonly<Record<string, () => Promise<Command>>>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

/** The command of a name, or undefined. */
export function commandOf(name: string): (() => Promise<Command>) | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name as CommandName] : undefined;
}
