import type { Option } from "./option.ts";
import { playerWords } from "./player-words.en.ts";

/** Who gets White: by a rule that balances, or always the one who is named first, as the methods were printed. */
export type ColorRule = "balanced" | "printed";

export const COLOR_RULES: readonly ColorRule[] = ["balanced", "printed"];

/** The line `colors: balanced` or `colors: printed`. */
export const colorOption: Option<ColorRule> = {
  pattern: /^colou?rs\s*:\s*(.*)$/i,
  read: (value) => COLOR_RULES.find((rule) => rule === value.toLowerCase()),
  mistake: (found) => playerWords.colors(found),
};

/** The line of a rule, with its end. */
export function colorLine(rule: ColorRule): string {
  return `colors: ${rule}\n`;
}
