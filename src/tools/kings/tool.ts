import type { Tool } from "#src/tools/shared/tool.ts";
import { kingsWords } from "./words.en.ts";

export const tool: Tool = {
  id: "kings",
  order: 5,
  command: "kings",
  lessons: ["peaceful-kings"],
  words: kingsWords,
};
