/** The room without a browser: the prelude and a program that was made ready for it, in a context of their own. */
import { readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";
import { compile } from "#src/own/compile.ts";
import { compileWords } from "#src/own/compile-words.ts";
import type { RoomAnswer, RoomOrder } from "#src/own/order.ts";

const prelude = readFileSync("src/own/prelude.js", "utf8");

export interface NodeRoom {
  /** What the program said before it was called: that it is ready, or why not. */
  readonly first: RoomAnswer;
  ask(order: RoomOrder): RoomAnswer;
}

type Listener = (event: unknown) => void;

/** Starts a program. Throws a SourceError for a text that is none. */
export function roomInNode(source: string, entry: string): NodeRoom {
  const heard: RoomAnswer[] = [];
  const listeners = new Map<string, Listener>();
  const port = {
    onmessage: undefined as Listener | undefined,
    postMessage: (message: RoomAnswer) => heard.push(structuredClone(message)),
  };
  const globals: Record<string, unknown> = {
    performance,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    setTimeout: (work: () => void) => later.push(work),
  };
  const later: (() => void)[] = [];
  globals["self"] = createContext(globals);
  const text = `${prelude}\n${compile(source, entry, compileWords["en"])}`;
  try {
    new Script(text).runInContext(globals["self"] as object);
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
