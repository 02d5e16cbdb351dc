/** The one registry of tools. A tool is a folder of `src/tools/` with a `tool.ts`; nothing else on the site has to know of it. */
import type { Tool } from "../tools/shared/tool.ts";

const modules = import.meta.glob<Tool>(["/src/tools/*/tool.ts", "!/src/tools/shared/tool.ts"], {
  eager: true,
  import: "tool",
});

/** All tools in their order. */
export const tools: readonly Tool[] = Object.values(modules).sort((a, b) => a.order - b.order);
