/** Runs a program in JavaScript that was made ready to be seen: the recorder and the program, in a context of their own. */
import { constants, createContext, Script } from "node:vm";
import { type SeenRun, seenIn } from "#src/reader-programs/room/seen-run.ts";

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
  port.onmessage({ data: { kind: "see", limits } });
  const seen = seenIn(structuredClone(heard.at(-1)));
  if (!seen) throw new Error("nothing came out of the room");
  return { seen, self };
}
