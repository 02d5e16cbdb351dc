import type { Tool } from "#src/tools/shared/tool.ts";
import { pairingWords } from "./words.en.ts";

export const tool: Tool = {
  id: "pairing",
  order: 4,
  command: "swiss",
  lessons: ["swiss-by-matching"],
  words: pairingWords,
};
