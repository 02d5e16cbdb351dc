import { createHash } from "node:crypto";
import type { Lighter } from "./key-frames.ts";

const SOURCE =
  /(<details class="source"[^>]*)>(\s*<summary>[\s\S]*?<\/summary>)\s*(<pre[\s\S]*?<\/pre>)\s*<\/details>/g;

/**
 * Takes the programs that are folded out of a page into one file: few open them, and all readers would pay for them. Readers
 * without scripts find a link to the file there, and scripts fetch it when a fold is opened, or for paper.
 */
export function takeOutSources(html: string): Lighter {
  const programs: string[] = [];
  const found = html.replace(SOURCE, (_, open: string, summary: string, program: string) => {
    programs.push(program);
    return `${open} data-source="${programs.length - 1}">${summary}\0</details>`;
  });
  if (programs.length === 0) return { html, files: new Map() };
  const text = programs.join("\n");
  const path = `_astro/programs.${createHash("sha256").update(text).digest("hex").slice(0, 10)}.html`;
  const link = `<noscript><p><a href="/${path}">/${path}</a></p></noscript>`;
  const lighter = found.replaceAll("\0", link);
  return {
    html: lighter.replace("</head>", `<meta name="programs" content="/${path}"></head>`),
    files: new Map([[path, text]]),
  };
}
