/** A command of `kibitz`: its arguments are those after its name, of which the first has the index `offset`. */
export interface Command {
  run(args: readonly string[], offset: number): Promise<void>;
}

/** The commands by name, in the order of the help, each loaded when it is called: those of lessons, and one for each tool. */
export const COMMANDS = {
  schedule: () => import("./tools/schedule.ts"),
  trace: () => import("./lessons/trace.ts"),
  ask: () => import("./lessons/ask.ts"),
  orders: () => import("./lessons/orders.ts"),
  record: () => import("./record/record.ts"),
  export: () => import("./export/export.ts"),
  perform: () => import("./lessons/perform.ts"),
  mistakes: () => import("./judge/name-mistakes.ts"),
  judge: () => import("./judge/judge.ts"),
  listing: () => import("./judge/listing.ts"),
  package: () => import("./contest/package.ts"),
  sheet: () => import("./lessons/sheet.ts"),
  kings: () => import("./tools/kings.ts"),
  match: () => import("./tools/match.ts"),
  swiss: () => import("./swiss/swiss.ts"),
  testbench: () => import("./testbench/testbench.ts"),
} as const satisfies Readonly<Record<string, () => Promise<Command>>>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

/** The command of a name, or undefined. */
export function commandOf(name: string): (() => Promise<Command>) | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name as CommandName] : undefined;
}
