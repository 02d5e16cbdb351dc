import type { Tool } from "#src/tools/shared/tool.ts";
import { matchingWords } from "./words.en.ts";

export const tool: Tool = {
  id: "matching",
  order: 4,
  command: "match",
  lessons: ["blossom", "weighted-blossom"],
  words: matchingWords,
};
