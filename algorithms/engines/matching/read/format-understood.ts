import { formatGraph } from "./read-graph.ts";
import type { Understood } from "./understand-graph.ts";
import type { UnderstoodWords } from "./understood-words.en.ts";

/** The graph in our own notation, after comments that say how it was understood; `labelsIn` finds the names in them. */
export function formatUnderstood(understood: Understood, words: UnderstoodWords): string {
  const { graph, names } = understood;
  const lines = [words.told(understood)];
  for (let v = 0; v < names.length; v += NAMES_ON_LINE) {
    const some = names.slice(v, v + NAMES_ON_LINE);
    lines.push(some.map((name, i) => `${v + i} = ${name.replace(/\s+/g, " ")}`).join(", "));
  }
  return `${lines.map((line) => `# ${line}\n`).join("")}${formatGraph(graph)}`;
}

const NAMES_ON_LINE = 6;
