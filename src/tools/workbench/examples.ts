import { workbenchWords } from "./words.en.ts";

/** A well-known program to begin with. */
export interface Example {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const texts = import.meta.glob<string>("./examples/*.js", { eager: true, query: "?raw", import: "default" });

/** In the order in which they are named. */
export const EXAMPLES: readonly Example[] = Object.entries(workbenchWords.exampleNames).map(([id, name]) => ({
  ...{ id, name },
  text: (texts[`./examples/${id}.js`] ?? "").trimEnd(),
}));
