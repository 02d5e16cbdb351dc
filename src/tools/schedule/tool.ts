import type { Tool } from "#src/tools/shared/tool.ts";
import { scheduleWords } from "./words.en.ts";

export const tool: Tool = {
  id: "schedule",
  order: 2,
  command: "schedule",
  lessons: ["circle-method"],
  words: scheduleWords,
};
