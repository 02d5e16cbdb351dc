/** A program that is seen without a browser: the recorder and the program, in a context of their own. */
import { readFileSync } from "node:fs";
import { constants, createContext, Script } from "node:vm";
import { conduct, type ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { see } from "#src/reader-programs/room/see.ts";
import { seeWords } from "#src/reader-programs/room/see-words.en.ts";
import { type SeenRun, seenIn } from "#src/reader-programs/room/seen-run.ts";

const recorder = readFileSync("src/reader-programs/room/recorder.js", "utf8");

export interface InNode {
  readonly run: ProgramRun;
  readonly seen: SeenRun;
  /** The global object of the program. */
  readonly self: Record<string, unknown>;
}

interface Options {
  readonly steps?: number;
  readonly ms?: number;
  /** Changes the recorder and the program that was made ready. */
  readonly recorder?: (text: string) => string;
  readonly program?: (ready: ReturnType<typeof see>) => string;
}

export function seenInNode(source: string, options: Options = {}): InNode {
  const ready = see(source, seeWords);
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
  const text = options.program?.(ready) ?? ready.text;
  const before = options.recorder?.(recorder) ?? recorder;
  new Script(`${before}\n;__offer(function(){${text}\n});`).runInContext(
    self as object as ReturnType<typeof createContext>,
  );
  listeners.get("message")?.({ ports: [port] });
  for (const work of later) work();
  const { steps = 1_000_000, ms = 60_000 } = options;
  port.onmessage({ data: { kind: "see", limits: { steps, ms } } });
  const seen = seenIn(structuredClone(heard.at(-1)));
  if (!seen) throw new Error("nothing came out of the room");
  return { run: conduct(ready, seen), seen, self };
}
