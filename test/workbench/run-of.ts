import { seenInNode } from "./seen-in-node.ts";

/** The run of a program that ends by itself. */
export function runOf(source: string) {
  const { run, seen } = seenInNode(source);
  if (seen.error !== undefined || seen.stopped) throw new Error(seen.error ?? seen.stopped);
  return run;
}
