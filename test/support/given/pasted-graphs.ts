import { readFileSync } from "node:fs";
import { understandGraph } from "#algorithms/engines/matching/read/understand-graph.ts";
import { formatWish, understoodWords } from "#algorithms/engines/matching/read/understood-words.en.ts";

/** A text as people post it, and what is said of it. */
interface PastedGraph {
  readonly name: string;
  readonly text: string;
  readonly said: readonly string[];
}

/** What a text is taken for: a sentence, its edges by the names that it gives them, and the other readings. */
export function pastedSummary(text: string): string[] {
  const { understood, trouble, others } = understandGraph(text);
  const offers = others.map(
    (other) => `or ${formatWish(other.wish)}: ${understoodWords.other(other, understood)}`,
  );
  if (trouble) return [understoodWords.trouble(trouble), ...offers];
  if (!understood) return offers;
  const { graph, names, base = 0 } = understood;
  const name = (v: number): string => names[v] ?? `${v + base}`;
  const edges = graph.edges.map(({ u, v, weight }) => `${name(u)} ${name(v)} ${weight}`);
  return [understoodWords.told(understood), edges.join(", "), ...offers];
}

/** The texts that people post, of which test/fixtures/matching/README.md tells. */
export function readPastedGraphs(): PastedGraph[] {
  const file = readFileSync(new URL("../../fixtures/matching/pasted.txt", import.meta.url), "utf8");
  return file
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [, name = "", text = "", said = ""] = /^(.*)\n([\s\S]*?)\n---\n([\s\S]*)\n$/.exec(block) ?? [];
      return { name, text: `${text}\n`, said: said.split("\n") };
    });
}
