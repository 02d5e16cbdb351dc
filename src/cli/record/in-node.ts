/** Runs a program in JavaScript that was made ready to be seen: the recorder and the program, in a context of their own. */
import { constants, createContext, Script } from "node:vm";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { type SeenRun, seenIn } from "#src/reader-programs/room/seen-run.ts";
import { recordWords as words } from "./record.en.ts";

/** So much longer than its limit a program may take for one expression, in milliseconds. */
export const OVERTIME = 3000;

export interface Limits {
  readonly steps: number;
  readonly ms: number;
}

export interface InNode {
  readonly seen: SeenRun;
  /** The global object of the program. */
  readonly self: Record<string, unknown>;
}

export function runInNode(text: string, recorder: string, limits: Limits): InNode {
  const listeners = new Map<string, (event: unknown) => void>();
  const heard: unknown[] = [];
  const port = {
    onmessage: (_: unknown): void => undefined,
    postMessage: (message: unknown) => heard.push(message),
  };
  const self = createContext(constants.DONT_CONTEXTIFY) as Record<string, unknown>;
  const later: (() => void)[] = [];
  Object.assign(self, {
    self,
    performance,
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    setTimeout: (work: () => void) => later.push(work),
  });
  new Script(`${recorder}\n;__offer(function(){${text}\n});`).runInContext(
    self as object as ReturnType<typeof createContext>,
  );
  listeners.get("message")?.({ ports: [port] });
  for (const work of later) work();
  const before = later.length;
  // The recorder looks at the clock at each step: only one expression that has no end comes to this one.
  self["__run"] = () => port.onmessage({ data: { kind: "see", limits } });
  const timeout = limits.ms + OVERTIME;
  try {
    new Script("__run()").runInContext(self as object as ReturnType<typeof createContext>, { timeout });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    throw new SourceError(words.noEnd(timeout / 1000), 1, 1);
  }
  if (later.length > before) process.stderr.write(`${words.later(later.length - before)}\n`);
  const seen = seenIn(structuredClone(heard.at(-1)));
  if (!seen) throw new Error("nothing came out of the room");
  return { seen, self };
}
