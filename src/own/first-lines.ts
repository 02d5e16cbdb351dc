import type { AnyTask } from "#algorithms/judged-task.ts";
import type { Language } from "./order.ts";

/** What an empty program looks like: the function that is wanted, with its parameters. */
export function firstLines(
  { entry, parameters, returns }: Pick<AnyTask, "entry" | "parameters" | "returns">,
  language: Language,
): string {
  const names = parameters.map(([name]) => name).join(", ");
  const typed = parameters.map(([name, type]) => `${name}: ${type}`).join(", ");
  return language === "typescript"
    ? `function ${entry}(${typed}): ${returns} {\n  \n}\n`
    : `/** (${typed}) => ${returns} */\nfunction ${entry}(${names}) {\n  \n}\n`;
}
