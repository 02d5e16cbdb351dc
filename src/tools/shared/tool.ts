/**
 * What a tool is. A tool is a folder of `src/tools/` with a `tool.ts` and a `Page.astro`, and
 * with a `tool.css` where it has styles of its own.
 */

/** What the site says of a tool. */
export interface ToolWords {
  /** The name in lists of tools. */
  readonly name: string;
  /** What it does for whom, on a card. */
  readonly card: string;
  /** The head of its page, and the sentence below it. */
  readonly title: string;
  readonly lead: string;
}

export interface Tool {
  /** The name of the folder and of the address. */
  readonly id: string;
  /** The place among the tools, from 1. */
  readonly order: number;
  /** Its command on the command line, if it has one: `kibitz match`. */
  readonly command?: string;
  /** Whether a program of the reader's runs on its page, in a room of its own. */
  readonly runsPrograms?: true;
  /** The lessons to which it leads, by id. */
  readonly lessons: readonly string[];
  readonly words: ToolWords;
}
