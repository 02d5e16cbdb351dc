import type { Argument } from "#algorithms/core/judge/judged-task.ts";

/** Longer arguments are cut, in characters. */
const MOST = 400;

/** A call as it stands in a program: `solve(4, 2, [[0, 2], [1, 3]])`. */
export function callText(entry: string, args: readonly Argument[]): string {
  const text = args.map(argumentText).join(", ");
  return `${entry}(${text.length > MOST ? `${text.slice(0, MOST)} …` : text})`;
}

function argumentText(value: Argument): string {
  if (typeof value === "object") return `[${value.map(argumentText).join(", ")}]`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
