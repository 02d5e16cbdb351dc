/** The room without a browser: the prelude and a program that was made ready for it, in a context of their own. */
import { readFileSync } from "node:fs";
import { constants, createContext, Script } from "node:vm";
import { compile } from "#src/reader-programs/room/compile.ts";
import { compileWords } from "#src/reader-programs/room/compile-words.en.ts";
import type { RoomAnswer, RoomOrder } from "#src/reader-programs/room/order.ts";

const prelude = readFileSync("src/reader-programs/room/prelude.js", "utf8");

export interface NodeRoom {
  /** What the program said before it was called: that it is ready, or why not. */
  readonly first: RoomAnswer;
  ask(order: RoomOrder): RoomAnswer;
}

type Listener = (event: unknown) => void;

/** Starts a program, with another prelude if that is changed. Throws a SourceError for a text that is none. */
export function roomInNode(
  source: string,
  entry: string,
  changed: (prelude: string) => string = (text) => text,
): NodeRoom {
  const heard: RoomAnswer[] = [];
  const listeners = new Map<string, Listener>();
  const port = {
    onmessage: undefined as Listener | undefined,
    postMessage: (message: RoomAnswer) => heard.push(structuredClone(message)),
  };
  const later: (() => void)[] = [];
  // A global object of its own, as a worker has one: that of other contexts is slow to ask for names.
  const self = createContext(constants.DONT_CONTEXTIFY);
  Object.assign(self, {
    self,
    performance,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    setTimeout: (work: () => void) => later.push(work),
  });
  const text = `${changed(prelude)}\n${compile(source, entry, compileWords)}`;
  try {
    new Script(text).runInContext(self);
  } catch (error) {
    listeners.get("error")?.({ error, preventDefault: () => undefined });
  }
  listeners.get("message")?.({ ports: [port] });
  for (const work of later.splice(0)) work();
  return {
    first: heard[0] as RoomAnswer,
    ask(order) {
      port.onmessage?.({ data: order });
      return heard.at(-1) as RoomAnswer;
    },
  };
}
