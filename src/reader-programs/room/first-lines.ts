import type { AnyTask } from "#algorithms/core/judge/judged-task.ts";
import type { Language } from "./order.ts";

/** What an empty program looks like: the function that is wanted, with its parameters. */
export function firstLines(
  { entry, parameters, returns }: Pick<AnyTask, "entry" | "parameters" | "returns">,
  language: Language,
): string {
  const names = parameters.map(([name]) => name).join(", ");
  const typed = (spell: (type: string) => string): string =>
    parameters.map(([name, type]) => `${name}: ${spell(type)}`).join(", ");
  const asItIs = (type: string): string => type;
  switch (language) {
    case "javascript":
      return `/** (${typed(asItIs)}) => ${returns} */\nfunction ${entry}(${names}) {\n  \n}\n`;
    case "typescript":
      return `function ${entry}(${typed(asItIs)}): ${returns} {\n  \n}\n`;
    case "python":
      return `# (${typed(pythonType)}) -> ${pythonType(returns)}\ndef ${entry}(${names}):\n    \n`;
  }
}

const PYTHON: Readonly<Record<string, string>> = { number: "int", string: "str" };

/** A type of TypeScript as Python spells it: `number[][]` is `list[list[int]]`. */
function pythonType(type: string): string {
  if (type.includes(" | ")) return type.split(" | ").map(pythonType).join(" | ");
  return type.endsWith("[]") ? `list[${pythonType(type.slice(0, -2))}]` : (PYTHON[type] ?? type);
}
