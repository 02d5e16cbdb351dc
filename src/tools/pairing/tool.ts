import type { Tool } from "#src/tools/shared/tool.ts";
import { pairingWords } from "./words.en.ts";

export const tool: Tool = {
  id: "pairing",
  order: 3,
  command: "swiss",
  lessons: ["swiss-by-matching"],
  words: pairingWords,
};
