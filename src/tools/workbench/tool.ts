import type { Tool } from "#src/tools/shared/tool.ts";
import { workbenchWords } from "./words.en.ts";

export const tool: Tool = {
  id: "workbench",
  order: 1,
  runsPrograms: true,
  lessons: [],
  words: workbenchWords,
};
